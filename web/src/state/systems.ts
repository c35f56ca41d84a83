// The tables of the rule systems, each fetched once. The list of them is built into the page.
import { signal } from '@preact/signals';
import { clerk } from '../door/doors';
import type { RuleSystem } from '../door/replies';

/** Those that were read so far, by id. */
export const tables = signal<Record<string, RuleSystem>>({});

export async function read(id: string): Promise<RuleSystem> {
  const known = tables.value[id];
  if (known) return known;
  const table = await clerk.ask<RuleSystem>({ do: 'rules', id });
  tables.value = { ...tables.value, [id]: table };
  return table;
}
