import { expect, test } from 'vitest';
import { cell_at, cell_of, read_map, with_cell, without_letter, write_map } from './map_text';

const WORDS = `. .  h2
 . fA .
. . B
`;

test('cells are words, and go by their names', () => {
  const map = read_map(WORDS);
  expect(cell_at(map, 'c3')).toBe('h2');
  expect(cell_at(map, 'b2')).toBe('fA');
  expect(cell_at(map, 'd1')).toBe('');
  expect(cell_of(map, 'B')).toBe('c1');
  expect(cell_of(map, 'C')).toBe(null);
});

test('a changed map stands column below column, its shifted rows as they were', () => {
  const map = without_letter(read_map(WORDS), 'A');
  expect(write_map(with_cell(map, 'a1', 'A'))).toBe('. . h2\n . f .\nA . B\n');
  expect(write_map(with_cell(map, 'c3', ''))).toBe('. . .\n . f .\n. . B\n');
});

test('a map of letters stays one while each cell has one letter', () => {
  const map = read_map('..w\n.A.');
  expect(write_map(with_cell(map, 'a1', 'w'))).toBe('..w\nwA.');
  expect(write_map(with_cell(map, 'a1', 'wB'))).toBe('.  . w\nwB A .');
});
