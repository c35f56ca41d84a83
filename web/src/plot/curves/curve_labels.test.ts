import { expect, test } from 'vitest';
import { odds } from '../../words/sample';
import { both_sides, curves_of } from './curve_data';
import { labels_of } from './curve_labels';

const of = both_sides(odds);
if (!of) throw new Error('the sample has both measures');
const curves = curves_of(of, 6);
const labels = labels_of(curves, 90, 170);

test('both names stand at the number where the curves are farthest apart', () => {
  const names = labels.filter((label) => label.bold);
  expect(names.map(({ words, x, above }) => [words, x, above])).toEqual([
    ['attacker', 2, false],
    ['defender', 2, true],
  ]);
});

test('the upper curve is labelled above, the lower below', () => {
  const at3 = labels.filter((label) => label.x === 3);
  expect(at3.map(({ words, above }) => [words, above])).toEqual([
    ['14', false],
    ['43', true],
  ]);
});

test('numbers that have no room are left out, names never', () => {
  expect(labels_of(curves, 12, 170).map((label) => label.words)).toEqual(['attacker', 'defender']);
});

test('what cannot be has no number, and a name keeps others away', () => {
  expect(labels.some((label) => label.side === 'defender' && label.x > 3)).toBe(false);
  const narrow = labels_of(curves, 40, 170).filter((label) => label.side === 'attacker');
  expect(narrow.some((label) => label.x === 1)).toBe(false);
});
