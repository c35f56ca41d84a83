// The page's own code under node, bundled from web/src as it stands: what works with data alone.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/journey.mjs';

const WEB = join(ROOT, 'web');
const require = createRequire(join(WEB, 'package.json'));

/** No such file: the code below stands for it. */
const ENTRY = join(WEB, 'src/client_under_test.ts');
const CODE = `
export { csv } from '${WEB}/src/share/csv.ts';
export { said_words } from '${WEB}/src/words/said.ts';
export { read_text } from '${WEB}/src/assault/scenario_text.ts';
export { Core } from '${WEB}/src/door/wasm.ts';
export * as yaml from 'yaml';
`;

/** The page's plugin for what the command says of YAML. */
async function yaml_words({ loadConfigFromFile }) {
  const told = { command: 'build', mode: 'production' };
  const { config } = await loadConfigFromFile(told, join(WEB, 'vite.config.ts'));
  return config.plugins.flat().find(({ name }) => name === 'bayonet-yaml-words');
}

async function bundled() {
  const vite = await import(pathToFileURL(require.resolve('vite')).href);
  const built = await vite.build({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    plugins: [
      await yaml_words(vite),
      {
        name: 'client',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? CODE : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
  });
  const { code } = [built].flat()[0].output[0];
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

let once;

/** Its parts: `csv`, `read_text`, `said_words`, the `yaml` that it reads with, and the `Core` that asks a module. */
export const client = () => (once ??= bundled());
