// The player's actions in his turn, and the messages about them: choose, roll in, let Bayonet
// roll, put a piece down, take back.
import { computed, effect, signal } from '@preact/signals';
import { busy } from '../../state/busy';
import { game, idle, make, moving, refused, seed_of } from '../../state/game';
import type { Game, Move } from '../../state/game';
import { warn_at } from '../../state/prefs';
import { note, say } from '../../state/say';
import { first_large, listed } from '../../words/sentence';
import { draft, is_sure, prepare, working_out, type Choice, type Draft } from './draft';
import { held, is_mine, own_move } from './hands';
import { advice_at, places_of } from './outlook';
import { place_now, type Place } from './place_in_game';
import { back_to, last_back, type Back } from './taking_back';
import { said_words } from '../../words/said';
import { question_words } from './told_words';

export interface Attention {
  count: number;
  /** Wherever the focus is now, unless the player has moved it from `from`. */
  firmly: boolean;
  from: Element | null;
}

/** Counts up when what is to be done next should have the focus. */
export const attention = signal<Attention>({ count: 0, firmly: false, from: null });

/** The last that was given the focus. */
export const attended = signal(0);

export function attend(firmly: boolean, from: Element | null = null): void {
  attention.value = { count: attention.value.count + 1, firmly, from };
}

/** Something is under way, and what can be pressed may change when it is over. */
export const unsettled = computed<boolean>(
  () => busy.value || moving.value || working_out.value || attention.value.count !== attended.value,
);

/** What a choice costs against the best, in points, and the best orders instead with what each spares,
    in words. */
export interface Verdict {
  cost: number;
  better: { words: string; costs: string }[];
}

/** A choice of a player who wants to be warned: held until it is known to cost little, or until he
    says so. */
export interface Warning {
  /** The game that it is about. */
  of: Game;
  moves: Move[];
  /** Undefined: not worked out yet. */
  judge(): Verdict | undefined;
}

export const warning = signal<Warning | null>(null);

// A link or a file may put another game in its place.
effect(() => {
  if (warning.value && warning.value.of !== game.value) warning.value = null;
});

// --- What is said -------------------------------------------------------------------------------

/** Dice that were added to a throw which is not complete yet. */
function lying_words(before: Game, now: Game): string {
  const was = before.now.question;
  const line = now.lines.at(-1)?.['part'];
  if (was.kind !== 'throw' || !Array.isArray(line)) return '';
  return `${first_large(was.side)}: ${listed(line.flat().map(String))}.`;
}

/** What a move did, in order: the roll, what came of it, what is to be done now. */
function move_words(before: Game, now: Game): string {
  const fresh = now.story.told.slice(before.story.told.length).map(({ said }) => said_words(said));
  const asked = own_move(now) && !held.value ? '' : question_words(now.now.question);
  return [lying_words(before, now), ...fresh, asked].filter((words) => words !== '').join(' ');
}

/** After any move: its form is prepared, it is said, and the focus goes on, if it is still at `from`. */
export async function settle(before: Game, now: Game, from: Element | null): Promise<void> {
  await prepare(now);
  if (game.value !== now) return; // more has happened: that is said
  say(move_words(before, now));
  attend(from !== null, from);
}

// --- Moves --------------------------------------------------------------------------------------

/** Makes moves in the game that the player sees: what was meant for another is not made in this one. */
async function play(seen: Game, moves: readonly Move[]): Promise<boolean> {
  const from = document.activeElement ?? document.body;
  if (game.value !== seen || !(await make(moves))) {
    if (refused.value) say(refused.value.words);
    return false;
  }
  held.value = false;
  if (game.value) await settle(seen, game.value, from);
  return true;
}

export const roll_in = (seen: Game, faces: number[]): Promise<boolean> => play(seen, [{ faces }]);

export const place = (
  seen: Game,
  piece: Extract<Move, { place: unknown }>['place'],
): Promise<boolean> => play(seen, [{ place: piece }]);

/** The page throws the dice that are asked for now, but for those that lie on the table already. */
export async function bayonet_rolls(seen: Game, lying: number[] = []): Promise<void> {
  if (seen.now.question.kind !== 'throw') return;
  const rest: Move = { roll: true, seed: seed_of(seen) };
  await play(seen, lying.length > 0 ? [{ faces: lying }, rest] : [rest]);
}

export const worth_a_warning = ({ cost }: Verdict): boolean =>
  warn_at.value > 0 && cost >= warn_at.value;

/** One choice against the best; what is more than the budget is not warned of. */
function judge(place: Place, { options }: Choice, chosen: string): Verdict | undefined {
  const advice = advice_at(place);
  if (advice === undefined) return undefined;
  const row = advice?.options.find(({ id }) => id === chosen);
  const best = advice?.options.find((option) => option.best)?.id;
  const words = options.find(({ id }) => id === best)?.words ?? '';
  return { cost: row?.margin ?? 0, better: row?.costs ? [{ words, costs: row.costs }] : [] };
}

function judge_form(form: Draft): Verdict | undefined {
  const places = places_of(form);
  const sum: Verdict = { cost: 0, better: [] };
  for (const [index, { question, chosen }] of form.rows.entries()) {
    const verdict = places[index] && judge(places[index], question, chosen);
    if (!verdict) return undefined;
    sum.cost += verdict.cost;
    sum.better.push(...verdict.better);
  }
  return sum;
}

/** Makes a choice, unless the player wants to be warned and it may cost too much. */
async function make_choice(of: Game, moves: Move[], judge: Warning['judge']): Promise<void> {
  if (moving.value || game.value !== of) return;
  const verdict = warn_at.value > 0 ? judge() : { cost: 0, better: [] };
  if (verdict && !worth_a_warning(verdict)) await play(of, moves);
  else warning.value = { of, moves, judge };
}

/** Answers the question that a game asks; one that the player does not see any more is left alone. */
export async function choose(seen: Game, id: string): Promise<void> {
  const { question } = seen.now;
  if (question.kind !== 'choice') return;
  await make_choice(seen, [{ choose: id }], () => judge(place_now(seen), question, id));
}

/** Makes all the choices of a form, once all its questions are there. */
export async function decide(form: Draft): Promise<void> {
  if (draft.value !== form || !is_sure(form))
    return say('The questions are still being worked out.');
  const moves = form.rows.map(({ chosen }) => ({ choose: chosen }));
  await make_choice(form.of, moves, () => judge_form(form));
}

/** The player was warned: he does it anyway, or chooses again. */
export async function after_warning(anyway: boolean): Promise<void> {
  const warned = warning.value;
  warning.value = null;
  if (warned && anyway) await play(warned.of, warned.moves);
  else attend(true);
}

// --- Taking back --------------------------------------------------------------------------------

const NOTHING: Back = { steps: 0, all_own: false };

/** How far back, in the game as it is when no move is under way any more. */
async function take_back(seen: Game, how_far: (now: Game) => Back): Promise<void> {
  const from = document.activeElement ?? document.body;
  const was = held.value;
  held.value = true; // a move of Bayonet's own that is under way is broken off, and none follows
  await idle();
  const before = game.value;
  const same = before?.lines[0] === seen.lines[0];
  const { steps, all_own } = before && same ? how_far(before) : NOTHING;
  if (steps <= 0 || !(await make([{ undo: steps }]))) {
    held.value = was;
    if (steps <= 0) note('There is nothing to take back.');
    return;
  }
  const now = game.value;
  if (!now) return;
  await prepare(now);
  held.value = all_own;
  say(
    `Taken back: ${steps} ${steps === 1 ? 'step' : 'steps'}. ${question_words(now.now.question)}`,
  );
  attend(true, from);
}

let last_taking_back: Promise<void> = Promise.resolve();

/** One after the other: a press while something is taken back counts too. */
function take_back_next(how_far: (now: Game) => Back): Promise<void> {
  const seen = game.value;
  if (!seen) return Promise.resolve();
  const next = (): Promise<void> => take_back(seen, how_far);
  return (last_taking_back = last_taking_back.then(next, next));
}

/** Takes back to the player's last decision or throw. */
export const undo = (): Promise<void> => take_back_next((now) => last_back(now, is_mine));

/** Goes back to before a step of the story; Bayonet waits there, that it can be done otherwise. */
export const undo_to = (index: number): Promise<void> =>
  take_back_next((now) => {
    const step = now.story.told[index];
    return step ? { steps: back_to(now, index), all_own: !is_mine(step) } : NOTHING;
  });

/** The form to fill in where the game is; null where it is one question, or not known yet. */
export const form_now = (now: Game): Draft | null =>
  draft.value?.of === now && draft.value.form ? draft.value : null;
