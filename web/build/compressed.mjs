// The compressed size of a file: brotli, which browsers ask for and most hosts send, and gzip,
// which the other hosts send.
//
//   node compressed.mjs MODULE      prints both; status 1 when it is more than a module may have
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { limits_of_module, told, within } from './limits.mjs';

export function compressed(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length;
  return { brotli: brotliCompressSync(bytes, { params }).length, gzip };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const limits = limits_of_module(process.argv[2]);
  const weight = compressed(readFileSync(process.argv[2]));
  console.log(told(limits, weight));
  process.exit(within(limits, weight) ? 0 : 1);
}
