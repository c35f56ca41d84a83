// Messages about a text that is not YAML, in the words that the command uses.
import type { ErrorCode } from 'yaml';

const INDENT = 'the line is indented unlike those it belongs to';
const LIST = 'a list (lines with a dash) cannot begin here; look at the indentation';

/** By part of the message, where one code stands for several slips; the first that fits. */
const BY_MESSAGE: readonly [part: string, words: string][] = [
  ['closing "quote', 'a quotation mark has no partner'],
  ["closing 'quote", 'a quotation mark has no partner'],
  ['Flow map', 'a { has no partner'],
  ['Flow sequence', 'a [ has no partner'],
  ['block sequence', LIST],
  ['block seq', LIST],
  ['Unexpected scalar at node end', 'something stands behind the end of the value'],
];

const BY_CODE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: INDENT,
  BAD_SCALAR_START: 'a value cannot begin with this letter',
  BAD_DQ_ESCAPE: 'a text in double quotes does not end as it should',
  BLOCK_AS_IMPLICIT_KEY: 'a second key and colon in one line',
  BLOCK_IN_FLOW: 'a comma or the closing } is missing before this',
  MISSING_CHAR: 'a comma, a colon or a closing mark is missing here',
  MULTILINE_IMPLICIT_KEY: 'a key needs a colon and a blank after it',
  MULTIPLE_DOCS: 'a second document begins here (---); a file is one assault',
  TAB_AS_INDENT: 'the line is indented with a tab',
  UNEXPECTED_TOKEN: 'a key is missing here; look at how the lines are indented',
};

export function yaml_words(code: ErrorCode, message: string): string {
  const [, words] = BY_MESSAGE.find(([part]) => message.includes(part)) ?? [];
  return words ?? BY_CODE[code] ?? message;
}
