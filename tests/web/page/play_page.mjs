// The Roll it view as a person finds it, and a whole assault played on it. It works for any rule
// system, because it does what the page asks.
import { dice_cup } from './dice_cup.mjs';

const MOVES_MAX = 300;

/** In the page: what is before the player; null while something is under way. */
function before_the_player() {
  const view = document.querySelector('.play-view');
  if (view?.ariaBusy !== 'false') return null;
  const button = (within, words) =>
    [...view.querySelectorAll(`${within} button`)].some(({ innerText }) => innerText === words);
  if (view.querySelector('.over')) return 'over';
  if (button('.dice-pad', 'Throw these')) return 'dice';
  if (button('.asked', 'That is the decision')) return 'form';
  return view.querySelector('.asked .option') ? 'question' : null;
}

export function play_page(page, by) {
  const panel = page.getByRole('tabpanel', { name: 'Roll it' });
  const question = panel.getByRole('region', { name: 'The question' });
  /** The dice that a person throws: Bayonet's have no such button. */
  const dice = panel
    .getByRole('region', { name: 'The dice' })
    .filter({ has: page.getByRole('button', { name: 'Throw these' }) });
  const options = question.getByRole('list').getByRole('button');
  const decide = question.getByRole('button', { name: 'That is the decision' });
  const over = panel.getByRole('heading', { name: 'The assault is over' });
  const field = dice.getByRole('textbox', { name: 'Your dice' });
  const throw_these = dice.getByRole('button', { name: 'Throw these' });
  const take_back = dice.getByRole('button', { name: 'Take back the last die' });
  const undo = panel.getByRole('button', { name: 'Undo', exact: true });
  const story = panel.getByRole('region', { name: 'The story' });
  /** What is in front, whatever it is. */
  const now = question.or(dice).or(panel.getByRole('region', { name: 'The assault is over' }));
  const face = (number) => dice.getByRole('button', { name: String(number), exact: true });
  const option = (name) => question.getByRole('list').getByRole('button', { name });
  const cup = dice_cup();

  /** What is before the player, once the page says that nothing more is under way: dice, question,
      form or over. */
  async function asked() {
    const found = await page.waitForFunction(before_the_player, undefined, { polling: 20 });
    return found.jsonValue();
  }

  /** The question or throw in words. */
  const asked_for = () => now.getByRole('heading').first().innerText();

  async function start() {
    await by.press(page.getByRole('tab', { name: 'Roll it' }));
    return asked();
  }

  /** Does something that moves the assault on; resolves when the record has grown and the page has
      come to rest. */
  async function moving(act) {
    const line = () => document.querySelector('.play-view')?.dataset.line;
    const before = await page.evaluate(line);
    await act();
    await page.waitForFunction(
      (old) => document.querySelector('.play-view')?.dataset.line !== old,
      before,
      { polling: 20 },
    );
    return asked();
  }

  /** How many dice are asked for, and with how many sides: as the page says it. */
  async function wanted() {
    const count = /(\d+)(?: more)? (?:die|dice)\b/.exec(await dice.innerText());
    if (!count) throw new Error(`how many dice? ${await dice.innerText()}`);
    const buttons = dice.getByRole('button', { name: /^\d+$/ });
    return { count: Number(count[1]), sides: await buttons.count() };
  }

  /** Puts dice in as the look has it: typed with keys, else pressed one by one. */
  async function put(faces) {
    if (by.look.hand === 'keys') await page.keyboard.type(faces.join(''));
    else for (const one of faces) await by.press(face(one));
  }

  async function send() {
    if (by.look.hand === 'keys') await page.keyboard.press('Enter');
    else await by.press(throw_these);
  }

  /** Throws what is asked for from the cup; resolves to the faces. */
  async function throw_dice() {
    const { count, sides } = await wanted();
    const faces = Array.from({ length: count }, () => cup(sides));
    await moving(async () => {
      await put(faces);
      await send();
    });
    return faces;
  }

  /** Answers with the option of this name, else with the first; a form as it is filled in. */
  async function answer(name) {
    const button = (await decide.isVisible()) ? decide : name ? option(name) : options;
    return moving(() => by.press(button.first()));
  }

  /** Plays until `stop` says so of what is asked, or to the end; resolves to all faces thrown. */
  async function play(stop = () => false) {
    const thrown = [];
    for (let i = 0; i < MOVES_MAX; i += 1) {
      const what = await asked();
      if (what === 'over' || stop(what)) return thrown;
      if (what === 'dice') thrown.push(...(await throw_dice()));
      else await answer();
    }
    throw new Error(`no end after ${MOVES_MAX} moves`);
  }

  /** The story in words, once the chances after its steps are known. */
  async function told() {
    await story.and(page.locator('[aria-busy="false"]')).waitFor();
    return story.innerText();
  }

  const steps = () => story.getByRole('list').getByRole('listitem').count();
  const to_a_throw = () => play((what) => what === 'dice');

  return {
    ...{ panel, now, question, dice, options, option, over, field, undo, story, face },
    ...{ throw_these, take_back, asked, asked_for, start, moving, wanted, put, send, throw_dice },
    ...{ answer, play, steps, told, to_a_throw, to_the_end: () => play() },
  };
}
