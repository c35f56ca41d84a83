// The rule systems of the library, each fetched once.
import { signal } from '@preact/signals';
import { quick } from '../door/doors';
import type { RuleSystem, SystemRow } from '../door/replies';

/** All systems, in the registry's order; empty until they are there. */
export const systems = signal<SystemRow[]>([]);

/** Those that were read so far, by id. */
export const tables = signal<Record<string, RuleSystem>>({});

export async function list(): Promise<SystemRow[]> {
  if (systems.value.length === 0)
    systems.value = (await quick.ask<{ systems: SystemRow[] }>({ do: 'rules' })).systems;
  return systems.value;
}

export async function read(id: string): Promise<RuleSystem> {
  const known = tables.value[id];
  if (known) return known;
  const table = await quick.ask<RuleSystem>({ do: 'rules', id });
  tables.value = { ...tables.value, [id]: table };
  return table;
}
