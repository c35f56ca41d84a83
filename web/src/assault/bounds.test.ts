// A text beyond the limits is refused before it is read, with the limit, in time proportional to
// its length.
import { expect, test } from 'vitest';
import * as yaml from 'yaml';
import { beyond, DEPTH_MAX, ITEMS_MAX, TEXT_MAX, too_deep } from './bounds';
import { is_slip, read_text } from './scenario_text';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['a text that is too large', 'a'.repeat(TEXT_MAX + 1), /at most 1,048,576 letters/],
  ['brackets', nested(500), /at most 32/],
  ['brackets that are never closed', '{'.repeat(500), /at most 32/],
  ['dashes on one line', `${'- '.repeat(500)}a`, /at most 32/],
  ['question marks on one line', `${'? '.repeat(500)}a`, /at most 32/],
  ['a stair', Array.from({ length: 500 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'), /at most 32/],
  ['lines', 'a\n'.repeat(ITEMS_MAX + 1), /at most 10,000/],
  ['quotation marks', '"'.repeat(ITEMS_MAX + 1), /at most 10,000/],
  ['anchors', '&a '.repeat(ITEMS_MAX + 1), /at most 10,000/],
  ['members', `[${'1,'.repeat(ITEMS_MAX)}]`, /at most 10,000/],
])('%s: refused, with the limit', (_, text, limit) => {
  expect(beyond(text)?.words).toMatch(limit);
});

test('a scenario is far from every limit, whatever is drawn in it', () => {
  const map = Array.from({ length: 200 }, () => '. [ { ^ ~ '.repeat(4)).join('\n    ');
  expect(beyond(`rules: nqm\nmap: |\n    . . .\nattacker: [6, regular]\n`)).toBeNull();
  expect(beyond(`map: |\n    ${map.replaceAll(/[[{]/g, '#')}\n`)).toBeNull();
});

test('a record may have as many lines as were played', () => {
  const line = '{"at":"defence","choose":"dice-2"}\n';
  expect(beyond(line.repeat(20_000), Infinity)).toBeNull();
});

test('between what is read and what is not, the reader itself names the limit', () => {
  for (const depth of [DEPTH_MAX + 2, 100, 250]) {
    const text = `a: ${nested(depth)}\n`;
    expect(beyond(text)).toBeNull();
    const read = read_text(yaml, text);
    expect(is_slip(read) && read.words, `${depth} deep`).toMatch(/at most 32/);
  }
});

test('a value is measured without recursion', () => {
  let value: unknown = 1;
  for (let depth = 0; depth < 100_000; depth += 1) value = { a: value };
  expect(too_deep(value)).toBe(true);
  expect(too_deep(JSON.parse(nested(DEPTH_MAX)))).toBe(false);
  expect(too_deep(null)).toBe(false);
});
