import { expect, test } from 'vitest';
import type { Counted } from '../../door/marks';
import type { Mark, Show } from '../../door/replies';
import { side_name } from './board';
import { gathered, name_of } from './gather';
import { by_words, piece_words, scene_of, type Drawn } from './scene';

const mark = (more: Partial<Mark>): Mark => ({
  kind: 'sign',
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

const attributes: Show['attributes'] = [
  { id: 'men', role: 'whole', words: 'fit', unit: 'men' },
  { id: 'hurt', role: 'off', words: 'hurt', unit: 'wounds' },
  { id: 'lost', role: 'off', words: 'lost', unit: 'dead' },
];

const counted = (men: number, hurt = 0, lost = 0): Counted => ({
  arm: null,
  attributes: { men, hurt, lost },
  disordered: false,
  left: men ? Math.max(0, men - hurt - lost) : null,
  whole: men || null,
  words: men ? `${men} men` : '',
});

const piece = (unit: string, place: number, of: Counted, words = 'held back'): Mark =>
  mark({ kind: 'piece', side: 'attacker', unit, place, piece: of, words, clause: 'R-1' });

const units: Show['units'] = [
  { id: 'a-coy', name: 'A Coy', side: 'attacker', kind: null, members: [] },
  { id: 'b-coy', name: 'B Coy', side: 'attacker', kind: null, members: [] },
];

const areas = [
  mark({ kind: 'forces', words: 'who fights whom' }),
  mark({ kind: 'area', side: 'attacker', words: 'the approaches' }),
  mark({ kind: 'area', side: 'defender', words: 'the mill' }),
];

test('what stands and what is said of an area is in it, the rest is about the whole', () => {
  const scene = scene_of({
    marks: [
      ...areas,
      piece('a-coy', 0, counted(3, 1)),
      piece('b-coy', 1, counted(3)),
      mark({ words: 'taken', place: 1 }),
      mark({ words: 'hour 1' }),
    ],
    units,
    attributes,
  });
  expect(scene.areas.map((area) => area.pieces.map((one) => one.name))).toEqual([
    ['A Coy'],
    ['B Coy'],
  ]);
  expect(scene.areas[1]?.signs).toEqual([{ words: 'taken', clause: null }]);
  expect(scene.signs).toEqual([{ words: 'hour 1', clause: null }]);
  expect(scene.homeless).toEqual([]);
});

test('what stands nowhere is not lost', () => {
  const scene = scene_of({
    marks: [...areas, piece('a-coy', -1, counted(3)), piece('b-coy', 7, counted(3))],
    units,
    attributes,
  });
  expect(scene.homeless.map((one) => one.name)).toEqual(['A Coy', 'B Coy']);
});

test('what lost something since the drawing before says so', () => {
  const before = {
    marks: [piece('a-coy', 0, counted(3)), piece('b-coy', 0, counted(3, 2))],
    units,
    attributes,
  };
  const now = {
    marks: [piece('a-coy', 0, counted(3, 1, 1)), piece('b-coy', 0, counted(3))],
    units,
    attributes,
  };
  const [a, b] = scene_of(now, before).homeless;
  expect(a && piece_words(a)).toBe('A Coy, 3 men: held back; lost 2');
  expect(b && piece_words(b)).toBe('B Coy, 3 men: held back');
  expect(a && [a.whole, a.left, a.off]).toEqual([3, 1, [1, 1]]);
  expect(scene_of(now).homeless[0]?.lost).toBe(0);
});

test('who is counted with another piece now is not lost', () => {
  const before = { marks: [piece('a-coy', 0, counted(3))], units, attributes };
  const apart = [piece('a-coy', 0, counted(2)), piece('b-coy', 0, counted(1))];
  const scene = scene_of({ marks: apart, units, attributes }, before);
  expect(scene.homeless.map(({ lost }) => lost)).toEqual([0, 0]);
  const [whole] = attributes;
  const alone = whole ? [whole] : [];
  const bare = (men: number) => ({
    marks: [piece('a-coy', 0, counted(men))],
    units,
    attributes: alone,
  });
  expect(scene_of(bare(1), bare(3)).homeless[0]?.lost).toBe(2);
});

test('points are of the kinds that the system names, and none where it names none', () => {
  const marks = [piece('a-coy', 0, counted(0))];
  expect(scene_of({ marks, units, attributes }).points).toEqual([
    { pip: 'left', words: 'fit' },
    { pip: 'off-1', words: 'wounds' },
    { pip: 'off-2', words: 'dead' },
  ]);
  const [one] = scene_of({ marks, units, attributes: [] }).homeless;
  expect(one && [one.whole, piece_words(one)]).toEqual([0, 'A Coy: held back']);
  expect(scene_of({ marks, units, attributes: [] }).points).toEqual([]);
});

test('without areas a place is a cell, and pieces have letters', () => {
  const cell = (x: number): Mark => mark({ kind: 'cell', x, numbers: [x, 0, 0, 0] });
  const foe = { ...piece('c', 1, counted(1)), side: 'defender' as const };
  const scene = scene_of({
    marks: [
      cell(0),
      cell(1),
      { ...piece('a-coy', 1, counted(3)), facing: 450 },
      piece('b-coy', 0, counted(3)),
      foe,
    ],
    units,
    attributes,
  });
  expect(scene.cells[1]?.pieces.map((one) => [one.letter, one.name, one.facing])).toEqual([
    ['A', 'A Coy', 45],
    ['a', 'defender', null],
  ]);
  expect(scene.cells[0]?.pieces[0]?.letter).toBe('B');
});

test('pieces that do the same stand together', () => {
  const pieces = scene_of({
    marks: [
      piece('a-coy', 0, counted(3)),
      piece('hq', 0, counted(1), 'leads'),
      piece('b-coy', 0, counted(3)),
    ],
    units,
    attributes,
  }).homeless;
  expect(by_words(pieces).map((group) => [group.words, group.pieces.length])).toEqual([
    ['held back', 2],
    ['leads', 1],
  ]);
});

const BOARD = [
  mark({ kind: 'cell', x: 0, y: 0, numbers: [1, 6, 0, 0], words: 'wood' }),
  mark({ kind: 'cell', x: 2, y: 0, numbers: [0, 6, 2, 0], words: 'hill', unit: 'b2' }),
  mark({ kind: 'cell', x: 1, y: 1, numbers: [0, 6, 0, 0], words: 'open' }),
];

test('a cell has its own name, or one from where it is', () => {
  const cells = scene_of({
    marks: BOARD,
    units: [...units, { id: 'b2', name: 'B2', side: null, kind: null, members: [] }],
    attributes,
  }).cells;
  expect(cells.map(({ name }) => name)).toEqual(['a2', 'B2', 'a1']);
  expect(cells.map(({ hex, ground, level }) => [hex, ground, level])).toEqual([
    [true, 1, 0],
    [true, 0, 2],
    [true, 0, 0],
  ]);
});

test('edges, what is declared and objectives belong to their cells; what is off the board is not drawn', () => {
  const scene = scene_of({
    marks: [
      ...BOARD,
      mark({ kind: 'edge', place: 1, numbers: [3, 8, 0, 0], words: 'works' }),
      mark({ kind: 'edge', place: 9, numbers: [3, 8, 0, 0], words: 'works' }),
      mark({ kind: 'arrow', side: 'attacker', place: 2, numbers: [1, 0, 0, 0], words: 'goes in' }),
      mark({ kind: 'arrow', place: 2, numbers: [7, 0, 0, 0] }),
      mark({ place: 1, numbers: [1, 0, 0, 0], words: 'objective' }),
      mark({ place: 0, words: 'under fire' }),
    ],
    units,
    attributes,
  });
  expect(scene.edges).toMatchObject([{ place: 1, side: 3, ground: 8, words: 'works' }]);
  expect(scene.declared).toMatchObject([{ from: 2, to: 1, side: 'attacker', words: 'goes in' }]);
  expect(scene.cells.map(({ objective }) => objective)).toEqual([false, true, false]);
  expect(side_name(true, 3)).toBe('south-west');
  expect(side_name(false, 3)).toBe('west');
});

test('who came from elsewhere knows where he was; who stands nowhere any more is gone', () => {
  const at = (a: number, b: number): Drawn => ({
    marks: [
      ...BOARD,
      ...['a-coy', 'b-coy'].map((unit, i) =>
        piece(unit, i ? b : a, { ...counted(0), arm: 'cavalry', disordered: true }),
      ),
    ],
    units,
    attributes,
  });
  const scene = scene_of(at(1, -1), at(0, 2));
  const [moved] = scene.cells[1]?.pieces ?? [];
  expect(moved).toMatchObject({ was: 0, cell: 1, arm: 'cavalry', disordered: true });
  expect(scene.gone).toEqual([{ place: 2, side: 'attacker', name: 'B Coy' }]);
  expect(scene_of(at(1, -1)).gone).toEqual([]);
  const asked = scene_of(at(1, 2), null, 'B Coy').cells.flatMap((cell) => cell.pieces);
  expect(asked.map((one) => one.asked)).toEqual([false, true]);
});

test('members of a group have one letter, but who has a name of his own', () => {
  const member = (n: number): { id: string; name: string } => ({ id: `g.${n}`, name: `G ${n}` });
  const group = { id: 'g', name: 'G', side: 'attacker' as const, kind: 'man' };
  const members = [member(1), { id: 'sam', name: 'Sam' }, member(3)];
  const scene = scene_of(
    {
      marks: [
        piece('a-coy', 0, counted(1)),
        ...members.map(({ id }) => piece(id, 0, counted(1))),
        piece('b-coy', 0, counted(1)),
      ],
      units: [...units, { ...group, members }],
      attributes,
    },
    null,
    'G',
  );
  expect(scene.homeless.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
    'A A Coy',
    'B G 1',
    'C Sam',
    'B G 3',
    'D B Coy',
  ]);
  expect(scene.homeless.map(({ asked }) => asked)).toEqual([false, true, true, true, false]);
  expect(gathered(scene.homeless).map(name_of)).toEqual(['A Coy', 'G 1, 3', 'Sam', 'B Coy']);
  expect(scene.homeless[3]?.member).toEqual({ group: 'G', number: 3 });
});
