import { expect, test } from 'vitest';
import { cell100, fixed, in100, in100_of, share100, shared, spoken } from './hundred';

test('whole numbers in a hundred add up, the largest remainders rounded up', () => {
  expect(share100([0.7637, 0.067, 0.0028, 0.1665])).toEqual([76, 7, 0, 17]);
  expect(share100([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(share100([1 / 3, 1 / 3, 1 / 3], 1)).toEqual([334, 333, 333]);
  expect(share100([])).toEqual([]);
});

test('what is marked adds up to what its own sum rounds to', () => {
  const p = [0.2884, 0.1358, 0.5443, 0.0267, 0.0048]; // 42.42 of the first two
  expect(share100(p)).toEqual([29, 14, 54, 3, 0]);
  expect(share100(p, 0, [true, true])).toEqual([29, 13, 54, 3, 1]);
  expect(share100(p, 1, [true, true])).toEqual([288, 136, 544, 27, 5]);
});

test('what does not make up the whole is not made up to it', () => {
  expect(share100([0.25, 0.25])).toEqual([25, 25]);
});

test('fifty things are shared out likewise', () => {
  expect(shared([0.7637, 0.067, 0.0028, 0.1665], 50)).toEqual([38, 4, 0, 8]);
});

test('never and certain only when exactly so', () => {
  expect(in100(0).word).toBe('never');
  expect(in100(1).word).toBe('certain');
  expect(in100(1e-300)).toEqual({ word: '<1', spoken: 'fewer than 1' });
  expect(in100(1 - 2 ** -53)).toEqual({ word: '>99', spoken: 'more than 99' });
  expect(in100(1 - 2 ** -53, 0, false).word).toBe('certain');
});

test('a chance of less than one in a hundred is not rounded up to one', () => {
  expect(in100(0.007).word).toBe('<1');
  expect(in100(0.01).word).toBe('1');
  expect(in100(0.993).word).toBe('>99');
  expect(in100(0.99).word).toBe('99');
  expect(in100(0.763714).word).toBe('76');
});

test('more digits on request', () => {
  expect(in100(0.763714, 2).word).toBe('76.37');
  expect(in100(0.00004, 2).word).toBe('<0.01');
  expect(in100(0.99999, 2).word).toBe('>99.99');
  expect(in100(0.5, 1).word).toBe('50.0');
});

test('shares keep their ends open too', () => {
  expect(in100_of(0, null).word).toBe('<1');
  expect(in100_of(100, null).word).toBe('>99');
  expect(in100_of(100, 'certain').word).toBe('certain');
  expect(in100_of(0, 'never').word).toBe('never');
});

test('a cell of a table has 0 and 100 where it is exactly so', () => {
  expect([0, 0.004, 0.5, 0.996, 1].map((p) => cell100(p))).toEqual(['0', '<1', '50', '>99', '100']);
});

test('a tie goes to the even digit, as the command prints it', () => {
  expect([0.25, 0.75, 2.25, 1.01, 0.05].map((mean) => fixed(mean, 1))).toEqual([
    '0.2',
    '0.8',
    '2.2',
    '1.0',
    '0.1',
  ]);
});

test('a number that is not 0 is not shown as 0', () => {
  const small = [0, 0.04, -0.04, 0.05, -0.05, 1e-300];
  expect(small.map((number) => fixed(number, 1))).toEqual([
    '0.0',
    '<0.1',
    '-<0.1',
    '0.1',
    '-0.1',
    '<0.1',
  ]);
  expect(fixed(0.5, 0)).toBe('<1');
});

test('a word of a table is spoken as in a sentence', () => {
  const words = ['76', '<1', '>99', 'never', 'certain'];
  expect(words.map(spoken)).toEqual(['76', 'fewer than 1', 'more than 99', 'none', 'all']);
});
