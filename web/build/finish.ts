// Makes the files that need a finished page folder: the single file, the notices of what is in it, then
// the service worker, which lists everything in the folder.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { bundled, notices } from './notices.ts';
import { service } from './offline.ts';
import { single, single_parts } from './single.ts';

/** `alone`: how the single file is built; `found`: the modules that both builds took something from. */
export function finish(alone: () => InlineConfig, found: Set<string>): Plugin {
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
        const parts = await single_parts(alone());
        const words = notices(found, root);
        const html = single(parts, words, join(root, 'index.html'), join(root, 'public/icon.svg'));
        writeFileSync(join(folder, 'bayonet.html'), html);
        writeFileSync(join(folder, 'notices.txt'), words);
        const script = await service(folder, join(root, 'src/offline/service.ts'), bundled(found));
        if (notices(found, root) !== words)
          throw new Error('the service worker has notices to give');
        writeFileSync(join(folder, 'service.js'), script);
      },
    },
  };
}
