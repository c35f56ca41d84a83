// The scenarios of examples/, parsed when the page is built: `import examples from 'examples'`.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { virtual } from './virtual.ts';

/** The comment at the head of a file, up to its first command: why anybody would look at it. */
function about(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('#') || line.trim() === '#') break;
    lines.push(line.replace(/^#\s?/, ''));
  }
  return lines.join(' ');
}

function read(folder: string): object[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { file, about: about(text), scenario: parse(text) as object };
    });
}

export const examples = (folder: string): Plugin =>
  virtual('examples', { examples: () => `export default ${JSON.stringify(read(folder))}` });
