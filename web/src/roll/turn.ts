// What the player does in his turn, and what is said about it: choose, roll in, let Bayonet roll,
// put a piece down, take back.
import { signal } from '@preact/signals';
import { game, make, moving, refused, seed_of } from '../state/game';
import type { Game, Move } from '../state/game';
import { warn_at } from '../state/prefs';
import { note, say } from '../state/say';
import { draft, prepare, type Choice, type Draft } from './draft';
import { held, is_mine, own_move } from './hands';
import { advice_at, places_of } from './outlook';
import { place_now, type Place } from './place_in_game';
import { back_to, last_back } from './taking_back';
import { capital, listed, question_words, step_words } from './told_words';

/** Counts up when what is to be done next should have the focus; `firmly` wherever it is now. */
export const attention = signal<{ count: number; firmly: boolean }>({ count: 0, firmly: false });

export function attend(firmly: boolean): void {
  attention.value = { count: attention.value.count + 1, firmly };
}

/** What a choice costs against the best, and the best order instead, in words. */
export interface Verdict {
  cost: number;
  better: string;
}

/** A choice of a player who wants to be warned: held until it is known to cost little, or until he
    says so. */
export interface Warning {
  moves: Move[];
  /** Undefined: not worked out yet. */
  judge(): Verdict | undefined;
}

export const warning = signal<Warning | null>(null);

// --- What is said -------------------------------------------------------------------------------

/** Dice that were added to a throw which is not complete yet. */
function lying_words(before: Game, now: Game): string {
  const was = before.now.question;
  const line = now.lines.at(-1)?.['part'];
  if (was.kind !== 'throw' || !Array.isArray(line)) return '';
  return `${capital(was.side)}: ${listed(line.flat().map(String))}.`;
}

/** What a move did, in order: the roll, what came of it, what is to be done now. */
function move_words(before: Game, now: Game): string {
  const fresh = now.story.told.slice(before.story.told.length).map(step_words);
  const asked = own_move(now) && !held.value ? '' : question_words(now.now.question);
  return [lying_words(before, now), ...fresh, asked].filter((words) => words !== '').join(' ');
}

/** After any move: its form is prepared, it is said, and the focus goes on. */
export async function settle(before: Game, now: Game, firmly: boolean): Promise<void> {
  await prepare(now);
  say(move_words(before, now));
  attend(firmly);
}

// --- Moves --------------------------------------------------------------------------------------

async function play(moves: readonly Move[]): Promise<boolean> {
  const before = game.value;
  if (!before || !(await make(moves))) {
    if (refused.value) say(refused.value.words);
    return false;
  }
  held.value = false;
  if (game.value) await settle(before, game.value, true);
  return true;
}

export const roll_in = (faces: number[]): Promise<boolean> => play([{ faces }]);

export const place = (piece: Extract<Move, { place: unknown }>['place']): Promise<boolean> =>
  play([{ place: piece }]);

/** The page throws the dice that are asked for now. */
export async function bayonet_rolls(): Promise<void> {
  const now = game.value;
  if (now?.now.question.kind === 'throw') await play([{ roll: true, seed: seed_of(now) }]);
}

export const worth_a_warning = ({ cost }: Verdict): boolean =>
  warn_at.value > 0 && cost >= warn_at.value;

/** One choice against the best; what is more than the budget is not warned of. */
function judge(place: Place, { options }: Choice, chosen: string): Verdict | undefined {
  const advice = advice_at(place);
  if (advice === undefined) return undefined;
  const cost = advice?.options.find(({ id }) => id === chosen)?.margin ?? 0;
  const best = advice?.options.find((option) => option.best)?.id;
  return { cost, better: options.find(({ id }) => id === best)?.words ?? '' };
}

function judge_form(form: Draft): Verdict | undefined {
  const places = places_of(form);
  const better: string[] = [];
  let cost = 0;
  for (const [index, { question, chosen }] of form.rows.entries()) {
    const verdict = places[index] && judge(places[index], question, chosen);
    if (!verdict) return undefined;
    cost += verdict.cost;
    if (verdict.cost > 0) better.push(verdict.better);
  }
  return { cost, better: listed(better) };
}

/** Makes a choice, unless the player wants to be warned and it may cost too much. */
async function make_choice(moves: Move[], judged: Warning['judge']): Promise<void> {
  if (moving.value) return;
  const verdict = warn_at.value > 0 ? judged() : { cost: 0, better: '' };
  if (verdict && !worth_a_warning(verdict)) await play(moves);
  else warning.value = { moves, judge: judged };
}

export async function choose(id: string): Promise<void> {
  const now = game.value;
  if (now?.now.question.kind !== 'choice') return;
  const { question } = now.now;
  await make_choice([{ choose: id }], () => judge(place_now(now), question, id));
}

/** Makes all the choices of a form. */
export async function decide(form: Draft): Promise<void> {
  const moves = form.rows.map(({ chosen }) => ({ choose: chosen }));
  await make_choice(moves, () => judge_form(form));
}

/** The player was warned: he does it anyway, or chooses again. */
export async function after_warning(anyway: boolean): Promise<void> {
  const warned = warning.value;
  warning.value = null;
  if (warned && anyway) await play(warned.moves);
  else attend(true);
}

// --- Taking back --------------------------------------------------------------------------------

async function take_back(steps: number, hold: boolean): Promise<void> {
  const before = game.value;
  if (!before || moving.value) return;
  if (steps === 0) return note('There is nothing to take back.');
  const was = held.value;
  held.value = true; // else Bayonet would move before it is settled whose turn it is
  if (!(await make([{ undo: steps }]))) {
    held.value = was;
    return;
  }
  const now = game.value;
  if (!now) return;
  await prepare(now);
  held.value = hold;
  say(
    `Taken back: ${steps} ${steps === 1 ? 'step' : 'steps'}. ${question_words(now.now.question)}`,
  );
  attend(true);
}

/** Takes back to the player's last decision or throw. */
export async function undo(): Promise<void> {
  const now = game.value;
  if (!now) return;
  const { steps, all_own } = last_back(now, is_mine);
  await take_back(steps, all_own);
}

/** Goes back to before a step of the story; Bayonet waits there, that it can be done otherwise. */
export async function undo_to(index: number): Promise<void> {
  const now = game.value;
  const step = now?.story.told[index];
  if (now && step) await take_back(back_to(now, index), !is_mine(step));
}

/** Whether there is a form to fill in where the game is, rather than one question. */
export const form_now = (now: Game): Draft | null =>
  draft.value?.of === now && draft.value.rows.length > 1 ? draft.value : null;
