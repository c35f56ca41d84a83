// The assault being played: its record so far, its present state, and every move that continues
// it.
import { signal } from '@preact/signals';
import type { Asking, Door } from '../door/door';
import { Refused } from '../door/door';
import { clerk } from '../door/doors';
import type { Fault, Line, Play, Replay, Scenario, Show } from '../door/replies';

/** How Bayonet commands a side. */
export type Command = 'best' | 'standing' | 'fallible';

/** Where a piece is put down: whole numbers in the system's own units, or lengths in words. */
export interface Placing {
  unit: string;
  x: number | string;
  y: number | string;
  facing?: number;
}

export type Move =
  | { choose: string }
  | { faces: number[] }
  | { roll: true; seed?: number }
  | { command: Command; seed?: number }
  | { place: Placing | Placing[] }
  | { undo: number };

/** One record and all that is known about where it stops. Whole at every moment. */
export interface Game {
  lines: Line[];
  /** Of the whole scenario: two games of one hash are about the same assault. */
  hash: string;
  title: string;
  /** What is asked, and what the last move did. */
  now: Play;
  story: Replay;
  show: Show;
  /** Before the last move that was made here, unless that took something back. */
  before: Show | null;
}

export const game = signal<Game | null>(null);

/** Why the door refused the last move; null when it took it. */
export const refused = signal<Fault | null>(null);

/** A move is under way: no other is taken meanwhile. */
export const moving = signal(false);

let move_under_way: Promise<unknown> = Promise.resolve();

/** Resolves when no move is under way. */
export async function idle(): Promise<void> {
  while (moving.value) await move_under_way;
}

/** A seed for the page's dice, drawn by the browser. */
export function draw_seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** For records that come without one. */
const spare_seed = draw_seed();

/** The seed of the page's dice in this game. */
export function seed_of({ lines }: Game): number {
  const seed = lines[0]?.['seed'];
  return typeof seed === 'number' ? seed : spare_seed;
}

/** Steps made, a throw under way being one. */
export function steps_of({ now }: Game): number {
  const { question, steps } = now;
  return steps + (question.kind === 'throw' && question.thrown.flat().length > 0 ? 1 : 0);
}

export const is_over = ({ now }: Game): boolean => now.question.kind === 'over';

async function read(lines: Line[], now: Play, before: Show | null = null): Promise<Game> {
  const [story, show] = await Promise.all([
    clerk.ask<Replay>({ do: 'replay', record: lines }),
    clerk.ask<Show>({ do: 'show', record: lines }),
  ]);
  const hash = lines[0]?.['sha256'];
  return {
    lines,
    hash: typeof hash === 'string' ? hash : show.hash,
    title: story.title ?? story.forces,
    now,
    story,
    show,
    before,
  };
}

/** The game of a record, as far as it goes. Throws Refused where it cannot have been played. */
export async function game_of(lines: Line[]): Promise<Game> {
  return read(lines, await clerk.ask<Play>({ do: 'play', record: lines }));
}

/** A game of this assault, nothing played yet. Throws Refused. */
export async function begin_game(scenario: Scenario): Promise<Game> {
  const now = await clerk.ask<Play>({ do: 'play', scenario, seed: draw_seed() });
  return read(now.lines, now);
}

/** Goes on by moves made one after another, kept together or not at all. */
async function go_on(moves: readonly Move[], door: Door, asking: Asking): Promise<Game> {
  const from = game.value;
  if (!from) throw new Error('a move without a game');
  let { lines, now } = from;
  for (const move of moves) {
    now = await door.ask<Play>({ do: 'play', record: lines, move }, asking);
    lines = [...lines, ...now.lines];
  }
  const back = moves.some((move) => 'undo' in move);
  return read(lines, now, back ? null : from.show);
}

/**
 * Makes moves in the game in hand. False when they were refused (see `refused`), broken off, or
 * came while another was under way: then nothing has changed.
 */
export function make(
  moves: readonly Move[],
  door: Door = clerk,
  asking: Asking = {},
): Promise<boolean> {
  const from = game.value;
  if (moving.value || !from) return Promise.resolve(false);
  moving.value = true;
  const made = make_from(from, moves, door, asking);
  move_under_way = made.catch(() => undefined);
  return made;
}

async function make_from(
  from: Game,
  moves: readonly Move[],
  door: Door,
  asking: Asking,
): Promise<boolean> {
  try {
    const next = await go_on(moves, door, asking);
    if (game.value !== from || asking.signal?.aborted) return false;
    game.value = next;
    refused.value = null;
    return true;
  } catch (thrown) {
    if (asking.signal?.aborted) return false;
    if (!(thrown instanceof Refused)) throw thrown;
    refused.value = thrown.fault;
    return false;
  } finally {
    moving.value = false;
  }
}
