// Has the browser fetch the module and the worker while it still reads the script that asks for
// them: the first answer then waits for the slowest of the three, and not for their sum.
import type { HtmlTagDescriptor, Plugin } from 'vite';

function tag(file: string): HtmlTagDescriptor | null {
  const href = `./${file}`;
  if (file.endsWith('.wasm'))
    return {
      tag: 'link',
      injectTo: 'head',
      attrs: { rel: 'preload', href, as: 'fetch', type: 'application/wasm', crossorigin: true },
    };
  if (/\/worker-[^/]*\.js$/.test(file))
    return { tag: 'link', injectTo: 'head', attrs: { rel: 'modulepreload', href } };
  return null;
}

export function preload(): Plugin {
  return {
    name: 'bayonet-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .sort()
          .flatMap((file) => tag(file) ?? []),
    },
  };
}
