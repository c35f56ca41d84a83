// The places of the fifty dots: piles over the numbers of casualties, all of one width, so that a
// pile twice as high is twice as likely.
import { FIFTY, type Column } from './fifty';

export interface Pile {
  /** Casualties: `from` to `to`, one number where they are the same. */
  from: number;
  to: number;
  endings: string[];
}

export interface Piles {
  piles: Pile[];
  /** Pixels from one dot to the next, and dots side by side. */
  pitch: number;
  across: number;
  /** Pixels from one pile to the next, and of the whole. */
  step: number;
  height: number;
  /** Label every so many piles. */
  every: number;
}

const LEAST_STEP = 10;
const LARGEST = 22;
const SMALLEST = 5;
const ACROSS_MAX = 5;
const LABEL = 26; // pixels of one number, and of two with a dash
const LABEL_OF_TWO = 48;

/** One, two or five times a power of ten, at least `least`. */
export function round_step(least: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const step of [1, 2, 5]) if (step * ten >= least) return step * ten;
}

/** Piles from the fewest to the most casualties of `spanned`, empty ones among them. */
export function piles_of(
  columns: readonly Column[],
  low: number,
  high: number,
  bin: number,
): Pile[] {
  const piles: Pile[] = [];
  for (let from = low; from <= high; from += bin) {
    const to = from + bin - 1;
    const within = columns.filter(({ losses }) => losses >= from && losses <= to);
    piles.push({ from, to, endings: within.flatMap((column) => column.endings) });
  }
  return piles;
}

/** The largest dots with which the highest of the piles is no higher than `most` pixels. */
function fit(highest: number, step: number, most: number): { pitch: number; across: number } {
  for (let pitch = LARGEST; pitch > SMALLEST; pitch -= 1) {
    const across = Math.min(ACROSS_MAX, Math.floor((step * 0.88) / pitch));
    if (across > 0 && Math.ceil(highest / across) * pitch <= most) return { pitch, across };
  }
  return { pitch: Math.min(SMALLEST, most / FIFTY), across: 1 };
}

/** `ghost`: another answer that is drawn behind, on the same ground. */
export function lay_out(
  columns: readonly Column[],
  ghost: readonly Column[],
  width: number,
  most: number,
): Piles & { ghosts: Pile[] } {
  const numbers = [...columns, ...ghost].map((column) => column.losses);
  const high = Math.max(...numbers, 0);
  const fewest = Math.min(...numbers, high);
  const low = fewest <= 6 || fewest < high / 3 ? 0 : fewest - 1;
  const bin = round_step(((high - low + 1) * LEAST_STEP) / width);
  const start = Math.floor(low / bin) * bin;
  const piles = piles_of(columns, start, high, bin);
  const ghosts = piles_of(ghost, start, high, bin);
  const step = width / piles.length;
  const highest = Math.max(...[...piles, ...ghosts].map((pile) => pile.endings.length));
  const { pitch, across } = fit(highest, step, most);
  const height = Math.ceil(highest / across) * pitch;
  const every = round_step((bin > 1 ? LABEL_OF_TWO : LABEL) / step);
  return { piles, ghosts, pitch, across, step, height, every };
}
