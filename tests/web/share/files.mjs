// Files from the device: what can be read is opened, what cannot is told with its line, and nothing of
// what was there is lost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { result_page } from '../page/result_page.mjs';
import { bayonet } from '../expected/command.mjs';
import { figures } from '../expected/csv.mjs';
import { equal } from '../support/equal.mjs';
import { ROOT, journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

const text = (name) => readFileSync(join(ROOT, 'examples', name), 'utf8');

/** Files that cannot be read, and what must be said of each. */
const WRONG = [
  ['a key misspelt', 'rules: nqm\nattacker:\n  strenght: 6\ndefender: 3 regular\n', /strength/, 3],
  [
    'a value too large',
    'rules: nqm\nattacker: 6 regular\ndefender: 3 regular\nhours: 900\n',
    /900/,
    4,
  ],
  ['a tab', 'rules: nqm\nattacker:\n\tstrength: 6\ndefender: 3 regular\n', /tab/i, 3],
  [
    'a key twice',
    'rules: nqm\nattacker: 6 regular\nattacker: 5 regular\ndefender: 3\n',
    /a second time/,
    3,
  ],
  ['a bracket left open', 'attacker: [6, regular\n', /\[/, 1],
  ['an unknown system', 'rules: chess\nattacker: 6\ndefender: 3\n', /nqm/, 1],
  ['a text in UTF-32', Buffer.from('\xff\xfe\0\0r\0\0\0', 'latin1'), /UTF-32/, null],
  ['a text in UTF-16', Buffer.from('\xff\xfer\0', 'latin1'), /UTF-16/, null],
  ['a text in Latin-1', Buffer.from('rules: nqm\ntitle: caf\xe9\n', 'latin1'), /UTF-8/, 2],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', /./, null],
  ['nothing', '', /./, null],
  [
    'a record that breaks a rule',
    `${readFileSync(join(ROOT, 'tests/golden/records/two-battalions-by-hand.jsonl'), 'utf8').split('\n')[0]}\n{"at":"nothing","choose":"x"}\n`,
    /./,
    2,
  ],
];

await journeys('files', async ({ test }) => {
  for (const name of ['nqm-ridge.yaml', 'nqm-relief.json'])
    await test(`${name} is opened`, first_or_rest(DESK, PHONE), async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      await ask.open_good_file(name, text(name));
      const ours = bayonet('odds', `examples/${name}`, '--csv');
      equal(figures(await ask.copy('Copy CSV')), figures(ours.out), name);
    });

  await test(
    'what cannot be read is told, and nothing is lost',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      const before = await ask.said();
      for (const [what, wrong, words, line] of WRONG) {
        const dialog = await ask.open_file('mine.yaml', wrong);
        const alert = dialog.getByRole('alert').first();
        await alert.waitFor().catch(() => {
          throw new Error(`${what}: nothing is said`);
        });
        const said = await alert.innerText();
        if (!words.test(said)) throw new Error(`${what}: ${said}`);
        if (line && !said.includes(`line ${line}`))
          throw new Error(`${what}, no line ${line}: ${said}`);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        equal(await ask.sentence.innerText(), before, `${what}: the answer meanwhile`);
      }
    },
  );

  await test('why a pasted text is not opened is in sight', PHONE, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    const dialog = await ask.library();
    await by.press(dialog.getByRole('button', { name: 'Paste a text' }));
    await by.write(dialog.getByLabel('A scenario or a record as text'), 'attacker: 300 lions');
    await by.press(dialog.getByRole('button', { name: 'Open this text' }));
    const alert = dialog.getByRole('alert');
    await alert.waitFor();
    const { y, height } = await alert.boundingBox();
    if (y + height > by.look.viewport.height) throw new Error(`${y + height} is below the screen`);
  });

  await test('an assault is typed in short', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    const dialog = await ask.library();
    await by.write(dialog.getByRole('textbox', { name: 'Type it' }), '5 elite v 4 militia');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await ask.opened();
    const ours = bayonet('odds', 'nqm', '5', 'elite', 'v', '4', 'militia', '--csv');
    equal(figures(await ask.copy('Copy CSV')), figures(ours.out), '5 elite v 4 militia');
  });
});

done();
