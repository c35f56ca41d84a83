// The scenarios of examples/, parsed and drawn when the page is built: `import examples from 'examples'`.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { Scenario, Show } from '../../src/door/replies.ts';
import { show_of } from '../../src/state/requests.ts';
import { ask } from './library.ts';
import { small_drawing } from './small_drawing.ts';
import { virtual } from './virtual.ts';

/** The comment at the head of a file, up to its first command: why anybody would look at it. */
function head_of(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('#') || line.trim() === '#') break;
    lines.push(line.replace(/^#\s?/, ''));
  }
  return lines.join(' ');
}

/** The last sentence says what a decision costs; where it does not, there is none. */
export function about_and_decision(head: string): { about: string; decision: string } {
  const [, about = head, decision = ''] =
    /^(.*?)((?<=^|[.?!] )[^.?!]* costs the (?:attacker|defender) \d+ (?:in 100|points)\.)$/.exec(
      head,
    ) ?? [];
  return { about: about.trim(), decision };
}

/** But for its title where that begins the text, and for what the command would say. */
export function but_for_title(about: string, title: string): string {
  const text = about.replaceAll(/ \(bayonet [^)]*\)/g, '');
  const [, first, rest] =
    (text.startsWith(title) && /^[.:] (.)(.*)$/.exec(text.slice(title.length))) || [];
  return first ? first.toUpperCase() + rest : text;
}

function read(folder: string, whole: string): object[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const scenario = parse(text) as Scenario;
      const show = ask<Show>(whole, show_of(scenario));
      const drawing = small_drawing(show);
      const { about, decision } = about_and_decision(head_of(text));
      const title = show.title ?? show.forces.replace(/;.*$/, ''); // without how long it lasts
      return { file, title, about: but_for_title(about, title), decision, drawing, scenario };
    });
}

/** `whole`: the module that has every system. */
export const examples = (folder: string, whole: string): Plugin =>
  virtual('examples', {
    examples: () => `export default ${JSON.stringify(read(folder, whole))}`,
  });
