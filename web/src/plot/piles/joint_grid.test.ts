import { expect, test } from 'vitest';
import type { Odds } from '../../door/replies';
import { odds, system } from '../../words/sample';
import { grid_of, grid_summary, grid_table, range_words } from './joint_grid';

test('every pair of casualties has its square, and all of it is there', () => {
  const { columns, rows, squares } = grid_of(odds, system, 20);
  expect([columns.length, rows.length]).toEqual([7, 4]);
  expect(squares.reduce((sum, square) => sum + square.p, 0)).toBeCloseTo(1, 12);
  const ground = squares.reduce((sum, square) => sum + square.with_ground, 0);
  expect(ground).toBeCloseTo(odds.ground, 12);
});

test('where there is no room for each number, ranges of them', () => {
  const { columns, squares } = grid_of(odds, system, 4);
  expect(columns.map(range_words)).toEqual(['0–1', '2–3', '4–5', '6–7']);
  expect(squares.reduce((sum, square) => sum + square.p, 0)).toBeCloseTo(1, 12);
});

test('the likeliest in words', () => {
  expect(grid_summary(grid_of(odds, system, 20), 'casualties')).toBe(
    'Both sides’ casualties together, in 100. The likeliest: attacker 0, defender 3: 24; attacker 0, defender 2: 23; attacker 1, defender 3: 13.',
  );
});

test('the table has the attacker’s across, the defender’s down', () => {
  const { columns, rows } = grid_table(odds, system, false);
  expect(columns).toEqual(['defender', '0', '1', '2', '3', '4', '5', '6']);
  expect(rows[3]).toEqual(['3', '24', '13', '5', '<1', '0', '0', '0']);
});

test('what is rare is taken in by the last, not dropped', () => {
  const joint: Odds['joint'] = [
    ['unresolved', 0, 0, 0.5],
    ['unresolved', 2, 0, 0.4996],
    ['unresolved', 90, 0, 0.0004],
  ];
  const { columns, squares } = grid_of({ joint, measures: {} }, system, 20);
  expect(columns.map(range_words)).toEqual(['0', '1', '2+']);
  expect(squares.map(({ column, p }) => [column, p])).toEqual([
    [0, 0.5],
    [2, 0.5],
  ]);
  expect(grid_table({ joint, measures: {} }, system, false).columns).toHaveLength(92);
});
