// A clause in our words.
import { assault } from '../../state/assault';
import { tables } from '../../state/systems';

export function Summary({ clause }: { clause: string }) {
  const table = tables.value[String(assault.value?.['rules'])];
  const row = table?.clauses.find((one) => one.id === clause);
  return (
    <p class="summary">
      <span class="clause">{clause}</span> {row?.summary}
    </p>
  );
}
