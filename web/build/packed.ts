// Imports that end in `?packed`: a file's bytes, gzip in base64, as a text of the script.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const ENDING = '?packed';

export function packed(): Plugin {
  return {
    name: 'bayonet-packed',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(ENDING)) return null;
      const bytes = gzipSync(readFileSync(id.slice(0, -ENDING.length)), { level: 9 });
      return `export default ${JSON.stringify(bytes.toString('base64'))}`;
    },
  };
}
