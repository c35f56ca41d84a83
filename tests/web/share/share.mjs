// Share: the link is the input, every copy says what the page says, every file can be opened again.
import { at_a_throw } from '../page/at_a_throw.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { result_page } from '../page/result_page.mjs';
import { bayonet, bayonet_on } from '../expected/command.mjs';
import { figures } from '../expected/csv.mjs';
import { equal } from '../support/equal.mjs';
import { ROOT, journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { play_page } from '../page/play_page.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

const BRIGADE = readFileSync(join(ROOT, 'examples/nqm-brigade.yaml'), 'utf8');

/** The page as somebody else sees it who was sent `link`. */
async function sent(by, link) {
  const context = await by.context.browser().newContext();
  const page = await context.newPage();
  await page.goto(link);
  return { page, context };
}

await journeys('share', async ({ test }) => {
  await test(
    'a link gives another person the same answer',
    first_or_rest(KEYS, DESK, PHONE),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      await ask.open_good_file('brigade.yaml', BRIGADE);
      const link = await ask.copy('Copy link');
      if (!link.startsWith(`${by.url}#`)) throw new Error(`not in the fragment: ${link}`);
      const csv = await ask.copy('Copy CSV');
      const { page: other, context } = await sent(by, link);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const theirs = result_page(other, { ...by, look: DESK, press: (locator) => locator.click() });
      await theirs.settled();
      equal(await theirs.sentence.innerText(), await ask.sentence.innerText(), 'sentence');
      equal(await theirs.copy('Copy CSV'), csv, 'CSV');
      equal(await theirs.copy('Copy link'), link, 'the link again');
      await context.close();
    },
  );

  await test(
    'one line and Markdown say what the page says',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      await ask.settled();
      await by.press(page.getByRole('button', { name: 'Share', exact: true }));
      await page.getByText(/^There is no record yet/).waitFor(); // why Save record cannot be pressed
      await page.keyboard.press('Escape');
      const line = await ask.copy('Copy one line');
      equal(line.includes('\n'), false, 'an end of line in the line');
      for (const word of ['76', '6 Regular', '3 Regular'])
        if (!line.toLowerCase().includes(word.toLowerCase()))
          throw new Error(`no ${word} in ${line}`);
      const markdown = await ask.copy('Copy Markdown');
      for (const word of ['76', '|', 'position taken', 'http'])
        if (!markdown.includes(word)) throw new Error(`no ${word} in ${markdown}`);
    },
  );

  await test('a scenario saved is the scenario', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.open_good_file('brigade.yaml', BRIGADE);
    for (const what of ['Save scenario (YAML)', 'Save scenario (JSON)']) {
      const file = await ask.save(what);
      const theirs = bayonet_on(file.text, file.name, 'odds', '{}', '--csv');
      equal(theirs.status, 0, `bayonet odds ${file.name}: ${theirs.said}`);
      const ours = bayonet('odds', 'examples/nqm-brigade.yaml', '--csv');
      equal(figures(theirs.out), figures(ours.out), what);
      await ask.open_good_file(file.name, file.text);
      equal(figures(await ask.copy('Copy CSV')), figures(ours.out), `${what}, opened again`);
    }
  });

  await test(
    'a record travels as file and as link',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const { ask, roll } = await at_a_throw(page, by);
      await roll.throw_dice();
      const story = await roll.told();
      const file = await ask.save('Save record');
      const link = await ask.copy('Copy link');
      // As text, too, it is the game as far as it is.
      const line = await ask.copy('Copy one line');
      if (!/, after \d+ steps?: /.test(line) || !line.endsWith(link))
        throw new Error(`"${line}" is not about the game`);
      const odds = bayonet_on(file.text, file.name, 'odds', '--from', '{}', '--csv');
      equal(figures(await ask.copy('Copy CSV')), figures(odds.out), 'the odds from there');
      const { page: other, context } = await sent(by, link);
      const theirs = play_page(other, { ...by, look: DESK, press: (locator) => locator.click() });
      await theirs.asked();
      equal(await theirs.told(), story, 'the story in the link');
      await context.close();
      await page.goto('about:blank');
      await ask.open();
      await ask.open_file(file.name, file.text);
      await roll.asked();
      equal(await roll.told(), story, 'the story in the file');
    },
  );
});

done();
