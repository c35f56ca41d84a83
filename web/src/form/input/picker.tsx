// A choice among several words: side by side if they are few and short, else a list.
import { words_of } from '../../assault/key_tree';

export interface Choice {
  value: string;
  words: string;
}

/** kebab-case → words */
export const choice_of = (value: string): Choice => ({
  value,
  words: words_of(value.replaceAll('-', ' ')),
});

const FEW = 5;
/** Letters that fit side by side on a phone, with room between the words. */
const SHORT = 44;

interface Props {
  id: string;
  name: string;
  value: string | undefined;
  choices: readonly Choice[];
  /** What leaving it unsaid is called; null when something must be said. */
  unsaid?: string | null;
  assumed?: boolean;
  refused?: string | undefined;
  described?: string | undefined;
  /** Side by side in any case, in as many rows as that takes. */
  spread?: boolean | undefined;
  on_value(value: string | null): void;
}

const UNSAID = '';

function all_of(props: Props): Choice[] {
  const unsaid = props.unsaid ? [{ value: UNSAID, words: props.unsaid }] : [];
  return [...unsaid, ...props.choices];
}

/** Whether the choices stand side by side. */
export const is_short = (choices: readonly Choice[]): boolean =>
  choices.length <= FEW &&
  choices.reduce((sum, choice) => sum + choice.words.length + 2, 0) <= SHORT + 2;

function Chips(props: Props) {
  const chosen = props.value ?? UNSAID;
  return (
    <div
      class="chips"
      role="radiogroup"
      aria-label={props.name}
      aria-describedby={props.described}
      aria-invalid={props.refused !== undefined}
      data-assumed={props.assumed}
    >
      {all_of(props).map((choice, index) => (
        <label key={choice.value} class="chip">
          <input
            type="radio"
            id={index === 0 ? props.id : undefined}
            name={props.id}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={() => props.on_value(choice.value === UNSAID ? null : choice.value)}
          />
          <span>{choice.words}</span>
        </label>
      ))}
    </div>
  );
}

function List(props: Props) {
  const known = all_of(props).some((choice) => choice.value === (props.value ?? UNSAID));
  return (
    <select
      id={props.id}
      aria-label={props.name}
      aria-describedby={props.described}
      aria-invalid={props.refused !== undefined}
      data-assumed={props.assumed}
      value={props.value ?? UNSAID}
      onChange={({ currentTarget: { value } }) => props.on_value(value === UNSAID ? null : value)}
    >
      {!known && <option value={props.value ?? UNSAID}>{props.value ?? '–'}</option>}
      {all_of(props).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.words}
        </option>
      ))}
    </select>
  );
}

export function Picker(props: Props) {
  return props.spread || is_short(all_of(props)) ? <Chips {...props} /> : <List {...props} />;
}
