// The sheet of a unit: move, turn, change, remove; and its line of the scenario.
import { facing_of, facings_of, without_place, type BoardSide } from '../board/board_keys';
import { are_points } from '../board/table_keys';
import { branch_at, type Branch } from '../assault/key_tree';
import { like } from '../assault/new_item';
import { get, put } from '../assault/path';
import { short_form } from '../assault/short_form';
import type { Show } from '../door/replies';
import { Group, Part } from '../form/group';
import { focus_by_key, GROUND_ID } from '../ground/focus';
import { change, draft, value_at } from '../state/assault';
import { say } from '../state/say';
import { tree_of } from '../state/systems';
import { first_large } from '../words/sentence';
import { keys_now } from '../state/board_now';
import { remove } from './doings';
import { close_sheet, let_go, lifted, SHEET_ID, touched } from './touched';
import { UnitAreas } from './unit_areas';

const WHERE = 'touch';

/** What it faces where nothing says so. */
const USUAL: Record<string, string> = { attacker: 'north', defender: 'south' };

function Turn({ path, item }: { path: string; item: Branch }) {
  const facing = facing_of(item);
  const ways = facings_of(facing);
  if (ways.length === 0 || !facing) return null;
  const at = `${path}.${facing.name}`;
  const said = String(value_at(at) ?? USUAL[path.split('.')[0] ?? '']);
  // All ways are named once in each of several manners.
  const now = (facing.key?.choices ?? []).indexOf(said) % ways.length;
  const turn = (by: number): void => {
    const next = ways[(now + by + ways.length) % ways.length] ?? said;
    say(`faces ${next}`);
    void change((scenario) => put(scenario, at, next), `${at}-turn`);
  };
  return (
    <>
      <button type="button" onClick={() => turn(-1)}>
        <span aria-hidden="true">↺</span>
        <span class="spoken">Turn left</span>
      </button>
      <button type="button" onClick={() => turn(1)}>
        <span aria-hidden="true">↻</span>
        <span class="spoken">Turn right</span>
      </button>
    </>
  );
}

interface ActsOf {
  path: string;
  /** Where it stands on a board. */
  side: BoardSide | undefined;
  item: Branch;
}

function Acts({ path, side, item }: ActsOf) {
  const moves = lifted.value === path;
  return (
    <div class="touch-acts">
      {side && (
        <button
          type="button"
          aria-pressed={moves}
          onClick={(event) => {
            if (moves) return let_go();
            lifted.value = path;
            say('touch its new place');
            focus_by_key(event, GROUND_ID);
          }}
        >
          {moves ? 'Touch its new place' : 'Move'}
        </button>
      )}
      <Turn path={path} item={item} />
      {path.endsWith(']') && !side && !item.branches.some(are_points) && (
        <button
          type="button"
          onClick={(event) => {
            add_like(path);
            focus_by_key(event, SHEET_ID);
          }}
        >
          Add one like it
        </button>
      )}
      {path.endsWith(']') && (
        <button
          type="button"
          onClick={(event) => {
            if (side) remove(path);
            else take_away(path);
            focus_by_key(event, GROUND_ID);
          }}
        >
          Remove
        </button>
      )}
    </div>
  );
}

/** The list of a unit that is not on a board, and which of it it is. */
const in_list = (path: string): { list: string; at: number } => ({
  list: path.replace(/\[\d+\]$/, ''),
  at: Number(/\[(\d+)\]$/.exec(path)?.[1]),
});

/** The new one comes behind all, and its sheet is open. */
function add_like(path: string): void {
  const { list, at } = in_list(path);
  say('added');
  void change((scenario) => {
    const items = get(scenario, list);
    const tree = tree_of(String(scenario['rules']));
    const branch = tree && branch_at(tree, list);
    if (!branch || !Array.isArray(items)) return scenario;
    touched.value = { cell: null, unit: `${list}[${items.length}]` };
    return put(scenario, list, [...items, like(branch, items, at)]);
  });
}

function take_away(path: string): void {
  const { list, at } = in_list(path);
  say('removed');
  close_sheet();
  void change((scenario) => {
    const items = get(scenario, list);
    return Array.isArray(items) ? put(scenario, list, items.toSpliced(at, 1)) : scenario;
  });
}

/** `show`: what is drawn. */
export function UnitSheet({ path, show }: { path: string; show: Show }) {
  const tree = tree_of(String(draft.value?.['rules'] ?? ''));
  const branch = tree && branch_at(tree, path.replace(/\[\d+\]/g, '[]'));
  const value = get(draft.value ?? undefined, path);
  if (!branch || value === undefined) return null;
  const side = keys_now()?.sides.find(({ list }) => path.startsWith(`${list.path}[`));
  const item = without_place(branch);
  const title = String(get(value, 'name') ?? first_large(path));
  const place = { branch: item, at: path, of: title, where: WHERE };
  const line = short_form(branch, value);
  return (
    <div class="touch-of" key={path}>
      <Acts path={path} side={side} item={branch} />
      <UnitAreas path={path} show={show} />
      {item.kind === 'group' ? <Group {...place} /> : <Part {...place} />}
      {branch.kind === 'group' && line.text !== '' && (
        <details class="twin">
          <summary>As text</summary>
          <code>{[line.text, ...line.besides].join('; ')}</code>
        </details>
      )}
    </div>
  );
}
