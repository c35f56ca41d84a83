// The units of a scenario on a board, and every change of where they stand. A letter on the map
// stays the unit's letter wherever it goes.
import { new_item, next_name, one_of } from '../assault/new_item';
import { drop, get, put } from '../assault/path';
import type { Scenario, Side, Value } from '../door/replies';
import type { BoardKeys, BoardSide } from './board_keys';
import {
  cell_at,
  cell_of,
  name_of,
  read_map,
  with_cell,
  without_letter,
  write_map,
} from './map_text';
import type { MapText } from './map_text';

export type Unit = { [name: string]: Value };

export interface Standing {
  /** attacker.units[0] */
  path: string;
  side: Side;
  unit: Unit;
  name: string;
  /** Its letter on the map; null: it has none. */
  letter: string | null;
  /** c2; null: nowhere. */
  cell: string | null;
}

const USUAL = 7; // columns and rows

const is_unit = (value: Value | undefined): value is Unit =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text_in = (unit: Unit, name: string): string | null => {
  const value = unit[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export function map_of(draft: Scenario): MapText | null {
  const text = draft['map'];
  return typeof text === 'string' ? read_map(text) : null;
}

export const with_map = (draft: Scenario, map: MapText): Scenario =>
  put(draft, 'map', write_map(map));

export function units_of(draft: Scenario | null, { list }: BoardSide): Unit[] {
  const units = get(draft ?? undefined, list.path);
  return Array.isArray(units) ? units.filter(is_unit) : [];
}

/** Everybody of both sides. */
export function standing(draft: Scenario | null, keys: BoardKeys): Standing[] {
  const map = draft && map_of(draft);
  return keys.sides.flatMap((side) =>
    units_of(draft, side).map((unit, i) => {
      const letter = text_in(unit, 'letter');
      const on_map = letter && map ? cell_of(map, letter) : null;
      return {
        path: `${side.list.path}[${i}]`,
        side: side.side,
        unit,
        name: text_in(unit, 'name') ?? `${one_of(side.list)} ${i + 1}`,
        letter,
        cell: text_in(unit, 'at')?.toLowerCase() ?? on_map,
      };
    }),
  );
}

/** The names of all cells, row by row from the north. */
export function cells_of(draft: Scenario): string[] {
  const map = map_of(draft);
  const sized = (name: string): number => {
    const said = draft[name];
    return typeof said === 'number' ? said : USUAL;
  };
  const [across, down] = map
    ? [map.cells[0]?.length ?? 0, map.cells.length]
    : [sized('columns'), sized('rows')];
  return Array.from({ length: across * down }, (_, i) =>
    name_of(i % across, down - 1 - Math.floor(i / across)),
  );
}

// --- Where a unit stands -------------------------------------------------------------------------

/** The unit with a place at `cell`: by its letter if it has one and there is a map. */
export function moved(draft: Scenario, path: string, cell: string): Scenario {
  const unit = get(draft, path);
  if (!is_unit(unit)) return draft;
  const { at: _, letter, ...same } = unit;
  const map = map_of(draft);
  if (typeof letter !== 'string' || !map || !/^[A-Z]$/.test(letter))
    return put(draft, path, { ...same, at: cell });
  const bare = without_letter(map, letter);
  const there = with_cell(bare, cell, cell_at(bare, cell) + letter);
  return put(with_map(draft, there), path, { ...same, letter });
}

/** A capital that nobody has and that no unit is called by. */
function free_letter(draft: Scenario, keys: BoardKeys): string | null {
  const all = standing(draft, keys);
  const on_map = map_of(draft)?.cells.flat().join('') ?? '';
  const taken = (letter: string): boolean =>
    on_map.includes(letter) ||
    all.some((one) => one.letter === letter || one.name.split(' ').includes(letter));
  const alphabet = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  return alphabet.find((letter) => !taken(letter)) ?? null;
}

/** A unit, by its letter if the board is drawn, put at `cell`. */
function placed(draft: Scenario, path: string, unit: Unit, letter: string | null, cell: string) {
  const { at: _, letter: __, id: ___, ...same } = unit;
  const by_letter = letter !== null && map_of(draft) !== null;
  return moved(put(draft, path, by_letter ? { ...same, letter } : same), path, cell);
}

/** One more unit of the side at `cell`, like `unit` or as it begins. */
export function with_unit(
  draft: Scenario,
  keys: BoardKeys,
  side: BoardSide,
  cell: string,
  unit?: Unit,
): Scenario {
  const units = units_of(draft, side);
  const letter = free_letter(draft, keys);
  const names = standing(draft, keys).map(({ name }) => name);
  const fresh = new_item(side.list, units);
  const made: Unit = unit ?? (is_unit(fresh) ? fresh : {});
  const wanted = unit ? String(unit['name'] ?? '') : `${one_of(side.list)} ${letter ?? 'A'}`;
  const name = names.includes(wanted) ? next_name(wanted, names) : wanted;
  const path = `${side.list.path}[${units.length}]`;
  return placed(draft, path, { ...made, name }, letter, cell);
}

export function without_unit(draft: Scenario, path: string): Scenario {
  const unit = get(draft, path);
  const list = path.replace(/\[\d+\]$/, '');
  const letter = is_unit(unit) ? text_in(unit, 'letter') : null;
  const map = map_of(draft);
  const bare = letter && map ? with_map(draft, without_letter(map, letter)) : draft;
  const units = get(bare, list);
  const at = Number(/\[(\d+)\]$/.exec(path)?.[1]);
  return Array.isArray(units) ? put(bare, list, units.toSpliced(at, 1)) : bare;
}

/** Cells where nobody stands; and of these the ones where nothing lies. */
function empty_cells(draft: Scenario, keys: BoardKeys): { empty: string[]; open: string[] } {
  const all = standing(draft, keys);
  const map = map_of(draft);
  const named = get(draft, keys.ground.name);
  const covered = new Set(Array.isArray(named) ? named.map((one) => get(one, 'at')) : []);
  const is_open = (cell: string): boolean =>
    !covered.has(cell) && (map === null || cell_at(map, cell) === '.');
  const empty = cells_of(draft).filter((cell) => !all.some((one) => one.cell === cell));
  return { empty, open: empty.filter(is_open) };
}

/** A cell for one more unit of the side: open and empty, beside its own if it can be. */
export function free_cell(draft: Scenario, keys: BoardKeys, side: Side): string | null {
  const { empty, open } = empty_cells(draft, keys);
  const own = standing(draft, keys).filter((one) => one.side === side);
  const beside = own.flatMap(({ cell }) => cell ?? []);
  return nearest(
    open.length > 0 ? open : empty,
    beside.length > 0 ? beside : middle_of(draft, side),
  );
}

/** Two open cells for an attacker and, north of him, a defender. */
export function free_pair(draft: Scenario, keys: BoardKeys): Record<Side, string> | null {
  const { open } = empty_cells(draft, keys);
  const north = (cell: string): string => `${cell[0]}${Number(cell.slice(1)) + 1}`;
  const attacker = open.find((cell) => open.includes(north(cell)));
  return attacker === undefined ? null : { attacker, defender: north(attacker) };
}

/** Where the first of a side goes: the sides have the middle between them. */
function middle_of(draft: Scenario, side: Side): string[] {
  const all = cells_of(draft);
  const across = Math.max(...all.map((cell) => cell.charCodeAt(0) - 96));
  const down = all.length / across;
  const row = Math.floor((down - 1) / 2) + (side === 'defender' && down > 1 ? 1 : 0);
  return [name_of(Math.floor((across - 1) / 2), row)];
}

function nearest(cells: readonly string[], to: readonly string[]): string | null {
  const point = (cell: string): [number, number] => [cell.charCodeAt(0), Number(cell.slice(1))];
  const far = (cell: string): number => {
    const [x, y] = point(cell);
    return Math.min(...to.map(point).map(([east, north]) => Math.hypot(x - east, y - north)));
  };
  return cells.reduce<string | null>(
    (best, cell) => (best !== null && far(best) <= far(cell) ? best : cell),
    null,
  );
}

/** Nobody stands there and nothing lies there; orders were for somebody. */
export function emptied(draft: Scenario, keys: BoardKeys): Scenario {
  const bare = keys.sides.reduce(
    (less, { side, list }) => put(less, side, { [list.name]: [] }),
    draft,
  );
  const map = map_of(bare);
  const open = map
    ? with_map(bare, { ...map, cells: map.cells.map((row) => row.map(() => '.')) })
    : bare;
  return [keys.ground.name, 'legend', 'objectives', 'orders'].reduce(drop, open);
}
