// The note beside a choice that Bayonet made for a side: the kind of commander, and the cost.
import { COMMANDERS } from '../game/hands';
import { decided } from '../game/own_moves';

export function Decided({ line }: { line: number }) {
  const row = decided.value.get(line);
  if (!row) return null;
  const as = COMMANDERS.find(({ id }) => id === row.as)?.words;
  return (
    <span class="soft">
      {' '}
      Bayonet decided ({as}
      {row.costs !== null && `; a mistake that costs ${row.costs}`}).
    </span>
  );
}
