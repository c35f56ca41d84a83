// The effect of the dice and the effect of the choices.
import { expect, test } from 'vitest';
import { luck_of, luck_words } from './luck';

const KINDS = ['choice', 'throw', 'throw'] as const;

test('each step counts for the dice or for the choices', () => {
  const luck = luck_of(KINDS, [0.76, 0.5, 0.9, 1]);
  expect(luck?.start).toBe(0.76);
  expect(luck?.dice).toBeCloseTo(0.5, 12);
  expect(luck?.choices).toBeCloseTo(-0.26, 12);
});

test('nothing is said while a chance is not known', () => {
  expect(luck_of(KINDS, [0.76, undefined, 0.9, 1])).toBeNull();
  expect(luck_of(KINDS, [0.76, 0.5, 0.9, null])).toBeNull();
  expect(luck_of([], [null])).toBeNull();
});

test('in words', () => {
  const luck = { start: 0.76, dice: 0.5, choices: -0.26 };
  expect(luck_words(luck, '76', 'the hill falls', 'both at their best')).toBe(
    'At the start it stood so: the hill falls in 76 of 100 (both at their best). ' +
      'The dice were worth 50 in 100 to the attacker; ' +
      'against both at their best the choices were worth 26 in 100 to the defender.',
  );
  const even = { start: 0.5, dice: 0.001, choices: 0 };
  expect(luck_words(even, '50', 'the hill falls', 'standing orders')).toContain(
    'The dice were worth less than 1 in 100 to the attacker; ' +
      'against standing orders the choices were worth nothing to either side.',
  );
});
