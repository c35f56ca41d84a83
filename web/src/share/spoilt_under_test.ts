// Texts changed at random, for the tests of what reads them: the same seed, the same changes.
//
//     BAYONET_MUTATIONS=200000 BAYONET_SEED=7 tools/page.sh units      for a long run by hand

/** How often each test changes something. */
export const MUTATIONS = Number(process.env['BAYONET_MUTATIONS'] ?? '200');
const SEED = Number(process.env['BAYONET_SEED'] ?? '1');

/** A long run may take as long as it takes. */
export const LIMIT = process.env['BAYONET_MUTATIONS'] ? { timeout: 0 } : {};

/** Numbers of a small generator (mulberry32). */
export class Chance {
  constructor(private state = SEED) {}

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  below(count: number): number {
    return this.next() % count;
  }

  of<Item>(list: readonly Item[]): Item {
    return list[this.below(list.length)] as Item;
  }
}

/** What readers stumble over: marks of YAML and JSON, odd letters, odd numbers. */
const WORDS = [
  ...[': ', '- ', '? ', ' #', '|\n', '>-\n', '&a ', '*a', '!!str ', '--- ', '...\n', '%YAML 1.1\n'],
  ...['{', '}', '[', ']', ',', '"', "'", '\\', '\\u0000', '\\ud800', '"\\n"', '{}', '[[[['],
  ...['\n', '\r\n', '\r', '\t', '  ', '\u2028', '\uFEFF', '\0', '“', 'é', '😀', '\ud800'],
  ...['null', 'true', '~', '.inf', '-.nan', '1e400', '0x1F', '-0', '1_000', '9007199254740993'],
  ...['__proto__: ', '"__proto__":', 'constructor: ', 'toString', '<<: ', '"":', 'rules: none'],
];

type Change = (text: string, at: number, chance: Chance) => string;

const cut = (text: string, from: number, to: number, between: string): string =>
  text.slice(0, from) + between + text.slice(to);

/** From the beginning of the line that `at` is in to the next one. */
function line_at(text: string, at: number): [from: number, to: number] {
  const end = text.indexOf('\n', at);
  return [text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end + 1];
}

const CHANGES: readonly Change[] = [
  (text, at, chance) => cut(text, at, at, chance.of(WORDS)),
  (text, at, chance) => cut(text, at, at + 1, chance.of(WORDS)),
  (text, at, chance) => cut(text, at, at + 1, String.fromCharCode(32 + chance.below(95))),
  (text, at, chance) => cut(text, at, at + 1 + chance.below(8), ''),
  (text, at, chance) => cut(text, at, at, text.slice(chance.below(text.length + 1)).slice(0, 40)),
  (text, at) => cut(text, ...line_at(text, at), ''),
  (text, at) => cut(text, at, at, text.slice(...line_at(text, at))),
  (text, at, chance) =>
    cut(text, line_at(text, at)[0], line_at(text, at)[0], ' '.repeat(1 + chance.below(4))),
  (text, at) => text.slice(0, at),
];

/** The text with one to four changes. */
export function spoilt(text: string, chance: Chance): string {
  let now = text;
  for (let left = 1 + chance.below(4); left > 0; left -= 1)
    now = chance.of(CHANGES)(now, chance.below(now.length + 1), chance);
  return now;
}
