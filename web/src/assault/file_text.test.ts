import { expect, test } from 'vitest';
import { file_text } from './file_text';

const bytes = (...all: (number | string)[]): Uint8Array =>
  Uint8Array.from(
    all.flatMap((one) => (typeof one === 'number' ? [one] : [...new TextEncoder().encode(one)])),
  );

test('a file that is UTF-8 is its text, with a mark or without', () => {
  expect(file_text(bytes('title: café\n'))).toBe('title: café\n');
  expect(file_text(bytes(0xef, 0xbb, 0xbf, 'a: \uFFFD'))).toBe('a: \uFFFD');
  expect(file_text(bytes())).toBe('');
});

test('another encoding is named', () => {
  const utf16 = { words: 'it is UTF-16; save it as UTF-8', line: 0, text: '' };
  const utf32 = { words: 'it is UTF-32; save it as UTF-8', line: 0, text: '' };
  expect(file_text(bytes(0xff, 0xfe, 'r', 0))).toStrictEqual(utf16);
  expect(file_text(bytes(0xfe, 0xff, 0, 'r'))).toStrictEqual(utf16);
  expect(file_text(bytes(0xff, 0xfe))).toStrictEqual(utf16);
  expect(file_text(bytes(0xff, 0xfe, 0, 0, 'r', 0, 0, 0))).toStrictEqual(utf32);
  expect(file_text(bytes(0, 0, 0xfe, 0xff, 0, 0, 0, 'r'))).toStrictEqual(utf32);
});

test('what is no text is told, at its line', () => {
  expect(file_text(bytes('rules: nqm', 0))).toStrictEqual({
    words: 'it is a binary file, not text',
    line: 0,
    text: '',
  });
  expect(file_text(bytes('rules: nqm\ntitle: caf', 0xe9, '\n'))).toStrictEqual({
    words: 'it is not UTF-8 text; save it as UTF-8',
    line: 2,
    text: 'rules: nqm\ntitle: caf\uFFFD\n',
  });
});
