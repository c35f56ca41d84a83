// Prints what a visitor loads, compressed as hosts compress; status 1 when it is over the budget.
//
//   node sizes.mjs FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compressed } from './compressed.mjs';
import { LIMITS, limits_of_module, told, within } from './limits.mjs';

const PARTS = [
  { what: 'all script', ending: '.js', limits: LIMITS.script },
  { what: 'the page with its style', ending: 'index.html', limits: LIMITS.page },
  { what: 'later styles', ending: '.css', limits: LIMITS.styles },
  { what: 'the single file', ending: 'bayonet.html', limits: LIMITS.single_file },
];

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => join(one.parentPath ?? one.path, one.name));

const sum = (sizes, how) => sizes.reduce((all, one) => all + one[how], 0);

let over = 0;
const modules = files.filter((file) => file.endsWith('.wasm')).sort();
if (modules.length === 0) over += 1;
for (const file of modules) {
  const limits = limits_of_module(file);
  const weight = compressed(readFileSync(file));
  if (!within(limits, weight)) over += 1;
  console.log(`${basename(file)}: ${told(limits, weight)}`);
}
for (const { what, ending, limits } of PARTS) {
  const mine = files.filter((file) => file.endsWith(ending));
  const sizes = mine.map((file) => compressed(readFileSync(file)));
  const weight = { brotli: sum(sizes, 'brotli'), gzip: sum(sizes, 'gzip') };
  if (mine.length === 0 || !within(limits, weight)) over += 1;
  console.log(`${what}: ${mine.length > 0 ? told(limits, weight) : 'not there'}`);
}
process.exit(over > 0 ? 1 : 0);
