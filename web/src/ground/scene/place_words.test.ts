import { expect, test } from 'vitest';
import { LENGTHS } from '../../door/marks';
import { length_words, measured, place_said, place_words } from './place_words';

const [MM, CM, IN] = LENGTHS;

test('a place is said in the length of the table', () => {
  expect(place_words(1375, 1750.2, MM)).toBe('137.5 mm, 175 mm');
  expect(place_words(254, 127, IN)).toBe('1 in, 0.5 in');
  expect(length_words(125, CM)).toBe('1.25 cm');
});

test('what is said is read again to the tenth of a millimetre', () => {
  expect(place_said('137.5 mm, 175 mm')).toEqual([1375, 1750]);
  expect(place_said('1 in, 0.5 in')).toEqual([254, 127]);
  for (const other of ['here', '3 mm', '1 ft, 2 ft', '1 mm, 2 mm, 3 mm', 7, undefined])
    expect(place_said(other)).toBe(null);
});

test('what is measured is told in inches too', () => {
  expect(measured(432, MM)).toBe('43.2 mm (1.7 in)');
  expect(measured(508, IN)).toBe('2.0 in');
});
