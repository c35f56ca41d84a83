// A layer over areas of ground, in which the units can be touched, and dragged to another area.
import { useMemo, useRef } from 'preact/hooks';
import type { CounterLayout } from '../ground/counter_layout';
import { focus_by_key, GROUND_ID } from '../ground/focus';
import type { Piece } from '../ground/scene/scene';
import { areas_of, field_at, has_areas, path_in, type Drawn } from './touch_areas';
import { dragged, touch_pointer } from './touch_pointer';
import { SHEET_ID, touched } from './touched';
import './touch.css';

const called = ({ name, numbers, words }: Piece): string =>
  `Change ${[name, numbers, words].filter(Boolean).join(', ')}`;

/** The unit under a pointer that is down, and the area below it. */
function Seen({ laid, scenario }: Drawn) {
  const now = dragged.value;
  const counter = laid.fields
    .flatMap(({ counters }) => counters)
    .find((one) => path_in(scenario, one) === now?.path);
  if (!now || !counter) return null;
  const to = field_at({ laid, scenario }, now.x, now.y);
  const { piece, w, h } = counter;
  return (
    <>
      {to?.side === piece.side && (
        <div
          class="touch-area"
          style={{ left: `${to.x}px`, top: `${to.y}px`, width: `${to.w}px`, height: `${to.h}px` }}
        />
      )}
      <div
        class={`touch-body ${piece.side ?? ''}`}
        style={{
          left: `${now.x - w / 2}px`,
          top: `${now.y - h / 2}px`,
          width: `${w}px`,
          height: `${h}px`,
        }}
      />
    </>
  );
}

interface CounterOf {
  counter: CounterLayout;
  path: string;
  /** It can be dragged. */
  movable: boolean;
  /** Its sheet was open last: keys come back to it. */
  last: boolean;
}

function TouchCounter({ counter, path, movable, last }: CounterOf) {
  const { piece, x, y, w, h } = counter;
  return (
    <button
      type="button"
      id={last ? GROUND_ID : undefined}
      class={`touch-counter ${movable ? 'touch-held' : ''}`}
      aria-label={called(piece)}
      aria-expanded={touched.value?.unit === path}
      style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
      onClick={(event) => {
        touched.value = { cell: null, unit: path };
        focus_by_key(event, SHEET_ID);
      }}
    />
  );
}

/** `scenario`: the whole one that is drawn; `alone`: there are no cells beside. */
export function TouchFields({ laid, scenario, alone }: Drawn & { alone: boolean }) {
  const drawn = { laid, scenario };
  const latest = useRef(drawn);
  latest.current = drawn;
  const pointer = useMemo(() => touch_pointer(areas_of(() => latest.current)), []);
  const last = useRef<string | null>(null);
  last.current = touched.value?.unit ?? last.current;
  const all = laid.fields
    .flatMap(({ counters }) => counters)
    .flatMap((counter) => {
      const path = path_in(scenario, counter);
      return path === null ? [] : [{ counter, path }];
    });
  const at = Math.max(
    0,
    all.findIndex(({ path }) => path === last.current),
  );
  return (
    <div
      class="touch-fields"
      onPointerDown={pointer.down}
      onPointerMove={pointer.move}
      onPointerUp={pointer.up}
      onPointerCancel={pointer.cancel}
      onClickCapture={pointer.click}
    >
      {all.map(({ counter, path }, i) => (
        <TouchCounter
          key={counter.piece.unit ?? i}
          {...{ counter, path }}
          movable={has_areas(drawn, counter.piece.side)}
          last={alone && i === at}
        />
      ))}
      <Seen laid={laid} scenario={scenario} />
    </div>
  );
}
