// A clause by its id, which unfolds our words for it on request.
import { useId, useState } from 'preact/hooks';
import { game } from '../../state/game';
import { tables } from '../../state/systems';
import './clause.css';

function summary_of(id: string): string {
  const rules = game.value?.now.rules;
  const table = rules ? tables.value[rules] : undefined;
  return table?.clauses.find((clause) => clause.id === id)?.summary ?? '';
}

export function Clause({ id }: { id: string | null }) {
  const [open, set_open] = useState(false);
  const at = useId();
  if (!id) return null;
  return (
    <>
      <button
        type="button"
        class="plain clause"
        aria-expanded={open}
        aria-controls={at}
        onClick={() => set_open(!open)}
      >
        {id}
      </button>
      <span id={at} class="clause-summary" hidden={!open}>
        {open && summary_of(id)}
      </span>
    </>
  );
}
