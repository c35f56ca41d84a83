// The areas of ground that a unit can be moved to without a pointer, and a new one.
import { branch_at } from '../assault/key_tree';
import { get, put } from '../assault/path';
import type { Scenario, Show } from '../door/replies';
import { change, draft } from '../state/assault';
import { say } from '../state/say';
import { tree_of } from '../state/systems';
import { AREA, path_of } from './touch_areas';

/** The list that a unit is in. */
const list_of = (path: string): string => path.replace(/\[\d+\]$/, '');

/** What the units of a list say, each area once. */
function said_in(scenario: Scenario, list: string): string[] {
  const items = get(scenario, list);
  const said = (Array.isArray(items) ? items : []).map((item) => get(item, AREA));
  return [...new Set(said.filter((area) => typeof area === 'string'))];
}

/** Who is drawn on the same ground as a unit, itself among them. */
function together({ marks, scenario }: Show, path: string): string[] {
  const drawn = marks
    .filter(({ kind }) => kind === 'piece')
    .map(({ unit, side, place }) => ({ place, at: path_of(scenario, unit, side) }));
  const place = drawn.find(({ at }) => at === path)?.place;
  return drawn.flatMap(({ at, place: its }) => (at !== null && its === place ? [at] : []));
}

/** "area 2": the first from that number that is no area yet. */
function free_area(areas: readonly string[], from: number): string {
  let number = from;
  while (areas.includes(`${AREA} ${number}`)) number += 1;
  return `${AREA} ${number}`;
}

function move(path: string, area: string): void {
  say(`it is on ${area}`);
  void change((scenario) => put(scenario, `${path}.${AREA}`, area));
}

/** Where no area has a name yet, whoever stays gets one too. */
function part(path: string, staying: readonly string[]): void {
  say('it has an area of its own');
  void change((scenario) => {
    const areas = said_in(scenario, list_of(path));
    const left = areas.length > 0 ? [] : staying;
    const named = left.reduce((now, one) => put(now, `${one}.${AREA}`, free_area([], 1)), scenario);
    return put(named, `${path}.${AREA}`, free_area(areas, Math.max(areas.length, 1) + 1));
  });
}

/** `show`: what is drawn. */
export function UnitAreas({ path, show }: { path: string; show: Show }) {
  const now = draft.value;
  if (!now || !path.endsWith(']')) return null;
  const tree = tree_of(String(now['rules']));
  const key = tree && branch_at(tree, `${path.replace(/\[\d+\]/g, '[]')}.${AREA}`);
  if (key?.kind !== 'text') return null;
  const areas = said_in(now, list_of(path));
  const mine = get(now, `${path}.${AREA}`);
  const others = together(show, path).filter((one) => one !== path);
  // Who says none where others do is not on their ground: in reserve.
  if (mine === undefined && (areas.length > 0 || others.length === 0)) return null;
  return (
    <div class="touch-chips" role="group" aria-label="Area">
      {areas.map((area) => (
        <button
          key={area}
          type="button"
          class="touch-chip"
          aria-pressed={area === mine}
          onClick={() => area !== mine && move(path, area)}
        >
          {area}
        </button>
      ))}
      {others.length > 0 && (
        <button type="button" class="touch-chip" onClick={() => part(path, others)}>
          + area
        </button>
      )}
    </div>
  );
}
