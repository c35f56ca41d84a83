// A map of squares: how large they are and where they lie.
import type { Area, Cell, Scene } from './scene';

export interface MapLayout {
  cells: { cell: Cell; x: number; y: number }[];
  /** Pixels of a side of a square. */
  size: number;
  width: number;
  height: number;
}

const LARGEST = 64;
const EDGE = 1; // pixels that the outer line needs

export function lay_map(cells: readonly Cell[], width: number): MapLayout {
  const left = Math.min(...cells.map((cell) => cell.x));
  const top = Math.min(...cells.map((cell) => cell.y));
  const across = Math.max(...cells.map((cell) => cell.x)) - left + 1;
  const down = Math.max(...cells.map((cell) => cell.y)) - top + 1;
  const size = Math.min(LARGEST, (width - 2 * EDGE) / across);
  return {
    cells: cells.map((cell) => ({
      cell,
      x: EDGE + (cell.x - left) * size,
      y: EDGE + (cell.y - top) * size,
    })),
    size,
    width: across * size + 2 * EDGE,
    height: down * size + 2 * EDGE,
  };
}

/** Beside a map: the forces of both sides by their letters, and what is said of a square. */
export function forces_beside({ cells, homeless }: Scene): Area[] {
  const pieces = [...cells.flatMap((cell) => cell.pieces), ...homeless];
  const signs = cells.flatMap((cell) => cell.signs);
  return (['attacker', 'defender'] as const).map((side) => ({
    words: `the ${side}`,
    clause: null,
    side,
    pieces: pieces
      .filter((piece) => (piece.side ?? 'attacker') === side)
      .map((piece) => ({ ...piece, name: `${piece.letter} · ${piece.name}` })),
    signs: side === 'attacker' ? signs : [],
  }));
}
