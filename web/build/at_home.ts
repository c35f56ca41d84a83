// Where the page will be, if whoever builds it says so (BAYONET_URL): what others show of it, its
// picture, they ask for by a whole address only.
import type { Plugin } from 'vite';

const PICTURE = '<meta property="og:image" content="./picture.png" />';

/** `home`: the address of the page's folder. */
export function at_home(home: string | undefined): Plugin {
  return {
    name: 'bayonet-at-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(PICTURE)) throw new Error(`no ${PICTURE} in the page`);
        if (!home) return html;
        const folder = new URL(home.endsWith('/') ? home : `${home}/`);
        const address = (path: string): string => new URL(path, folder).href.replaceAll('"', '%22');
        return html.replace(
          PICTURE,
          () =>
            `<meta property="og:url" content="${address('.')}" />\n` +
            `    <meta property="og:image" content="${address('picture.png')}" />`,
        );
      },
    },
  };
}
