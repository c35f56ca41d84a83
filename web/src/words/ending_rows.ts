// The endings that can come up, as a report orders them: the attacker's success first, then the
// likeliest, with numbers in a hundred that add up.
import type { Ending, Odds, RuleSystem } from '../door/replies';
import { in100_of, share100, type InHundred } from './hundred';

/** What any answer about endings has: of odds, and of best play. */
export type EndingsOf = Pick<Odds, 'endings' | 'taken'>;

/** Whose the ground is in an ending. Some of it: what counts under the aim `ground`, and is not all. */
export type Gained = 'all' | 'some' | 'none';

export interface EndingOf100 extends InHundred {
  id: string;
  words: string;
  /** What to read beside it; null: nothing. */
  meaning: string | null;
  p: number;
  /** Of 100, adding up over the rows and over those that are gained (in 10 ** `digits` parts of one). */
  units: number;
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

/** Those that can happen, in order. The success changes places with whatever stood first. */
function in_order({ endings, taken }: EndingsOf): Ending[] {
  const rows = endings.filter((row) => row.p > 0);
  const success = rows.findIndex((row) => row.id === taken);
  const [first, other] = [rows[0], rows[success]];
  if (first && other) [rows[0], rows[success]] = [other, first];
  const head = rows.splice(0, other ? 1 : 0);
  return [...head, ...rows.sort((a, b) => b.p - a.p)];
}

export function ending_rows(of: EndingsOf, system: RuleSystem, digits = 0): EndingOf100[] {
  const rows = in_order(of);
  const whose = rows.map((row) => gained(system, row.id));
  const units = share100(
    rows.map((row) => row.p),
    digits,
    whose.map((one) => one === 'all'),
  );
  return rows.map((row, i) => ({
    ...row,
    ...in100_of(units[i] ?? 0, rows.length === 1 ? 'certain' : null, digits),
    units: units[i] ?? 0,
    gained: whose[i] ?? 'none',
  }));
}
