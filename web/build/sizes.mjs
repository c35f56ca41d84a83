// Prints what a visitor loads, compressed as hosts compress; status 1 when it is over the budget.
//
//   node sizes.mjs FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from './compressed.mjs';

const KIB = 1024;
const BUDGETS = [
  // By gzip: the commonest hosts send nothing better. A visitor fetches one of them.
  { what: 'the largest module', ending: '.wasm', one: true, by: 'gzip', budget: 150_000 },
  { what: 'all script', ending: '.js', budget: 150 * KIB },
  { what: 'all styles', ending: '.css', budget: 30 * KIB },
  { what: 'the single file', ending: 'bayonet.html', budget: 450 * KIB },
];

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => join(one.parentPath ?? one.path, one.name));

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

let over = 0;
for (const { what, ending, one = false, by = 'brotli', budget } of BUDGETS) {
  const mine = files.filter((file) => file.endsWith(ending));
  const sizes = mine.map((file) => compressed(readFileSync(file)));
  const size = (how) => (one ? Math.max : (...all) => sum(all))(...sizes.map((each) => each[how]));
  const good = mine.length > 0 && size(by) <= budget;
  if (!good) over += 1;
  console.log(
    `${what}: ${size('brotli')} bytes by brotli, ${size('gzip')} by gzip; ${budget} by ${by} allowed` +
      (mine.length > 0 ? '' : ' (not there)'),
  );
}
process.exit(over > 0 ? 1 : 0);
