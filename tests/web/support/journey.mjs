// Journeys through the page in a real browser. A journey file does:
//
//   import { journeys } from '../support/journey.mjs';
//   await journeys('ask', async ({ test }) => {
//     await test('the sample is worked out at first sight', [DESK, PHONE], async (page, by) => { … });
//   });
//
// Each test has a browser context of its own, as new as a stranger's, and fails too on whatever
// watch.mjs saw. `by` has the hand (press, write), the look, and where the page is served.
//
// A test that waits in vain says after how many seconds, and at which step.
//
// From the environment: BAYONET_PACE and BAYONET_DEEP (pace.mjs), BAYONET_PAGE (the page as it was
// built), BAYONET_BROWSER, BAYONET_BUILD (screenshots go to web/screenshots there), BAYONET_ONLY.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { focus, press, write } from './hand.mjs';
import { by_hand, first_or_rest, within } from './pace.mjs';
import { serve } from '../../../web/build/serve.mjs';
import { failure, passed, remark, skipped } from './tap.mjs';
import { watch } from './watch.mjs';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const PAGE = process.env.BAYONET_PAGE ?? join(ROOT, 'web/dist');
export const PICTURES = join(
  process.env.BAYONET_BUILD ?? join(ROOT, 'build/dev'),
  'web/screenshots',
);
/** Which tests: a pattern over their names, `*` for anything, as ./test NAME makes it. */
const only = new RegExp(
  `^${(process.env.BAYONET_ONLY ?? '*').replace(/[.[\]\\^$()+?{}|]/g, '\\$&').replaceAll('*', '.*')}$`,
);

/** Milliseconds between two looks at what is waited for. */
const PAUSE = 20;

/** Milliseconds that a page may take to do one thing, and a test to come to its end. */
const STEP = within(8000);
const TEST = within(90_000);

/** The browser asks nobody but the page's own server. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

async function picture(page, words) {
  mkdirSync(PICTURES, { recursive: true });
  const name = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80);
  await page
    .screenshot({ path: join(PICTURES, `failed-${name}.png`), fullPage: true })
    .catch(() => {});
}

/** The page as a web host has it, or as a file on a stick. */
async function place({ file, folder = PAGE }) {
  if (file) return { url: pathToFileURL(join(PAGE, file)).href, close: async () => {} };
  return serve(folder, { port: 0 });
}

/** The same page, that asks what is waited for every few milliseconds: asked at each frame, as it is else, the
    browser draws frames for that alone. */
function seldom(page) {
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (holds, given, options) =>
    wait(holds, given, { polling: PAUSE, ...options });
  return page;
}

/** A page in a context of its own, from a server of its own. */
async function stranger(browser, { offline = false, ...options }, look) {
  const { name, hand, ...screen } = look;
  const served = await place(options);
  // Keeping the page for when there is no network costs as much as opening it.
  const serviceWorkers = offline ? 'allow' : 'block';
  const context = await browser.newContext({ ...screen, serviceWorkers });
  context.setDefaultTimeout(STEP);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wrong = await watch(context, served.url);
  const page = seldom(await context.newPage());
  let gone = false;
  /** The host is there no more. */
  const unplug = async () => {
    if (!gone) await served.close();
    gone = true;
  };
  const by = {
    look,
    url: served.url,
    context,
    unplug,
    wrong,
    /** What the person did last, for the words of a failure. */
    last: 'open the page',
    press: (locator) => {
      by.last = `press ${locator}`;
      return press(page, look, locator);
    },
    focus: (locator) => {
      by.last = `focus ${locator}`;
      return focus(page, look, locator);
    },
    write: (locator, text) => {
      by.last = `write ${text} into ${locator}`;
      return write(page, look, locator, text);
    },
  };
  const leave = async () => {
    await context.close();
    await unplug();
  };
  return { page, by, wrong, leave };
}

/** Rejects when a test does not come to its end in time. */
function time_out() {
  let timer;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${TEST / 1000} s`)), TEST);
  });
  return { over, stop: () => clearTimeout(timer) };
}

/** In words of our own where a wait was in vain. */
function why(thrown, last) {
  const words = String(thrown.stack ?? thrown).replace(
    /Timeout (\d+)ms exceeded/,
    (_, ms) => `timed out after ${ms / 1000} s`,
  );
  return `${words}\nthe last step: ${last}`;
}

async function attempt(browser, options, words, look, body) {
  const one = await stranger(browser, options, look);
  const limit = time_out();
  const began = performance.now();
  try {
    await Promise.race([body(one.page, one.by), limit.over]);
    if (one.wrong.length > 0) throw new Error('what must never happen');
    passed(words);
    remark(`${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (thrown) {
    await picture(one.page, words);
    failure(words, [why(thrown, one.by.last), ...one.wrong].join('\n'));
  } finally {
    limit.stop();
  }
  await one.leave();
}

/**
 * Runs the tests that `body` names. Options: `file`, one of the page's files to be opened as a file
 * in place of a served page; `offline`, the page is kept for when there is no network; or those of
 * serve.mjs.
 */
export async function journeys(title, body, options = {}) {
  const browser = await chromium.launch({
    executablePath: process.env.BAYONET_BROWSER ?? '/usr/bin/chromium-headless-shell',
    args: FLAGS,
  });
  // A look by itself is for the short run; of a list, which first_or_rest() made, each is.
  let tests = 0;
  const test = async (words, looks, run) => {
    const wanted = Array.isArray(looks) ? looks : first_or_rest(looks);
    for (const [index, look] of wanted.entries()) {
      const whole = `${title}: ${words} (${look.name})`;
      if (!only.test(whole)) continue;
      if (by_hand(tests, index, wanted.length)) skipped(whole, 'by hand');
      else await attempt(browser, options, whole, look, run);
    }
    tests += 1;
  };
  try {
    await body({ test, browser });
  } finally {
    await browser.close();
  }
}
