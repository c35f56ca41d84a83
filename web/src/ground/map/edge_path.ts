// The line of a mark on the edge of a cell: works are toothed outwards, water is waves, a slope
// is hachures that fall off outwards.
import { GROUND } from '../../door/marks';
import type { Point } from './map_layout';

const TOOTH = { every: 6, long: 4 };

/** From p to q, and outwards across it: of length 1. */
function directions(
  p: Point,
  q: Point,
  middle: Point,
): { along: Point; out: Point; length: number } {
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const along = { x: (q.x - p.x) / length, y: (q.y - p.y) / length };
  const normal = { x: along.y, y: -along.x };
  const outwards = (p.x - middle.x) * normal.x + (p.y - middle.y) * normal.y > 0;
  return { along, out: outwards ? normal : { x: -normal.x, y: -normal.y }, length };
}

const at = (n: number): string => n.toFixed(1);

/** `from`: how far in from p to q the first stroke stands. */
function strokes(p: Point, q: Point, middle: Point, long: number): string {
  const { along, out, length } = directions(p, q, middle);
  const count = Math.max(1, Math.round(length / TOOTH.every) - 1);
  return Array.from({ length: count }, (_, i) => {
    const far = (length * (i + 1)) / (count + 1);
    const [x, y] = [p.x + along.x * far, p.y + along.y * far];
    return `M${at(x)} ${at(y)}l${at(out.x * long)} ${at(out.y * long)}`;
  }).join('');
}

const line = (p: Point, q: Point): string => `M${at(p.x)} ${at(p.y)}L${at(q.x)} ${at(q.y)}`;

function waves(p: Point, q: Point, middle: Point): string {
  const { along, out, length } = directions(p, q, middle);
  const count = Math.max(2, 2 * Math.round(length / 14));
  const step = length / count;
  const bow = (i: number): number => (i % 2 ? -3 : 3);
  return (
    `M${at(p.x)} ${at(p.y)}` +
    Array.from({ length: count }, (_, i) => {
      const half = { x: (along.x * step) / 2, y: (along.y * step) / 2 };
      const [cx, cy] = [half.x + out.x * bow(i), half.y + out.y * bow(i)];
      return `q${at(cx)} ${at(cy)} ${at(along.x * step)} ${at(along.y * step)}`;
    }).join('')
  );
}

/** Moved a little towards the middle, so that both cells of an edge can have one. */
const inside = (p: Point, middle: Point): Point => ({
  x: p.x + (middle.x - p.x) * 0.1,
  y: p.y + (middle.y - p.y) * 0.1,
});

/** What stands on the side from corner p to corner q of the cell about `middle`. */
export function edge_path(ground: number, p: Point, q: Point, middle: Point): string {
  const [from, to] = [inside(p, middle), inside(q, middle)];
  if (ground & GROUND.water) return waves(from, to, middle);
  if (ground & GROUND.slope) return strokes(from, to, middle, 2 * TOOTH.long);
  const teeth = ground & GROUND.works ? strokes(from, to, middle, TOOTH.long) : '';
  return line(from, to) + teeth;
}

/** Works all round. */
export function ring_path(corners: readonly Point[], middle: Point): string {
  return corners
    .map((corner, i) => {
      const next = corners[(i + 1) % corners.length] ?? corner;
      const [p, q] = [inside(corner, middle), inside(next, middle)];
      return line(p, q) + strokes(inside(p, middle), inside(q, middle), middle, TOOTH.long);
    })
    .join('');
}
