// Bases beside each other on a table top: their distance, and the places at which a base touches
// others near it. Points and lengths are tenths of a millimetre.
import type { Shape } from './plane';

export type Base = Pick<Shape, 'shape' | 'x' | 'y' | 'w' | 'h' | 'turn'>;
type Point = readonly [number, number];

/** What is left between bases that touch, so that rounding makes no overlap of it. */
const TOUCH = 2;

const radius = ({ w }: Base): number => w / 2;
const distance = (one: Base, other: Base): number => Math.hypot(one.x - other.x, one.y - other.y);
const are_discs = (...bases: Base[]): boolean => bases.every(({ shape }) => shape === 'disc');

/** How far a base reaches from its middle to the east and to the south; null: it lies askew. */
function reach({ shape, w, h, turn }: Base): Point | null {
  if (shape === 'disc') return [w / 2, w / 2];
  if (turn % 90 !== 0) return null;
  return turn % 180 === 0 ? [w / 2, h / 2] : [h / 2, w / 2];
}

/** Between the rims of two boxes, to the east or west and to the north or south; less than 0: they overlap so. */
function apart(one: Base, other: Base): Point | null {
  const [mine, its] = [reach(one), reach(other)];
  if (!mine || !its) return null;
  return [
    Math.abs(one.x - other.x) - mine[0] - its[0],
    Math.abs(one.y - other.y) - mine[1] - its[1],
  ];
}

/** The shortest way between the rims of two bases; less than 0: one stands on the other. Null: nobody knows. */
export function gap(one: Base, other: Base): number | null {
  if (are_discs(one, other)) return distance(one, other) - radius(one) - radius(other);
  const rims = one.shape === other.shape ? apart(one, other) : null;
  if (!rims) return null;
  return Math.max(...rims) <= 0
    ? Math.max(...rims)
    : Math.hypot(...rims.map((n) => Math.max(0, n)));
}

/** The others, the nearest first, with the gaps to them. */
export function by_gap<T extends Base>(one: Base, others: readonly T[]): { to: T; gap: number }[] {
  return others
    .flatMap((to) => {
      const far = gap(one, to);
      return far === null ? [] : [{ to, gap: far }];
    })
    .sort((a, b) => a.gap - b.gap);
}

/** Where a disc touches two others; the point that is nearer to where it is. */
function between(disc: Base, one: Base, other: Base): Point | null {
  const [a, b] = [radius(disc) + radius(one) + TOUCH, radius(disc) + radius(other) + TOUCH];
  const d = distance(one, other);
  if (d === 0 || d > a + b || d < Math.abs(a - b)) return null;
  const along = (a * a - b * b + d * d) / (2 * d);
  const aside = Math.sqrt(Math.max(0, a * a - along * along));
  const [x, y] = [(other.x - one.x) / d, (other.y - one.y) / d];
  const points: Point[] = [aside, -aside].map((to) => [
    one.x + x * along - y * to,
    one.y + y * along + x * to,
  ]);
  const far = ([px, py]: Point): number => Math.hypot(px - disc.x, py - disc.y);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

/** Where a disc touches another, on the side where it is. */
function against(disc: Base, other: Base): Point {
  const d = distance(disc, other);
  const to = radius(disc) + radius(other) + TOUCH;
  const [x, y] = d === 0 ? [0, 1] : [(disc.x - other.x) / d, (disc.y - other.y) / d];
  return [other.x + x * to, other.y + y * to];
}

/** Where a box lies flush with another that it is beside. */
function flush(box: Base, other: Base): Point {
  const [east = 0, south = 0] = apart(box, other) ?? [];
  return east > south
    ? [box.x + (box.x < other.x ? east : -east), box.y]
    : [box.x, box.y + (box.y < other.y ? south : -south)];
}

const moved = (base: Base, [x, y]: Point): Base => ({ ...base, x, y });
const is_free = (base: Base, others: readonly Base[]): boolean =>
  others.every((other) => (gap(base, other) ?? 0) > -1e-6);

/** Where a base that is put down here would touch whom it is so near to, if it can; else here. */
export function settled(base: Base, others: readonly Base[], near: number): Point {
  const [first, second] = by_gap(base, others).filter((one) => Math.abs(one.gap) <= near);
  const here: Point = [base.x, base.y];
  if (!first) return here;
  if (!are_discs(base, first.to)) {
    const there = flush(base, first.to);
    return is_free(moved(base, there), others) ? there : here;
  }
  const both = second && are_discs(second.to) ? between(base, first.to, second.to) : null;
  const free = [both, against(base, first.to)].filter(
    (point) => point && is_free(moved(base, point), others),
  );
  return free[0] ?? here;
}
