// The page's odds are the command's, to the last digit, on every example: the CSV that Share copies
// beside `bayonet odds FILE --csv`, compared as text.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ask_page } from './ask_page.mjs';
import { bayonet } from './command.mjs';
import { figures } from './csv.mjs';
import { ROOT, journeys } from './journey.mjs';
import { DESK } from './looks.mjs';

const files = readdirSync(join(ROOT, 'examples')).filter((name) => /\.(yaml|json)$/.test(name));

/** The text of an example, with other orders where some are asked for. */
function text_of(file, orders) {
  const text = readFileSync(join(ROOT, 'examples', file), 'utf8');
  if (!orders) return text;
  if (file.endsWith('.json')) return JSON.stringify({ ...JSON.parse(text), orders });
  return `${text.replace(/^orders:.*\n(?:[ -].*\n)*/m, '')}\norders: ${orders}\n`;
}

async function same(page, by, file, orders) {
  const ask = ask_page(page, by);
  await ask.open();
  await page.waitForURL(/#1a/);
  await ask.step('Attacker: strength', 1); // so that every example is another assault
  await page.waitForTimeout(500); // an address is written twice a second at most
  const before = page.url();
  await ask.open_file(file, text_of(file, orders));
  await page.waitForURL((url) => url.href !== before);
  await ask.settled();
  const shown = figures(await ask.copy('Copy CSV'));
  const said = bayonet(
    'odds',
    `examples/${file}`,
    '--csv',
    ...(orders ? ['--orders', orders] : []),
  );
  if (said.status !== 0) throw new Error(said.said);
  const told = figures(said.out);
  if (shown !== told) throw new Error(`the page:\n${shown}\nthe command:\n${told}`);
}

await journeys('digits', async ({ test }) => {
  for (const file of files)
    for (const orders of [null, 'best'])
      await test(`${file}, ${orders ?? 'its own'} orders`, DESK, (page, by) =>
        same(page, by, file, orders),
      );
});
