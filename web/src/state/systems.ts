// The tables of the rule systems, each fetched once. The list of them is built into the page.
import { signal } from '@preact/signals';
import { key_tree, type Branch } from '../assault/key_tree';
import { clerk } from '../door/doors';
import type { RuleSystem } from '../door/replies';

/** Those that were read so far, by id. */
export const tables = signal<Record<string, RuleSystem>>({});

/** Fetches it, also where one is known. */
export async function read_anew(id: string): Promise<RuleSystem> {
  const table = await clerk.ask<RuleSystem>({ do: 'rules', id });
  tables.value = { ...tables.value, [id]: table };
  return table;
}

export const read = async (id: string): Promise<RuleSystem> =>
  tables.value[id] ?? (await read_anew(id));

const trees = new Map<string, Branch>();

/** The tree of a system's keys, grown once. */
export function tree_of(rules: string): Branch | null {
  const table = tables.value[rules];
  if (!table) return null;
  const tree = trees.get(rules) ?? key_tree(table.keys);
  trees.set(rules, tree);
  return tree;
}
