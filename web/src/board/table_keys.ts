// The keys of a rule system that set up a table top: units whose models stand at points, and the
// ground.
import type { Branch } from '../assault/key_tree';
import { short_keys } from '../assault/short_form';
import type { Side } from '../door/replies';

export interface UnitKeys {
  side: Side;
  /** The side's units. */
  list: Branch;
  /** Where a unit's models stand. */
  points: Branch;
  /** What its models are. */
  profile: Branch;
  /** How many they are, where nobody says where they stand. */
  count: Branch | null;
}

export interface GroundKeys {
  list: Branch;
  kind: Branch;
  /** An area, a line: lists of points. */
  shapes: Branch[];
}

export interface TableKeys {
  sides: UnitKeys[];
  /** Null where nothing lies on the table. */
  ground: GroundKeys | null;
  /** Words about the whole, such as with what it begins. */
  words: Branch[];
}

export const are_points = ({ kind, item }: Branch): boolean =>
  kind === 'list' && item?.kind === 'point';

function unit_keys(tree: Branch, side: Side): UnitKeys | null {
  const group = tree.branches.find(({ name }) => name === side);
  const list = group?.branches.find(({ item }) => item?.branches.some(are_points));
  const item = list?.item;
  if (!list || !item) return null;
  const short = short_keys(item);
  const points = item.branches.find(are_points);
  const profile = item.branches.find(({ kind, name }) => kind === 'word' && short.has(name));
  const count = item.branches.find(({ kind, name }) => kind === 'whole' && short.has(name));
  return points && profile ? { side, list, points, profile, count: count ?? null } : null;
}

function ground_keys(tree: Branch): GroundKeys | null {
  for (const list of tree.branches) {
    const kind = list.item?.branches.find((branch) => branch.kind === 'word');
    const shapes = list.item?.branches.filter(are_points) ?? [];
    if (kind && shapes.length > 0) return { list, kind, shapes };
  }
  return null;
}

/** Null where no units stand on a table. */
export function table_keys(tree: Branch): TableKeys | null {
  const sides = (['attacker', 'defender'] as const).flatMap((side) => unit_keys(tree, side) ?? []);
  if (sides.length < 2) return null;
  return {
    sides,
    ground: ground_keys(tree),
    words: tree.branches.filter(({ kind }) => kind === 'word'),
  };
}
