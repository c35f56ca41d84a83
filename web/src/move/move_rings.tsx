// The distances around bases while a model is moved: how far it may go, how near its own models
// must be, how far off the enemy.
import { LENGTHS } from '../door/marks';
import { grown, rings_of, type Ring } from './distances';
import type { Placed } from '../ground/scene/plane';
import { length_words } from '../ground/scene/place_words';
import { place_on, shape_path, type PlaneLayout } from '../ground/plane_layout';
import type { Stands } from './table';

interface Props {
  laid: PlaneLayout;
  /** Where it is just now. */
  model: Stands;
  others: readonly Stands[];
}

/** Where the length of a ring is told: the first of its sides that is on the table. */
const SIDES: Record<Ring['kind'], readonly (readonly [number, number])[]> = {
  reach: [
    [-1, 0],
    [1, 0],
    [0, 1],
    [0, -1],
  ],
  together: [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ],
  apart: [
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
  ],
  clear: [],
};

const ROOM = 14; // pixels that the words need to the edge

function label_at(laid: PlaneLayout, kind: Ring['kind'], wide: Placed): [number, number] | null {
  const down = wide.shape === 'box' ? wide.h : wide.w;
  const sides = SIDES[kind].map(([x, y]) =>
    place_on(laid, wide.x + (x * wide.w) / 2, wide.y + (y * down) / 2),
  );
  const is_in = ([x, y]: [number, number]): boolean =>
    x > ROOM && y > ROOM && x < laid.width - ROOM && y < laid.height - ROOM;
  return sides.find(is_in) ?? null;
}

function RingAround({ laid, ring }: { laid: PlaneLayout; ring: Ring }) {
  const wide = grown(ring.around, ring.far);
  const at = ring.told ? label_at(laid, ring.kind, wide) : null;
  return (
    <g class={`move-${ring.kind}`}>
      <path d={shape_path(laid, wide)} />
      {at && (
        <text x={at[0]} y={at[1]}>
          {length_words(ring.far, LENGTHS[2])}
        </text>
      )}
    </g>
  );
}

export function MoveRings({ laid, model, others }: Props) {
  return (
    <svg class="move-picture move-rings" aria-hidden="true">
      {rings_of(laid.plane.distances, model, others).map((ring, i) => (
        <RingAround key={i} laid={laid} ring={ring} />
      ))}
    </svg>
  );
}
