// Questions that are one decision: asked ahead, so that they can be answered on one form and be
// made, and taken back, together.
import { signal } from '@preact/signals';
import { clerk } from '../door/doors';
import type { Line, Play, Question } from '../door/replies';
import type { Game } from '../state/game';

export type Choice = Extract<Question, { kind: 'choice' }>;

export interface DraftRow {
  question: Choice;
  /** The id of an option. */
  chosen: string;
  /** The record before this question, were the rows above it made. */
  lines: Line[];
}

export interface Draft {
  of: Game;
  rows: DraftRow[];
}

/** The form that is being filled in; null where the question stands alone. */
export const draft = signal<Draft | null>(null);

/** No bundle of a shipped system comes near it; it keeps a mistake in one from going on for ever. */
const ROWS_MAX = 200;

/** As wanted where that is offered, else by standing orders. */
function answer_of({ options }: Choice, wanted: string | undefined): string {
  const offered = options.find(({ id }) => id === wanted);
  return (offered ?? options.find(({ standing }) => standing) ?? options[0])?.id ?? '';
}

const belongs = (question: Question, first: Choice): question is Choice =>
  question.kind === 'choice' && question.bundle === first.bundle && question.who === first.who;

/** All questions of the decision: which come later depends on the earlier answers. */
async function ask_ahead(of: Game, first: Choice, wanted: readonly string[]): Promise<Draft> {
  const rows: DraftRow[] = [];
  let question: Question = first;
  let lines: Line[] = of.lines;
  while (belongs(question, first) && rows.length < ROWS_MAX) {
    const chosen: string = answer_of(question, wanted[rows.length]);
    rows.push({ question, chosen, lines });
    const move = { choose: chosen };
    const reply: Play = await clerk.ask<Play>({ do: 'play', record: lines, move });
    lines = [...lines, ...reply.lines];
    question = reply.question;
  }
  return { of, rows };
}

let turn = 0;

/** Prepares the form of the question that a game asks, if it is one of several. */
export async function prepare(of: Game, wanted: readonly string[] = []): Promise<void> {
  const mine = (turn += 1);
  const { question } = of.now;
  if (question.kind !== 'choice' || question.bundle === null) {
    draft.value = null;
    return;
  }
  const next = await ask_ahead(of, question, wanted);
  if (mine === turn) draft.value = next;
}

/** Answers row `index` otherwise. */
export function answer_row(now: Draft, index: number, chosen: string): Promise<void> {
  const wanted = now.rows.map((row, at) => (at === index ? chosen : row.chosen));
  return prepare(now.of, wanted);
}
