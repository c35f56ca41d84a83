import { expect, test } from 'vitest';
import type { Mark, Show } from '../door/replies';
import { lay_plane, place_on, shape_path } from './plane_layout';
import { scene_of } from './scene/scene';

const mark = (more: Partial<Mark>): Mark => ({
  kind: 'ground',
  side: null,
  unit: null,
  place: -1,
  x: 0,
  y: 0,
  w: 0,
  h: 0,
  numbers: [0, 0, 0, 0],
  piece: null,
  shape: null,
  points: [],
  facing: null,
  where: null,
  from: null,
  words: '',
  clause: null,
  ...more,
});

const counted: Mark['piece'] = {
  arm: null,
  attributes: {},
  disordered: false,
  left: null,
  whole: null,
  words: '',
};

/** A table of 24 by 12 inches, with a corner that is not 0, 0. */
const table = mark({ kind: 'plane', x: 100, y: 200, w: 6096, h: 3048, numbers: [2, 0, 0, 0] });
const units: Show['units'] = [{ id: 'a', name: 'A', side: 'attacker', kind: null, members: [] }];

function laid(...marks: Mark[]) {
  const { plane } = scene_of({ marks: [table, ...marks], units, attributes: [] });
  if (!plane) throw new Error('no plane');
  return lay_plane(plane, 613.6);
}

test('the table is as wide as there is room, and keeps its proportions', () => {
  const on = laid();
  expect(on.scale).toBeCloseTo(0.1);
  expect([on.width, on.height]).toEqual([expect.closeTo(613.6), expect.closeTo(334.8)]);
  expect(place_on(on, 100, 200)).toEqual([2, 2]);
  expect(on.rule).toEqual({ long: expect.closeTo(152.4), words: '6 in' });
});

test('shapes are drawn to scale, boxes turned', () => {
  const shapes = [
    mark({ shape: 'disc', x: 1100, y: 1200, w: 250 }),
    mark({ shape: 'box', x: 1100, y: 1200, w: 200, h: 100, facing: 900 }),
    mark({
      shape: 'polygon',
      points: [
        [100, 200],
        [200, 200],
        [100, 300],
      ],
    }),
    mark({
      shape: 'line',
      points: [
        [100, 200],
        [1100, 1200],
      ],
    }),
  ];
  const on = laid(...shapes);
  expect(on.plane.features.map((feature) => shape_path(on, feature))).toEqual([
    'M89.5 102.0a12.5 12.5 0 1 1 25.0 0a12.5 12.5 0 1 1 -25.0 0Z',
    'M107.0 92.0L107.0 112.0L97.0 112.0L97.0 92.0Z',
    'M2.0 2.0L12.0 2.0L2.0 12.0Z',
    'M2.0 2.0L102.0 102.0',
  ]);
});

test('a disc is round, however its radius is rounded', () => {
  const on = laid(mark({ shape: 'disc', x: 1100, y: 1200, w: 1002 })); // 50.1: a radius of 25.05
  const [disc] = on.plane.features.map((feature) => shape_path({ ...on, scale: 0.05 }, feature));
  const [, radius, width] = /a([\d.]+) [\d.]+ 0 1 1 ([\d.]+)/.exec(disc ?? '') ?? [];
  expect(Number(width)).toBe(2 * Number(radius));
});

test('areas, cells and the table top are told apart', () => {
  const piece = (place: number, more: Partial<Mark> = {}): Mark =>
    mark({ kind: 'piece', unit: 'a', side: 'attacker', place, piece: counted, ...more });
  const scene = scene_of({
    marks: [
      mark({ kind: 'area', words: 'camp' }),
      mark({ kind: 'cell' }),
      table,
      piece(0),
      piece(1),
      piece(-1, { shape: 'disc', w: 250, where: '1, 2 in', facing: 3000 }),
      piece(-1),
      mark({ kind: 'sign', shape: 'disc', numbers: [1, 0, 0, 0], words: 'prize' }),
      mark({ kind: 'sign', words: 'dusk' }),
      mark({
        kind: 'arrow',
        shape: 'line',
        points: [
          [0, 0],
          [9, 9],
        ],
        words: 'goes',
      }),
    ],
    units,
    attributes: [],
  });
  expect(scene.areas[0]?.pieces).toHaveLength(1);
  expect(scene.cells[0]?.pieces).toHaveLength(1);
  expect(scene.plane?.models.map(({ turn, piece }) => [turn, piece.where])).toEqual([
    [300, '1, 2 in'],
  ]);
  expect(scene.homeless).toHaveLength(1);
  expect(scene.signs.map(({ words }) => words)).toEqual(['dusk']);
  expect(scene.plane?.signs[0]?.objective).toBe(true);
  expect(scene.plane?.lines[0]?.declared).toBe(true);
});

test('further bases of a piece are drawn as it is, and stand in no list', () => {
  const unit = { unit: 'a', side: 'attacker', shape: 'box', w: 300, h: 150 } as const;
  const scene = scene_of({
    marks: [
      table,
      mark({ kind: 'piece', ...unit, piece: counted, where: '1, 2 in', facing: 900 }),
      mark({ kind: 'base', ...unit, x: 300, facing: 900 }),
      mark({ kind: 'base', ...unit, unit: 'b' }),
    ],
    units,
    attributes: [],
  });
  expect(scene.plane?.models).toHaveLength(1);
  expect(
    scene.plane?.bases.map(({ x, w, h, turn, piece }) => [x, w, h, turn, piece.letter]),
  ).toEqual([[300, 300, 150, 90, 'A']]);
});
