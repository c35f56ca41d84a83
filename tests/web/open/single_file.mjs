// One file on a stick: bayonet.html, opened from a folder, does what the served page does.
import { result_page } from '../page/result_page.mjs';
import { bayonet, bayonet_on } from '../expected/command.mjs';
import { figures } from '../expected/csv.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { play_page } from '../page/play_page.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

await journeys(
  'single file',
  async ({ test }) => {
    await test('asks, shares and rolls', first_or_rest(DESK, PHONE), async (page, by) => {
      const ask = result_page(page, by);
      const roll = play_page(page, by);
      await ask.open();
      const before = await ask.said();
      await ask.step('Attacker: strength', 1);
      await ask.changed_from(before);
      const ours = bayonet('odds', 'nqm', 'attacker.strength=7', '--csv');
      equal(figures(await ask.copy('Copy CSV')), figures(ours.out), 'CSV');
      const link = await ask.copy('Copy link');
      if (!link.includes('#')) throw new Error(`no link: ${link}`);
      await roll.start();
      await roll.to_the_end();
      const file = await ask.save('Save record');
      equal(bayonet_on(file.text, file.name, 'replay', '{}').status, 0, 'bayonet replay');
    });
  },
  { file: 'bayonet.html' },
);

done();
