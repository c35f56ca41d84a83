// service.js: the service worker, with the list of the files that it keeps and a name for this
// version.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** Not kept: what nobody needs who has the page. */
const LEFT_OUT = /^(bayonet\.html|picture\.png|service\.js)$/;

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
}

function version(folder: string, names: string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** The service worker's text, for the files in `folder`; `plugin` sees it built. */
export async function service(folder: string, source: string, plugin: Plugin): Promise<string> {
  const names = files(folder);
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plugin],
    define: {
      __FILES__: JSON.stringify(names.map((name) => (name === 'index.html' ? './' : name))),
      __VERSION__: JSON.stringify(version(folder, names)),
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
