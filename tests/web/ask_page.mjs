// The Ask view as a person finds it: by what things are called.

const SENTENCE = /^In 100\b/;
/** Milliseconds without a sign of work after which nothing more comes. */
const QUIET = 200;
/** Milliseconds that the longest of the examples may take on a machine that does other things too. */
const LONG = 30_000;

export function ask_page(page, by) {
  const form = page.getByRole('region', { name: 'The assault' });
  const answer = page.getByRole('region', { name: 'The answer' });
  const detail = page.getByRole('region', { name: 'In detail' });
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

  /** Waits until all that is asked about an assault is there, and stays. */
  async function settled() {
    await answer.waitFor();
    const still = await page.evaluate(
      async ([quiet, long]) => {
        const end = performance.now() + long;
        for (let since = performance.now(); performance.now() - since < quiet;) {
          const region = document.querySelector('[aria-label="The answer"]');
          if (region?.ariaBusy !== 'false') since = performance.now();
          if (performance.now() > end) return false;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return true;
      },
      [QUIET, LONG],
    );
    if (!still) throw new Error(`still at work after ${LONG} ms`);
  }

  /** A step up or down. Keys do it in the field: its buttons are for mouse and thumb. */
  async function step(name, way) {
    if (by.look.hand !== 'keys') return by.press(way > 0 ? more(name) : less(name));
    await by.focus(number(name));
    return page.keyboard.press(way > 0 ? 'ArrowUp' : 'ArrowDown');
  }

  /** Waits until the sentence is another one. */
  async function changed_from(before) {
    await sentence.filter({ hasNotText: before }).waitFor();
  }

  /** Presses one of Share's buttons; resolves to what is then on the clipboard. */
  async function copy(what) {
    await by.press(share_button);
    const stale = 'nothing was copied';
    await page.evaluate((text) => navigator.clipboard.writeText(text), stale);
    await by.press(share_dialog.getByRole('button', { name: what, exact: true }));
    await page.evaluate(async (text) => {
      for (let i = 0; i < 200 && (await navigator.clipboard.readText()) === text; i += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
    }, stale);
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
    ...{ form, answer, detail, sentence, more, less, number, step, open, settled, changed_from },
    ...{ copy, save, library, opened, open_file, open_good_file },
  };
}
