// What the assault is called, by which rules, and what was changed taken back.
import { fault_at, given_at } from './place';
import { assault, can_redo, can_undo, faults, set } from '../state/assault';
import { tables } from '../state/systems';
import { do_again, take_back } from './change_keys';
import { Refusal } from './refusal';
import { TextField } from './text_field';

const TITLE = 'title';
const MOST = 200;

export function FormHead() {
  const table = tables.value[String(assault.value?.['rules'])];
  const title = given_at(TITLE);
  const fault = fault_at(TITLE);
  return (
    <div class="form-head">
      <div class="form-title">
        <TextField
          id="field-title"
          name="what the assault is called"
          value={typeof title === 'string' ? title : undefined}
          most={MOST}
          placeholder="An assault without a title"
          on_value={(value) => void set({ [TITLE]: value })}
        />
        {fault && <Refusal fault={fault} />}
        <p class="soft small">{table?.title}</p>
      </div>
      <div class="form-back">
        <button
          type="button"
          class="plain"
          aria-label="Undo the last change"
          disabled={!can_undo.value && faults.value.length === 0}
          onClick={take_back}
        >
          ↶
        </button>
        <button
          type="button"
          class="plain"
          aria-label="Redo the change"
          disabled={!can_redo.value}
          onClick={do_again}
        >
          ↷
        </button>
      </div>
    </div>
  );
}
