import { expect, test } from 'vitest';
import { rows_of } from './yaml_words.ts';

test('the table is read as C reads it', () => {
  const list = '#define A(b)\n// A(x, "y")\nA(ONE, "a \\"b\\" (c), \\t")\nB(TWO,\n  "//")\n';
  expect(rows_of(list)).toEqual([
    ['A', 'ONE', 'a "b" (c), \t'],
    ['B', 'TWO', '//'],
  ]);
});
