// What the command says of a text that is not YAML, known at build time: `import … from
// 'yaml-words'` gives the command's own table.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { virtual } from './virtual.ts';

const TABLE = 'yaml-words';

/** A row of the table: its macro, and its words as they stand there. */
type Row = [macro: string, ...words: string[]];

/** Of a string as C writes it, the text; a name is itself. */
const value = (word: string): string =>
  word.startsWith('"') ? (JSON.parse(word) as string) : word;

/** The rows of a list of macros, each `NAME(word, "text", …)`. */
export function rows_of(list: string): Row[] {
  const bare = list.replaceAll(/^(?:\/\/|#).*$/gm, '');
  const words = bare.match(/"(?:[^"\\]|\\.)*"|\w+|[(),]/g) ?? [];
  const rows: Row[] = [];
  for (const [at, word] of words.entries()) {
    if (words[at + 1] === '(') rows.push([word]);
    else if (!'(),'.includes(word)) rows.at(-1)?.push(value(word));
  }
  return rows;
}

/** The table as a module: `faults` by name, `said` by part of a message or code, `hints`. */
function module_of(rows: readonly Row[]): string {
  const of = (macro: string): string[][] =>
    rows.filter(([name]) => name === macro).map(([, ...words]) => words);
  const faults = Object.fromEntries(of('YAML_FAULT')) as Record<string, string>;
  const said = of('NODE_YAML_SAYS').map(([part = '', name = '']) => {
    if (!(name in faults)) throw new Error(`${TABLE}: there is no fault ${name}`);
    return [part, faults[name]];
  });
  const hints = of('YAML_HINT').map(([part, lead, find, unless, mend, yaml, words]) => ({
    part,
    lead,
    find,
    unless,
    mend,
    silent: yaml === 'TAKES',
    words,
  }));
  return Object.entries({ faults, said, hints })
    .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)};`)
    .join('\n');
}

/** `path`: of the command's table. */
export const yaml_words = (path: string): Plugin =>
  virtual('yaml-words', {
    [TABLE]() {
      this.addWatchFile(path);
      return module_of(rows_of(readFileSync(path, 'utf8')));
    },
  });
