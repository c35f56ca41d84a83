// A refusal of the door in words: the given value, the allowed values, a correction to tap, the
// clause.
import type { Fault } from '../../door/replies';
import { first_large } from '../../words/sentence';
import { Summary } from './summary';

const is_in_word = (letter: string | undefined): boolean =>
  letter !== undefined && /[\w.-]/.test(letter);

/** Whether the sentence holds `text` as words of its own: not 3 of 30. */
function says(words: string, text: string): boolean {
  for (let at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + 1)) {
    const after = words.slice(at + text.length);
    const ends = after === '' || !is_in_word(after[0]) || /^\.(?![\w.-])/.test(after);
    if (ends && !is_in_word(words[at - 1])) return true;
  }
  return false;
}

/** {strength} {quality}[, {pins} pins] with its slots set apart. */
function Form({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/(\{\w+\})/)
        .map((part, index) =>
          part.startsWith('{') ? <var key={index}>{part.slice(1, -1)}</var> : part,
        )}
    </>
  );
}

const DETAILS: readonly [label: string, of: (fault: Fault) => string | undefined][] = [
  ['given', (fault) => fault.given],
  ['allowed', (fault) => fault.allowed],
  ['nearest', (fault) => fault.nearest],
];

/** Whether the sentence names everything that is allowed already: 1 .. 200, or each of a list. */
const says_all = (words: string, allowed: string): boolean =>
  allowed.split(/ \.\. |, | or /).every((one) => says(words, one));

/** The sentence with a name for people in place of the path. */
function sentence({ words, path }: Fault, name: string | undefined): string {
  if (path === undefined || name === undefined || !words.startsWith(`${path} `)) return words;
  return first_large(name) + words.slice(path.length);
}

interface Props {
  fault: Fault;
  /** What is refused, as the form calls it. */
  name?: string;
  id?: string | undefined;
  /** The nearest that would be taken; null where there is none. */
  mend?: string | null;
  on_mend?: (value: string) => void;
  /** It stands where a refusal is announced already. */
  quiet?: boolean;
}

export function Refusal({ fault, name, id, mend, on_mend, quiet }: Props) {
  const details = DETAILS.filter(([label, of]) => {
    const text = of(fault);
    return text !== undefined && !says_all(fault.words, text) && !(label === 'nearest' && mend);
  });
  return (
    <div class="refusal" role={quiet ? undefined : 'alert'} id={id}>
      <p>{sentence(fault, name)}</p>
      {details.length > 0 && (
        <dl>
          {details.map(([label, of]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Form text={of(fault) ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div class="refusal-act">
        {mend && on_mend && (
          <button type="button" onClick={() => on_mend(mend)}>
            Use {mend}
          </button>
        )}
        {fault.clause && <Summary clause={fault.clause} />}
      </div>
    </div>
  );
}
