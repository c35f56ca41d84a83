import { expect, test } from 'vitest';
import { that_bite, times_words } from './why_words';

const row = (clause: string, chance: number, expected: number | null) => ({
  clause,
  chance,
  expected,
  summary: '',
});
const why = [row('R-1', 1, 2.234), row('R-2', 0, 0), row('R-3', 0.003, 0.003)];

test('clauses that come up, with how often and in how many of 100', () => {
  expect(that_bite(why).map(({ clause, word, times }) => [clause, word, times])).toEqual([
    ['R-1', '100', '2.23'],
    ['R-3', '<1', '<0.01'],
  ]);
  expect(times_words(null)).toBe('no end');
});
