// A text of several lines that is written line for line in YAML, after a |.

export interface Block {
  /** Where its first line stands in the file, from 1. */
  line: number;
  count: number;
  /** How many blanks stand before each of its lines there. */
  indent: number;
}

const length_of = (line: string): number => [...line].length;

/** The text `value` whose | stands at an offset into the file. */
export function block_at(file: string, at: number, value: string): Block {
  const line = file.slice(0, at).split('\n').length + 1;
  const lines = value.replace(/\n$/, '').split('\n');
  const first = lines.findIndex((one) => one !== '');
  const written = file.split('\n')[line - 1 + first] ?? '';
  const indent = Math.max(0, length_of(written) - length_of(lines[first] ?? ''));
  return { line, count: lines.length, indent };
}

export const holds = (block: Block, line: number): boolean =>
  line >= block.line && line < block.line + block.count;
