import { expect, test } from 'vitest';
import type { Odds } from '../../door/replies';
import { odds } from '../../words/sample';
import { FIFTY, fifty } from './fifty';

const order = ['position-taken', 'unresolved', 'attack-broken', 'both-broken'];
const count = (columns: ReturnType<typeof fifty>, ending: string): number =>
  columns.flatMap((column) => column.endings).filter((one) => one === ending).length;

test.each(['attacker', 'defender'] as const)('fifty dots by the %s, endings by share', (side) => {
  const columns = fifty(odds.joint, side, order);
  expect(columns.flatMap((column) => column.endings)).toHaveLength(FIFTY);
  expect(order.map((ending) => count(columns, ending))).toEqual([38, 8, 4, 0]);
});

test('the columns are as high as the quantiles make them', () => {
  const heights = fifty(odds.joint, 'attacker', order).map(({ losses, endings }) => [
    losses,
    endings.length,
  ]);
  expect(heights).toEqual([
    [0, 24],
    [1, 11],
    [2, 8],
    [3, 5],
    [4, 2],
  ]);
});

test('within a column the endings stand in the order asked for', () => {
  for (const { endings } of fifty(odds.joint, 'defender', order)) {
    const ranks = endings.map((ending) => order.indexOf(ending));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  }
});

test('no dot stands where nothing can happen', () => {
  const can = new Set(odds.joint.map(([ending, losses]) => `${ending} ${losses}`));
  for (const { losses, endings } of fifty(odds.joint, 'attacker', order))
    for (const ending of endings) expect(can).toContain(`${ending} ${losses}`);
});

test('many small cells still make fifty dots with the shares of the endings', () => {
  const joint: Odds['joint'] = [];
  for (let k = 0; k < 60; k += 1) {
    joint.push(['a', k, 0, (0.7 * (k % 7)) / 174], ['b', k, 0, (0.3 * (59 - k)) / 1770]);
  }
  const columns = fifty(joint, 'attacker', ['a', 'b']);
  const all = joint.reduce((sum, [, , , p]) => sum + p, 0);
  expect(all).toBeCloseTo(1, 9);
  expect([count(columns, 'a'), count(columns, 'b')]).toEqual([35, 15]);
});

test('one way to end, no casualties: one column', () => {
  expect(fifty([['a', 0, 0, 1]], 'defender', ['a'])).toEqual([
    { losses: 0, endings: Array<string>(FIFTY).fill('a') },
  ]);
});
