// The Roll it view as a person finds it, and an assault played through on it: whatever rule system it
// is, for it does what the page asks.
import { dice_cup } from './dice_cup.mjs';

const MOVES_MAX = 300;

export function roll_page(page, by) {
  const panel = page.getByRole('tabpanel', { name: 'Roll it' });
  const dice = panel.getByRole('region', { name: 'The dice' });
  const question = panel.getByRole('region', { name: 'The question' });
  const over = panel.getByRole('heading', { name: 'The assault is over' });
  const field = dice.getByRole('textbox', { name: 'Your dice' });
  const throw_these = dice.getByRole('button', { name: 'Throw these' });
  const take_back = dice.getByRole('button', { name: 'Take back the last die' });
  const undo = panel.getByRole('button', { name: 'Undo', exact: true });
  const story = panel.getByRole('list', { name: 'The story' });
  const face = (number) => dice.getByRole('button', { name: String(number), exact: true });
  const cup = dice_cup();

  /** What is before the player: dice, question or over. */
  async function asked() {
    await dice.or(question).or(over).first().waitFor();
    if (await over.isVisible()) return 'over';
    return (await dice.isVisible()) ? 'dice' : 'question';
  }

  async function start() {
    await by.press(page.getByRole('tab', { name: 'Roll it' }));
    return asked();
  }

  /** Does something that moves the assault on; resolves when the page has moved on. */
  async function moving(act) {
    const before = await panel.innerText();
    await act();
    await page.waitForFunction(
      ([element, text]) => element.innerText !== text,
      [await panel.elementHandle(), before],
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

  /** Puts dice in as the look has it: typed with keys, else tapped one by one. */
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

  const steps = () => story.getByRole('listitem').count();
  const options = () => question.getByRole('button').allInnerTexts();

  /** Answers with the option that `pick` takes from the words of all. */
  async function answer(pick = (words) => words[0]) {
    const words = await options();
    const button = question.getByRole('button', { name: pick(words) }).first();
    return moving(() => by.press(button));
  }

  /** Plays until `stop` says so of what is asked, or to the end; resolves to all faces thrown. */
  async function play({ stop = () => false, pick } = {}) {
    const thrown = [];
    for (let i = 0; i < MOVES_MAX; i += 1) {
      const what = await asked();
      if (what === 'over' || stop(what)) return thrown;
      if (what === 'dice') thrown.push(...(await throw_dice()));
      else await answer(pick);
    }
    throw new Error(`no end after ${MOVES_MAX} moves`);
  }

  const to_a_throw = () => play({ stop: (what) => what === 'dice' });
  const to_a_question = () => play({ stop: (what) => what === 'question' });

  return {
    ...{ panel, dice, question, over, field, throw_these, take_back, undo, story, face },
    ...{ asked, start, moving, wanted, put, send, throw_dice, steps, options, answer, play },
    ...{ to_a_throw, to_a_question, to_the_end: () => play() },
  };
}
