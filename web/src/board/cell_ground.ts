// What lies on a cell of a board, and every change of it: kinds of ground, a level, covered sides,
// and whether the cell counts. A drawn map is changed letter by letter, a board that is not drawn
// by the names of its cells.
import { drop, get, put } from '../assault/path';
import type { Scenario, Value } from '../door/replies';
import type { BoardKeys } from './board_keys';
import { cell_at, with_cell } from './map_text';
import { map_of, with_map } from './on_board';

/** The kinds of ground by the letters that stand for them where no legend says otherwise. */
export type UsualLetters = ReadonlyMap<string, string>;

type Item = { [name: string]: Value };

const items_in = (draft: Scenario, list: string): Item[] => {
  const items = get(draft, list);
  return Array.isArray(items)
    ? items.filter((item): item is Item => get(item, 'kind') !== undefined)
    : [];
};

const with_items = (draft: Scenario, list: string, items: Item[]): Scenario =>
  items.length > 0 ? put(draft, list, items) : drop(draft, list);

const LEGEND = 'legend';

/** Letters of the ground within a cell's word: neither units nor a level. */
const ground_letters = (word: string): string[] =>
  [...word].filter((letter) => !/[A-Z0-9.]/.test(letter));

interface Means {
  kind: string;
  faces: string;
}

function meaning(draft: Scenario, usual: UsualLetters, letter: string): Means | null {
  const said = items_in(draft, LEGEND).find((item) => item['letter'] === letter);
  const kind = said ? String(said['kind']) : usual.get(letter);
  return kind === undefined ? null : { kind, faces: String(said?.['faces'] ?? '') };
}

const at_cell = (cell: string) => (item: Item) => String(item['at']).toLowerCase() === cell;

const named_items = (draft: Scenario, keys: BoardKeys): Item[] => items_in(draft, keys.ground.name);

/** All that is there, each kind with the sides it covers. */
export function ground_on(
  draft: Scenario,
  keys: BoardKeys,
  usual: UsualLetters,
  cell: string,
): Means[] {
  const map = map_of(draft);
  const drawn = ground_letters(map ? cell_at(map, cell) : '').flatMap(
    (letter) => meaning(draft, usual, letter) ?? [],
  );
  const said = named_items(draft, keys)
    .filter(at_cell(cell))
    .map((item) => ({ kind: String(item['kind']), faces: String(item['faces'] ?? '') }));
  return [...drawn, ...said];
}

/** A letter that stands for the kind alone; one is explained where none does yet. */
function letter_for(
  draft: Scenario,
  usual: UsualLetters,
  kind: string,
): { draft: Scenario; letter: string } {
  const legend = items_in(draft, LEGEND);
  const plain = legend.find(
    (item) => item['kind'] === kind && item['faces'] === undefined && item['level'] === undefined,
  );
  if (plain) return { draft, letter: String(plain['letter']) };
  const said = (letter: string): boolean => legend.some((item) => item['letter'] === letter);
  for (const [letter, means] of usual)
    if (means === kind && !said(letter)) return { draft, letter };
  const drawn = map_of(draft)?.cells.flat().join('') ?? '';
  const alphabet = [...kind.replace(/[^a-z]/g, ''), ...'abcdefghijklmnopqrstuvwxyz'];
  const letter = alphabet.find((one) => !said(one) && !drawn.includes(one)) ?? '?';
  return { draft: put(draft, LEGEND, [...legend, { letter, kind }]), letter };
}

/** The cell without the kind. */
function without_kind(
  draft: Scenario,
  keys: BoardKeys,
  usual: UsualLetters,
  cell: string,
  kind: string,
): Scenario {
  const named = named_items(draft, keys);
  const rest = named.filter((item) => !at_cell(cell)(item) || item['kind'] !== kind);
  const bare = rest.length < named.length ? with_items(draft, keys.ground.name, rest) : draft;
  const map = map_of(bare);
  if (!map) return bare;
  const word = cell_at(map, cell);
  const gone = ground_letters(word).filter((letter) => meaning(bare, usual, letter)?.kind === kind);
  if (gone.length === 0) return bare;
  return with_map(
    bare,
    with_cell(map, cell, [...word].filter((one) => !gone.includes(one)).join('')),
  );
}

/** The kind is there, with the sides it covers ('': all that it may), or it is not. */
export function with_kind(
  draft: Scenario,
  keys: BoardKeys,
  usual: UsualLetters,
  cell: string,
  kind: string,
  faces: string | null,
): Scenario {
  const bare = without_kind(draft, keys, usual, cell, kind);
  if (faces === null) return bare;
  const map = map_of(bare);
  if (map && faces === '') {
    const { draft: explained, letter } = letter_for(bare, usual, kind);
    return with_map(explained, with_cell(map, cell, letter + cell_at(map, cell)));
  }
  const item = { at: cell, kind, ...(faces === '' ? {} : { faces }) };
  return put(bare, keys.ground.name, [...named_items(bare, keys), item]);
}

/** The level that is said of the cell itself; null: it is as high as its ground. */
export function level_on(draft: Scenario, keys: BoardKeys, cell: string): number | null {
  const said = named_items(draft, keys)
    .filter(at_cell(cell))
    .findLast((item) => typeof item['level'] === 'number')?.['level'];
  if (typeof said === 'number') return said;
  const map = map_of(draft);
  const digit = /\d/.exec(map ? cell_at(map, cell) : '')?.[0];
  return digit === undefined ? null : Number(digit);
}

/** Whether a level can be said: on a drawn map, or of ground that is there. */
export const has_level = (draft: Scenario, keys: BoardKeys, cell: string): boolean =>
  map_of(draft) !== null || named_items(draft, keys).some(at_cell(cell));

export function with_level(
  draft: Scenario,
  keys: BoardKeys,
  cell: string,
  level: number | null,
): Scenario {
  const map = map_of(draft);
  const named = named_items(draft, keys).map((item) => {
    if (!at_cell(cell)(item)) return item;
    const { level: _, ...same } = item;
    return map || level === null ? same : { ...same, level };
  });
  const bare = with_items(draft, keys.ground.name, named);
  if (!map) return bare;
  const word = cell_at(map, cell).replace(/\d/g, '');
  return with_map(bare, with_cell(map, cell, word + (level ?? '')));
}

// --- What counts ---------------------------------------------------------------------------------

export function objectives_of(draft: Scenario): string[] {
  const said = draft['objectives'];
  return Array.isArray(said) ? said.map((cell) => String(cell).toLowerCase()) : [];
}

export function with_objective(draft: Scenario, cell: string, counts: boolean): Scenario {
  const others = objectives_of(draft).filter((one) => one !== cell);
  const all = counts ? [...others, cell] : others;
  return all.length > 0 ? put(draft, 'objectives', all) : drop(draft, 'objectives');
}
