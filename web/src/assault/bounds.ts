// The limits of a text, checked in one pass before anything reads it. So the page answers at
// once, whatever is dropped on it.
import { faults } from 'yaml-words';
import { with_commas } from '../words/with_commas';

/** Letters of a text; the largest scenario and the longest record stay far below. */
export const TEXT_MAX = 1024 * 1024;
/** How deep lists and maps may be nested. */
export const DEPTH_MAX = 32;
/** Lines and marks of a scenario: commas, colons, quotation marks and what else YAML reads. */
export const ITEMS_MAX = 10_000;

/** Brackets may stand in a text without opening anything, so this pass is not strict about them. */
const OPEN_MAX = 8 * DEPTH_MAX;

export const TOO_LONG = `it is too large: a scenario or a record has at most ${with_commas(TEXT_MAX)} letters`;
export const TOO_DEEP = `${faults.DEEP}: at most ${DEPTH_MAX} in each other`;
export const TOO_MANY = `it has too many lines and marks: a scenario has at most ${with_commas(ITEMS_MAX)}`;

const MARKS = new Set(',:"\'&*!');

/** How deep the lines are indented, each deeper than the one before it. */
class Stairs {
  private readonly steps: number[] = [];

  /** Of a line with so many blanks in front of it. */
  depth(blanks: number): number {
    while ((this.steps.at(-1) ?? -1) > blanks) this.steps.pop();
    if ((this.steps.at(-1) ?? -1) < blanks) this.steps.push(blanks);
    return this.steps.length;
  }
}

/** Lists and maps that begin on one line: `- - - a`, `? ? ? a`, `[[[a`. */
const marks_of = (line: string): number =>
  (/^(?:[-?:] +)*/.exec(line)?.[0] ?? '').replaceAll(' ', '').length;

/** Why a text is not even read, with where; null when it may be. `items`: lines and marks at most. */
export function beyond(
  text: string,
  items_max = ITEMS_MAX,
): { words: string; line: number } | null {
  if (text.length > TEXT_MAX) return { words: TOO_LONG, line: 0 };
  const stairs = new Stairs();
  let items = 0;
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    items += 1;
    const bare = line.trimStart();
    if (stairs.depth(line.length - bare.length) + marks_of(bare) > OPEN_MAX)
      return { words: TOO_DEEP, line: index + 1 };
    for (const letter of bare) {
      if (MARKS.has(letter)) items += 1;
      else if (letter === '[' || letter === '{') open += 1;
      else if (letter === ']' || letter === '}') open = Math.max(0, open - 1);
      if (open > OPEN_MAX) return { words: TOO_DEEP, line: index + 1 };
    }
    if (items > items_max) return { words: TOO_MANY, line: index + 1 };
  }
  return null;
}

/** Whether a value that was parsed is nested deeper than any scenario, found without recursion. */
export function too_deep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX + 1) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one as object) : [],
    );
  }
  return false;
}
