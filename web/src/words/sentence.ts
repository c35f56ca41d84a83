// The attacker's chance of the ground as a number of a hundred, and how sentences and lists begin.
import type { RuleSystem } from '../door/replies';
import { ending_rows, type EndingsOf } from './ending_rows';
import { in100_of, type InHundred } from './hundred';

/** The attacker's chance of the ground: rounded by itself, and the sum of the rows of endings. */
export function ground100(odds: EndingsOf, system: RuleSystem, digits = 0): InHundred {
  const rows = ending_rows(odds, system, digits);
  const with_it = rows.filter((row) => row.gained === 'all');
  const sure = with_it.length === 0 ? 'never' : with_it.length === rows.length ? 'certain' : null;
  return in100_of(
    with_it.reduce((sum, row) => sum + row.units, 0),
    sure,
    digits,
  );
}

/** At the beginning of a sentence. */
export const first_large = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** "6, 4 and 2" */
export function listed(items: readonly (number | string)[]): string {
  const last = items.at(-1);
  return items.length < 2 ? `${last ?? ''}` : `${items.slice(0, -1).join(', ')} and ${last}`;
}
