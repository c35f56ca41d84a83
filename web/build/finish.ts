// Makes the files that need a finished page folder: the single file, the notices of what is in it, then
// the service worker, which lists everything in the folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { painted } from './paint/first_paint.ts';
import { bundled, notices } from './notices/notices.ts';
import { service } from './offline.ts';
import { single, single_parts } from './single.ts';

/**
 * `alone`: how the single file is built; `rendering`: how the page is rendered meanwhile; `found`: the
 * modules that the builds of page and single file took something from.
 */
export function finish(
  alone: () => InlineConfig,
  rendering: () => InlineConfig,
  found: Set<string>,
): Plugin {
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
        const index = readFileSync(join(root, 'index.html'), 'utf8');
        const html = single(parts, words, await painted(index, rendering()), join(root, 'public'));
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
