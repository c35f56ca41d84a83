// Outlines on a table top: moved, and found by a point. Points and lengths are tenths of a millimetre.
import type { Shape } from './plane';

type Point = readonly [number, number];

/** The same so much further to the east and to the south. */
export const shifted = <T extends Shape>(shape: T, east: number, south: number): T => ({
  ...shape,
  x: shape.x + east,
  y: shape.y + south,
  points: shape.points.map(([x, y]): Point => [x + east, y + south]),
});

/** The outline of a polygon or a line through these points. */
export function outline_of(shape: 'polygon' | 'line', points: readonly Point[]): Shape {
  const [east, south] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...east), Math.max(...east)];
  const [top, bottom] = [Math.min(...south), Math.max(...south)];
  return {
    shape,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    w: right - left,
    h: bottom - top,
    turn: 0,
    points,
  };
}

/** Its sides, each from one point to the next. */
const sides_of = ({ shape, points }: Shape): [Point, Point][] =>
  points.flatMap((from, i): [Point, Point][] => {
    const to = points[i + 1] ?? (shape === 'line' ? undefined : points[0]);
    return to ? [[from, to]] : [];
  });

/** How far a point is from a side. */
function far_from([[ax, ay], [bx, by]]: [Point, Point], x: number, y: number): number {
  const [east, south] = [bx - ax, by - ay];
  const long = east * east + south * south;
  const along = long === 0 ? 0 : ((x - ax) * east + (y - ay) * south) / long;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - at * east, y - ay - at * south);
}

/** Whether a point is in a polygon, or not further than `around` from its outline or from a line. */
export function is_within(shape: Shape, x: number, y: number, around: number): boolean {
  const sides = sides_of(shape);
  if (sides.some((side) => far_from(side, x, y) <= around)) return true;
  if (shape.shape === 'line') return false;
  const crossed = sides.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  return crossed.length % 2 === 1;
}
