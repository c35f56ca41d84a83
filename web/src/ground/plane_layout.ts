// A table top to scale: from tenths of a millimetre to pixels.
import type { Plane, Shape } from './scene/plane';

export interface PlaneLayout {
  plane: Plane;
  /** Pixels to a tenth of a millimetre. */
  scale: number;
  width: number;
  height: number;
  /** A length to measure by, below the table: so many pixels, and in words. */
  rule: { long: number; words: string };
}

const HIGHEST = 640; // pixels
const WIDEST = 960;
export const EDGE = 2; // that the outer line needs
const RULE = 26; // below

/** The longest of these that takes up to a third of the table. */
const ROUND = [1, 2, 3, 6, 12, 24, 50, 100, 200, 500, 1000];

/** `zoom`: so many times as large as there is room for. */
export function lay_plane(plane: Plane, width: number, zoom = 1): PlaneLayout {
  const most = Math.min(width, WIDEST) - 2 * EDGE;
  const scale = zoom * Math.min(most / Math.max(1, plane.w), HIGHEST / Math.max(1, plane.h));
  const { name, tenths } = plane.length;
  const long = ROUND.filter((count) => count * tenths <= plane.w / 3).at(-1) ?? 1;
  return {
    plane,
    scale,
    width: plane.w * scale + 2 * EDGE,
    height: plane.h * scale + 2 * EDGE + RULE,
    rule: { long: long * tenths * scale, words: `${long} ${name}` },
  };
}

/** Where a point of the table is. */
export function place_on({ plane, scale }: PlaneLayout, x: number, y: number): [number, number] {
  return [EDGE + (x - plane.x) * scale, EDGE + (y - plane.y) * scale];
}

/** What point of the table is drawn there. */
export function point_at({ plane, scale }: PlaneLayout, x: number, y: number): [number, number] {
  return [(x - EDGE) / scale + plane.x, (y - EDGE) / scale + plane.y];
}

const at = (n: number): string => n.toFixed(1);

/** The line around a shape, or along it. */
export function shape_path(laid: PlaneLayout, of: Shape): string {
  if (of.shape === 'disc') {
    const [x, y] = place_on(laid, of.x, of.y);
    // Twice what is written as the radius has to be what is written as the width: else arcs bulge.
    const r = Math.round((of.w / 2) * laid.scale * 10) / 10;
    return `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 1 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 1 ${at(-2 * r)} 0Z`;
  }
  const points = of.shape === 'box' ? corners_of(of) : of.points;
  const d = points
    .map(([x, y], i) => (i ? 'L' : 'M') + place_on(laid, x, y).map(at).join(' '))
    .join('');
  return of.shape === 'line' ? d : `${d}Z`;
}

/** Of a box, clockwise from its front left one. */
function corners_of({ x, y, w, h, turn }: Shape): [number, number][] {
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return (
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ] as const
  ).map(([right, back]) => [
    x + (right * cosine - back * sine) / 2,
    y + (right * sine + back * cosine) / 2,
  ]);
}
