// A clause in our words.
import { assault } from '../../state/assault';
import { tables } from '../../state/systems';

export function Gist({ clause }: { clause: string }) {
  const table = tables.value[String(assault.value?.['rules'])];
  const row = table?.clauses.find((one) => one.id === clause);
  return (
    <p class="gist">
      <span class="clause">{clause}</span> {row?.gist}
    </p>
  );
}
