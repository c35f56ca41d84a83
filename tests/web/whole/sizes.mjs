// The limits of size of the page: printed, and failed when exceeded.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from '../../../web/build/compressed.mjs';
import { LIMITS, limits_of_module } from '../../../web/build/limits.mjs';
import { PAGE } from '../support/journey.mjs';
import { done, failure, passed, remark } from '../support/tap.mjs';

const KIB = 1024;

/** What the files of the page with this ending weigh, each of them told. */
function weights(ending) {
  const names = readdirSync(PAGE, { recursive: true }).filter((name) => name.endsWith(ending));
  return names.map((name) => {
    const weight = compressed(readFileSync(join(PAGE, name)));
    remark(`${name}: ${weight.brotli} bytes compressed, ${weight.gzip} by gzip`);
    return { ...weight, name };
  });
}

function weigh(words, bytes, allowed) {
  const told = `${words}: ${(bytes / KIB).toFixed(1)} KiB, ${(allowed / KIB).toFixed(1)} allowed`;
  remark(told);
  if (bytes > 0 && bytes < allowed) passed(`sizes: ${words}`);
  else failure(`sizes: ${words}`, told);
}

const modules = weights('.wasm');
for (const [words, limit] of [
  ['the module', LIMITS.module],
  ['the module with the plane', LIMITS.module_with_plane],
]) {
  const mine = modules.filter(({ name }) => limits_of_module(name) === limit);
  weigh(words, Math.max(0, ...mine.map(({ gzip }) => gzip)), limit.gzip);
}
const scripts = weights('.js').reduce((sum, { brotli }) => sum + brotli, 0);
weigh('all scripts', scripts, LIMITS.script.brotli);

done();
