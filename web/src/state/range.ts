// The chance of the ground at each value of one number, all else as in the form: worked out piece by
// piece beside the answer, the values nearest to the present one first.
import { signal } from '@preact/signals';
import { nearest_first, type RangeValue } from '../assault/range_values';
import { Refused } from '../door/door';
import { adviser } from '../door/doors';
import type { RuleSystem, Said, Scenario } from '../door/replies';
import type { Vary, VaryPoint } from '../door/vary';
import { in100_of, type InHundred } from '../words/hundred';
import { tables } from './systems';

/** What a range is of. */
export interface RangeOf {
  scenario: Scenario;
  /** The path of the number, with those of the rules as parameters.win. */
  name: string;
  values: readonly RangeValue[];
  /** Undefined: none of them. */
  present: RangeValue | undefined;
}

export type RangeOutcome =
  | { is: 'known'; ground: number; chance: InHundred }
  /** More situations than are spent on it. */
  | { is: 'over' }
  | { is: 'refused'; words: string };

export interface Range {
  of: RangeOf;
  /** What is known so far. */
  outcomes: ReadonlyMap<RangeValue, RangeOutcome>;
  /** Whose orders, which aim; null until a chance is known. */
  premises: Said | null;
  busy: boolean;
  /** Whether what takes many situations was asked for too. */
  patient: boolean;
  /** Why it cannot be worked out; null where it can. */
  refused: string | null;
}

export const range = signal<Range | null>(null);

/** So many situations are spent on each value without being asked: a moment's work. */
const AT_ONCE = 50_000;

/** Values that are asked for together: what is known shows soon, what is given up ends soon. */
const PIECE = 3;

let controller = new AbortController();

/** As the headline says it. */
function chance_of(point: Extract<VaryPoint, { p: number[] }>, endings: boolean[]): InHundred {
  const met = endings.filter((_, i) => (point.p[i] ?? 0) > 0);
  const sure = met.every((gains) => !gains) ? 'never' : met.every(Boolean) ? 'certain' : null;
  return in100_of(Math.round(100 * point.ground), sure);
}

/** Whether each ending of the reply gains the ground. */
const gaining = ({ endings }: Vary, table: RuleSystem | undefined): boolean[] =>
  endings.map((id) => table?.endings.find((row) => row.id === id)?.gains ?? false);

function outcome_of(point: VaryPoint, endings: boolean[]): RangeOutcome {
  if (!('error' in point))
    return { is: 'known', ground: point.ground, chance: chance_of(point, endings) };
  const { status, words } = point.error;
  return status === 'over-budget' ? { is: 'over' } : { is: 'refused', words };
}

interface Piece {
  of: RangeOf;
  values: readonly RangeValue[];
  first: number;
  limit: { situations?: number };
}

function ask_piece({ of, values, first, limit }: Piece, signal: AbortSignal): Promise<Vary> {
  const count = Math.min(PIECE, values.length - first);
  const over = [{ name: of.name, values }];
  const request = { do: 'vary', scenario: of.scenario, over, first, count, ...limit };
  return adviser.ask<Vary>(request, { signal });
}

function add(known: Range, { values, first }: Piece, reply: Vary): Range {
  const endings = gaining(reply, tables.value[String(known.of.scenario['rules'])]);
  const outcomes = new Map(known.outcomes);
  for (const [i, point] of reply.points.entries()) {
    const value = values[first + i];
    if (value !== undefined) outcomes.set(value, outcome_of(point, endings));
  }
  return { ...known, outcomes, premises: known.premises ?? reply.premises };
}

/** Fills in `values`; what is given up on the way changes nothing any more. */
async function fill(from: Range, values: readonly RangeValue[], limit: Piece['limit']) {
  controller.abort(new DOMException('another was asked', 'AbortError'));
  controller = new AbortController();
  const { signal } = controller;
  let known: Range = { ...from, busy: true };
  range.value = known;
  try {
    for (let first = 0; first < values.length; first += PIECE) {
      const piece = { of: from.of, values, first, limit };
      const reply = await ask_piece(piece, signal);
      if (signal.aborted) return;
      range.value = known = add(known, piece, reply);
    }
  } catch (thrown) {
    if (signal.aborted) return;
    known = { ...known, refused: thrown instanceof Refused ? thrown.fault.words : String(thrown) };
  }
  range.value = { ...known, busy: false };
}

/** Works it out, but for what takes many situations. */
export function work_out(of: RangeOf): Promise<void> {
  const none = { outcomes: new Map(), premises: null, busy: true, patient: false, refused: null };
  return fill({ of, ...none }, nearest_first(of.values, of.present), { situations: AT_ONCE });
}

/** Works out the rest too, however long that takes. */
export async function work_out_rest(): Promise<void> {
  const known = range.value;
  if (!known) return;
  const { of, outcomes } = known;
  const over = of.values.filter((value) => outcomes.get(value)?.is === 'over');
  const left = new Map([...outcomes].filter(([, { is }]) => is !== 'over'));
  await fill({ ...known, outcomes: left, patient: true }, nearest_first(over, of.present), {});
}

/** Nobody waits for it any more. */
export function give_up_range(): void {
  controller.abort(new DOMException('closed', 'AbortError'));
  range.value = null;
}
