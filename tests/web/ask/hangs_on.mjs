// What an answer hangs on: measured after the answer, and named as the command names it. Long
// measurements run on request.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { result_page } from '../page/result_page.mjs';
import { bayonet } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { ROOT, journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { first_or_rest, within } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

const example = (name) => readFileSync(join(ROOT, 'examples', name), 'utf8');

/** The region, once it is measured or cannot be. */
async function measured(page) {
  const region = page.getByRole('region', { name: 'What it hangs on' });
  await region.and(page.locator('[aria-busy=false]')).waitFor({ timeout: within(30_000) });
  return region;
}

/** What the page shows, "22 with 1" as [1, 22]. */
async function moves_in(region) {
  const moves = await region.getByRole('listitem').getByRole('listitem').all();
  return Promise.all(
    moves.map(async (move) => {
      const [, count, value] = /^(\S+)\s+with (\S+)/.exec((await move.innerText()).trim()) ?? [];
      return [value, count];
    }),
  );
}

/** What the command says, "with 1: 22" as [1, 22]. */
function as_the_command(...words) {
  const { status, said, out } = bayonet('odds', ...words);
  if (status !== 0) throw new Error(said);
  const told = out.slice(out.indexOf('What it hangs on'));
  return [...told.matchAll(/with (\S+?):? (\d+(?:\.\d+)?|[<>]\d+)/g)].map(([, value, count]) => [
    value,
    count,
  ]);
}

await journeys('hangs on', async ({ test }) => {
  await test(
    'readings are named with what they move',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      await ask.open_good_file('militia.yaml', example('nqm-militia.yaml'));
      const shown = await moves_in(await measured(page));
      equal(shown, as_the_command(join(ROOT, 'examples/nqm-militia.yaml')), 'moves');
      if (shown.length === 0) throw new Error('nothing moves it');
      // What belongs to another assault is never shown with this one.
      await ask.step('Attacker: strength', -1);
      await ask.settled();
      const now = /in (\S+?)\.$/.exec(await ask.sentence.innerText())?.[1];
      await (await measured(page)).getByText(`as it is, in ${now}.`).waitFor();
    },
  );

  await test(
    'what it turns on stands beneath the sentence',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      await ask.open_good_file('two-hours.yaml', example('nqm-two-hours.yaml'));
      const { out } = bayonet('odds', join(ROOT, 'examples/nqm-two-hours.yaml'));
      const [told] = /^It turns on [^]*?not \d+\./m.exec(out);
      await ask.answer.getByText(told.replaceAll('\n', ' '), { exact: true }).waitFor();
      // Nothing of it is left where it turns on nothing.
      await ask.open_good_file('militia.yaml', example('nqm-militia.yaml'));
      await measured(page);
      equal(await ask.answer.getByText('It turns on').count(), 0, 'lines');
    },
  );

  await test(
    'readings that are certain are measured when it is asked',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const ask = result_page(page, by);
      const file = 'portable-short.yaml';
      await ask.open();
      await ask.open_good_file(file, example(file));
      const region = await measured(page);
      const certain = region.getByText('certain, PCC-31');
      equal(await certain.count(), 0, 'certain ones before');
      await by.press(region.getByRole('button', { name: 'Measure that too' }));
      await certain.waitFor({ timeout: within(30_000) });
      const told = as_the_command(join(ROOT, 'examples', file), '--certain');
      equal(await moves_in(region), told, 'moves');
      if (!told.some(([value]) => value === 'together')) throw new Error('"rolls" moves nothing');
      equal(await region.getByText('Measure that too').count(), 0, 'buttons');
    },
  );

  await test('what takes long is measured when it is asked', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.open_good_file('brigade.yaml', example('portable-brigade.yaml'));
    const region = await measured(page);
    await region.getByText('takes many situations').waitFor();
    await by.press(region.getByRole('button', { name: 'Measure it' }));
    await region.getByText('less than 1 in 100').waitFor({ timeout: within(30_000) });
  });
});

done();
