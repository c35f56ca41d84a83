// The layout of a counter: its name in lines, its points as pips or, if they are too many, as a
// bar.
import type { Piece } from './scene/scene';
import { fit_lines, type Ruler } from './scene/text_fit';

/** Pixels. */
export const COUNTER = {
  strip: 11,
  pad: 9,
  line: 18,
  pip: 13,
  bar: 10,
  gap: 8,
  /** Kept free beside the pips for the points in figures: "2/3". */
  figure: 34,
} as const;

const PIPS_MAX = 48;
const ROWS_MAX = 3;

export interface CounterLayout {
  piece: Piece;
  x: number;
  y: number;
  w: number;
  h: number;
  name: string[];
  /** Pips in a row; 0: a bar instead. */
  per_row: number;
  rows: number;
}

/** Pips in a row, and rows, of a piece within `room` pixels; none where there are too many. */
export function pip_rows(points: number, room: number): { per_row: number; rows: number } {
  const fits = Math.max(1, Math.floor(room / COUNTER.pip));
  const rows = Math.ceil(points / fits);
  if (points < 1 || points > PIPS_MAX || rows > ROWS_MAX) return { per_row: 0, rows: 0 };
  return { per_row: Math.ceil(points / rows), rows };
}

/** A counter `w` pixels wide, at the origin. `tag`: pixels kept free beside the name. */
export function counter_layout(piece: Piece, w: number, ruler: Ruler, tag: number): CounterLayout {
  const room = w - COUNTER.strip - 2 * COUNTER.pad;
  const name = fit_lines(piece.name, room - tag, 2, ruler);
  const { per_row, rows } = pip_rows(piece.whole, room - COUNTER.figure);
  const pips = rows > 0 ? rows * COUNTER.pip : piece.whole > 0 ? COUNTER.bar : 0;
  const h = 2 * COUNTER.pad + Math.max(1, name.length) * COUNTER.line + pips + (pips ? 4 : 0) - 2;
  return { piece, x: 0, y: 0, w, h, name, per_row, rows };
}
