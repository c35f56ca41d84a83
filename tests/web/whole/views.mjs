// The main views, and the way to each.
import { result_page } from '../page/result_page.mjs';
import { play_page } from '../page/play_page.mjs';

async function ask(page, by) {
  const view = result_page(page, by);
  await view.open();
  await view.settled();
  return view;
}

async function roll(page, by) {
  await ask(page, by);
  const view = play_page(page, by);
  await view.start();
  return view;
}

/** What is in front, by name; each opens it. */
export const VIEWS = {
  ask,
  'ask with every drawer open': async (page, by) => {
    await ask(page, by);
    for (const closed of await page.locator('details:not([open]) > summary').all())
      if (await closed.isVisible()) await closed.click();
  },
  'ask with a refusal': async (page, by) => {
    const view = await ask(page, by);
    await by.write(view.number('Attacker: strength'), 'lots');
    await page.keyboard.press('Enter');
    await view.form.getByRole('alert').first().waitFor();
  },
  library: async (page, by) => (await ask(page, by)).library(),
  share: async (page, by) => {
    await ask(page, by);
    await by.press(page.getByRole('button', { name: 'Share', exact: true }));
    await page.getByRole('dialog', { name: 'Share' }).waitFor();
  },
  keys: async (page, by) => {
    await ask(page, by);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  },
  'roll, at a question': roll,
  'roll, at a throw': async (page, by) => (await roll(page, by)).to_a_throw(),
  'roll, with odds and best order': async (page, by) => {
    const view = await roll(page, by);
    await by.press(page.getByRole('button', { name: 'Odds and best order' }));
    await view.panel
      .getByText(/of 100|in 100/)
      .first()
      .waitFor();
  },
  'roll, at the end': async (page, by) => (await roll(page, by)).to_the_end(),
};
