import { expect, test } from 'vitest';
import { nearest_first, range_values, runs_words } from './range_values';

test('a short range is shown whole', () => {
  expect(range_values(1, 7, 3)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(range_values(-9, 9, undefined)).toHaveLength(19);
  expect(range_values(4, 4, 4)).toEqual([4]);
});

test('of a long one those round the present value, and fewer and fewer on the way to the ends', () => {
  expect(runs_words(range_values(1, 200, 6)).join(', ')).toBe(
    '1 to 15, 17, 20, 30, 40, 60, 80, 110, 130, 160, 200',
  );
  expect(runs_words(range_values(1, 200, 100)).join(', ')).toBe(
    '1, 30, 60, 80, 90, 93 to 107, 110, 120, 140, 170, 200',
  );
  expect(runs_words(range_values(0, 200, 200)).at(-1)).toBe('186 to 200');
});

test('the ends and the present value are always there, each once, in order, and not too many', () => {
  for (const [low, high] of [
    [1, 26],
    [0, 99],
    [-9, 90],
    [1, 200],
    [0, 1000],
    [2, 31],
  ] as const)
    for (let present = low; present <= high; present += 1 + Math.floor((high - low) / 50)) {
      const values = range_values(low, high, present);
      expect(values.length).toBeLessThanOrEqual(25);
      expect([values[0], values.at(-1)]).toEqual([low, high]);
      expect(values).toContain(present);
      expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
      expect(values.every(Number.isInteger)).toBe(true);
    }
});

test('where nothing is set, or nothing in the range, it begins at an end', () => {
  expect(range_values(0, 200, undefined).slice(0, 3)).toEqual([0, 1, 2]);
  expect(range_values(1, 200, 999).slice(-3)).toEqual([198, 199, 200]);
});

test('what is nearest to the present value comes first', () => {
  expect(nearest_first([1, 2, 3, 4, 10, 'unlimited'], 3)).toEqual([3, 2, 4, 1, 10, 'unlimited']);
  expect(nearest_first([1, 2, 3], undefined)).toEqual([1, 2, 3]);
  expect(nearest_first([1, 2, 'unlimited'], 'unlimited')).toEqual(['unlimited', 2, 1]);
});
