// The places of added models and ground on a table: in rows, the two sides some inches apart, and
// ground between them. Lengths are tenths of a millimetre.
import { LENGTHS } from '../../door/marks';
import type { Side, Value } from '../../door/replies';
import { place_said, place_words } from '../../ground/scene/place_words';
import { USUAL, type Step } from './bases';

type Point = readonly [number, number];

const IN_A_ROW = 5;
/** Where the first model of a side stands, and what is between the next unit and those before. */
const FIRST: Record<Side, Point> = { attacker: [1000, 6500], defender: [1000, 5500] };
const NEXT = 600;
/** Free places in rows of which the nearest is taken for one more model. */
const SPOTS = 25;
/** Towards its own edge. */
const BACK: Record<Side, number> = { attacker: 1, defender: -1 };
/** A piece of ground between them. */
const GROUND: Point = [1000, 6000];
const WIDE = 600;
const DEEP = 300;
const BETWEEN = 300;

const words_at = ([x, y]: Point): string => place_words(x, y, LENGTHS[0]);

export const points_in = (value: Value | undefined): [number, number][] =>
  Array.isArray(value) ? value.flatMap((one) => [place_said(one) ?? []].filter(is_point)) : [];

const is_point = (point: number[]): point is [number, number] => point.length === 2;

/** Who stands in the way of models that are added. */
export interface Taken {
  places: readonly (Value | undefined)[];
  /** So near to them nobody is put. */
  step: Step;
}

/** Whether somebody stands there or too near. */
const is_taken = ([x, y]: Point, { places, step }: Taken): boolean =>
  places
    .flatMap(points_in)
    .some(([east, south]) => Math.abs(x - east) < step.east && Math.abs(y - south) < step.south);

/** So many models in rows, the first of them at `from`, where nobody stands. */
export function in_rows(
  count: number,
  from: Point,
  side: Side,
  step = USUAL,
  taken: readonly Taken[] = [],
): string[] {
  const found: Point[] = [];
  for (let i = 0; found.length < count; i += 1) {
    const point: Point = [
      from[0] + (i % IN_A_ROW) * step.east,
      from[1] + BACK[side] * Math.floor(i / IN_A_ROW) * step.south,
    ];
    if (!taken.some((one) => is_taken(point, one))) found.push(point);
  }
  return found.map(words_at);
}

/** The nearest to any of these points, of equal ones the first. */
function nearest(spots: readonly string[], to: readonly Point[]): string | undefined {
  const far = (spot: string): number => {
    const [x, y] = place_said(spot) ?? [NaN, NaN];
    return Math.min(...to.map(([east, south]) => Math.hypot(east - x, south - y)));
  };
  return spots.toSorted((one, other) => far(one) - far(other))[0];
}

/** The same number or another of a unit that stands somewhere: who stands, stays; more stand beside. */
export function with_models(
  places: Value | undefined,
  count: number,
  side: Side,
  step = USUAL,
  taken: readonly Taken[] = [],
): Value[] {
  const said = Array.isArray(places) ? places : [];
  const [first] = points_in(places);
  if (count <= said.length || !first) return said.slice(0, count);
  const all: Value[] = [...said];
  while (all.length < count) {
    const own = { places: [all], step };
    const spots = in_rows(SPOTS, first, side, step, [own, ...taken]);
    all.push(nearest(spots, points_in(all)) ?? null);
  }
  return all;
}

/** Beside these units of the side. */
export function free_place(
  places: readonly (Value | undefined)[],
  side: Side,
  step = USUAL,
): Point {
  const all = places.flatMap(points_in);
  const [x, y] = FIRST[side];
  if (all.length === 0) return [x, y];
  const front = all.map(([, south]) => south * BACK[side]);
  return [Math.max(...all.map(([east]) => east)) + step.east + NEXT, Math.abs(Math.min(...front))];
}

/** A piece of ground of so many corners at least, the `index`-th of them. */
export function ground_at(least: number, index: number): string[] {
  const [x, y] = [GROUND[0] + index * (WIDE + BETWEEN), GROUND[1]];
  const line: Point[] = [
    [x, y],
    [x + WIDE, y],
  ];
  const area: Point[] = [
    [x, y - DEEP / 2],
    [x + WIDE, y - DEEP / 2],
    [x + WIDE, y + DEEP / 2],
    [x, y + DEEP / 2],
  ];
  return (least > 2 ? area : line).map(words_at);
}

/** The same points so much further to the east and to the south, and none of them off the table. */
export function shifted(points: Value | undefined, east: number, south: number): string[] {
  const all = points_in(points);
  const most = (by: number, axis: 0 | 1): number =>
    Math.max(by, -Math.min(...all.map((point) => point[axis])));
  return all.map(([x, y]) => words_at([x + most(east, 0), y + most(south, 1)]));
}
