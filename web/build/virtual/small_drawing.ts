// A small drawing of an assault: what stands where, without words, as paths in a box of 96 by 64.
import type { Mark } from '../../src/door/marks.ts';
import type { Show } from '../../src/door/replies.ts';

export interface SmallDrawing {
  ground: string;
  attacker: string;
  defender: string;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Shape extends Box {
  on: keyof SmallDrawing;
  /** Of a disc and a box the middle is at `x`, `y`; an outline has `points`. */
  is: 'disc' | 'box' | 'outline';
  turn: number;
  points: readonly (readonly [number, number])[];
}

const WIDE = 96;
const HIGH = 64;
const EDGE = 2;

/** Clockwise, from the middle in halves. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

const box = (on: Shape['on'], x: number, y: number, w: number, h: number): Shape => ({
  ...{ on, x, y, w, h, is: 'box', turn: 0, points: [] },
});

const left_of = ({ piece }: Mark): number => Math.max(1, piece?.left ?? 1);

/** What has a place on a table. */
function on_table(marks: readonly Mark[]): Shape[] {
  return marks.flatMap(({ kind, side, shape, x, y, w, h, facing, points }) => {
    const on = kind === 'ground' ? kind : kind === 'piece' || kind === 'base' ? side : null;
    if (!on || !shape) return [];
    const is = shape === 'polygon' || shape === 'line' ? 'outline' : shape;
    const back = shape === 'line' ? points.slice(1, -1).reverse() : []; // so that nothing is filled
    return [{ on, is, x, y, w, h, turn: (facing ?? 0) / 10, points: [...points, ...back] }];
  });
}

/** A cell as it is drawn: of hexes the marks count halves of columns. */
function square({ x, y, numbers }: Mark): Box {
  return { x: numbers[1] === 6 ? x / 2 : x, y, w: 1, h: 1 };
}

/** The part of a board that is drawn: what is held, and a cell around it. */
function shown(marks: readonly Mark[], cells: readonly Mark[], first: number): Box {
  const places = marks.filter(({ kind }) => kind === 'piece').map(({ place }) => place - first);
  const { x, y, w, h } = around(cells.filter((_, i) => places.includes(i)).map(square));
  const near = cells.map(square).filter((one) => one.x >= x - 1 && one.x <= x + w);
  return around(near.filter((one) => one.y >= y - 1 && one.y <= y + h));
}

const within = (frame: Box, { x, y }: Box): boolean =>
  x >= frame.x && x < frame.x + frame.w && y >= frame.y && y < frame.y + frame.h;

/** Ground that is not open, the cells of a row that touch as one. */
function ground_of(cells: readonly Mark[], frame: Box): Shape[] {
  const shapes: Shape[] = [];
  const covered = cells.filter(({ numbers }) => numbers[0] > 0).map(square);
  for (const { x, y } of covered.filter((cell) => within(frame, cell))) {
    const last = shapes.at(-1);
    if (last?.y === y + 0.5 && last.x + last.w / 2 === x) {
      last.x += 0.5;
      last.w += 1;
    } else shapes.push(box('ground', x + 0.5, y + 0.5, 1, 1));
  }
  return shapes;
}

/** Pieces that share a cell stand side by side. */
function on_board(marks: readonly Mark[], cells: readonly Mark[], first: number): Shape[] {
  const pieces = marks.filter(({ kind }) => kind === 'piece');
  const stand = cells.flatMap((cell, index) => {
    const { x, y } = square(cell);
    const here = pieces.filter(({ place }) => place === first + index);
    const each = 0.7 / here.length;
    return here.flatMap(({ side }, i) =>
      side ? [box(side, x + 0.15 + (i + 0.5) * each, y + 0.5, each * 0.9, 0.6)] : [],
    );
  });
  return [...ground_of(cells, shown(marks, cells, first)), ...stand];
}

/** Areas have no scale: each piece is a bar, as long as it is strong. */
function in_areas(marks: readonly Mark[], areas: readonly Mark[]): Shape[] {
  const pieces = marks.filter(({ kind }) => kind === 'piece');
  const most = Math.max(...pieces.map(left_of));
  return areas.flatMap((area, index) => {
    const here = pieces.filter(({ place }) => place === index);
    const each = area.h / Math.max(3, here.length);
    const top = area.y + (area.h - each * here.length) / 2;
    return here.flatMap((piece, i) => {
      const long = (0.15 + (0.65 * left_of(piece)) / most) * area.w;
      const middle = area.x + area.w / 2;
      return piece.side ? [box(piece.side, middle, top + (i + 0.5) * each, long, each * 0.6)] : [];
    });
  });
}

/** What holds all of them. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((one) => one.x));
  const y = Math.min(...boxes.map((one) => one.y));
  const right = Math.max(...boxes.map((one) => one.x + one.w));
  const bottom = Math.max(...boxes.map((one) => one.y + one.h));
  return { x, y, w: right - x, h: bottom - y };
}

function corners_of(shape: Shape): readonly (readonly [number, number])[] {
  const { is, x, y, w, h, turn, points } = shape;
  if (is === 'outline') return points;
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return CORNERS.map(([right, back]) => [
    x + (right * w * cosine - back * h * sine) / 2,
    y + (right * w * sine + back * h * cosine) / 2,
  ]);
}

/** From a corner to the next, in whole numbers: what is alike is written alike, and weighs little. */
function edge(x: number, y: number): string {
  const [right, down] = [Math.round(x), Math.round(y)];
  if (down === 0) return `h${right}`;
  return right === 0 ? `v${down}` : `l${right} ${down}`;
}

/** In `frame`, which fills the drawing. */
function path_of(shapes: readonly Shape[], frame: Box): string {
  const scale = Math.min((WIDE - 2 * EDGE) / frame.w, (HIGH - 2 * EDGE) / frame.h);
  const over = (WIDE - frame.w * scale) / 2 - frame.x * scale;
  const down = (HIGH - frame.h * scale) / 2 - frame.y * scale;
  const start = (x: number, y: number): string =>
    `M${Math.round(x * scale + over)} ${Math.round(y * scale + down)}`;
  const drawn = (shape: Shape): string => {
    if (shape.is === 'disc') {
      const wide = Math.round(shape.w * scale);
      const half = (way: string): string => `a${wide / 2} ${wide / 2} 0 1 1${way}${wide} 0`;
      return start(shape.x - shape.w / 2, shape.y) + half(' ') + half('-');
    }
    const corners = corners_of(shape);
    const edges = corners.slice(1).map(([x, y], i) => {
      const [was_x, was_y] = corners[i] ?? [x, y];
      return edge((x - was_x) * scale, (y - was_y) * scale);
    });
    return `${start(...(corners[0] ?? [0, 0]))}${edges.join('')}z`;
  };
  return shapes.map(drawn).join('');
}

export function small_drawing({ marks }: Pick<Show, 'marks'>): SmallDrawing {
  const areas = marks.filter(({ kind }) => kind === 'area');
  const cells = marks.filter(({ kind }) => kind === 'cell');
  const plane = marks.find(({ kind }) => kind === 'plane');
  const shapes = plane
    ? on_table(marks)
    : [...in_areas(marks, areas), ...on_board(marks, cells, areas.length)];
  const frame = plane ?? (areas.length > 0 ? around(areas) : shown(marks, cells, 0));
  const path = (on: Shape['on']): string =>
    path_of(
      shapes.filter((shape) => shape.on === on),
      frame,
    );
  return { ground: path('ground'), attacker: path('attacker'), defender: path('defender') };
}
