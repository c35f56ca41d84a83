// What a file weighs on its way to a visitor: brotli, as browsers ask for and most hosts send; and
// gzip, which is what the others send.
//
//   node compressed.mjs FILE ALLOWED      prints both; status 1 when brotli makes more than ALLOWED
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export function compressed(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length;
  return { brotli: brotliCompressSync(bytes, { params }).length, gzip };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file, allowed] = process.argv;
  const { brotli, gzip } = compressed(readFileSync(file));
  console.log(`${brotli} bytes compressed (${gzip} by gzip); ${allowed} allowed`);
  process.exit(brotli > Number(allowed) ? 1 : 0);
}
