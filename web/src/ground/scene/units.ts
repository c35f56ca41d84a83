// The pieces that can have a place: units, and the members of a group.
import type { Side, Unit } from '../../door/replies';

export interface Standing {
  id: string;
  name: string;
  side: Side | null;
  /** The group that it is a member of. */
  group: Unit | null;
  /** Its number there, where it has no name of its own. */
  number: number | null;
}

function members_of(group: Unit): Standing[] {
  return group.members.map(({ id, name }, index) => ({
    id,
    name,
    side: group.side,
    group,
    number: id === `${group.id}.${index + 1}` ? index + 1 : null,
  }));
}

/** A cell is a name of nobody's, and may be that of a unit too. */
export const standing = (units: readonly Unit[]): Standing[] =>
  units
    .filter((unit) => unit.side !== null)
    .flatMap((unit) =>
      unit.members.length > 0 ? members_of(unit) : [{ ...unit, group: null, number: null }],
    );

/** 1, 2, 3, 5 → "1 to 3, 5" */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ');
}
