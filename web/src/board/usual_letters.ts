// The letters of a map that need no legend, as the refusal of an unknown letter lists them.
import type { Scenario, Value } from '../door/replies';
import type { BoardKeys } from './board_keys';

/** "…, A to Z units, w wood, f works" */
export function read_letters(allowed: string, kinds: readonly string[]): Map<string, string> {
  const rows = [...allowed.matchAll(/(?<=^|, )(\S) ([\w-]+)(?=,|$)/g)];
  return new Map(
    rows.flatMap(([, letter = '', kind = '']): [string, string][] =>
      kinds.includes(kind) ? [[letter, kind]] : [],
    ),
  );
}

/** Both sides on a board of the usual size. */
export const board_of = (rules: string, keys: BoardKeys): Scenario => ({
  rules,
  ...Object.fromEntries(
    keys.sides.map(({ side, list }, i): [string, Value] => [
      side,
      { [list.name]: [{ name: side, at: `a${i + 1}` }] },
    ]),
  ),
});

/** A board with a letter on its map that stands for nothing. */
export const probe = (rules: string, keys: BoardKeys): Scenario => ({
  ...board_of(rules, keys),
  map: '# .\n. .\n. .\n',
});
