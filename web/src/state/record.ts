// The record of the present game: kept on this device as it grows, resumed, opened, and replaced
// only when the player agrees.
import { computed, effect, signal } from '@preact/signals';
import { clerk } from '../door/doors';
import { Refused } from '../door/door';
import type { Fault, Line, Scenario, Show } from '../door/replies';
import { assault, open } from './assault';
import { busy_with } from './busy';
import { begin_game, game, game_of, is_over, refused, steps_of } from './game';
import type { Game } from './game';
import { view } from './view';

/** The lines of the record, its header first; null while nothing is played. */
export const record = computed<Line[] | null>(() => game.value?.lines ?? null);

/** Something was played, and it is not over. */
export const under_way = computed<boolean>(() => {
  const now = game.value;
  return now !== null && steps_of(now) > 0 && !is_over(now);
});

/** What would take the place of the game in hand, once the player agrees. */
export interface Offer {
  title: string;
  /** An assault to be played from its beginning, or a record that was opened. */
  kind: 'assault' | 'record';
  take(): Promise<void>;
}

export const offer = signal<Offer | null>(null);

/** A record of an earlier visit that cannot be gone on with: what it was, and why. */
export const lost = signal<{ text: string; fault: Fault } | null>(null);

// --- Kept on this device ------------------------------------------------------------------------

const PLACE = 'bayonet.record';

/** One line a line, as in a file. */
export const text_of = (lines: readonly Line[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

export const lines_of = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);

/**
 * For the next visit, and for this tab: two tabs have a game each, and each finds its own again.
 * Storage may be forbidden or full: the game goes on without it.
 */
function keep(lines: readonly Line[]): void {
  for (const store of [() => sessionStorage, () => localStorage])
    try {
      store().setItem(PLACE, text_of(lines));
    } catch {
      // the record is still in hand, and can be saved as a file
    }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(PLACE) ?? localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

// --- Opening ------------------------------------------------------------------------------------

let woken: Promise<void> | undefined;
/** The game in hand is of an earlier visit, and the player was not asked yet whether to go on. */
export const unasked = signal(false);
/** The assault that the player was asked about last, and chose to go on without. */
let passed: string | null = null;

function put(next: Game): void {
  unasked.value = false;
  game.value = next;
  offer.value = null;
  refused.value = null;
}

async function wake_up(): Promise<void> {
  const text = kept();
  if (!text) return;
  try {
    const found = await game_of(lines_of(text));
    if (game.value || steps_of(found) === 0) return;
    game.value = found;
    unasked.value = true;
  } catch (thrown) {
    const fault =
      thrown instanceof Refused
        ? thrown.fault
        : { status: 'bad-record', words: 'It is no record any more.' };
    lost.value = { text, fault };
  }
}

/** Takes up the record of the last visit, once. `under_way` says whether there is one to go on with. */
export const wake = (): Promise<void> => (woken ??= wake_up());

/** A second press while the first is at work does nothing more. */
function once(act: () => Promise<void>): () => Promise<void> {
  let under_way: Promise<void> | null = null;
  return () => (under_way ??= busy_with(act).finally(() => (under_way = null)));
}

async function begin(scenario: Scenario): Promise<void> {
  put(await begin_game(scenario));
}

/** Begins a game of an assault, unless another one or a game came meanwhile. */
async function begin_first(scenario: Scenario): Promise<void> {
  const before = game.value;
  const next = await begin_game(scenario);
  if (assault.value === scenario && game.value === before) put(next);
}

/**
 * Comes to the assault in hand: begins it where nothing else is under way; else offers it, and
 * leaves the game as it is. Throws Refused where that assault cannot be played.
 */
export const arrive = (): Promise<void> => busy_with(come);

async function come(): Promise<void> {
  await wake();
  const scenario = assault.value;
  if (!scenario || offer.value?.kind === 'record') return;
  const { hash, title, forces } = await clerk.ask<Show>({ do: 'show', scenario });
  if (assault.value !== scenario) return; // who changed it comes by himself
  const now = game.value;
  if (!now || steps_of(now) === 0) {
    if (hash !== now?.hash) await begin_first(scenario);
    return;
  }
  if (!unasked.value && (hash === now.hash || hash === passed)) return;
  passed = hash;
  offer.value = { title: title ?? forces, kind: 'assault', take: once(() => begin(scenario)) };
}

/** Asks whether the assault in hand should be played instead, also where that was asked before. */
export function start_anew(): Promise<void> {
  unasked.value = true;
  return arrive();
}

/** Goes on with the game in hand. */
export function go_on(): void {
  unasked.value = false;
  offer.value = null;
  view.value = 'roll';
}

/** Plays the assault of the game in hand from its beginning. */
export const again = once(async () => {
  const now = game.value;
  if (now) await begin(now.story.scenario);
});

/** Takes a record that was opened; Ask is about its assault from now on. */
async function take_record(next: Game): Promise<void> {
  put(next);
  await open(next.story.scenario);
}

/**
 * Opens a record, from a file or a link, and goes to the Roll view. Where a game is in hand it is
 * offered there instead. Throws Refused, with `record_line`, where it cannot have been played.
 */
export const open_record = (lines: Line[]): Promise<boolean> => busy_with(() => take_up(lines));

async function take_up(lines: Line[]): Promise<boolean> {
  const next = await game_of(lines);
  await wake();
  const now = game.value;
  const same = now !== null && text_of(now.lines) === text_of(next.lines);
  if (now && steps_of(now) > 0 && !same)
    offer.value = { title: next.title, kind: 'record', take: once(() => take_record(next)) };
  else await take_record(next);
  view.value = 'roll';
  return true;
}

effect(() => {
  if (record.value) keep(record.value);
});
