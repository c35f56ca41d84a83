// The page's sentences are the command's, word for word, on every example: what the page's own code
// makes of its own module's replies stands in the command's reports. That the drawn page shows them is
// seen on one; in a deep run on all.
import { result_page } from '../page/result_page.mjs';
import { client } from '../expected/client.mjs';
import { bayonet } from '../expected/command.mjs';
import { FILES, opened, text_of } from '../expected/example_files.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK } from '../support/looks.mjs';
import { DEEP, first_or_rest } from '../support/pace.mjs';
import { done, failure, passed } from '../support/tap.mjs';

/** Best orders and what it hangs on take as long here as all the rest: in a deep run. */
const LONG = ['nqm-ridge.yaml'];
const COMPUTED = FILES.filter((file) => DEEP === LONG.includes(file));
const FIRST = 'nqm-two-hours.yaml';
const DRAWN = first_or_rest(FIRST, ...FILES.filter((file) => file !== FIRST));

const { said_words } = await client();
const in_one = (text) => text.replace(/\s+/g, ' ');

/** What must stand in the report of `odds`, and of `best`. */
const of_odds = ({ premises, headline, points, careful, why_not }) => [
  premises,
  headline,
  points,
  careful?.said,
  why_not,
];
const of_best = ({ premises, said, shortened, orders, odds }) => [
  premises,
  odds.headline,
  said,
  orders.length > 0 ? shortened : null,
];
const of_hangs = ({ turning, concluded, settings, others }) => [
  ...turning,
  concluded,
  ...settings.filter(({ moved }) => moved >= 0.01).map(({ said }) => said),
  others,
];

function stand_in(sentences, out) {
  const text = in_one(out);
  const missing = sentences
    .filter(Boolean)
    .map(said_words)
    .filter((words) => !text.includes(in_one(words)));
  if (missing.length > 0) throw new Error(`not in the report: ${missing.join('\n')}\n${out}`);
}

function report(...words) {
  const ran = bayonet(...words);
  if (ran.status !== 0) throw new Error(ran.said);
  return ran.out;
}

async function check(file) {
  const { ask, scenario } = await opened(text_of(file, null));
  const replies = (request) => {
    const reply = ask({ scenario, ...request });
    if (reply.error) throw new Error(reply.error.words);
    return reply;
  };
  const odds = [
    ...of_odds(replies({ do: 'odds', why: true })),
    ...of_hangs(replies({ do: 'hangs-on' })),
  ];
  stand_in(odds, report('odds', `examples/${file}`, '--why', '--hangs-on'));
  stand_in(of_best(replies({ do: 'best' })), report('best', `examples/${file}`));
}

for (const file of COMPUTED)
  try {
    await check(file);
    passed(`sentences: ${file}`);
  } catch (thrown) {
    failure(`sentences: ${file}`, thrown.stack ?? thrown);
  }

await journeys('sentences', async ({ test }) => {
  for (const file of DRAWN)
    await test(`sentences: ${file}, drawn`, [DESK], async (page, by) => {
      const view = result_page(page, by);
      await view.open();
      await view.step('Attacker: strength', 1); // so that every example is another assault
      await view.settled();
      await view.open_good_file(file, text_of(file, null));
      await view.settled();
      const { ask, scenario } = await opened(text_of(file, null));
      const [premises, headline, points, careful] = of_odds(ask({ do: 'odds', scenario }));
      const best = ask({ do: 'best', scenario });
      stand_in([premises, headline, points], await view.answer.innerText());
      const found = [careful, best.said, best.premises, best.odds.headline];
      stand_in(found, await view.glance.innerText());
    });
});

done();
