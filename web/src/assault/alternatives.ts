// Keys that exclude each other, such as a block or its parts: two ways to say the same thing.
import type { Value } from '../door/replies';
import type { Branch } from './key_tree';

/** Of a group: keys of which only those of one way may stand. Empty where nothing excludes. */
export interface Alternative {
  branches: Branch[];
}

const shuts = (a: Branch, b: Branch): boolean =>
  a.key?.excludes?.split('|').includes(b.name) ?? false;

const excludes = (a: Branch, b: Branch): boolean => shuts(a, b) || shuts(b, a);

/**
 * The ways of a group, first those that the table has first. Keys that exclude the same key go
 * together: strength and pins against stands.
 */
export function alternatives_of(group: Branch): Alternative[] {
  const torn = group.branches.filter((one) => group.branches.some((two) => excludes(one, two)));
  const ways: Alternative[] = [];
  for (const branch of torn) {
    const way = ways.find((known) => known.branches.every((other) => !excludes(branch, other)));
    if (way) way.branches.push(branch);
    else ways.push({ branches: [branch] });
  }
  return ways.length > 1 ? ways : [];
}

/** Which of the ways the group as it is written goes; the first when it says nothing. */
export function alternative_taken(ways: readonly Alternative[], group: Value | undefined): number {
  const said = (branch: Branch): boolean =>
    typeof group === 'object' && group !== null && Object.hasOwn(group, branch.name);
  return Math.max(
    0,
    ways.findIndex((way) => way.branches.some(said)),
  );
}
