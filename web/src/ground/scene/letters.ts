// The letters on counters. A unit has one letter everywhere: the scenario's own; else the capital
// in its name, as in "A Coy"; else the next that nobody has.
import type { Side } from '../../door/replies';
import type { Scenario, Value } from '../../door/scenario';
import type { Drawn } from './scene';

const FIRST: Record<Side | 'nobody', string> = { attacker: 'A', defender: 'a', nobody: '0' };

type Unit = { [name: string]: Value };

/** The units of a scenario that are listed. */
function listed(scenario: Scenario | undefined): Unit[] {
  return (['attacker', 'defender'] as const).flatMap((side) => {
    const group = scenario?.[side];
    if (typeof group !== 'object' || group === null || Array.isArray(group)) return [];
    return Object.values(group)
      .flatMap((value) => (Array.isArray(value) ? value : []))
      .filter((unit): unit is Unit => typeof unit === 'object' && unit !== null);
  });
}

const in_name = (name: string): string | undefined =>
  name.split(' ').find((word) => /^[A-Z]$/.test(word));

/** What the scenario has of letters, by the ids of units. */
function own_letters(scenario: Scenario | undefined): Map<string, string> {
  const units = listed(scenario).filter(({ id }) => typeof id === 'string');
  const said = units.flatMap(({ id, letter }): [string, string][] =>
    typeof letter === 'string' ? [[String(id), letter]] : [],
  );
  const letters = new Map(said);
  const taken = new Set(letters.values());
  for (const { id, name, at } of units) {
    const letter = in_name(String(name ?? ''));
    if (typeof at !== 'string' || letter === undefined || taken.has(letter)) continue;
    letters.set(String(id), letter);
    taken.add(letter);
  }
  return letters;
}

/** Gives letters: `by` is the same for all of a group. */
export function lettering({
  scenario,
}: Drawn): (side: Side | null, by: string | number, unit: string | null) => string {
  const own = own_letters(scenario);
  const taken = new Set(own.values());
  const given = new Map<string, string>();
  return (side, by, unit) => {
    const mine = own.get(unit ?? '');
    if (mine !== undefined) return mine;
    const key = `${side} ${by}`;
    const first = FIRST[side ?? 'nobody'].charCodeAt(0);
    const free = Array.from({ length: 26 }, (_, n) => String.fromCharCode(first + n)).find(
      (letter) => !taken.has(letter),
    );
    const letter = given.get(key) ?? free ?? '*';
    given.set(key, letter);
    taken.add(letter);
    return letter;
  };
}
