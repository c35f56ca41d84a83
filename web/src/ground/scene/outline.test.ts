import { expect, test } from 'vitest';
import { is_within, outline_of, shifted } from './outline';

const AREA = outline_of('polygon', [
  [0, 0],
  [600, 0],
  [600, 300],
  [300, 300],
]);
const LINE = outline_of('line', [
  [0, 0],
  [600, 0],
  [600, 300],
]);

test('an area is found within its outline, not beside it', () => {
  expect(is_within(AREA, 500, 200, 0)).toBe(true);
  expect(is_within(AREA, 100, 200, 0)).toBe(false);
  expect(is_within(AREA, 610, 100, 5)).toBe(false);
  expect(is_within(AREA, 610, 100, 10)).toBe(true);
});

test('a line is found along it alone: its ends are not joined', () => {
  expect(is_within(LINE, 300, 4, 5)).toBe(true);
  expect(is_within(LINE, 604, 200, 5)).toBe(true);
  expect(is_within(LINE, 300, 150, 5)).toBe(false);
});

test('an outline is moved as a whole', () => {
  expect(shifted(AREA, 10, -20)).toEqual({
    ...AREA,
    x: 310,
    y: 130,
    points: [
      [10, -20],
      [610, -20],
      [610, 280],
      [310, 280],
    ],
  });
});
