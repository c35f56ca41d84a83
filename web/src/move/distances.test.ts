import { expect, test } from 'vitest';
import { broken, grown, rings_of } from './distances';
import type { Distance, Model } from '../ground/scene/plane';

const distance = (
  kind: Distance['kind'],
  far: number,
  unit: string | null = null,
  more = 0,
): Distance => ({ kind, far, unit, more, words: kind, clause: 'R-1' });

/** A disc of 250 across. */
const model = (side: 'attacker' | 'defender', unit: string, x: number, y = 0): Model =>
  ({
    ...{ shape: 'disc', x, y, w: 250, h: 250, turn: 0, points: [], from: null },
    piece: { side, unit },
  }) as unknown as Model;

const ALL = [
  distance('clear', 0),
  distance('apart', 254, null, 5),
  distance('together', 508, 'a', 1),
  distance('together', 508, 'captain', 1),
  distance('together', 508, 'd', 2),
  distance('reach', 1524, 'a'),
];

const said = (one: Model, ...others: Model[]): string[] =>
  broken(ALL, one, others).map(({ words }) => words);

test('who stands on another is told', () => {
  expect(said(model('attacker', 'a', 0), model('attacker', 'a', 200))).toEqual(['clear']);
});

test('an enemy within the distance is told, unless some of the two units touch', () => {
  const [one, other] = [model('attacker', 'a', 0), model('attacker', 'a', 0, 300)];
  expect(said(one, other, model('defender', 'd', 400))).toEqual(['apart']);
  expect(said(one, other, model('defender', 'd', 504))).toEqual([]);
  expect(said(one, other, model('defender', 'd', 252))).toEqual([]); // it touches
  expect(said(one, other, model('defender', 'd', 400), model('defender', 'd', 252, 300))).toEqual(
    [],
  );
});

test('a body hangs together in one chain, with who has joined it', () => {
  const far = model('attacker', 'a', 1500);
  expect(said(model('attacker', 'a', 0), far)).toEqual(['together']);
  expect(said(model('attacker', 'a', 0), far, model('attacker', 'captain', 750))).toEqual([]);
  expect(said(model('attacker', 'a', 0), far, model('defender', 'd', 750))).toEqual(['together']);
  expect(said(model('attacker', 'a', 0))).toEqual([]);
});

test('rings are drawn around its own base, and around its enemies', () => {
  const one = model('attacker', 'a', 0);
  const near = model('defender', 'd', 1000);
  const far = model('defender', 'd', 2000);
  const rings = rings_of(ALL, one, [near, far, model('attacker', 'a', 300)]);
  expect(rings.map(({ kind, around, told }) => [kind, around.x, told])).toEqual([
    ['apart', 1000, true],
    ['apart', 2000, false],
    ['reach', 0, true],
    ['together', 0, true],
  ]);
  expect(grown(one, 254).w).toBe(758);
});
