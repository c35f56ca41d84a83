// Makes the browser fetch the worker while it still reads the script that needs it. The module comes
// after the script: beside it, it would keep a slow line from what makes the page usable.
import type { Plugin } from 'vite';

export function preload(): Plugin {
  return {
    name: 'bayonet-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /\/worker-[^/]*\.js$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'modulepreload', href: `./${file}` },
          })),
    },
  };
}
