// How often each clause applies, worded as the command words it.
import type { Odds } from '../door/replies';
import { cell100, fixed } from './hundred';

export type Why = NonNullable<Odds['why']>[number];

export interface ClauseBites {
  clause: string;
  summary: string;
  /** In how many of a hundred assaults it applies at all. */
  chance: number;
  word: string;
  /** How often in one assault: "1.23", "<0.01", "no end". */
  times: string;
}

/** How often in one assault, with two digits; null: play may go round for ever. */
export function times_words(expected: number | null): string {
  if (expected === null) return 'no end';
  return expected < 0.01 ? '<0.01' : fixed(expected, 2);
}

/** The clauses that apply, in the order of the rules. */
export function that_bite(why: readonly Why[]): ClauseBites[] {
  return why
    .filter(({ chance }) => chance > 0)
    .map(({ clause, summary, chance, expected }) => ({
      clause,
      summary,
      chance,
      word: cell100(chance),
      times: times_words(expected),
    }));
}
