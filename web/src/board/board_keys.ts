// The keys of a rule system whose units stand on the cells of a board. All boards are written
// alike (docs/formats/scenario.md), so they are found by the names of their keys.
import type { Branch } from '../assault/key_tree';
import type { Side } from '../door/replies';
import { are_points } from './table_keys';

export interface BoardSide {
  side: Side;
  /** Its units, and what one of them is. */
  list: Branch;
  item: Branch;
}

export interface BoardKeys {
  sides: BoardSide[];
  /** The list of cells by name with their ground. */
  ground: Branch;
  /** What the ground may be. */
  kinds: readonly string[];
  /** Some kinds cover sides of a cell. */
  faced: boolean;
  /** The lowest and the highest ground. */
  levels: { low: number; high: number } | null;
  /** How many cells may count. */
  objectives: number;
}

const named = (of: Branch | null | undefined, name: string): Branch | null =>
  of?.branches.find((branch) => branch.name === name) ?? null;

function side_of(tree: Branch, side: Side): BoardSide | null {
  const list = named(tree, side)?.branches.find(
    ({ item }) => named(item, 'at')?.kind === 'text' && named(item, 'letter')?.kind === 'text',
  );
  return list?.item ? { side, list, item: list.item } : null;
}

/** Null where nobody stands on a board. */
export function board_keys(tree: Branch): BoardKeys | null {
  const ground = named(tree, 'ground');
  const sides = (['attacker', 'defender'] as const).flatMap((side) => side_of(tree, side) ?? []);
  const level = named(ground?.item, 'level')?.key;
  if (sides.length < 2 || !ground?.item || named(tree, 'map')?.kind !== 'lines') return null;
  return {
    sides,
    ground,
    kinds: named(ground.item, 'kind')?.key?.choices ?? [],
    faced: named(ground.item, 'faces') !== null,
    levels: level ? { low: level.low, high: level.high } : null,
    objectives: named(tree, 'objectives')?.key?.high ?? 0,
  };
}

/** Which way a unit looks; null where none looks anywhere. */
export const facing_of = (item: Branch): Branch | null => named(item, 'facing');

/** The ways it may look, once each and in words, clockwise from the north. */
export function facings_of(facing: Branch | null): readonly string[] {
  const choices = facing?.key?.choices ?? [];
  return choices.filter((word) => /^(north|east|south|west)(-(east|west))?$/.test(word));
}

/** Where a unit stands and looks is no field of its own where it can be touched. */
export function without_place(item: Branch): Branch {
  const has_cell = named(item, 'letter') !== null;
  const taken = [...(has_cell ? ['at', 'letter'] : []), facing_of(item)?.name];
  return {
    ...item,
    branches: item.branches.filter((key) => !taken.includes(key.name) && !are_points(key)),
  };
}
