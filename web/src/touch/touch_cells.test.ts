import { expect, test } from 'vitest';
import { lay_map } from '../ground/map/map_layout';
import type { Cell } from '../ground/scene/board';
import { cell_under, next_cell } from './touch_cells';

/** A board of three lines, the westernmost cell of each a; of hexes the second is shifted. */
const board = (hex: boolean) =>
  lay_map(
    [2, 1, 0].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const x = hex ? 2 * column + (row % 2) : column;
        return { name: `${'abc'[column]}${row + 1}`, x, y: 2 - row, hex } as Cell;
      }),
    ),
    300,
  );

const way = (hex: boolean, from: string, keys: string): string =>
  [...keys].reduce((at, key) => {
    const name = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' }[key] ?? key;
    return next_cell(board(hex), at, name)?.cell.name ?? '-';
  }, from);

test('arrow keys go from cell to cell, of hexes line by line', () => {
  expect([way(false, 'a1', 'uur'), way(false, 'b2', 'd'), way(false, 'b2', 'l')]).toEqual([
    'b3',
    'b1',
    'a2',
  ]);
  expect(way(true, 'b1', 'u')).toMatch(/^[ab]2$/);
  expect(way(true, 'b2', 'd')).toMatch(/^[bc]1$/);
  expect([way(true, 'a1', 'rr'), way(true, 'a1', 'l')]).toEqual(['c1', '-']);
});

test('a cell is under a point in it, and none beside the board', () => {
  const laid = board(true);
  const [first] = laid.cells;
  expect(cell_under(laid, (first?.x ?? 0) + 9, first?.y ?? 0)?.cell.name).toBe('a3');
  expect(cell_under(laid, 900, 900)).toBe(null);
});
