// A table top that is no assault yet, since nobody touches anybody or a side has nobody: two who
// touch stand in while it is drawn, and are left out of the drawing. Lengths are tenths of a
// millimetre.
import { get, put } from '../assault/path';
import type { Scenario, Value } from '../door/replies';
import { stand_in } from './filled';
import type { TableKeys, UnitKeys } from './table_keys';

/** From middle to middle of two who touch, front to front: no more is known of their bases. */
export const TOUCHING = [150, 250, 200, 254, 300, 320, 400, 500, 600];
/** East of everybody. */
const BESIDE = 1500;
/** Where nobody stands. */
const MIDDLE = [1000, 6000] as const;

const TENTHS: Record<string, number> = { mm: 10, cm: 100, in: 254, '"': 254 };

/** All points within a value: "100 mm, 650 mm". */
function points_in(value: Value | undefined): [number, number][] {
  if (typeof value === 'string') {
    const said = [...value.matchAll(/([\d.]+)\s*(mm|cm|in|")/g)].map(
      ([, number, unit = '']) => Number(number) * (TENTHS[unit] ?? 10),
    );
    return said.length === 2 ? [[said[0] ?? 0, said[1] ?? 0]] : [];
  }
  return Array.isArray(value) ? value.flatMap(points_in) : [];
}

function units_of(draft: Scenario, { side, list }: UnitKeys): Value[] {
  const units = get(draft, `${side}.${list.name}`);
  return Array.isArray(units) ? units : [];
}

/** Whether everybody of the draft stands at points: else it is drawn otherwise. */
export const is_on_table = (draft: Scenario, keys: TableKeys): boolean =>
  keys.sides.every((side) => {
    const listed = Array.isArray(get(draft, `${side.side}.${side.list.name}`));
    const placed = (unit: Value): boolean => points_in(get(unit, side.points.name)).length > 0;
    return listed && units_of(draft, side).every(placed);
  });

/** With two who touch, so far from middle to middle. */
export function table_filled(draft: Scenario, keys: TableKeys, apart: number): Scenario {
  const all = keys.sides.flatMap((side) =>
    units_of(draft, side).flatMap((unit) => points_in(get(unit, side.points.name))),
  );
  const east = all.length > 0 ? Math.max(...all.map(([x]) => x)) + BESIDE : MIDDLE[0];
  const south = all.length > 0 ? Math.max(...all.map(([, y]) => y)) : MIDDLE[1];
  return keys.sides.reduce((made, side) => {
    const y = side.side === 'attacker' ? south : south - apart;
    const unit = {
      name: stand_in(side.side),
      [side.profile.name]: side.profile.key?.choices?.[0] ?? '',
      [side.points.name]: [`${east / 10} mm, ${y / 10} mm`],
    };
    return put(made, side.side, { [side.list.name]: [...units_of(draft, side), unit] });
  }, draft);
}
