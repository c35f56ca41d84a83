// What the letters of a map stand for without a legend, and which kinds of ground cover sides of
// a cell: asked once of each rule system. It says so when it refuses a map whose letter stands for
// nothing, and a side of what has none.
import { signal } from '@preact/signals';
import type { BoardKeys } from '../board/board_keys';
import { board_of, probe, read_letters } from '../board/usual_letters';
import { clerk } from '../door/doors';
import { Refused } from '../door/door';
import type { Fault, Scenario } from '../door/replies';

export interface GroundLetters {
  /** Kinds by letter. */
  usual: ReadonlyMap<string, string>;
  faced: readonly string[];
}

export const ground_letters = signal<Record<string, GroundLetters>>({});

const NONE: GroundLetters = { usual: new Map(), faced: [] };

export const letters_of = (rules: string): GroundLetters => ground_letters.value[rules] ?? NONE;

/** Why it is no assault; null: it is one. */
async function refused(scenario: Scenario): Promise<Fault | null> {
  try {
    await clerk.ask({ do: 'new', scenario });
    return null;
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.fault;
    throw thrown;
  }
}

/** A side of a cell that boards of squares and of hexes have. */
const SIDES = ['north', 'north-east'];

export async function ask_letters(rules: string, keys: BoardKeys): Promise<void> {
  if (ground_letters.value[rules]) return;
  ground_letters.value = { ...ground_letters.value, [rules]: NONE };
  const board = board_of(rules, keys);
  const allowed = (await refused(probe(rules, keys)))?.allowed ?? '';
  const faced: string[] = [];
  for (const kind of keys.faced ? keys.kinds : []) {
    const covers = SIDES.map((faces) => ({ ...board, ground: [{ at: 'b3', kind, faces }] }));
    const said = await Promise.all(covers.map(refused));
    if (said.includes(null)) faced.push(kind);
  }
  const known = { usual: read_letters(allowed, keys.kinds), faced };
  ground_letters.value = { ...ground_letters.value, [rules]: known };
}
