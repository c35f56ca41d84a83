// A table top, made from the marks of a drawing: what lies on it, and its size. Points and
// lengths are tenths of a millimetre.
import { DISTANCES, LENGTHS, type Mark } from '../../door/marks';
import type { Side } from '../../door/replies';
import { note, type Note, type Piece } from './scene';

/** What something covers. */
export interface Shape {
  shape: NonNullable<Mark['shape']>;
  /** Its middle. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees clockwise, 0 north. */
  turn: number;
  points: readonly (readonly [number, number])[];
}

export interface Feature extends Note, Shape {
  /** Bits of GROUND. */
  ground: number;
  level: number;
}

export interface PlaneSign extends Note, Shape {
  objective: boolean;
  where: string;
}

export interface PlaneLine extends Note, Shape {
  side: Side | null;
  /** Declared, and not only measured. */
  declared: boolean;
}

/** Something that has a place of its own, and whose it is. */
export interface Placed extends Shape {
  piece: Pick<Piece, 'unit' | 'name' | 'side' | 'letter'>;
}

export interface Model extends Placed {
  piece: Piece;
  /** The path of the key that put it there; null: none did, or it has moved since. */
  from: string | null;
}

/** What counts around bases while models are set up; the words are said where it is broken. */
export interface Distance extends Note {
  kind: (typeof DISTANCES)[number];
  /** Around whose bases; null: around everybody's. */
  unit: string | null;
  /** From edge to edge. */
  far: number;
  /** Of those that hang together the body; of those that stay apart the gap below which bases touch. */
  more: number;
}

export interface Plane extends Note {
  x: number;
  y: number;
  w: number;
  h: number;
  length: (typeof LENGTHS)[number];
  features: Feature[];
  models: Model[];
  /** Further bases of these pieces. */
  bases: Model[];
  signs: PlaneSign[];
  lines: PlaneLine[];
  distances: Distance[];
}

function shape_of({ shape, x, y, w, h, facing, points }: Mark): Shape {
  return { shape: shape ?? 'disc', x, y, w, h, turn: (facing ?? 0) / 10, points };
}

/** `pieces`: of the marks of the kind, in their order. */
export function plane_of(marks: readonly Mark[], pieces: readonly Piece[]): Plane | null {
  const plane = marks.find((mark) => mark.kind === 'plane');
  if (!plane) return null;
  const shaped = marks.filter((mark) => mark.shape !== null);
  const of_kind = (...kinds: Mark['kind'][]): Mark[] =>
    shaped.filter(({ kind }) => kinds.includes(kind));
  const { x, y, w, h } = plane;
  return {
    ...note(plane),
    ...{ x, y, w, h },
    length: LENGTHS[plane.numbers[0]] ?? LENGTHS[0],
    features: of_kind('ground').map((mark) => ({
      ...note(mark),
      ...shape_of(mark),
      ground: mark.numbers[0],
      level: mark.numbers[2],
    })),
    models: marks
      .filter(({ kind }) => kind === 'piece')
      .flatMap((mark, i) => {
        const piece = pieces[i];
        return mark.shape && piece ? [{ ...shape_of(mark), piece, from: mark.from }] : [];
      }),
    bases: of_kind('base').flatMap((mark) => {
      const piece = pieces.find(({ unit }) => unit === mark.unit);
      return piece ? [{ ...shape_of(mark), piece, from: mark.from }] : [];
    }),
    signs: of_kind('sign').map((mark) => ({
      ...note(mark),
      ...shape_of(mark),
      objective: mark.numbers[0] === 1,
      where: mark.where ?? '',
    })),
    lines: of_kind('line', 'arrow').map((mark) => ({
      ...note(mark),
      ...shape_of(mark),
      side: mark.side,
      declared: mark.kind === 'arrow',
    })),
    distances: marks.flatMap((mark) => {
      const [which, far, more] = mark.numbers;
      const kind = mark.kind === 'distance' && DISTANCES[which];
      return kind ? [{ ...note(mark), kind, unit: mark.unit, far, more }] : [];
    }),
  };
}
