// The content security policy bites: what somebody might smuggle into the page does not run, and nothing
// can be sent anywhere. And the page says what it is made of. Served, and as the single file.
import { journeys } from '../support/journey.mjs';
import { DESK } from '../support/looks.mjs';
import { done } from '../support/tap.mjs';

/** Ways in and out, each true when it is open. */
const WAYS = {
  'a script written into the page': () => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.smuggled = true';
    document.body.append(script);
    return globalThis.smuggled === true;
  },
  'a handler in markup': () => {
    const box = document.createElement('div');
    box.innerHTML = '<img src="x:" onerror="globalThis.smuggled = true">';
    document.body.append(box);
    return refusal().then(() => globalThis.smuggled === true);
  },
  'a request to another host': () =>
    fetch('http://127.0.0.1:9/').then(
      () => true,
      () => refusal().then(() => false),
    ),
  'a form sent away': () => {
    const form = document.createElement('form');
    form.action = 'http://127.0.0.1:9/';
    document.body.append(form);
    form.submit();
    return refusal().then(() => false);
  },
};

const bites = async ({ test }) => {
  await test(`refused: ${Object.keys(WAYS).join('; ')}`, DESK, async (page, by) => {
    await page.goto(by.url);
    await page
      .getByText(/^In 100\b/)
      .first()
      .waitFor();
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', () => {
        globalThis.refused = true;
      });
      /** Resolves when the browser has refused something; what it never refuses times the test out. */
      globalThis.refusal = async () => {
        while (!globalThis.refused) await new Promise((later) => setTimeout(later, 10));
      };
    });
    for (const [what, way] of Object.entries(WAYS)) {
      await page.evaluate(() => void (globalThis.refused = globalThis.smuggled = false));
      if (await page.evaluate(way)) throw new Error(`${what}: it is open`);
    }
    by.wrong.length = 0; // the browser told of the breaches: that is what was wanted
  });
};

/** What there is in every build, each with the licence that it asks for. */
const PARTS = ['preact', '@preact/signals', 'fflate', 'uplot', 'yaml', 'musl'];

const tells = async ({ test }) => {
  await test('what it is made of is told, with the licences', DESK, async (page, by) => {
    await page.goto(by.url);
    await by.press(page.getByText('What else it is made of, and under which licences'));
    const notices = page.locator('pre', { hasText: 'Permission is hereby granted' });
    await notices.waitFor();
    const words = await notices.innerText();
    for (const part of PARTS)
      if (!new RegExp(`^${part}\\b.*\\((MIT|ISC)\\)\n +Copyright `, 'm').test(words))
        throw new Error(`${part} is not named: ${words}`);
  });
};

for (const look of [bites, tells]) {
  await journeys('policy', look);
  await journeys('policy, single file', look, { file: 'bayonet.html' });
}

done();
