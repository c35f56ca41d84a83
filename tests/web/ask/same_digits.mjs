// The page's odds are the command's, to the last digit, on every example: what the page's own code makes
// of its own module's reply, beside `bayonet odds FILE --csv`, compared as text. That the drawn page
// shows and copies the same is seen on a few; in a deep run on all of them, with their own orders.
import { result_page } from '../page/result_page.mjs';
import { client } from '../expected/client.mjs';
import { bayonet } from '../expected/command.mjs';
import { figures } from '../expected/csv.mjs';
import { FILES, opened, text_of } from '../expected/example_files.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK } from '../support/looks.mjs';
import { DEEP, first_or_rest } from '../support/pace.mjs';
import { done, failure, passed } from '../support/tap.mjs';

const ORDERS = [null, 'best'];
/** Drawn in a short run, and the others in a deep one. */
const FIRST = 'nqm-brigade.yaml';
const DRAWN = first_or_rest(FIRST, ...FILES.filter((file) => file !== FIRST));
/** Best orders here take as long as all the rest: in a deep run. */
const LONG = 'nqm-ridge.yaml';
const COMPUTED = FILES.flatMap((file) => ORDERS.map((orders) => [file, orders])).filter(
  ([file, orders]) => DEEP === (file === LONG && orders !== null),
);

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

async function computed(file, orders) {
  const { csv } = await client();
  const { ask, scenario } = await opened(text_of(file, orders));
  const odds = ask({ do: 'odds', scenario });
  if (odds.error) throw new Error(odds.error.words);
  return figures(csv('-', odds, ask({ do: 'rules', id: scenario.rules })));
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
