import { expect, test } from 'vitest';
import type { Range, RangeOutcome } from '../../state/range';
import { in100 } from '../../words/hundred';
import { corner_words, gaps, status_words, value_words, values_words } from './range_words';

const known = (ground: number): RangeOutcome => ({ is: 'known', ground, chance: in100(ground) });
const WORDS = 'attacker.strength must be a whole number from 1 to 200.';

const range: Range = {
  of: { scenario: {}, name: 'attacker.strength', values: [0, 1, 2, 3, 4, 5, 6, 7], present: 2 },
  outcomes: new Map<number, RangeOutcome>([
    [0, { is: 'refused', words: WORDS }],
    [1, known(0.004)],
    [2, known(0.763)],
    [3, known(1)],
    [4, { is: 'over' }],
    [5, { is: 'over' }],
    [6, known(0)],
  ]),
  premises: null,
  busy: true,
  patient: false,
  refused: null,
};

test('each value says what it makes of it', () => {
  expect(range.of.values.map((value) => value_words(range, value))).toEqual([
    '0: the rules refuse it',
    '1: fewer than 1 in 100',
    '2, as it is: 76 in 100',
    '3: certain',
    '4: too many situations',
    '5: too many situations',
    '6: never',
    '7: not worked out yet',
  ]);
});

test('each gap is explained once, with its values, and without a path', () => {
  expect(gaps(range, 'Attacker: strength')).toEqual([
    {
      sign: '×',
      words: 'Refused: 0. Attacker: strength must be a whole number from 1 to 200.',
    },
    { sign: '?', words: 'Too many situations to work out here: 4 and 5.' },
  ]);
});

test('how far it is, and what it shows', () => {
  const ended = { ...range, busy: false };
  expect(corner_words(range, 2)).toBe('7 of 8 worked out');
  expect([1, 2].map((value) => corner_words(ended, value))).toEqual(['now 76 in 100', '']);
  expect(status_words(range)).toBe('Working out …');
  expect(status_words(ended)).toBe('Not all could be worked out.');
  expect(values_words([1, 2, 3, 20, 'unlimited'])).toBe('1 to 3, 20 and unlimited');
});
