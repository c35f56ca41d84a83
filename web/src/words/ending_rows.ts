// The possible endings, as a report lists them.
import type { Ending, Odds, RuleSystem } from '../door/replies';

/** The part about endings that answers of odds and of best play share. */
export type EndingsOf = Pick<Odds, 'endings' | 'listed'>;

/** How much of the ground the attacker has: `some` counts under the aim `ground`, but is not all. */
export type Gained = 'all' | 'some' | 'none';

export interface EndingRow extends Ending {
  gained: Gained;
}

/** A fraction as the tables write it: 50, "100/3". */
export function worth_of(worth: number | string | undefined): number {
  const [number = '0', over = '1'] = String(worth ?? 0).split('/');
  return Number(number) / Number(over);
}

export function gained(system: RuleSystem, ending: string): Gained {
  const row = system.endings.find(({ id }) => id === ending);
  if (row?.gains) return 'all';
  return worth_of(row?.worth['ground']) > 0 ? 'some' : 'none';
}

export function ending_rows({ endings, listed }: EndingsOf, system: RuleSystem): EndingRow[] {
  return listed.flatMap((id) => {
    const row = endings.find((one) => one.id === id);
    return row ? [{ ...row, gained: gained(system, id) }] : [];
  });
}
