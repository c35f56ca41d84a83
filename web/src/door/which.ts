// Finds the rule system that a request is about, and so the module that answers it.
import { systems } from 'rule-systems';
import { Refused } from './fault';

/** Where a request may name its rules: a way through it to the text, and what the library calls it. */
const PLACES: { way: readonly (string | number)[]; path: string }[] = [
  { way: ['scenario', 'rules'], path: 'rules' },
  { way: ['record', 0, 'scenario', 'rules'], path: 'rules' },
  { way: ['sample'], path: 'sample' },
  { way: ['short'], path: 'short' },
  { way: ['id'], path: 'id' },
];

function at(value: unknown, way: readonly (string | number)[]): unknown {
  return way.reduce<unknown>(
    (here, step) =>
      typeof here === 'object' && here !== null
        ? (here as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** Letters to put in, take out or change to make one word of the other. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const above = row;
    row = [i + 1];
    for (let j = 0; j < other.length; j += 1)
      row.push(
        Math.min(
          (above[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (above[j] ?? 0) + (letter === other[j] ? 0 : 1),
        ),
      );
  }
  return row.at(-1) ?? 0;
}

function nearest(given: string): string | undefined {
  const [best] = systems
    .map(({ id }) => ({ id, far: edits(given.toLowerCase(), id) }))
    .filter(({ id, far }) => far <= Math.max(1, id.length / 3))
    .sort((a, b) => a.far - b.far);
  return best?.id;
}

/** As the library says it: a module knows the name of its own system alone. */
function unknown(given: string, path: string): Refused {
  const near = nearest(given);
  return new Refused({
    status: 'unknown-rules',
    words: 'There is no rule system of that name.',
    path,
    given,
    allowed: systems.map(({ id }) => id).join(', '),
    ...(near !== undefined && { nearest: near }),
  });
}

/**
 * The id of the rule system that `request` names; where it names none, that of the first: what is
 * wrong with it, each module says alike. Throws Refused where there is no such system.
 */
export function rules_of(request: object): string {
  for (const { way, path } of PLACES) {
    const named = at(request, way);
    if (typeof named !== 'string') continue;
    const id = path === 'short' ? (named.trim().split(/\s+/)[0] ?? '') : named;
    if (systems.some((one) => one.id === id)) return id;
    throw unknown(id, path);
  }
  return systems[0]?.id ?? '';
}
