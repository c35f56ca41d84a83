// Makes the browser fetch the worker and the module of the first view while it still reads the
// script that needs them. The first answer then waits for the slowest of the three, not for their
// sum.
import { basename } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

function tag(file: string, module: string): HtmlTagDescriptor | null {
  const href = `./${file}`;
  if (file.endsWith('.wasm') && basename(file).startsWith(`${module}-`))
    return {
      tag: 'link',
      injectTo: 'head',
      attrs: { rel: 'preload', href, as: 'fetch', type: 'application/wasm', crossorigin: true },
    };
  if (/\/worker-[^/]*\.js$/.test(file))
    return { tag: 'link', injectTo: 'head', attrs: { rel: 'modulepreload', href } };
  return null;
}

/** `module`: the name of the first module's file, up to what its contents add to it. */
export function preload(module: string): Plugin {
  return {
    name: 'bayonet-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .sort()
          .flatMap((file) => tag(file, module) ?? []),
    },
  };
}
