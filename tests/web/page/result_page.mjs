// The Ask view as a person finds it: by what things are called.

import { within } from '../support/pace.mjs';
import { until } from '../support/until.mjs';

const SENTENCE = /^In 100\b/;
/** Milliseconds that the longest of the examples may take. */
const LONG = within(30_000);

export function result_page(page, by) {
  const form = page.getByRole('region', { name: 'The assault' });
  const answer = page.getByRole('region', { name: 'The answer' });
  const glance = page.getByRole('region', { name: 'At a glance' });
  /** What is below the answer, the form aside. */
  const detail = page.getByRole('region', { name: /^(At a glance|In detail)$/ });
  const sentence = answer.getByText(SENTENCE).first();
  const more = (name) => form.getByRole('button', { name: `More: ${name}`, exact: true });
  const less = (name) => form.getByRole('button', { name: `Less: ${name}`, exact: true });
  const number = (name) => form.getByRole('spinbutton', { name, exact: true });
  const share_button = page.getByRole('button', { name: 'Share', exact: true });
  const share_dialog = page.getByRole('dialog', { name: 'Share' });

  /** Opens the page; resolves when the sentence stands there. */
  async function open(link = '') {
    await page.goto(by.url + link);
    await sentence.waitFor();
  }

  /** Waits until all that is asked about an assault is there: the page says when nothing more comes. */
  async function settled() {
    await answer.and(page.locator('[aria-busy=false]')).waitFor({ timeout: LONG });
  }

  /** The sentence when nothing more comes. */
  async function said() {
    await settled();
    return sentence.innerText();
  }

  /** A step up or down. Keys do it in the field: its buttons are for mouse and thumb. */
  async function step(name, way) {
    if (by.look.hand !== 'keys') return by.press(way > 0 ? more(name) : less(name));
    await by.focus(number(name));
    return page.keyboard.press(way > 0 ? 'ArrowUp' : 'ArrowDown');
  }

  /** The sentence when all is worked out: another one than `before`. */
  async function changed_from(before) {
    const now = await said();
    if (now === before) throw new Error(`it still says "${before}"`);
    return now;
  }

  /** Presses one of Share's buttons; resolves to what is then on the clipboard. */
  async function copy(what) {
    await by.press(share_button);
    const stale = 'nothing was copied';
    await page.evaluate((text) => navigator.clipboard.writeText(text), stale);
    await by.press(share_dialog.getByRole('button', { name: what, exact: true }));
    await until(page, async (text) => (await navigator.clipboard.readText()) !== text, stale);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    await share_dialog.waitFor({ state: 'hidden' });
    return copied;
  }

  /** Presses one of Share's buttons; resolves to the name and text of the file that it saves. */
  async function save(what) {
    await by.press(share_button);
    const coming = page.waitForEvent('download');
    await by.press(share_dialog.getByRole('button', { name: what, exact: true }));
    const file = await coming;
    const chunks = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk);
    if (await share_dialog.isVisible()) await page.keyboard.press('Escape');
    return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
  }

  /** Opens the library of systems and examples. */
  async function library() {
    await by.press(page.getByRole('button', { name: 'Library' }));
    const dialog = page.getByRole('dialog', { name: 'Systems and examples' });
    await dialog.waitFor();
    return dialog;
  }

  /** Opens the page, and on it what the library has under this name. */
  async function open_title(title) {
    await open();
    const dialog = await library();
    await by.press(dialog.getByRole('button', { name: title }).first());
    await dialog.waitFor({ state: 'hidden' });
    await opened();
  }

  /** Gives a file to the library's own field. */
  async function open_file(name, text) {
    const dialog = await library();
    await dialog
      .getByLabel('A file from this device')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    return dialog;
  }

  /** Another assault was opened: that can be undone, and is worked out. */
  async function opened() {
    const undo = form.getByRole('button', { name: 'Undo the last change' });
    await undo.and(page.locator(':enabled')).waitFor();
    await settled();
  }

  /** The same for a file that can be opened; resolves when it is. */
  async function open_good_file(name, text) {
    const dialog = await open_file(name, text);
    await dialog.waitFor({ state: 'hidden' });
    await opened();
  }

  return {
    ...{ form, answer, glance, detail, sentence, more, less, number },
    ...{ step, open, settled, said, changed_from },
    ...{ copy, save, library, opened, open_title, open_file, open_good_file },
  };
}
