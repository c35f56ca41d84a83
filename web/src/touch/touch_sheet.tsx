// The sheet of what is touched: a cell with whoever stands there, or a unit.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardKeys } from '../board/board_keys';
import type { Standing } from '../board/on_board';
import { get } from '../assault/path';
import { Refusal } from '../form/input/refusal';
import { focus_by_key, focus_on, GROUND_ID } from '../ground/focus';
import type { Show } from '../door/replies';
import { draft, faults, opened, undo } from '../state/assault';
import { first_large } from '../words/sentence';
import { in_short_now, keys_now, lay_out } from '../state/board_now';
import { dialog } from '../state/view';
import { add_at, standing_now } from './doings';
import { GroundSheet } from './ground_sheet';
import { close_sheet, SHEET_ID, touched } from './touched';
import { unit_at } from './touch_pointer';
import { UnitSheet } from './unit_sheet';
import './touch.css';

interface OnCell {
  keys: BoardKeys;
  cell: string;
}

/** Whoever stands there, to choose from, and who may be added. */
function Who({ keys, cell, here }: OnCell & { here: readonly Standing[] }) {
  const all = standing_now();
  const full = (side: string, most: number): boolean =>
    all.filter((one) => one.side === side).length >= most;
  return (
    <div class="touch-chips" role="group" aria-label={`On ${cell}`}>
      {here.map(({ path, name, side, letter }) => (
        <button
          key={path}
          type="button"
          class={`touch-chip touch-${side}`}
          aria-pressed={touched.value?.unit === path}
          onClick={() =>
            (touched.value = { cell, unit: touched.value?.unit === path ? null : path })
          }
        >
          {letter && !name.split(' ').includes(letter) ? `${letter} ` : ''}
          {name}
        </button>
      ))}
      {keys.sides.map((side) => (
        <button
          key={side.side}
          type="button"
          class={`touch-chip touch-${side.side}`}
          disabled={full(side.side, side.list.key?.high ?? Infinity)}
          onClick={() => add_at(side, cell)}
        >
          + {side.side}
        </button>
      ))}
    </div>
  );
}

function CellSheet({ keys, cell, show }: OnCell & { show: Show }) {
  const drawn = show.marks.find((mark) => mark.kind === 'cell' && mark.unit === cell);
  const here = standing_now().filter((one) => one.cell === cell);
  const unit = here.find(({ path }) => path === touched.value?.unit);
  if (in_short_now())
    return (
      <button
        type="button"
        onClick={() => void lay_out().then(() => (touched.value = { cell, unit: unit_at(cell) }))}
      >
        Lay it out unit by unit
      </button>
    );
  return (
    <>
      <Who keys={keys} cell={cell} here={here} />
      {unit && <UnitSheet path={unit.path} show={show} />}
      <GroundSheet
        key={unit ? 'folded' : 'open'}
        folded={unit !== undefined}
        keys={keys}
        cell={cell}
        hex={drawn?.numbers[1] === 6}
        level={drawn?.numbers[2] ?? 0}
      />
    </>
  );
}

/** A side that has nobody is waited for. */
function Waited({ keys }: { keys: BoardKeys }) {
  const all = standing_now();
  const empty = keys.sides.filter(({ side }) => !all.some((one) => one.side === side));
  const whom = empty.map(({ side }) => `the ${side}`).join(' and ');
  return <p class="soft small">There is nobody of {whom} yet: touch a cell and add a unit.</p>;
}

/** Why what was done cannot be so. */
function Objection({ keys }: { keys: BoardKeys | null }) {
  const [fault] = faults.value;
  if (!fault) return null;
  const waits = keys?.sides.some(({ list }) => fault.path === list.path);
  if (keys && waits) return <Waited keys={keys} />;
  return (
    <div class="touch-objection">
      <Refusal fault={fault} quiet />
      <button
        type="button"
        onClick={(event) => {
          undo();
          focus_by_key(event, SHEET_ID);
        }}
      >
        Put it back
      </button>
    </div>
  );
}

/** Pixels between what is touched and the sheet below it. */
const ABOVE = 12;

/** What is touched stays in sight above the sheet. */
function use_sight(cell: string | null | undefined) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const at = document.getElementById(`${GROUND_ID}-${cell}`);
    if (!sheet.current || !at) return;
    const { bottom } = at.getBoundingClientRect();
    const over = bottom + ABOVE - sheet.current.getBoundingClientRect().top;
    if (over > 0) scrollBy({ top: over, behavior: 'instant' });
  }, [cell]);
  return sheet;
}

/** Escape closes it wherever the focus is, but for what takes the key itself: a press opens the sheet
    and leaves the focus on what was pressed. */
function use_escape(is_open: boolean) {
  useEffect(() => {
    if (!is_open) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !dialog.value) close_sheet();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [is_open]);
}

/** `show`: what is drawn. */
export function TouchSheet({ show }: { show: Show }) {
  const { rules } = show;
  const count = opened.value;
  useEffect(close_sheet, [rules, count]);
  const now = touched.value;
  use_escape(now !== null);
  const sheet = use_sight(now?.cell);
  const keys = keys_now();
  if (!now || !draft.value) return null;
  const name = now.unit && get(get(draft.value, now.unit), 'name');
  const title = now.cell ?? String(name ?? first_large(now.unit ?? ''));
  return (
    <section
      ref={sheet}
      class="touch-sheet"
      id={SHEET_ID}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close_sheet();
        focus_on(GROUND_ID);
      }}
    >
      <div class="touch-head">
        <h3>{title}</h3>
        <button
          type="button"
          class="plain"
          onClick={(event) => {
            close_sheet();
            focus_by_key(event, GROUND_ID);
          }}
        >
          Close<span class="spoken"> {title}</span>
        </button>
      </div>
      {now.cell !== null && keys ? (
        <CellSheet keys={keys} cell={now.cell} show={show} />
      ) : (
        now.unit && <UnitSheet path={now.unit} show={show} />
      )}
      <Objection keys={keys} />
    </section>
  );
}
