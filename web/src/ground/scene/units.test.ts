import { expect, test } from 'vitest';
import type { Unit } from '../../door/replies';
import { ranges, standing } from './units';

const cart: Unit = { id: 'cart', name: 'the cart', side: 'defender', kind: null, members: [] };
const greys: Unit = {
  id: 'greys',
  name: 'Greys',
  side: 'attacker',
  kind: 'wolf',
  members: [
    { id: 'greys.1', name: 'Greys 1' },
    { id: 'fang', name: 'Fang' },
  ],
};

test('of a group its members stand', () => {
  expect(standing([cart, greys]).map(({ id, side, number }) => [id, side, number])).toEqual([
    ['cart', 'defender', null],
    ['greys.1', 'attacker', 1],
    ['fang', 'attacker', null],
  ]);
});

test('of a unit and a cell with one id only the unit stands', () => {
  const cell: Unit = { id: 'a1', name: 'a1', side: null, kind: null, members: [] };
  const unit: Unit = { ...cell, name: 'A1', side: 'attacker' };
  expect(standing([unit, cell]).map(({ name }) => name)).toEqual(['A1']);
});

test('numbers are told in ranges', () => {
  expect(ranges([1, 2, 3, 5, 7, 8])).toBe('1 to 3, 5, 7 to 8');
  expect(ranges([4])).toBe('4');
  expect(ranges([])).toBe('');
});
