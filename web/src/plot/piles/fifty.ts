// Fifty equally likely assaults: quantiles of a side's casualties, each with how it ended.
// The columns are as high as the quantiles make them and the endings come up as often as their
// shares of fifty, so that dots, legend and bars agree.
import type { Odds, Side } from '../../door/replies';
import { shared } from '../../words/hundred';

export const FIFTY = 50;

/** A number of casualties, and the endings of the assaults that cost so many, in order. */
export interface Column {
  losses: number;
  endings: string[];
}

/** A number of casualties and an ending: how likely, and how many of the fifty so far. */
interface Cell {
  losses: number;
  ending: string;
  p: number;
  dots: number;
}

function cells_of(joint: Odds['joint'], side: Side): Cell[] {
  const cells = new Map<string, Cell>();
  for (const [ending, attacker, defender, p] of joint) {
    const losses = side === 'attacker' ? attacker : defender;
    const key = `${losses} ${ending}`;
    const cell = cells.get(key);
    if (cell) cell.p += p;
    else cells.set(key, { losses, ending, p, dots: 0 });
  }
  return [...cells.values()].filter((cell) => cell.p > 0);
}

/** How many of the fifty quantiles have each number of casualties. */
function heights(cells: readonly Cell[]): Map<number, number> {
  const p = new Map<number, number>();
  for (const cell of cells) p.set(cell.losses, (p.get(cell.losses) ?? 0) + cell.p);
  const columns = [...p].sort(([a], [b]) => a - b);
  const all = columns.reduce((sum, [, chance]) => sum + chance, 0);
  const of = new Map<number, number>();
  let sum = 0;
  let before = 0;
  for (const [losses, chance] of columns) {
    sum += chance;
    const up_to = Math.round((sum / all) * FIFTY);
    of.set(losses, up_to - before);
    before = up_to;
  }
  return of;
}

const take_one = <Name>(left: Map<Name, number>, name: Name): void => {
  left.set(name, (left.get(name) ?? 0) - 1);
};

/** Gives each cell its whole dots, then the others to the largest remainders that still fit. */
function deal(cells: Cell[], columns: Map<number, number>, endings: Map<string, number>): void {
  const give = (cell: Cell): void => {
    cell.dots += 1;
    take_one(columns, cell.losses);
    take_one(endings, cell.ending);
  };
  const wanting = (cell: Cell): boolean => (endings.get(cell.ending) ?? 0) > 0;
  const fitting = (cell: Cell): boolean => wanting(cell) && (columns.get(cell.losses) ?? 0) > 0;
  const next = (of: Cell[]): Cell | undefined =>
    of.reduce<Cell | undefined>(
      (most, cell) =>
        !most || cell.p * FIFTY - cell.dots > most.p * FIFTY - most.dots ? cell : most,
      undefined,
    );
  for (const cell of cells)
    for (let i = Math.floor(cell.p * FIFTY); i > 0 && fitting(cell); i -= 1) give(cell);
  // Where no cell fits both any more, a column may be one off; the endings never are.
  for (;;) {
    const cell = next(cells.filter(fitting)) ?? next(cells.filter(wanting));
    if (!cell) return;
    give(cell);
  }
}

/** `order`: the endings, those that stand lowest in a column first. Only columns with dots. */
export function fifty(joint: Odds['joint'], side: Side, order: readonly string[]): Column[] {
  const cells = cells_of(joint, side);
  const p = order.map((ending) =>
    cells.reduce((sum, cell) => (cell.ending === ending ? sum + cell.p : sum), 0),
  );
  const dots = shared(p, FIFTY);
  deal(cells, heights(cells), new Map(order.map((ending, i) => [ending, dots[i] ?? 0])));
  const columns = new Map<number, Cell[]>();
  for (const cell of cells.filter((one) => one.dots > 0))
    columns.set(cell.losses, [...(columns.get(cell.losses) ?? []), cell]);
  const rank = (cell: Cell): number => order.indexOf(cell.ending);
  return [...columns]
    .sort(([a], [b]) => a - b)
    .map(([losses, of]) => ({
      losses,
      endings: of
        .sort((a, b) => rank(a) - rank(b))
        .flatMap((cell) => Array<string>(cell.dots).fill(cell.ending)),
    }));
}
