// Prints what a visitor loads, compressed as hosts compress; status 1 when it is over the budget.
//
//   node sizes.mjs FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from './compressed.mjs';
import { LIMITS, told, within } from './limits.mjs';

const PARTS = [
  { what: 'the largest module', ending: '.wasm', one: true, limits: LIMITS.module },
  { what: 'all script', ending: '.js', limits: LIMITS.script },
  { what: 'all styles', ending: '.css', limits: LIMITS.styles },
  { what: 'the single file', ending: 'bayonet.html', limits: LIMITS.single_file },
];

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => join(one.parentPath ?? one.path, one.name));

const sum = (...numbers) => numbers.reduce((all, one) => all + one, 0);

let over = 0;
for (const { what, ending, one = false, limits } of PARTS) {
  const mine = files.filter((file) => file.endsWith(ending));
  const sizes = mine.map((file) => compressed(readFileSync(file)));
  const size = (how) => (one ? Math.max : sum)(...sizes.map((each) => each[how]));
  const weight = { brotli: size('brotli'), gzip: size('gzip') };
  if (mine.length === 0 || !within(limits, weight)) over += 1;
  console.log(`${what}: ${mine.length > 0 ? told(limits, weight) : 'not there'}`);
}
process.exit(over > 0 ? 1 : 0);
