// The list of all keys, grouped by where they work.
import { keys, type Key } from '../state/keys';
import { Dialog } from './dialog';

/** Keys whose name in the browser is not what stands on them. */
const NAMES: Record<string, string> = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→' };

interface Place {
  where: string;
  /** Keys that do the same are told together. */
  rows: Map<string, string[]>;
}

function by_place(all: readonly Key[]): Place[] {
  const places = new Map<string, Place>();
  for (const { where, words, key } of all) {
    const place = places.get(where) ?? { where, rows: new Map<string, string[]>() };
    places.set(where, place);
    place.rows.set(words, [...(place.rows.get(words) ?? []), NAMES[key] ?? key]);
  }
  return [...places.values()];
}

/** More digits than these are told by the first and the last. */
const DIGITS = 3;
const TO = 'to';

function shown(names: readonly string[]): readonly string[] {
  const [first, last] = [names[0], names.at(-1)];
  const digits = names.every((name) => /^\d$/.test(name));
  return digits && first && last && names.length > DIGITS ? [first, TO, last] : names;
}

/** A part of its own, so that it is made only when the dialog is opened. */
function Places() {
  return (
    <>
      {by_place(keys.value).map(({ where, rows }) => (
        <section key={where}>
          <h3>{where}</h3>
          <dl class="keys">
            {[...rows].map(([words, names]) => (
              <div key={words}>
                <dt>
                  {shown(names).map((name) => (name === TO ? TO : <kbd key={name}>{name}</kbd>))}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

export function KeysDialog() {
  return (
    <Dialog name="keys" title="Keys">
      <Places />
      <p class="soft small">
        Tab goes from one thing to the next, Enter or Space does it, arrows move a number, Alt and ↓
        show the chance at each of its values, Escape closes what lies over the page.
      </p>
    </Dialog>
  );
}
