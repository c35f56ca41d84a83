// The rule systems of the library, each fetched once.
import { signal } from '@preact/signals';
import { clerk } from '../door/doors';
import type { RuleSystem, SystemRow } from '../door/replies';

/** All systems, in the registry's order; empty until they are there. */
export const systems = signal<SystemRow[]>([]);

/** Those that were read so far, by id. */
export const tables = signal<Record<string, RuleSystem>>({});

/** Of the library, as its replies have it; empty until the first is there. */
export const version = signal('');

export async function list(): Promise<SystemRow[]> {
  if (systems.value.length > 0) return systems.value;
  const reply = await clerk.ask<{ systems: SystemRow[]; version: string }>({ do: 'rules' });
  version.value = reply.version;
  systems.value = reply.systems;
  return reply.systems;
}

export async function read(id: string): Promise<RuleSystem> {
  const known = tables.value[id];
  if (known) return known;
  const table = await clerk.ask<RuleSystem>({ do: 'rules', id });
  tables.value = { ...tables.value, [id]: table };
  return table;
}
