// The notices of whatever is built into the page: who holds the rights in it, and under which licence.
// What that is, the builds themselves say; a package that states no licence stops the build.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A work, who holds the rights in it, and the text of its licence. */
export interface Work {
  name: string;
  licence: string;
  copyright: string[];
  text: string;
}

/** What the bundler itself puts in, and of which package that is. */
const OF_BUNDLER = /^\0(vite|rolldown)\//;
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The folder of the package that a module is of; null for what is ours. */
export function package_of(id: string, modules: string): string | null {
  const of_bundler = OF_BUNDLER.exec(id);
  if (of_bundler?.[1]) return join(modules, of_bundler[1]);
  return PACKAGE.exec(id)?.[1] ?? null;
}

/** Notes in `found` the ids of all modules that a build takes something from. */
export function bundled(found: Set<string>): Plugin {
  return {
    name: 'bayonet-bundled',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle))
        if (one.type === 'chunk')
          for (const [id, part] of Object.entries(one.modules))
            if (part.renderedLength > 0 || id.endsWith('.css')) found.add(id);
    },
  };
}

const COPYRIGHT = /^copyright\b.*(\d{4}|@)/i;
const TITLE = /^(the )?(mit|isc) license( \((mit|isc)\))?$/i;

/** The licence of a work, parted: its holders, and its text without them. */
export function work(name: string, licence: string, text: string): Work {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const copyright = lines.filter((line) => COPYRIGHT.test(line));
  const rest = lines.filter((line) => !COPYRIGHT.test(line) && !TITLE.test(line));
  const whole = rest
    .join('\n')
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n');
  if (copyright.length === 0 || whole.length < 200)
    throw new Error(`${name}: its licence cannot be read`);
  return { name, licence, copyright, text: whole };
}

/** Files go on with the licences of what is within a tool, of which nothing is in the page. */
const AFTER = /^(?:# Licenses of bundled dependencies|end of terms and conditions)$/m;
const BEFORE = /^(?:# .*|Vite is released under the MIT license:)$/gm;
const own_part = (text: string): string => (text.split(AFTER)[0] ?? '').replaceAll(BEFORE, '');

function read_package(folder: string): Work {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  if (!file || !license) throw new Error(`${name}: it states no licence, and is part of the page`);
  return work(`${name} ${version}`, license, own_part(readFileSync(join(folder, file), 'utf8')));
}

/** The works that the modules `ids` are of, by name. */
export function works_of(ids: Iterable<string>, modules: string): Work[] {
  const folders = new Set<string>();
  for (const id of ids) {
    const folder = package_of(id, modules);
    if (!folder) continue;
    if (!existsSync(folder)) throw new Error(`${id}: nobody knows whose it is`);
    folders.add(folder);
  }
  return [...folders].map(read_package).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Licences are the same whatever their lines. */
const key = ({ text }: Work): string => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** The text of all notices; each licence stands there once, below those who chose it. */
export function told(works: readonly Work[], more: string): string {
  const groups = new Map<string, Work[]>();
  for (const one of works) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  const parts = [...groups.values()].map((group) => {
    const heads = group.map(
      ({ name, licence, copyright }) =>
        `${name} (${licence})\n${copyright.map((line) => `  ${line}\n`).join('')}`,
    );
    return `${heads.join('\n')}\n${group[0]?.text}\n`;
  });
  const line = `\n${'-'.repeat(72)}\n\n`;
  return ['What this page is made of, and under which licences.\n', ...parts, more].join(line);
}

/** The notices of a page that takes something from the modules `ids`; `root` is the page's folder. */
export function notices(ids: Iterable<string>, root: string): string {
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  const ours = work('Bayonet', 'MIT', text('../LICENSE'));
  const musl = work('musl, in the modules with the rules', 'MIT', text('build/notices/musl.txt'));
  const works = [ours, musl, ...works_of(ids, join(root, 'node_modules'))];
  return told(works, text('build/notices/more.txt'));
}
