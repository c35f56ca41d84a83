// Sets up a table: adds units, with a number of models, and ground between them.
import { drop, get, put } from '../../assault/path';
import { next_name } from '../../assault/new_item';
import type { Scenario, Value } from '../../door/replies';
import { answer } from '../../state/answer';
import { change } from '../../state/assault';
import { say } from '../../state/say';
import { sketch } from '../../state/sketch';
import { first_large } from '../../words/sentence';
import { step_of, type Step } from './bases';
import { free_place, ground_at, in_rows, shifted, with_models } from './rows';
import type { GroundKeys, TableKeys, UnitKeys } from '../../board/table_keys';

export type Unit = { [name: string]: Value };

const USUAL = 5; // models of a unit that is added

const is_unit = (value: Value): value is Unit =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The units of a side, however it is said. */
export function units_of(draft: Scenario | null, keys: UnitKeys): Unit[] {
  const side = get(draft ?? undefined, keys.side);
  const listed = get(draft ?? undefined, `${keys.side}.${keys.list.name}`);
  if (Array.isArray(listed)) return listed.filter(is_unit);
  const whole = is_unit(side ?? null) ? (side as Unit) : {};
  return whole[keys.profile.name] === undefined ? [] : [{ ...whole, name: '' }];
}

/** How many models it has; undefined: it is said in another way. */
export function models_of(unit: Unit, keys: UnitKeys): number | undefined {
  const places = unit[keys.points.name];
  if (Array.isArray(places)) return places.length;
  const count = keys.count ? unit[keys.count.name] : undefined;
  return typeof count === 'number' && unit[keys.profile.name] !== undefined ? count : undefined;
}

/** A name that no unit of the table has. */
function free_name(draft: Scenario, keys: TableKeys, profile: string): string {
  const taken = keys.sides.flatMap((side) => units_of(draft, side).map(({ name }) => String(name)));
  const name = first_large(profile);
  return taken.includes(name) ? next_name(name, taken) : name;
}

const put_units = (draft: Scenario, keys: UnitKeys, units: Unit[]): Scenario =>
  put(draft, keys.side, { [keys.list.name]: units });

/** How far apart the models of these units stand, or anybody's, as they are drawn. */
const step_now = (paths: readonly string[]): Step =>
  step_of((sketch.value ?? answer.value)?.show.marks ?? [], paths);

/** The units that say nothing of their bases. */
const usual_of = (draft: Scenario, { sides }: TableKeys): string[] =>
  sides.flatMap((keys) => {
    const widths = keys.list.item?.branches.filter(({ kind }) => kind === 'length') ?? [];
    return units_of(draft, keys).flatMap((unit, at) =>
      widths.some(({ name }) => unit[name] !== undefined) ? [] : [`${keys.list.path}[${at}]`],
    );
  });

interface OnTable {
  draft: Scenario;
  all: TableKeys;
  keys: UnitKeys;
  /** Which of the side it is. */
  at: number;
  /** The others of the side. */
  others: readonly Unit[];
}

/** A unit as it stands on the table; one that says how many it has is put there. */
function on_table(unit: Unit, count: number, { draft, all, keys, at, others }: OnTable): Unit {
  const { side, points, list } = keys;
  const { [keys.count?.name ?? '']: _, ...same } = unit;
  const now = unit[points.name];
  const friends = others.map((other) => other[points.name]);
  const placed = Array.isArray(now);
  const step = step_now(placed ? [`${list.path}[${at}]`] : usual_of(draft, all));
  const taken = [{ places: [...friends, ...enemies_of(draft, all, keys)], step: step_now([]) }];
  const places = placed
    ? with_models(now, count, side, step, taken)
    : in_rows(count, free_place(friends, side, step), side, step, taken);
  return { ...same, [points.name]: places };
}

/** Where everybody of the other side stands. */
const enemies_of = (draft: Scenario, all: TableKeys, { side }: UnitKeys): Value[] =>
  all.sides
    .filter((other) => other.side !== side)
    .flatMap((other) => units_of(draft, other).map((unit) => unit[other.points.name] ?? null));

/** Those who said how many they are, in rows; one without a name has one. */
function settled(draft: Scenario, all: TableKeys, keys: UnitKeys): Unit[] {
  return units_of(draft, keys).reduce<Unit[]>((before, unit, at) => {
    const count = models_of(unit, keys);
    const profile = String(unit[keys.profile.name] ?? '');
    const named = unit['name'] === '' ? { ...unit, name: free_name(draft, all, profile) } : unit;
    if (count === undefined) return [...before, named];
    return [...before, on_table(named, count, { draft, all, keys, at, others: before })];
  }, []);
}

export function add_unit(all: TableKeys, keys: UnitKeys): void {
  const profile = keys.profile.key?.choices?.[0] ?? '';
  say('added');
  void change((draft) => {
    const before = settled(draft, all, keys);
    const name = free_name(put_units(draft, keys, before), all, profile);
    const where = { draft, all, keys, at: before.length, others: before };
    const unit = on_table({ name, [keys.profile.name]: profile }, USUAL, where);
    return put_units(draft, keys, [...before, unit]);
  });
}

export function set_models(all: TableKeys, keys: UnitKeys, at: number, count: number): void {
  const gesture = `${keys.side}-${at}-models`;
  void change((draft) => {
    const units = settled(draft, all, keys);
    const unit = units[at];
    if (!unit) return draft;
    const others = units.filter((one) => one !== unit);
    const more = on_table(unit, count, { draft, all, keys, at, others });
    return put_units(draft, keys, units.with(at, more));
  }, gesture);
}

export function set_profile(all: TableKeys, keys: UnitKeys, at: number, profile: string): void {
  void change((draft) => {
    const units = settled(draft, all, keys);
    const unit = units[at];
    if (!unit) return draft;
    const was = first_large(String(unit[keys.profile.name] ?? ''));
    const named = String(unit['name']).startsWith(was)
      ? { name: free_name(draft, all, profile) }
      : {};
    const now = { ...unit, ...named, [keys.profile.name]: profile };
    return put_units(draft, keys, units.with(at, now));
  });
}

export function remove_unit(all: TableKeys, keys: UnitKeys, at: number): void {
  say('removed');
  void change((draft) => put_units(draft, keys, settled(draft, all, keys).toSpliced(at, 1)));
}

/** Nobody stands there and nothing lies there. */
export function clear_table(all: TableKeys): void {
  say('the table is empty');
  void change((draft) => {
    const bare = all.sides.reduce((less, keys) => put_units(less, keys, []), draft);
    return all.ground ? drop(bare, all.ground.list.name) : bare;
  });
}

// --- Ground -------------------------------------------------------------------------------------

export function pieces_of(draft: Scenario | null, { list }: GroundKeys): Unit[] {
  const pieces = get(draft ?? undefined, list.name);
  return Array.isArray(pieces) ? pieces.filter(is_unit) : [];
}

const put_pieces = (draft: Scenario, { list }: GroundKeys, pieces: Unit[]): Scenario =>
  pieces.length > 0 ? put(draft, list.name, pieces) : drop(draft, list.name);

export function add_piece(keys: GroundKeys, kind: string): void {
  const [shape] = keys.shapes;
  if (!shape) return;
  say(`${kind}: added`);
  void change((draft) => {
    const pieces = pieces_of(draft, keys);
    const places = ground_at(shape.key?.low ?? 3, pieces.length);
    return put_pieces(draft, keys, [...pieces, { [keys.kind.name]: kind, [shape.name]: places }]);
  });
}

export function set_shape(keys: GroundKeys, at: number, name: string): void {
  const shape = keys.shapes.find((one) => one.name === name);
  if (!shape) return;
  void change((draft) => {
    const pieces = pieces_of(draft, keys);
    const kind = pieces[at]?.[keys.kind.name] ?? '';
    const places = ground_at(shape.key?.low ?? 3, at);
    return put_pieces(draft, keys, pieces.with(at, { [keys.kind.name]: kind, [name]: places }));
  });
}

/** What one press moves a piece of ground by, in tenths of a millimetre. */
const STEP = 250;

/** So many steps to the east and to the south. */
export function move_piece(keys: GroundKeys, at: number, east: number, south: number): void {
  void change((draft) => {
    const pieces = pieces_of(draft, keys);
    const piece = pieces[at];
    const shape = keys.shapes.find(({ name }) => piece && name in piece)?.name;
    if (!piece || shape === undefined) return draft;
    const points = shifted(piece[shape], east * STEP, south * STEP);
    return put_pieces(draft, keys, pieces.with(at, { ...piece, [shape]: points }));
  }, `${keys.list.name}-${at}-move`);
}

export function remove_piece(keys: GroundKeys, at: number): void {
  say('removed');
  void change((draft) => put_pieces(draft, keys, pieces_of(draft, keys).toSpliced(at, 1)));
}
