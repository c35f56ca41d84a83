// An assault in one line, as it is said at the table: 6 veteran v 3 regular.
import { useState } from 'preact/hooks';
import type { Fault } from '../door/replies';
import { key_tree } from '../assault/key_tree';
import { short_form } from '../assault/short_form';
import { assault, value_at } from '../state/assault';
import { open_text, take_short } from '../state/opening';
import { systems, tables } from '../state/systems';
import { Refusal } from './refusal';

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

export function TypeIt() {
  const [fault, set_fault] = useState<Fault | null>(null);
  const rules = String(assault.value?.['rules'] ?? '');
  const take = async (form: HTMLFormElement): Promise<void> => {
    const text = String(new FormData(form).get('short') ?? '').trim();
    if (text !== '') set_fault(await take_short(text));
  };
  return (
    <form
      class="type-it"
      onSubmit={(event) => {
        event.preventDefault();
        void take(event.currentTarget);
      }}
    >
      <label for="type-it">Type it</label>
      <div class="type-it-row">
        <input
          id="type-it"
          name="short"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder={example_of(rules)}
          aria-invalid={fault !== null}
          aria-describedby={fault ? 'type-it-fault' : undefined}
          onPaste={(event) => {
            const text = event.clipboardData?.getData('text') ?? '';
            if (!text.trim().includes('\n')) return;
            event.preventDefault();
            void open_text(text, 'the pasted text');
          }}
        />
        <button type="submit">Open</button>
      </div>
      {systems.value.length > 1 && (
        <p class="soft small">
          The rules in hand are meant; write {systems.value.map(({ id }) => id).join(' or ')} in
          front for others.
        </p>
      )}
      {fault && <Refusal fault={fault} id="type-it-fault" />}
    </form>
  );
}
