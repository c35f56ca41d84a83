// The note beside a choice that Bayonet made for a side: the kind of commander, and the cost.
import type { Game } from '../../state/game';
import { cost_words } from '../../words/best';
import { COMMANDERS } from '../game/hands';
import { decided } from '../game/own_moves';
import { counts_chances, is_mistake } from '../game/worth_words';

export function Decided({ now, line }: { now: Game; line: number }) {
  const row = decided.value.get(line);
  if (!row) return null;
  const as = COMMANDERS.find(({ id }) => id === row.as)?.words;
  const cost = cost_words(row.cost, counts_chances(now));
  return (
    <span class="soft">
      {' '}
      Bayonet decided ({as}
      {is_mistake(row.cost) && `; a mistake that costs ${cost}`}).
    </span>
  );
}
