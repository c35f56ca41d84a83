// The measures besides casualties.
import { expect, test } from 'vitest';
import type { Measure } from '../door/replies';
import { other_measures } from './other_measures';

const counted = (words: string, mean: number, more: Partial<Measure> = {}): Measure =>
  ({ mean, most: 9, p: [], unit: 'bases', words, ...more }) as Measure;

test('measures besides casualties, where they can come up', () => {
  const measures = {
    attacker_losses: counted("attacker's losses", 2),
    lost: counted('permanent losses', 0.52, { unit: 'strength points' }),
    seldom: counted('guns lost', 0.004, { unit: 'guns' }),
    none: counted('standards lost', 0, { most: 0 }),
  };
  expect(other_measures({ measures, never: null })).toEqual([
    'Permanent losses: 0.5 strength points on average',
    'Guns lost: <0.1 guns on average',
  ]);
  expect(other_measures({ measures, never: null }, 2)[1]).toBe('Guns lost: 0.004 guns on average');
});

test('what never happens is one line', () => {
  const never = "bases that routed, defender's bases pinned";
  expect(other_measures({ measures: {}, never })).toEqual([`Never, under these orders: ${never}.`]);
});
