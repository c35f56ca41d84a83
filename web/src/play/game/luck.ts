// The effect of the dice and of the choices, in chances of the ground: the sum of each step's
// change.

export interface Luck {
  /** The attacker's chance at the start. */
  start: number;
  /** What the throws changed it by, all together. */
  dice: number;
  /** What the choices changed it by. */
  choices: number;
}

/** `chances`: at the start and after each step; null while one of them is not known. */
export function luck_of(
  kinds: readonly ('choice' | 'throw' | 'place')[],
  chances: readonly (number | null | undefined)[],
): Luck | null {
  const start = chances[0];
  if (typeof start !== 'number') return null;
  const luck: Luck = { start, dice: 0, choices: 0 };
  let last = start;
  for (const [index, kind] of kinds.entries()) {
    const next = chances[index + 1];
    if (typeof next !== 'number') return null;
    luck[kind === 'throw' ? 'dice' : 'choices'] += next - last;
    last = next;
  }
  return luck;
}

/** Of a chance: rounding error of sums. */
const NOTHING = 1e-9;

function worth(change: number): string {
  if (Math.abs(change) < NOTHING) return 'nothing to either side';
  const points = Math.round(Math.abs(change) * 100) || 'less than 1';
  return `${points} in 100 to the ${change > 0 ? 'attacker' : 'defender'}`;
}

/**
 * "At the start it stood so: the position falls in 76 of 100 (standing orders). The dice were worth …"
 * `whose`: the orders that the chances assume.
 */
export function luck_words(luck: Luck, start: string, falls: string, whose: string): string {
  const { dice, choices } = luck;
  return `At the start it stood so: ${falls} in ${start} of 100 (${whose}). The dice were worth ${worth(dice)}; against ${whose} the choices were worth ${worth(choices)}.`;
}
