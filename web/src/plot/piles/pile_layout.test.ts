import { expect, test } from 'vitest';
import type { Column } from './fifty';
import { lay_out, piles_of, round_step } from './pile_layout';

const column = (losses: number, count: number): Column => ({
  losses,
  endings: Array<string>(count).fill('a'),
});

test('steps are one, two or five times a power of ten', () => {
  expect([0.2, 1, 1.1, 3, 7, 12, 40, 60].map(round_step)).toEqual([1, 1, 2, 5, 10, 20, 50, 100]);
});

test('a few numbers: a pile each, from none on, the highest within its height', () => {
  const laid = lay_out([column(0, 24), column(1, 20), column(4, 6)], [], 600, 168);
  expect(laid.piles.map((pile) => pile.endings.length)).toEqual([24, 20, 0, 0, 6]);
  expect(laid.height).toBeLessThanOrEqual(168);
  expect(laid.across * laid.pitch).toBeLessThanOrEqual(laid.step);
});

test('on a narrow screen too', () => {
  const laid = lay_out([column(0, 50), column(9, 0)], [], 260, 168);
  expect(laid.height).toBeLessThanOrEqual(168);
  expect(laid.across * laid.pitch).toBeLessThanOrEqual(laid.step);
});

test('more numbers than there is room for lie in piles of several', () => {
  const columns = Array.from({ length: 50 }, (_, k) => column(2 * k, 1));
  const laid = lay_out(columns, [], 300, 168);
  expect(laid.piles[0]).toMatchObject({ from: 0, to: 4 });
  expect(laid.piles.flatMap((pile) => pile.endings)).toHaveLength(50);
  expect(laid.step).toBeGreaterThanOrEqual(10);
});

test('where many are certain to fall the axis does not begin at none', () => {
  const laid = lay_out([column(40, 25), column(42, 25)], [], 600, 168);
  expect(laid.piles[0]?.from).toBe(39);
});

test('what was before has its place on the same axis', () => {
  const laid = lay_out([column(0, 50)], [column(3, 50)], 600, 168);
  expect(laid.piles).toHaveLength(4);
  expect(laid.ghosts[3]?.endings).toHaveLength(50);
});

test('a bin takes in both its ends', () => {
  const piles = piles_of([column(4, 1), column(5, 2)], 0, 9, 5);
  expect(piles.map((pile) => pile.endings.length)).toEqual([1, 2]);
});
