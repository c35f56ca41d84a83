import { expect, test } from 'vitest';
import { odds } from '../../words/sample';
import {
  are_flat,
  both_sides,
  curves_of,
  curves_summary,
  curves_table,
  first_reading,
  last_of,
  reading,
} from './curve_data';

const of = both_sides(odds);
if (!of) throw new Error('the sample has both measures');

test('the curves fall, and their labels are those of the table', () => {
  const { x, y, words } = curves_of(of, last_of(of, null));
  expect(x).toEqual([1, 2, 3, 4, 5]);
  expect(y.attacker.map(Math.round)).toEqual([53, 30, 14, 4, 1]);
  expect(y.defender.map(Math.round)).toEqual([96, 87, 43, 0, 0]);
  expect(words.attacker).toEqual(['53', '30', '14', '4', '<1']);
});

test('the answer before is on the same axis', () => {
  const more = { ...of, attacker: { ...of.attacker, p: [0, 0, 0, 0, 0, 0, 0, 0, 1], most: 8 } };
  expect(last_of(of, more)).toBe(8);
});

test('lines that say nothing are flat on both sides', () => {
  const always = (losses: number) => ({
    ...of.attacker,
    mean: losses,
    most: 3,
    p: Array.from({ length: losses + 1 }, (_, k) => (k === losses ? 1 : 0)),
  });
  const flat = (sides: typeof of): boolean => are_flat(curves_of(sides, last_of(sides, null)));
  expect(flat(of)).toBe(false);
  expect(flat({ attacker: always(0), defender: always(0) })).toBe(true);
  expect(flat({ attacker: always(3), defender: always(0) })).toBe(true);
  expect(flat({ attacker: always(0), defender: of.defender })).toBe(false);
});

test('what the cursor says', () => {
  expect(reading(of, 3)).toBe(
    '3 or more casualties: the attacker in 14 of 100, the defender in 43 of 100',
  );
  expect(reading(of, 6)).toBe(
    '6 or more casualties: the attacker in fewer than 1 of 100, the defender never',
  );
  expect(first_reading(of)).toBe(2);
});

test('both in a sentence for those who do not see them', () => {
  expect(curves_summary(of)).toBe(
    'In 100, at least so many casualties: the attacker 1: 53, 2: 30, 3: 14, 4: 4, 5: <1, 1.0 on average; the defender 1: 96, 2: 87, 3: 43, 2.2 on average.',
  );
});

test('the table goes to the last number that can be, and no further', () => {
  const { columns, rows } = curves_table(of, false);
  expect(columns).toEqual(['casualties', 'attacker (of 6)', 'defender (of 3)']);
  expect(rows.at(2)).toEqual(['3', '14', '43']);
  expect(rows.at(5)).toEqual(['6', '<1', '']);
  expect(rows.at(-1)).toEqual(['average', '1.0', '2.2']);
  expect(curves_table(of, true).rows.at(-1)).toEqual(['average', '1.0121015640623467', '2.25']);
});

test('an answer without both measures has no curves', () => {
  expect(both_sides({ measures: {} })).toBeNull();
});
