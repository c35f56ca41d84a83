// Areas of ground and the units in them: a unit is moved to another area of its side by the key that says
// in which it is. An area is there because somebody is in it.
import { get, put } from '../assault/path';
import type { Scenario, Side, Value } from '../door/replies';
import type { CounterLayout } from '../ground/counter_layout';
import type { Field, Fields } from '../ground/field_layout';
import { change, draft } from '../state/assault';
import { say } from '../state/say';
import type { Places } from './touch_pointer';

/** The key of a unit that says in which area it is. */
export const AREA = 'area';

/** The path of a drawn unit in the scenario; a side in one body is itself the unit. */
export function path_of(scenario: Scenario, unit: string | null, side: Side | null): string | null {
  const sides = (['attacker', 'defender'] as const).filter((one) => side === null || one === side);
  for (const one of sides) {
    const group = scenario[one];
    if (typeof group !== 'object' || group === null || Array.isArray(group)) continue;
    const lists = Object.entries(group).filter((entry): entry is [string, Value[]] =>
      Array.isArray(entry[1]),
    );
    for (const [name, items] of lists) {
      const at = items.findIndex(
        (item) => typeof item === 'object' && item !== null && 'id' in item && item.id === unit,
      );
      if (at >= 0) return `${one}.${name}[${at}]`;
    }
    if (lists.length === 0) return one;
  }
  return null;
}

export interface Drawn {
  laid: Fields;
  /** The whole one that is drawn. */
  scenario: Scenario;
}

export const path_in = (scenario: Scenario, { piece }: CounterLayout): string | null =>
  path_of(scenario, piece.unit, piece.side);

/** What those in an area say of it; null: nothing. */
function area_of(field: Field | undefined, scenario: Scenario): string | null {
  const said = field?.counters.map((counter) =>
    get(scenario, `${path_in(scenario, counter) ?? ''}.${AREA}`),
  );
  return said?.find((area) => typeof area === 'string') ?? null;
}

const is_in = ({ x, y, w, h }: Pick<Field, 'x' | 'y' | 'w' | 'h'>, px: number, py: number) =>
  px >= x && px <= x + w && py >= y && py <= y + h;

/** The areas that say what they are called. */
const areas_in = ({ laid, scenario }: Drawn): { field: Field; area: string }[] =>
  laid.fields.flatMap((field) => {
    const area = area_of(field, scenario);
    return area === null ? [] : [{ field, area }];
  });

/** Whether units of the side can be anywhere else. */
export const has_areas = (drawn: Drawn, side: Side | null): boolean =>
  areas_in(drawn).filter(({ field }) => field.side === side).length > 1;

/** The area under a pixel. */
export const field_at = (drawn: Drawn, x: number, y: number): Field | undefined =>
  areas_in(drawn).find(({ field }) => is_in(field, x, y))?.field;

/** Of the drawing that is there now. */
export function areas_of(now: () => Drawn): Places {
  const from = (unit: string): string | null => {
    const area = get(now().scenario, `${unit}.${AREA}`);
    return typeof area === 'string' ? area : null;
  };
  return {
    at: (x, y) => area_of(field_at(now(), x, y), now().scenario),
    unit(x, y) {
      const field = field_at(now(), x, y);
      const counter = field?.counters.find((one) => is_in(one, x, y));
      const movable = counter && has_areas(now(), counter.piece.side);
      return movable ? path_in(now().scenario, counter) : null;
    },
    from,
    drop(unit, area) {
      const name = get(draft.value ?? undefined, `${unit}.name`);
      const side = unit.split('.')[0];
      const its = areas_in(now()).find((one) => one.area === area)?.field.side;
      if (its !== side) return;
      say(`${String(name ?? 'it')} is on ${area}`);
      void change((scenario) => put(scenario, `${unit}.${AREA}`, area));
    },
  };
}
