// The rule systems and their modules, known at build time: `import … from 'rule-systems'` gives
// the library's own list, `import urls from 'modules'` the address of each module.
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ask } from './library.ts';
import { virtual } from './virtual.ts';

interface Reply {
  systems: { id: string }[];
  version: string;
}

/** What the module with all of them in it says of itself. */
const read = (whole: string): Reply => ask<Reply>(whole, { do: 'rules' });

const listed = ({ systems, version }: Reply): string =>
  `export const systems = ${JSON.stringify(systems)};
export const version = ${JSON.stringify(version)};`;

function located({ systems }: Reply, folder: string): string {
  const files = systems.map(({ id }) => join(folder, `bayonet-${id}.wasm`));
  const imports = files.map((file, i) => `import url_${i} from ${JSON.stringify(`${file}?url`)};`);
  const rows = systems.map(({ id }, i) => `${JSON.stringify(id)}: url_${i}`);
  return `${imports.join('\n')}\nexport default { ${rows.join(', ')} };`;
}

/** `whole`: the module that has every system; the others lie beside it. */
export const rule_systems = (whole: string): Plugin =>
  virtual('rule-systems', {
    'rule-systems': () => listed(read(whole)),
    modules: () => located(read(whole), dirname(whole)),
  });

/** The first system of the list: a stranger sees its sample. */
export const first_system = (whole: string): string => read(whole).systems[0]?.id ?? '';
