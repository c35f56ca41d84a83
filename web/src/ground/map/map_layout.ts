// The layout of a map of squares or hexes: their size, their places, and the labels beside the
// edges.
import type { Cell } from '../scene/board';

export interface Point {
  x: number;
  y: number;
}

export interface PlacedCell extends Point {
  cell: Cell;
  /** Clockwise; side n is from corner n to the next. */
  corners: Point[];
}

export interface MapLayout {
  cells: PlacedCell[];
  /** Pixels from a side of a cell to the opposite one. */
  size: number;
  width: number;
  height: number;
  /** The numbers of the rows, and the letters of the columns. */
  labels: (Point & { words: string })[];
}

const LARGEST = 72;
const LABEL = 18; // pixels on the left and below
const EDGE = 2; // that the outer line needs

/** Of a cell one across, about its middle. A hex has a corner to the north, and its line the height
    of three quarters of it. */
const SHAPES = {
  square: {
    step: 1,
    half: 0.5,
    corners: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ],
  },
  hex: {
    step: Math.sqrt(3) / 2,
    half: 1 / Math.sqrt(3),
    corners: [0, 1, 2, 3, 4, 5].map((i) => [
      Math.sin((i * Math.PI) / 3) / Math.sqrt(3),
      -Math.cos((i * Math.PI) / 3) / Math.sqrt(3),
    ]),
  },
} as const;

const shape_of = (cell: Cell) => SHAPES[cell.hex ? 'hex' : 'square'];
/** In cells. */
const middle = (cell: Cell): number => (cell.hex ? cell.x / 2 : cell.x) + 0.5;

/** "c" and "4" of "c4". */
const parts = (name: string): [string, string] => {
  const [, column = '', row = ''] = /^(\D*)(\d*)$/.exec(name) ?? [];
  return [column, row];
};

/** One label a line or column: at the outermost cell of it. */
function labels_of(cells: readonly PlacedCell[], height: number): MapLayout['labels'] {
  const rows = new Map<string, MapLayout['labels'][number]>();
  const columns = new Map<string, MapLayout['labels'][number]>();
  for (const { cell, x, y } of cells) {
    const [column, row] = parts(cell.name);
    if (!rows.has(row)) rows.set(row, { words: row, x: LABEL / 2 - 1, y });
    columns.set(column, { words: column, x, y: height - LABEL / 2 + 1 });
  }
  return [...rows.values(), ...columns.values()];
}

export function lay_map(cells: readonly Cell[], width: number): MapLayout {
  const [first] = cells;
  if (!first) return { cells: [], size: 0, width: 0, height: 0, labels: [] };
  const { step, half, corners } = shape_of(first);
  const left = Math.min(...cells.map(middle)) - 0.5;
  const top = Math.min(...cells.map(({ y }) => y));
  const across = Math.max(...cells.map(middle)) + 0.5 - left;
  const down = (Math.max(...cells.map(({ y }) => y)) - top) * step + 2 * half;
  const size = Math.min(LARGEST, (width - LABEL - EDGE) / across);
  const height = down * size + LABEL + EDGE;
  const placed = cells.map((cell) => {
    const x = LABEL + (middle(cell) - left) * size;
    const y = EDGE + ((cell.y - top) * step + half) * size;
    const around = corners.map(([dx, dy]) => ({
      x: x + (dx ?? 0) * size,
      y: y + (dy ?? 0) * size,
    }));
    return { cell, x, y, corners: around };
  });
  return {
    cells: placed,
    size,
    width: LABEL + across * size + EDGE,
    height,
    labels: labels_of(placed, height),
  };
}
