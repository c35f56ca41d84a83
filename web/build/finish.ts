// Makes the files that need a finished page folder: the single file, then the service worker,
// which lists everything in the folder.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { service } from './offline.ts';
import { single } from './single.ts';

/** `alone`: how the single file is built. */
export function finish(alone: () => InlineConfig): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'bayonet-finish',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const html = await single(alone(), join(root, 'index.html'), join(root, 'public/icon.svg'));
        writeFileSync(join(folder, 'bayonet.html'), html);
        const script = await service(folder, join(root, 'src/offline/service.ts'));
        writeFileSync(join(folder, 'service.js'), script);
      },
    },
  };
}
