// What is measured besides casualties.
import { expect, test } from 'vitest';
import type { Measure } from '../door/replies';
import { joined, other_measures } from './other_measures';

const counted = (words: string, mean: number, more: Partial<Measure> = {}): Measure =>
  ({ mean, most: 9, p: [], unit: 'bases', words, ...more }) as Measure;

test('measures besides casualties, where they can come up', () => {
  const measures = {
    attacker_losses: counted("attacker's losses", 2),
    lost: counted('permanent losses', 0.52, { unit: 'strength points' }),
    seldom: counted('guns lost', 0.004, { unit: 'guns' }),
    none: counted('standards lost', 0, { most: 0 }),
  };
  expect(other_measures({ measures })).toEqual([
    'Permanent losses: 0.5 strength points on average',
    'Guns lost: <0.1 guns on average',
  ]);
  expect(other_measures({ measures }, 2)[1]).toBe('Guns lost: 0.004 guns on average');
});

test('what never happens is one line, and said once of both sides', () => {
  const measures = {
    a: counted("attacker's bases that routed", 0),
    b: counted("defender's bases that routed", 0),
    c: counted("defender's bases pinned", 0),
  };
  expect(other_measures({ measures })).toEqual([
    "Never: bases that routed, defender's bases pinned",
  ]);
});

test("what is no side's stands as it is", () => {
  expect(joined(['guns lost', "attacker's guns lost"])).toBe("guns lost, attacker's guns lost");
});
