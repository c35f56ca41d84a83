// A rule system that the page has never heard of: the same page, built with the invented systems of
// tests/ in its registry. Each is in the library, has its form, its odds as the
// door says them, its ground, and plays to its end.
import { join } from 'node:path';
import { result_page } from '../page/result_page.mjs';
import { equal } from '../support/equal.mjs';
import { ROOT, journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { door } from '../expected/module.mjs';
import { play_page } from '../page/play_page.mjs';
import { one_by_one } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

const FOLDER = process.env.BAYONET_INVENTED ?? join(ROOT, 'build/page-invented');
const ask_door = await door(join(FOLDER, '../wasm/tests/systems/bayonet.wasm'));
const systems = ask_door({ do: 'rules' }).systems.filter(({ id }) => id !== 'nqm');

/** The chances of the CSV: id, value and the same double. */
function rows(csv) {
  return csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(-4))
    .map(([what, id, count, p]) => [what, id, count, Number(p)].join(','))
    .sort();
}

/** The same rows from the door; of casualties, and of what else can come up. */
function rows_of({ endings, measures }) {
  const ends = endings.map(({ id, p }) => `ending,${id},,${p}`);
  const counts = Object.entries(measures)
    .filter(([id, { most }]) => most > 0 || id.endsWith('_losses'))
    .flatMap(([id, { p }]) => p.map((chance, count) => `measure,${id},${count},${chance}`));
  return [...ends, ...counts].sort();
}

async function opened(page, by, { title }) {
  const ask = result_page(page, by);
  await ask.open_title(title);
  return ask;
}

/** What stands on a table top is drawn to its scale: as wide, beside the table, as the door says. */
async function to_scale(page, marks) {
  const table = marks.find(({ kind }) => kind === 'plane');
  if (!table) return;
  const wide = (part) => part.evaluate((drawn) => drawn.getBBox().width);
  const paper = await wide(page.locator('.plane > .map-cell').first());
  const cards = page.locator('.plane .map-card');
  const models = marks.filter(({ kind, shape }) => kind === 'piece' && shape !== null);
  equal(await cards.count(), models.length, 'models on the table');
  for (const [i, { shape, w }] of models.entries()) {
    if (shape !== 'disc') continue;
    const off = Math.abs((await wide(cards.nth(i))) - (w / table.w) * paper);
    if (off > 0.2) throw new Error(`model ${i} is ${off} pixels too wide or too narrow`);
  }
}

/** Every key of the table has its field, once all is unfolded. */
async function every_key(ask, { keys }) {
  for (const summary of await ask.form.locator('summary').all()) await summary.click();
  const shown = (await ask.form.innerText()).toLowerCase();
  for (const { path, words } of keys.filter(({ kind }) => kind === 'whole')) {
    const name = path.split('.').at(-1).replaceAll('_', ' ');
    if (!path.includes('[]') && !shown.includes(name) && !shown.includes(words.toLowerCase()))
      throw new Error(`no field for ${path}`);
  }
}

/** A preset that is chosen changes the answer to what the door says of it, and back. */
async function with_preset(page, by) {
  const { title } = systems.find(({ id }) => id === 'ford');
  const ask = await opened(page, by, { title });
  const answered = async () => rows(await ask.copy('Copy CSV'));
  const said = (set) => rows_of(ask_door({ do: 'odds', sample: 'ford', ...(set && { set }) }));
  await ask.form.getByText('The rules themselves').click();
  const choose = async (name) => {
    await by.press(ask.form.getByRole('radio', { name, exact: true }));
    await ask.settled();
  };
  await choose('flood');
  equal(await answered(), said({ preset: 'flood' }), 'odds in flood');
  await ask.form.getByText('Numbers', { exact: true }).click();
  const need = ask.form.getByRole('spinbutton', {
    name: 'the score that hits',
  });
  equal(await need.inputValue(), '6', 'what the preset sets');
  await by.press(ask.form.getByRole('button', { name: /^Less: the score that hits/ }));
  await ask.settled();
  equal(await answered(), said({ preset: 'flood', need: 5 }), 'odds in flood, with its own need');
  await by.press(ask.form.getByRole('button', { name: /^as preset: 6/ }));
  await choose('none');
  equal(await answered(), said(null), 'odds without a preset');
}

await journeys(
  'invented',
  async ({ test }) => {
    await test('ford: a preset is chosen', one_by_one(0, PHONE, DESK), with_preset);

    for (const [index, system] of systems.entries()) {
      const { id } = system;
      const table = ask_door({ do: 'rules', id });

      await test(
        `${id}: form, ground and odds`,
        one_by_one(index, DESK, PHONE),
        async (page, by) => {
          const ask = await opened(page, by, system);
          equal(
            rows(await ask.copy('Copy CSV')),
            rows_of(ask_door({ do: 'odds', sample: id })),
            'odds',
          );
          const { marks } = ask_door({ do: 'show', sample: id });
          const ground = page.getByRole('img', { name: /./ });
          await ground.first().waitFor();
          await to_scale(page, marks);
          await every_key(ask, table);
          // Where the sides are lists of units there is no number of a side to step.
          const field = ask.form.getByRole('spinbutton', { name: /^Defender: / }).first();
          const { defender } = ask_door({ do: 'check', sample: id }).scenario;
          if (defender.units && (await field.count()) === 0) return;
          const before = await field.inputValue();
          const answer = await ask.answer.innerText();
          await by.press(ask.form.getByRole('button', { name: /^(More|Less): Defender/ }).first());
          await ask.settled();
          if (before === (await field.inputValue())) throw new Error('the number stayed');
          if (answer === (await ask.answer.innerText())) throw new Error('the answer stayed');
        },
      );

      await test(
        `${id}: played to its end`,
        one_by_one(index, KEYS, PHONE, DESK),
        async (page, by) => {
          const ask = await opened(page, by, system);
          const roll = play_page(page, by);
          await roll.start();
          await roll.to_the_end();
          const { text } = await ask.save('Save record');
          const record = text.trim().split('\n');
          const told = ask_door({ do: 'replay', record });
          equal(told.question?.kind, 'over', `the record: ${JSON.stringify(told.error)}`);
          const ending = (await roll.panel.innerText()).toLowerCase();
          if (!ending.includes(told.question.words.toLowerCase()))
            throw new Error(`"${told.question.words}" is not told`);
        },
      );
    }
  },
  { folder: FOLDER },
);

done();
