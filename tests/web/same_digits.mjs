// The page's odds are the command's, to the last digit, on every example: what the page's own code makes
// of its own module's reply, beside `bayonet odds FILE --csv`, compared as text. That the drawn page
// shows and copies the same is seen on a few; in a deep run on all of them, with their own orders.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { result_page } from './result_page.mjs';
import { client } from './client.mjs';
import { bayonet } from './command.mjs';
import { figures } from './csv.mjs';
import { PAGE, ROOT, journeys } from './journey.mjs';
import { DESK } from './looks.mjs';
import { door } from './module.mjs';
import { DEEP, first_or_rest } from './pace.mjs';
import { done, failure, passed } from './tap.mjs';

const files = readdirSync(join(ROOT, 'examples')).filter((name) => /\.(yaml|json)$/.test(name));
const ORDERS = [null, 'best'];
/** Drawn in a short run, and the others in a deep one. */
const FIRST = 'nqm-brigade.yaml';
const DRAWN = first_or_rest(FIRST, ...files.filter((file) => file !== FIRST));
/** Best orders here take as long as all the rest: in a deep run. */
const LONG = 'nqm-ridge.yaml';
const COMPUTED = files
  .flatMap((file) => ORDERS.map((orders) => [file, orders]))
  .filter(([file, orders]) => DEEP === (file === LONG && orders !== null));

/** The text of an example, with other orders where some are asked for. */
function text_of(file, orders) {
  const text = readFileSync(join(ROOT, 'examples', file), 'utf8');
  if (!orders) return text;
  if (file.endsWith('.json')) return JSON.stringify({ ...JSON.parse(text), orders });
  return `${text.replace(/^orders:.*\n(?:[ -].*\n)*/m, '')}\norders: ${orders}\n`;
}

/** What the command says of it. */
function told(file, orders) {
  const more = orders ? ['--orders', orders] : [];
  const said = bayonet('odds', `examples/${file}`, '--csv', ...more);
  if (said.status !== 0) throw new Error(said.said);
  return figures(said.out);
}

function same(shown, file, orders) {
  const wanted = told(file, orders);
  if (shown !== wanted) throw new Error(`the page:\n${shown}\nthe command:\n${wanted}`);
}

const name_of = (file, orders) => `digits: ${file}, ${orders ?? 'its own'} orders`;

/** The page's modules, asked as the page asks them, read and written by the page's own code. */
const ASSETS = join(PAGE, 'assets');
const doors = new Map();
function door_of(rules) {
  const mine = (name) => name.startsWith(`bayonet-${rules}-`) && name.endsWith('.wasm');
  if (!doors.has(rules)) doors.set(rules, door(join(ASSETS, readdirSync(ASSETS).find(mine))));
  return doors.get(rules);
}
const { csv, read_text, yaml } = await client();

async function computed(file, orders) {
  const read = read_text(yaml, text_of(file, orders));
  if (!read.scenario) throw new Error(read.words);
  const ask_door = await door_of(read.scenario.rules);
  const { scenario } = ask_door({ do: 'new', scenario: read.scenario });
  const odds = ask_door({ do: 'odds', scenario });
  if (odds.error) throw new Error(odds.error.words);
  return figures(csv('-', odds, ask_door({ do: 'rules', id: scenario.rules })));
}

for (const [file, orders] of COMPUTED)
  try {
    same(await computed(file, orders), file, orders);
    passed(name_of(file, orders));
  } catch (thrown) {
    failure(name_of(file, orders), thrown.stack ?? thrown);
  }

await journeys('digits', async ({ test }) => {
  for (const file of DRAWN)
    await test(`${name_of(file, null)}, drawn`, [DESK], async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      await ask.step('Attacker: strength', 1); // so that every example is another assault
      await ask.settled();
      await ask.open_good_file(file, text_of(file, null));
      same(figures(await ask.copy('Copy CSV')), file, null);
    });
});

done();
