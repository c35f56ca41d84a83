// The key table of a rule system as a tree: what a scenario may hold, and where.
import type { Key, Value } from '../door/replies';
import { below } from './path';

/** One place of a scenario. */
export interface Branch {
  /** As a scenario writes it: in_supply. Of an item: ''. */
  name: string;
  /** With [] for any item: attacker.stands[].red. */
  path: string;
  kind: Key['kind'];
  /** Null of a group that has no row of its own. */
  key: Key | null;
  /** Of a group: what it may hold, in the table's order. */
  branches: Branch[];
  /** Of a list: what an item of it is. */
  item: Branch | null;
}

const leafless = (name: string, path: string): Branch => ({
  name,
  path,
  kind: 'group',
  key: null,
  branches: [],
  item: null,
});

function named(of: Branch, name: string): Branch {
  const known = of.branches.find((branch) => branch.name === name);
  if (known) return known;
  const added = leafless(name, below(of.path, name));
  of.branches.push(added);
  return added;
}

/**
 * The branches that a row of the table stands for, as attacker|defender.stands[].red does for two, grown
 * when they are not there yet. `known` has those of other rows: most rows begin as another does.
 */
function grown(known: Map<string, Branch[]>, row: string): Branch[] {
  const there = known.get(row);
  if (there) return there;
  const dot = row.lastIndexOf('.');
  const [names = '', ...items] = row.slice(dot + 1).split('[]');
  const all = names.split('|');
  const branches = grown(known, row.slice(0, Math.max(dot, 0))).flatMap((of) =>
    all.map((name) =>
      items.reduce<Branch>(
        (list) => (list.item ??= leafless('', `${list.path}[]`)),
        named(of, name),
      ),
    ),
  );
  known.set(row, branches);
  return branches;
}

/** The whole table; the root is the scenario itself. */
export function key_tree(keys: readonly Key[]): Branch {
  const root = leafless('', '');
  const known = new Map([['', [root]]]);
  for (const key of keys)
    for (const branch of grown(known, key.path)) {
      branch.key = key;
      branch.kind = key.kind;
    }
  return root;
}

/** The branch that a path of a document, or of the table, is at; null where no key is. */
export function branch_at(root: Branch, path: string): Branch | null {
  let at: Branch | null = root;
  for (const part of path.split('.')) {
    const [name, ...items] = part.split('[');
    at = at?.branches.find((branch) => branch.name === name) ?? null;
    for (const _ of items) at = at?.item ?? null;
  }
  return at;
}

/** in_supply → in supply */
export const words_of = (name: string): string => name.replaceAll('_', ' ');

/** What counts when nothing is said, as a value; undefined when nothing does. */
export function usual_of(branch: Branch): Value | undefined {
  const usual = branch.key?.usual;
  if (usual === undefined || usual === null || usual === '!') return undefined;
  if (branch.kind === 'whole') return Number(usual);
  if (branch.kind === 'flag') return usual === 'true';
  if (branch.kind === 'list' || branch.kind === 'group') return JSON.parse(usual) as Value;
  return usual;
}

/** Whether a scenario must have it. */
export const is_needed = (branch: Branch): boolean => branch.key?.usual === '!';
