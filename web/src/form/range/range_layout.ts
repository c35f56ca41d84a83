// Where everything of a number's curve stands, in pixels: a column for each value, the chance upwards.
import { is_next, type RangeValue } from '../../assault/range_values';
import type { Range } from '../../state/range';

export const HEIGHT = 164;
/** Beside the columns: at the left for the numbers of 100, above for the label of the highest, below
    for the values. */
export const FRAME = { left: 30, right: 6, top: 20, bottom: 24 };

/** Pixels that a letter of a label takes, and between two labels. */
const LETTER = 7.5;
const APART = 8;

export interface RangePoint {
  value: RangeValue;
  /** The middle of its column. */
  x: number;
  /** Null where there is no chance (yet). */
  y: number | null;
}

/** From one chance to the next; `skips`: values between them are left out. */
export interface RangeLine {
  from: RangePoint & { y: number };
  to: RangePoint & { y: number };
  skips: boolean;
}

export interface RangeLayout {
  band: number;
  points: RangePoint[];
  lines: RangeLine[];
}

export const y_of = (ground: number): number =>
  FRAME.top + (1 - ground) * (HEIGHT - FRAME.top - FRAME.bottom);

const is_known = (point: RangePoint | undefined): point is RangePoint & { y: number } =>
  point !== undefined && point.y !== null;

export function range_layout({ of, outcomes }: Range, width: number): RangeLayout {
  const band = Math.max(0, width - FRAME.left - FRAME.right) / of.values.length;
  const points = of.values.map((value, i): RangePoint => {
    const outcome = outcomes.get(value);
    const y = outcome?.is === 'known' ? y_of(outcome.ground) : null;
    return { value, x: FRAME.left + (i + 0.5) * band, y };
  });
  const lines = points.flatMap((from, i) => {
    const to = points[i + 1];
    const numbers = typeof from.value === 'number' && typeof to?.value === 'number';
    if (!numbers || !is_known(from) || !is_known(to)) return [];
    return [{ from, to, skips: !is_next(from.value, to.value) }];
  });
  return { band, points, lines };
}

/** The column at a place, in pixels from the left of the plot; there is one everywhere. */
export function column_at({ band, points }: RangeLayout, x: number): number {
  const column = Math.floor((x - FRAME.left) / Math.max(band, 1e-6));
  return Math.min(Math.max(0, column), points.length - 1);
}

export interface RangeLabel {
  words: string;
  x: number;
  index: number;
}

/** The labels that have room, the first in `order` first; each lies within the plot. */
export function labels_with_room(
  points: readonly RangePoint[],
  words: (index: number) => string | null,
  order: readonly number[],
  width: number,
): RangeLabel[] {
  const taken: { from: number; to: number }[] = [];
  return order.flatMap((index) => {
    const [point, text] = [points[index], words(index)];
    if (!point || text === null) return [];
    const half = (text.length * LETTER) / 2;
    const x = Math.min(Math.max(point.x, half), width - half);
    const [from, to] = [x - half - APART / 2, x + half + APART / 2];
    if (taken.some((one) => from < one.to && to > one.from)) return [];
    taken.push({ from, to });
    return [{ words: text, x, index }];
  });
}

/** Which labels matter most: the `first`, the ends, then every tenth, fifth and other number. */
export function label_order(
  values: readonly RangeValue[],
  first: RangeValue | undefined,
): number[] {
  const all = values.map((_, i) => i);
  const by = (step: number): number[] => all.filter((i) => Number(values[i]) % step === 0);
  const wanted = first === undefined ? -1 : values.indexOf(first);
  const order = [wanted, 0, values.length - 1, ...by(10), ...by(5), ...all];
  return [...new Set(order)].filter((i) => i >= 0);
}

/** What Page Up and Page Down go by. */
const LEAP = 5;

/** Where the keys go from a place in a list; null where they go nowhere. */
export function gone_to(key: string, from: number, count: number): number | null {
  const to: Record<string, number> = {
    ...{ ArrowLeft: from - 1, ArrowDown: from - 1, ArrowRight: from + 1, ArrowUp: from + 1 },
    ...{ PageDown: from - LEAP, PageUp: from + LEAP, Home: 0, End: count - 1 },
  };
  const place = to[key];
  return place === undefined ? null : Math.min(Math.max(0, place), count - 1);
}
