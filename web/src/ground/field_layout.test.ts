import { expect, test } from 'vitest';
import { counter_layout, COUNTER, pip_rows } from './counter_layout';
import { lay_fields, type Field } from './field_layout';
import { lay_map } from './map/map_layout';
import type { Cell } from './scene/board';
import type { Area, Piece } from './scene/scene';
import { fit_lines } from './scene/text_fit';

const ruler = (words: string): number => words.length * 7;
const rulers = { name: ruler, title: ruler, words: ruler };

const piece = (name: string, whole = 3): Piece => ({
  unit: name,
  name,
  member: null,
  side: 'attacker',
  whole,
  left: whole,
  off: [0, 0],
  numbers: `${whole} of ${whole}`,
  facing: null,
  words: 'held back',
  clause: null,
  area: 0,
  cell: -1,
  was: -1,
  where: null,
  lost: 0,
  arm: null,
  disordered: false,
  asked: false,
  letter: 'A',
});

const area = (side: Area['side'], count: number): Area => ({
  words: `the ground of ${side}`,
  clause: null,
  side,
  pieces: Array.from({ length: count }, (_, i) => piece(`${i} Coy`)),
  signs: [{ words: 'bases inside: 0', clause: null }],
});

const inside = (field: Field): void => {
  for (const counter of field.counters) {
    expect(counter.x).toBeGreaterThanOrEqual(field.x);
    expect(counter.x + counter.w).toBeLessThanOrEqual(field.x + field.w);
    expect(counter.y + counter.h).toBeLessThanOrEqual(field.y + field.h);
  }
};

test.each([280, 320, 700, 1100])(
  'at %i pixels all stands inside, and nothing overlaps',
  (width) => {
    const laid = lay_fields(
      [area('attacker', 24), area('defender', 2), area('defender', 1)],
      width,
      rulers,
    );
    for (const field of laid.fields) {
      inside(field);
      expect(field.x + field.w).toBeLessThanOrEqual(width);
      for (const one of field.counters)
        for (const other of field.counters.filter((counter) => counter !== one))
          expect(
            one.x + one.w <= other.x ||
              other.x + other.w <= one.x ||
              one.y + one.h <= other.y ||
              other.y + other.h <= one.y,
          ).toBe(true);
    }
  },
);

test('the sides face each other where there is room, and stand above each other where not', () => {
  const areas = [area('attacker', 1), area('defender', 1), area('defender', 3)];
  const wide = lay_fields(areas, 900, rulers);
  expect(wide.arrow?.down).toBe(false);
  const ends = wide.fields.map((field) => field.y + field.h);
  expect(ends[0]).toBeCloseTo(ends[2] ?? 0, 6);
  const narrow = lay_fields(areas, 320, rulers);
  expect(narrow.arrow?.down).toBe(true);
  expect(new Set(narrow.fields.map((field) => field.x)).size).toBe(1);
});

test('pips stand in rows; what is too much for them is a bar', () => {
  expect(pip_rows(6, 200)).toEqual({ per_row: 6, rows: 1 });
  expect(pip_rows(27, 9.5 * COUNTER.pip)).toEqual({ per_row: 9, rows: 3 });
  expect(pip_rows(200, 200)).toEqual({ per_row: 0, rows: 0 });
  expect(pip_rows(0, 200)).toEqual({ per_row: 0, rows: 0 });
  expect(counter_layout(piece('A Coy', 200), 150, ruler, 0).per_row).toBe(0);
});

test('words break between words, too long ones are cut', () => {
  expect(fit_lines('leads: stands may assault together', 100, 3, ruler)).toEqual([
    'leads: stands',
    'may assault',
    'together',
  ]);
  expect(fit_lines('one two three four', 40, 2, ruler)).toEqual(['one', 'two…']);
  expect(fit_lines('Sturmbataillon', 49, 2, ruler)).toEqual(['Sturmb…']);
  expect(fit_lines('', 49, 2, ruler)).toEqual([]);
});

const cell = (x: number, y: number, hex = false): Cell => ({
  words: 'open',
  clause: null,
  name: `${'abcdefghijklmno'.charAt(hex ? Math.floor(x / 2) : x)}${9 - y}`,
  x,
  y,
  hex,
  ground: 0,
  level: 0,
  objective: false,
  pieces: [],
  signs: [],
});

test('a map keeps its squares square and within its width', () => {
  const laid = lay_map([cell(3, 5), cell(4, 5), cell(4, 6)], 1000);
  expect(laid.size).toBe(72);
  const [first, , last] = laid.cells;
  expect(last?.x).toBeCloseTo((first?.x ?? 0) + 72);
  expect(last?.y).toBeCloseTo((first?.y ?? 0) + 72);
  expect(laid.labels.map(({ words }) => words)).toEqual(['4', '3', 'd', 'e']);
  const long = lay_map(
    Array.from({ length: 15 }, (_, x) => cell(x, 0)),
    300,
  );
  expect(long.width).toBeLessThanOrEqual(300);
});

test('hexes of a shifted line lie between those of the line above, and share their corners', () => {
  const laid = lay_map([cell(0, 0, true), cell(2, 0, true), cell(1, 1, true)], 1000);
  const [a, b, below] = laid.cells;
  expect(below?.x).toBeCloseTo(((a?.x ?? 0) + (b?.x ?? 0)) / 2);
  // South-east of a, from its corner 2 to its corner 3, is north-west of the one below.
  expect(below?.corners[5]?.x).toBeCloseTo(a?.corners[3]?.x ?? 0);
  expect(below?.corners[5]?.y).toBeCloseTo(a?.corners[3]?.y ?? 0);
  expect(below?.corners[0]?.y).toBeCloseTo(a?.corners[2]?.y ?? 0);
  expect(Math.max(...(below?.corners.map(({ y }) => y) ?? []))).toBeLessThanOrEqual(laid.height);
});
