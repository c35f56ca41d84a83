// Questions that are one decision: asked ahead, so that they can be answered on one form and be
// made, and taken back, together.
//
// A form that is being worked out stays: its first rows are sure, those below are marked, and a press
// on one of them is kept for its question, wherever that stands afterwards.
import { computed, signal } from '@preact/signals';
import { clerk } from '../../door/doors';
import { Refused } from '../../door/door';
import type { Fault, Line, Play, Question } from '../../door/replies';
import { game } from '../../state/game';
import type { Game } from '../../state/game';

export type Choice = Extract<Question, { kind: 'choice' }>;

export interface DraftRow {
  /** The same for the same question, whatever is answered above it. */
  key: string;
  question: Choice;
  /** The id of an option. */
  chosen: string;
  /** The record before this question, were the rows above it made. */
  lines: Line[];
}

export interface Draft {
  of: Game;
  /** Empty: the first questions are not there yet. */
  rows: DraftRow[];
  /** So many rows are sure; those below are of an earlier answer. Null: all of them are. */
  sure: number | null;
  /** Why the questions could not be asked ahead. */
  fault: Fault | null;
  /** It was more than one question, and stays a form whatever is answered. */
  form: boolean;
}

/** The form that is being filled in; null where the question stands alone. */
export const draft = signal<Draft | null>(null);

/** No bundle of a shipped system comes near it; it keeps a mistake in one from going on for ever. */
const ROWS_MAX = 200;

const is_bundled = ({ now: { question } }: Game): boolean =>
  question.kind === 'choice' && question.bundle !== null;

/** What the player pressed in the decision in hand, by question. */
let pressed = new Map<string, string>();

/** As pressed where that is offered, else by standing orders. */
function answer_of(key: string, { options }: Choice): string {
  const offered = options.find(({ id }) => id === pressed.get(key));
  return (offered ?? options.find(({ standing }) => standing) ?? options[0])?.id ?? '';
}

/** `above`: the rows before it, among which it may stand already in the same words. */
function row_of(question: Choice, lines: Line[], above: readonly DraftRow[]): DraftRow {
  const words = JSON.stringify([question.step, question.unit ?? null, question.words]);
  const twins = above.filter(({ key }) => key.startsWith(words)).length;
  const key = `${words}${twins}`;
  return { key, question, chosen: answer_of(key, question), lines };
}

const belongs = (question: Question, first: Choice): question is Choice =>
  question.kind === 'choice' && question.bundle === first.bundle && question.who === first.who;

/** Counts what is asked ahead: only the last of it counts. */
let turn = 0;

/** All questions of the decision behind the rows that are sure; which come depends on the answers. */
async function ask_ahead(of: Game, first: Choice, sure: readonly DraftRow[]): Promise<DraftRow[]> {
  const mine = turn;
  const rows = sure.length > 0 ? [...sure] : [row_of(first, of.lines, [])];
  while (rows.length < ROWS_MAX && mine === turn) {
    const last = rows.at(-1) as DraftRow;
    const request = { do: 'play', record: last.lines, move: { choose: last.chosen } };
    const reply = await clerk.ask<Play>(request);
    if (!belongs(reply.question, first)) break;
    rows.push(row_of(reply.question, [...last.lines, ...reply.lines], rows));
  }
  return rows;
}

/** Works out what stands below the first `sure` rows of the draft. */
async function work_out(now: Draft, sure: number): Promise<void> {
  const { question } = now.of.now;
  if (question.kind !== 'choice') return;
  const mine = (turn += 1);
  draft.value = { ...now, sure, fault: null };
  try {
    const rows = await ask_ahead(now.of, question, now.rows.slice(0, sure));
    const form = now.form || rows.length > 1;
    if (mine === turn) draft.value = { of: now.of, rows, sure: null, fault: null, form };
  } catch (thrown) {
    const fault =
      thrown instanceof Refused ? thrown.fault : { status: 'broken', words: String(thrown) };
    if (mine === turn) draft.value = { ...now, sure, fault };
  }
}

let preparing: { of: Game; done: Promise<void> } | null = null;

/** Prepares the form of the question that a game asks, if it is one of several; once. */
export function prepare(of: Game): Promise<void> {
  if (preparing?.of === of) return preparing.done;
  turn += 1;
  pressed = new Map();
  const empty: Draft = { of, rows: [], sure: null, fault: null, form: false };
  if (!is_bundled(of)) draft.value = null;
  const done = is_bundled(of) ? work_out(empty, 0) : Promise.resolve();
  preparing = { of, done };
  return done;
}

/** Asks ahead once more where that failed. */
export function try_again(of: Game): void {
  const now = draft.value;
  if (now?.of === of && now.fault) void work_out(now, now.sure ?? 0);
}

/** Answers a question of a game's form otherwise; one that is not asked any more stays so. */
export function answer_row(of: Game, key: string, chosen: string): void {
  const now = draft.value;
  const index = now?.rows.findIndex((row) => row.key === key) ?? -1;
  if (now?.of !== of || index < 0) return;
  pressed.set(key, chosen);
  const rows = now.rows.map((row, at) => (at === index ? { ...row, chosen } : row));
  void work_out({ ...now, rows }, Math.min(index + 1, now.sure ?? rows.length));
}

/** The questions that belong to the one in hand are being asked, and none of them is shown yet. */
export const asking_ahead = computed<boolean>(() => {
  const now = game.value;
  if (!now || !is_bundled(now)) return false;
  const known = draft.value;
  return known?.of !== now || (known.rows.length === 0 && known.fault === null);
});

/** The whole decision can be made. */
export const is_sure = ({ rows, sure, fault }: Draft): boolean =>
  rows.length > 0 && sure === null && fault === null;

/** Rows are being worked out, whether or not there are some to see. */
export const working_out = computed<boolean>(
  () => asking_ahead.value || (draft.value?.sure !== null && draft.value?.fault === null),
);
