// A scenario as a file: YAML in the order in which a person would write it, or JSON.
import type { Key, RuleSystem, Scenario, Value } from '../door/replies';

/** Keys of every scenario that come before the system's own. */
const FIRST = ['rules', 'title', 'aim', 'preset', 'parameters'];

const depth_of = (path: string): number => path.split('.').length;

/** The names at the end of a key's path: `attacker|defender.stands[]` ends in stands. */
const names_of = ({ path }: Key): string[] =>
  (path.split('.').at(-1) ?? '').replaceAll('[]', '').split('|');

/** By depth, where each name stands in the key table. */
function ranks(keys: readonly Key[]): (name: string, depth: number) => number {
  const places = new Map<string, number>();
  keys.forEach((key, index) => {
    for (const name of names_of(key)) {
      const place = `${depth_of(key.path)} ${name}`;
      if (!places.has(place)) places.set(place, index);
    }
  });
  return (name, depth) => {
    const early = depth === 1 ? FIRST.indexOf(name) - FIRST.length : 0;
    if (early < 0 && FIRST.includes(name)) return early;
    return places.get(`${depth} ${name}`) ?? keys.length;
  };
}

/** The same document, its keys in the order of the key table. */
export function in_order(scenario: Scenario, system: RuleSystem): Scenario {
  const rank = ranks(system.keys);
  const part = (value: Value, depth: number): Value => {
    if (Array.isArray(value)) return value.map((item) => part(item, depth));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([name, of]): [string, Value] => [
      name,
      part(of, depth + 1),
    ]);
    return Object.fromEntries(entries.sort(([a], [b]) => rank(a, depth) - rank(b, depth)));
  };
  return part(scenario, 1) as Scenario;
}

/** The writer of YAML comes only when somebody asks for it; rejects where it does not come. */
export async function yaml_text(scenario: Scenario, system: RuleSystem): Promise<string> {
  const { stringify } = await import('yaml');
  return stringify(in_order(scenario, system), { lineWidth: 0 });
}

export const json_text = (scenario: Scenario, system: RuleSystem): string =>
  `${JSON.stringify(in_order(scenario, system), null, 2)}\n`;
