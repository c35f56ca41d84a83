// Every key that does something here, by where it counts.
import { keys, type Key } from '../state/keys';
import { Dialog } from './dialog';

/** Keys whose name in the browser is not what stands on them. */
const NAMES: Record<string, string> = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→' };

function by_place(all: readonly Key[]): [string, Key[]][] {
  const places = new Map<string, Key[]>();
  for (const key of all) places.set(key.where, [...(places.get(key.where) ?? []), key]);
  return [...places];
}

/** Keys that do the same, such as the faces of a die, stand together. */
function by_words(list: readonly Key[]): [string, Key[]][] {
  const rows = new Map<string, Key[]>();
  for (const key of list) rows.set(key.words, [...(rows.get(key.words) ?? []), key]);
  return [...rows];
}

export function KeysDialog() {
  return (
    <Dialog name="keys" title="Keys">
      {by_place(keys.value).map(([where, list]) => (
        <section key={where}>
          <h3>{where}</h3>
          <dl class="keys">
            {by_words(list).map(([words, same]) => (
              <div key={words}>
                <dt>
                  {same.map(({ key }) => (
                    <kbd key={key}>{NAMES[key] ?? key}</kbd>
                  ))}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p class="soft small">
        Tab goes from one thing to the next, Enter or Space does it, arrows move a number, Escape
        closes what lies over the page.
      </p>
    </Dialog>
  );
}
