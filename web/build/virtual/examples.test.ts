import listed from 'examples';
import { expect, test } from 'vitest';
import type { Mark } from '../../src/door/marks.ts';
import { about_and_decision, but_for_title } from './examples.ts';
import { small_drawing } from './small_drawing.ts';

test('the last sentence of a head is the decision where it says what one costs', () => {
  expect(about_and_decision('Guns (A-1). Holding fire costs the defender 8 points.')).toEqual({
    about: 'Guns (A-1).',
    decision: 'Holding fire costs the defender 8 points.',
  });
  expect(about_and_decision('Charge? Going round costs the attacker 12 in 100.')).toEqual({
    about: 'Charge?',
    decision: 'Going round costs the attacker 12 in 100.',
  });
  expect(about_and_decision('As printed.')).toEqual({ about: 'As printed.', decision: '' });
});

test('a title is not said again, and no sentence loses its beginning', () => {
  const said = [
    ['A fort. Who holds it?', 'A fort', 'Who holds it?'],
    ['A fort: who holds it?', 'A fort', 'Who holds it?'],
    [
      'A fort between two armies: who holds it?',
      'A fort',
      'A fort between two armies: who holds it?',
    ],
    ['A fort, who holds it?', 'A fort', 'A fort, who holds it?'],
    ['Who holds it (bayonet odds a.yaml)?', 'A fort', 'Who holds it?'],
  ];
  for (const [about = '', title = '', left] of said) expect(but_for_title(about, title)).toBe(left);
});

test('the library names no file, no command and no parameter', () => {
  for (const { title, about, decision } of listed)
    expect(`${title}: ${about} ${decision}`).not.toMatch(/bayonet [a-z]|\.yaml|_| --/);
  expect(listed.find(({ file }) => file === 'nqm-short.yaml')?.title).toBe(
    '6 clean Veteran points attack 3 clean Regular points',
  );
});

const mark = (of: Partial<Mark>): Mark => ({
  ...{ kind: 'piece', side: null, unit: null, place: -1, x: 0, y: 0, w: 0, h: 0, shape: null },
  ...{ points: [], facing: null, where: null, from: null, numbers: [0, 0, 0, 0] },
  ...{ piece: null, words: '', clause: null },
  ...of,
});

test('what stands on a table is drawn to scale, and turned as it faces', () => {
  const drawn = small_drawing({
    marks: [
      mark({ kind: 'plane', w: 920, h: 600 }),
      mark({
        kind: 'ground',
        shape: 'line',
        points: [
          [0, 0],
          [920, 0],
        ],
      }),
      mark({ side: 'attacker', shape: 'disc', x: 100, y: 100, w: 40, h: 40 }),
      mark({ side: 'defender', shape: 'box', x: 200, y: 100, w: 40, h: 20, facing: 900 }),
    ],
  });
  expect(drawn).toEqual({
    ground: 'M2 2h92z',
    attacker: 'M10 12a2 2 0 1 1 4 0a2 2 0 1 1-4 0',
    defender: 'M23 10v4h-2v-4z',
  });
});

test('on a board ground is a square, and two in one cell stand side by side', () => {
  const { ground, attacker, defender } = small_drawing({
    marks: [
      mark({ kind: 'cell', w: 1, h: 1, numbers: [1, 4, 0, 0] }),
      mark({ kind: 'cell', x: 1, w: 1, h: 1, numbers: [0, 4, 0, 0] }),
      mark({ side: 'defender', place: 0 }),
      mark({ side: 'attacker', place: 1 }),
      mark({ side: 'attacker', place: 1 }),
    ],
  });
  expect(ground).toBe('M2 9h46v46h-46z');
  expect(attacker.match(/M/g)).toHaveLength(2);
  expect(defender.match(/M/g)).toHaveLength(1);
});

test('in an area each is a bar as long as it is strong', () => {
  const counted = (left: number) => ({
    piece: { arm: null, attributes: {}, disordered: false, left, whole: left, words: '' },
  });
  const { attacker, defender } = small_drawing({
    marks: [
      mark({ kind: 'area', w: 100, h: 100, side: 'attacker' }),
      mark({ kind: 'area', x: 100, w: 100, h: 100, side: 'defender' }),
      mark({ side: 'attacker', place: 0, ...counted(6) }),
      mark({ side: 'defender', place: 1, ...counted(3) }),
    ],
  });
  const long = (path: string) => {
    return Number(/h(\d+)/.exec(path)?.[1] ?? 0);
  };
  expect(long(attacker)).toBeGreaterThan(1.5 * long(defender));
});
