// Casualties of both sides together: the chance of each pair of numbers, and the share of it in
// which the attacker has the ground.
import type { Odds, RuleSystem } from '../../door/replies';
import { cell100, in_full } from '../../words/hundred';
import { gained } from '../../words/ending_rows';
import { LOSSES, noun_of } from '../../words/tails';
import { round_step } from './pile_layout';
import type { Table } from '../common/table_twin';

export type WithJoint = Pick<Odds, 'joint' | 'measures'>;

/** Casualties `from` to `to`, and of the last what is rarer beyond. */
export interface Range {
  from: number;
  to: number;
  beyond: boolean;
}

export interface Square {
  /** The attacker's and the defender's range. */
  column: number;
  row: number;
  p: number;
  /** Of `p`: where the attacker has the ground, or some of it. */
  with_ground: number;
}

export interface Grid {
  columns: Range[];
  rows: Range[];
  squares: Square[];
}

export const range_words = ({ from, to, beyond }: Range): string =>
  beyond ? `${from}+` : from === to ? `${from}` : `${from}–${to}`;

/** A number of casualties with its chance. */
type Loss = [number, number];

/** Ranges up to the last number that no fewer than `rare` reach. */
function ranges(losses: readonly Loss[], room: number, rare: number): Range[] {
  const tail = (least: number): number =>
    losses.reduce((sum, [loss, p]) => (loss >= least ? sum + p : sum), 0);
  const all = Math.max(0, ...losses.map(([loss]) => loss));
  let most = all;
  while (most > 0 && tail(most) < rare) most -= 1;
  const bin = round_step((most + 1) / room);
  const count = Math.floor(most / bin) + 1;
  return Array.from({ length: count }, (_, i) => {
    const to = (i + 1) * bin - 1;
    return { from: i * bin, to, beyond: i === count - 1 && all > to };
  });
}

const index_of = (of: readonly Range[], losses: number): number =>
  of.findIndex(({ to, beyond }) => losses <= to || beyond);

const RARE = 1 / 1000;

/** At most `room` numbers or ranges of them across, and down; the last takes in what is beyond it
    and rarer than `rare`. */
export function grid_of({ joint }: WithJoint, system: RuleSystem, room: number, rare = RARE): Grid {
  const losses = (side: 1 | 2): Loss[] => joint.map((cell) => [cell[side], cell[3]]);
  const columns = ranges(losses(1), room, rare);
  const rows = ranges(losses(2), room, rare);
  const squares = new Map<number, Square>();
  for (const [ending, attacker, defender, p] of joint) {
    const column = index_of(columns, attacker);
    const row = index_of(rows, defender);
    const key = row * columns.length + column;
    const square = squares.get(key) ?? { column, row, p: 0, with_ground: 0 };
    square.p += p;
    if (gained(system, ending) !== 'none') square.with_ground += p;
    squares.set(key, square);
  }
  return { columns, rows, squares: [...squares.values()] };
}

/** The three likeliest pairs in words. */
export function grid_summary({ columns, rows, squares }: Grid, noun: string): string {
  const told = [...squares]
    .sort((a, b) => b.p - a.p)
    .slice(0, 3)
    .flatMap(({ column, row, p }) => {
      const [attacker, defender] = [columns[column], rows[row]];
      if (!attacker || !defender) return [];
      return [
        `attacker ${range_words(attacker)}, defender ${range_words(defender)}: ${cell100(p)}`,
      ];
    });
  return `Both sides’ ${noun} together, in 100. The likeliest: ${told.join('; ')}.`;
}

/** The attacker's across, the defender's down. */
export function grid_table(odds: WithJoint, system: RuleSystem, full: boolean): Table {
  const { columns, rows, squares } = grid_of(odds, system, Number.MAX_SAFE_INTEGER, 0);
  const measure = odds.measures[LOSSES.attacker];
  const cells = new Map(squares.map(({ column, row, p }) => [`${column} ${row}`, p]));
  const cell = (p: number): string => (full ? in_full(p) : cell100(p));
  return {
    caption: `${measure ? noun_of(measure) : 'losses'}: the attacker’s across, the defender’s down, ${full ? 'chances as parts of one' : 'in 100'}`,
    columns: ['defender', ...columns.map(range_words)],
    rows: rows.map((range, row) => [
      range_words(range),
      ...columns.map((_, column) => cell(cells.get(`${column} ${row}`) ?? 0)),
    ]),
  };
}
