// Prints what a visitor loads, compressed as hosts compress; status 1 when it is over the budget.
//
//   node sizes.mjs FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from './compressed.mjs';

const KIB = 1024;
const BUDGETS = [
  { what: 'the module', ending: '.wasm', budget: 150 * KIB },
  { what: 'all script', ending: '.js', budget: 150 * KIB },
  { what: 'all styles', ending: '.css', budget: 30 * KIB },
  { what: 'the single file', ending: 'bayonet.html', budget: 450 * KIB },
];

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => join(one.parentPath ?? one.path, one.name));

let over = 0;
for (const { what, ending, budget } of BUDGETS) {
  const mine = files.filter((file) => file.endsWith(ending));
  const sizes = mine.map((file) => compressed(readFileSync(file)));
  const size = sizes.reduce((sum, { brotli }) => sum + brotli, 0);
  const by_gzip = sizes.reduce((sum, { gzip }) => sum + gzip, 0);
  const good = mine.length > 0 && size <= budget;
  if (!good) over += 1;
  console.log(
    `${what}: ${size} bytes compressed (${by_gzip} by gzip); ${budget} allowed` +
      (mine.length > 0 ? '' : ' (not there)'),
  );
}
process.exit(over > 0 ? 1 : 0);
