// The content security policy bites: what somebody might smuggle into the page does not run, and nothing
// can be sent anywhere. Served, and as the single file.
import { journeys } from './journey.mjs';
import { DESK } from './looks.mjs';

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
    return new Promise((resolve) => setTimeout(() => resolve(globalThis.smuggled === true), 300));
  },
  'a request to another host': () =>
    fetch('http://127.0.0.1:9/').then(
      () => true,
      () => new Promise((resolve) => setTimeout(() => resolve(globalThis.refused !== true), 100)),
    ),
  'a form sent away': () => {
    const form = document.createElement('form');
    form.action = 'http://127.0.0.1:9/';
    document.body.append(form);
    form.submit();
    return new Promise((resolve) => setTimeout(() => resolve(globalThis.refused !== true), 300));
  },
};

const bites = async ({ test }) => {
  for (const [what, way] of Object.entries(WAYS))
    await test(`${what} is refused`, DESK, async (page, by) => {
      await page.goto(by.url);
      await page
        .getByText(/^In 100\b/)
        .first()
        .waitFor();
      await page.evaluate(() =>
        document.addEventListener('securitypolicyviolation', () => {
          globalThis.refused = true;
        }),
      );
      const open = await page.evaluate(way);
      if (open) throw new Error('it is open');
      by.wrong.length = 0; // the browser told of the breach: that is what was wanted
    });
};

await journeys('policy', bites);
await journeys('policy, single file', bites, { file: 'bayonet.html' });
