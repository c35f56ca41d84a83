// The head of the form: the rules of the assault, and undoing changes.
import { assault, can_redo, can_undo, faults } from '../state/assault';
import { tables } from '../state/systems';
import { dialog } from '../state/view';
import { do_again, take_back } from './change_keys';

export function FormHead() {
  const table = tables.value[String(assault.value?.['rules'])];
  return (
    <div class="form-head">
      <div class="form-rules">
        <h2>The assault</h2>
        <button
          type="button"
          class="plain"
          aria-haspopup="dialog"
          onClick={() => (dialog.value = 'library')}
        >
          {table?.title}
          <span class="spoken">: other systems and examples</span>
        </button>
      </div>
      <button
        type="button"
        class="plain form-back"
        aria-label="Undo the last change"
        title="Undo the last change"
        disabled={!can_undo.value && faults.value.length === 0}
        onClick={take_back}
      >
        ↶
      </button>
      <button
        type="button"
        class="plain form-back"
        aria-label="Redo the change"
        title="Redo the change"
        disabled={!can_redo.value}
        onClick={do_again}
      >
        ↷
      </button>
    </div>
  );
}
