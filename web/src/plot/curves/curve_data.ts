// The chances of "at least so many" for both sides as steps: the points of the curves, and their
// words.
import type { Measure, Odds, Side } from '../../door/replies';
import { in100, in_full } from '../../words/hundred';
import {
  at_least,
  average,
  last_of_note,
  LOSSES,
  noun_of,
  SIDES,
  side_of,
} from '../../words/tails';
import type { Table } from '../common/table_twin';

/** Pixels beside the plot: at the left for the numbers of 100. */
export const GUTTER = { left: 34, right: 4 };

export type WithMeasures = Pick<Odds, 'measures'>;

export interface Curves {
  /** 1 … last. */
  x: number[];
  /** Of 100, at least x, by side. */
  y: Record<Side, number[]>;
  /** The same as words for a label: "<1". */
  words: Record<Side, string[]>;
}

export function both_sides({ measures }: WithMeasures): Record<Side, Measure> | null {
  const [attacker, defender] = SIDES.map((side) => measures[LOSSES[side]]);
  return attacker && defender ? { attacker, defender } : null;
}

/** The last number worth drawing: past it both are rarer than 1 in 200, here and before. */
export function last_of(of: Record<Side, Measure>, before: Record<Side, Measure> | null): number {
  return last_of_note([...Object.values(of), ...Object.values(before ?? {})]);
}

export function curves_of(of: Record<Side, Measure>, last: number): Curves {
  const x = Array.from({ length: last }, (_, k) => k + 1);
  const tails = (side: Side) => x.map((k) => at_least(of[side], k));
  const [attacker, defender] = [tails('attacker'), tails('defender')];
  return {
    x,
    y: { attacker: attacker.map((t) => 100 * t.p), defender: defender.map((t) => 100 * t.p) },
    words: { attacker: attacker.map((t) => t.word), defender: defender.map((t) => t.word) },
  };
}

/** Lines that say nothing: for both sides, every number is as likely to be reached as the next. */
export const are_flat = ({ words }: Curves): boolean =>
  SIDES.every((side) => new Set(words[side]).size <= 1);

/** "3 or more casualties: the attacker in 14 of 100, the defender in 43 of 100" */
export function reading(of: Record<Side, Measure>, least: number): string {
  const [attacker, defender] = SIDES.map((side) => count_words(of[side], least));
  return `${least} or more ${noun_of(of.attacker)}: the attacker ${attacker}, the defender ${defender}`;
}

function count_words(measure: Measure, least: number): string {
  if (least > measure.most) return 'never';
  const { word, spoken } = in100(at_least(measure, least).p);
  return word === 'never' || word === 'certain' ? word : `in ${spoken} of 100`;
}

/** Where the cursor stands at first: what befalls the defender in half of all assaults. */
export function first_reading({ defender }: Record<Side, Measure>): number {
  let least = 1;
  while (least < defender.most && at_least(defender, least + 1).p >= 0.5) least += 1;
  return least;
}

export function curves_summary(of: Record<Side, Measure>): string {
  const words = SIDES.map((side) => {
    const tails = of[side].p.slice(1).map((_, k) => at_least(of[side], k + 1));
    const told = tails.filter(({ p }) => p * 200 >= 1).slice(0, 12);
    const list = told.map(({ least, word }) => `${least}: ${word}`).join(', ');
    return `the ${side} ${list || 'none'}, ${average(of[side])} on average`;
  });
  return `In 100, at least so many ${noun_of(of.attacker)}: ${words.join('; ')}.`;
}

/** As the command's table has it, turned: at least 1 to at least as many as there can be. */
export function curves_table(of: Record<Side, Measure>, full: boolean): Table {
  const most = Math.max(of.attacker.most, of.defender.most);
  const cell = (side: Side, least: number): string => {
    if (least > of[side].most) return '';
    const { p, word } = at_least(of[side], least);
    return full ? in_full(p) : word;
  };
  const averages = SIDES.map((side) => (full ? in_full(of[side].mean) : average(of[side])));
  return {
    caption: full ? 'At least so many, chances as parts of one' : 'In 100, at least so many',
    columns: [noun_of(of.attacker), ...SIDES.map((side) => side_of(side, of[side]))],
    rows: [
      ...Array.from({ length: most }, (_, k) => [
        String(k + 1),
        ...SIDES.map((side) => cell(side, k + 1)),
      ]),
      ['average', ...averages],
    ],
  };
}
