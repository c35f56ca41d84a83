// The dot plot in words and in numbers.
import type { Measure, Odds, RuleSystem, Side } from '../../door/replies';
import { ending_rows, type EndingRow } from '../../words/ending_rows';
import { cell100, in_full } from '../../words/hundred';
import { noun_of } from '../../words/tails';
import { FIFTY, type Column } from './fifty';
import { first_large } from '../../words/sentence';
import type { Table } from '../common/table_twin';

/** "24 of 50 at 0" of every column, then how the fifty ended. */
export function dots_summary(
  columns: readonly Column[],
  rows: readonly EndingRow[],
  side: Side,
  measure: Measure,
): string {
  const noun = noun_of(measure);
  const at = columns.map(({ losses, endings }) => `${losses} in ${endings.length}`);
  const ended = rows.map((row) => `${row.words} ${count_of(columns, row.id)}`);
  return `${FIFTY} equally likely assaults, by the ${side}’s ${noun}: ${at.join(', ')}. How they ended: ${ended.join(', ')}.`;
}

/** In place of a plot of one pile: "In all 50, the attacker’s casualties come to none." */
export function pile_words({ losses }: Column, side: Side, measure: Measure): string {
  return `In all ${FIFTY}, the ${side}’s ${noun_of(measure)} come to ${losses || 'none'}.`;
}

/** The columns of the answer behind, and what it is called; nothing where there is none. */
export function before_words(columns: readonly Column[], called: string): string {
  if (columns.length === 0) return '';
  const at = columns.map(({ losses, endings }) => `${losses} in ${endings.length}`);
  return ` ${first_large(called)}: ${at.join(', ')}.`;
}

/** How many of the fifty end so. */
export function count_of(columns: readonly Column[], ending: string): number {
  return columns.flatMap((column) => column.endings).filter((one) => one === ending).length;
}

/** "38 of 50", "too rare for a dot" */
export function count_words(count: number): string {
  return count === 0 ? 'too rare for a dot' : `${count} of ${FIFTY}`;
}

/** Casualties by ending, of 100, or in full as parts of one. */
export function dots_table(
  odds: Pick<Odds, 'joint' | 'endings' | 'listed'>,
  system: RuleSystem,
  side: Side,
  measure: Measure,
  full: boolean,
): Table {
  const endings = ending_rows(odds, system);
  const most = Math.max(...odds.joint.map((cell) => cell[side === 'attacker' ? 1 : 2]));
  const sums = Array.from({ length: most + 1 }, () => new Map<string, number>());
  for (const [ending, attacker, defender, p] of odds.joint) {
    const row = sums[side === 'attacker' ? attacker : defender];
    row?.set(ending, (row.get(ending) ?? 0) + p);
  }
  const cell = (p: number): string => (full ? in_full(p) : cell100(p));
  return {
    caption: `${measure.words} and how it ends, ${full ? 'chances as parts of one' : 'in 100'}`,
    columns: [noun_of(measure), ...endings.map((row) => row.words), 'together'],
    rows: sums.map((row, losses) => [
      String(losses),
      ...endings.map(({ id }) => cell(row.get(id) ?? 0)),
      cell([...row.values()].reduce((sum, p) => sum + p, 0)),
    ]),
  };
}
