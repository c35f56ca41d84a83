// A layer over the map of a board, in which cells and the units on them can be touched, dragged
// and reached with keys.
import { useMemo, useRef, useState } from 'preact/hooks';
import { focus_on, GROUND_ID } from '../ground/focus';
import { outline } from '../ground/map/map_ground';
import type { MapLayout, PlacedCell } from '../ground/map/map_layout';
import { draft } from '../state/assault';
import { move_to, standing_now } from './doings';
import {
  dragged,
  pixel_of,
  touch_cell,
  touch_pointer,
  unit_at,
  type Places,
} from './touch_pointer';
import { cell_under, next_cell } from './touch_cells';
import { close_sheet, let_go, lifted, SHEET_ID, touched } from './touched';
import './touch.css';

/** "c3, works: Confederate" */
function called({ cell }: PlacedCell): string {
  const who = standing_now()
    .filter((one) => one.cell === cell.name)
    .map(({ name }) => name);
  return `${cell.name}, ${cell.words}${who.length > 0 ? `: ${who.join(', ')}` : ''}`;
}

function Cells({ laid, id, at }: { laid: MapLayout; id: string; at: string | null }) {
  const held = new Set(standing_now().map(({ cell }) => cell));
  return (
    <>
      {laid.cells.map((one) => {
        const { cell, x, y } = one;
        return (
          <div
            key={cell.name}
            id={`${id}-${cell.name}`}
            role="option"
            class={`touch-cell ${held.has(cell.name) ? 'touch-held' : ''}`}
            aria-selected={cell.name === at}
            aria-label={called(one)}
            style={{
              left: `${x - laid.size / 2}px`,
              top: `${y - laid.size / 2}px`,
              width: `${laid.size}px`,
              height: `${laid.size}px`,
            }}
          />
        );
      })}
    </>
  );
}

/** The cell that is open or under the keys, and a unit under a pointer that is down. */
function Seen({ laid, lit }: { laid: MapLayout; lit: string | null }) {
  const now = dragged.value;
  const open = laid.cells.find(({ cell }) => cell.name === touched.value?.cell);
  const at = laid.cells.find(({ cell }) => cell.name === lit);
  const to = now && cell_under(laid, now.x, now.y);
  const unit = now && standing_now().find(({ path }) => path === now.path);
  return (
    <svg class="touch-picture" aria-hidden="true">
      {open && <path class="touch-open" d={outline(open.corners)} />}
      {at && <path class="touch-lit" d={outline(at.corners)} />}
      {to && <path class="touch-to" d={outline(to.corners)} />}
      {now && unit && (
        <circle class={`touch-unit ${unit.side}`} cx={now.x} cy={now.y} r={laid.size * 0.3} />
      )}
    </svg>
  );
}

/** The cells of the map that is drawn now. */
function cells_of(now: () => MapLayout): Places {
  const at = (x: number, y: number): string | null => cell_under(now(), x, y)?.cell.name ?? null;
  return {
    at,
    unit: (x, y) => unit_at(at(x, y) ?? ''),
    from: (unit) => standing_now().find(({ path }) => path === unit)?.cell,
    drop: move_to,
    touch: touch_cell,
  };
}

export function TouchBoard({ laid, top }: { laid: MapLayout; top: number }) {
  const [at, set_at] = useState<string | null>(null);
  const [focused, set_focused] = useState(false);
  const latest = useRef(laid);
  latest.current = laid;
  const pointer = useMemo(() => touch_pointer(cells_of(() => latest.current)), []);
  void draft.value; // who stands where
  const active = at ?? touched.value?.cell ?? laid.cells[0]?.cell.name ?? null;

  function on_key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = next_cell(laid, active, event.key);
    const acts = event.key === 'Enter' || event.key === ' ';
    if (next) set_at(next.cell.name);
    else if (event.key.startsWith('Arrow')) set_at(active);
    else if (acts && active) {
      touch_cell(active);
      focus_on(SHEET_ID);
    } else if (event.key === 'Escape' && lifted.value) let_go();
    else if (event.key === 'Escape' && touched.value) close_sheet();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      id={GROUND_ID}
      class={`touch-board ${lifted.value ? 'touch-lifted' : ''}`}
      style={{ top: `${top}px`, width: `${laid.width}px`, height: `${laid.height}px` }}
      role="listbox"
      aria-label="Cells of the board"
      aria-activedescendant={active === null ? undefined : `${GROUND_ID}-${active}`}
      tabIndex={0}
      onFocus={() => set_focused(true)}
      onBlur={() => set_focused(false)}
      onKeyDown={on_key}
      onPointerDown={pointer.down}
      onPointerMove={pointer.move}
      onPointerUp={pointer.up}
      onPointerCancel={pointer.cancel}
      onClick={(event) => {
        set_at(cell_under(laid, ...pixel_of(event))?.cell.name ?? at);
        pointer.click(event);
      }}
    >
      <Cells laid={laid} id={GROUND_ID} at={active} />
      <Seen laid={laid} lit={focused ? active : null} />
    </div>
  );
}
