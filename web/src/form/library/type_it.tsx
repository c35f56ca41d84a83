// An assault in one line, as players say it at the table: 6 veteran v 3 regular.
import { useRef, useState } from 'preact/hooks';
import { systems } from 'rule-systems';
import type { Fault } from '../../door/replies';
import { key_tree } from '../../assault/key_tree';
import { short_form } from '../../assault/short_form';
import { assault, value_at } from '../../state/assault';
import { open_text, take_short } from '../../state/opening';
import { tables } from '../../state/systems';
import { Refusal } from '../input/refusal';
import { use_in_sight } from '../input/use_in_sight';

/** The assault in hand in its own short form, as an example of one; '' where it has none. */
function example_of(rules: string): string {
  const table = tables.value[rules];
  if (!table) return '';
  const tree = key_tree(table.keys);
  const sides = ['attacker', 'defender'].map((side) => {
    const branch = tree.branches.find(({ name }) => name === side);
    const value = assault.value?.['rules'] === rules ? value_at(side) : table.sample[side];
    const short = branch && short_form(branch, value).text;
    return short || String(branch?.kind === 'group' ? '' : (value ?? ''));
  });
  return sides.every((side) => side !== '') ? sides.join(' v ') : '';
}

/** What is longer was no line of an assault: it is opened as a text. */
const LINE_MAX = 2000;

/** How many letters two words begin with alike. */
function alike(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count]?.toLowerCase() === b[count]?.toLowerCase()) count += 1;
  return count;
}

/** The text with the word that was probably meant; null where the door names none. */
function mended(text: string, { given = '', nearest }: Fault): string | null {
  if (!nearest) return null;
  const words = given.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  const [wrong] = words.sort((a, b) => alike(b, nearest) - alike(a, nearest));
  return wrong && alike(wrong, nearest) > 0 ? text.replace(wrong, nearest) : null;
}

export function TypeIt() {
  const [text, set_text] = useState('');
  const [fault, set_fault] = useState<Fault | null>(null);
  const rules = String(assault.value?.['rules'] ?? '');
  const latest = useRef('');
  const box = use_in_sight(fault);
  /** What is said about a text goes with it. */
  const write = (typed: string): void => {
    latest.current = typed;
    set_text(typed);
    set_fault(null);
  };
  const take = async (typed: string): Promise<void> => {
    write(typed);
    if (typed.trim() === '') return;
    const said = await take_short(typed);
    if (latest.current === typed) set_fault(said);
  };
  return (
    <form
      class="type-it"
      onSubmit={(event) => {
        event.preventDefault();
        void take(text);
      }}
    >
      <label for="type-it">Type it</label>
      <div class="type-it-row">
        <input
          id="type-it"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder={example_of(rules)}
          aria-invalid={fault !== null}
          aria-describedby={fault ? 'type-it-fault' : undefined}
          value={text}
          onInput={(event) => write(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData('text') ?? '';
            if (pasted.length <= LINE_MAX && !pasted.trim().includes('\n')) return;
            event.preventDefault();
            void open_text(pasted, 'The pasted text');
          }}
        />
        <button type="submit">Open</button>
      </div>
      {systems.length > 1 && (
        <p class="soft small">
          The rules in hand are meant; write {systems.map(({ id }) => id).join(' or ')} in front for
          others.
        </p>
      )}
      {fault && (
        <div ref={box}>
          <Refusal
            fault={fault}
            id="type-it-fault"
            mend={mended(text, fault)}
            on_mend={(mend) => void take(mend)}
          />
        </div>
      )}
    </form>
  );
}
