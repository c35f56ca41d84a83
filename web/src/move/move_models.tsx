// A layer over the drawing of a table top, in which models and ground can be picked up and put down
// elsewhere.
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { GROUND_ID } from '../ground/focus';
import { place_on, shape_path, type PlaneLayout } from '../ground/plane_layout';
import { keep_in_sight } from '../ground/zoom/zoom';
import { move_key } from './move_keys';
import { move_pointer } from './move_pointer';
import { MoveRings } from './move_rings';
import { at_keys, called, distances, is_moved, moved_to, moving, placed } from './moving';
import { movable, type MoveTable, type Stands } from './table';
import './move_models.css';

/** The element that tells of the model that is moved. */
export const STATUS = 'move-status';

interface OnTable {
  laid: PlaneLayout;
  table: MoveTable;
  overlaps: boolean;
}

/** The one under the keys, or that is being moved. */
function Lit({ laid, model }: { laid: PlaneLayout; model: Stands }) {
  if (model.ground) return <path class="move-ring" d={shape_path(laid, model)} />;
  const [x, y] = place_on(laid, model.x, model.y);
  const most = Math.max(model.w, model.shape === 'box' ? model.h : 0);
  return <circle class="move-ring" cx={x} cy={y} r={(most / 2) * laid.scale + 4} />;
}

/** Where each is that has moved since the drawing was made, and the one that is being moved. */
function Moved({ laid, table, overlaps, lit }: OnTable & { lit: string | null }) {
  const now = moving.value;
  return (
    <svg class="move-picture" aria-hidden="true">
      {placed(table.models, now).map((model) => {
        const is_moving = is_moved(model, now);
        if (!is_moving && !model.moved && lit !== model.from) return null;
        const [x, y] = place_on(laid, model.x, model.y);
        const refused = is_moving ? overlaps : model.moved && table.refused;
        const whose = model.ground ? model.shape : (model.piece.side ?? 'nobody');
        const kind = is_moving || model.moved ? `move-${whose}` : '';
        return (
          <g key={model.from} class={refused ? 'move-refused' : ''}>
            {(is_moving || model.moved) && (
              <>
                <path class={`move-base ${kind}`} d={shape_path(laid, model)} />
                <text class={`move-letter ${kind}`} x={x} y={y}>
                  {model.piece.letter}
                </text>
              </>
            )}
            {lit === model.from && <Lit laid={laid} model={model} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The least that a finger is asked to find, in pixels. */
const TARGET = 32;

function Option({ laid, model, id }: { laid: PlaneLayout; model: Stands; id: string }) {
  const [x, y] = place_on(laid, model.x, model.y);
  const [w, h] = [model.w, model.ground ? model.h : model.w].map((long) =>
    Math.max(TARGET, long * laid.scale),
  ) as [number, number];
  return (
    <div
      id={id}
      role="option"
      class={`move-model ${model.ground ? 'move-ground' : ''}`}
      aria-selected={moving.value?.from === model.from}
      aria-label={called(model, laid)}
      style={{
        left: `${x - w / 2}px`,
        top: `${y - h / 2}px`,
        width: `${w}px`,
        height: `${h}px`,
      }}
    />
  );
}

interface Props {
  laid: PlaneLayout;
  top: number;
  table: MoveTable;
}

export function MoveModels({ laid, top, table }: Props) {
  const id = useId();
  const models = movable(table.models);
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef({ table, laid });
  latest.current = { table, laid };
  const pointer = useMemo(() => move_pointer(() => latest.current), []);
  const [focused, set_focused] = useState(false);
  useEffect(() => () => void (moving.value = null), []);
  /** Keys and a pointer at the edge go on to what is out of sight. */
  const follow = (): void => {
    const sought = moving.value ?? models.find(({ from }) => from === at_keys.value);
    if (layer.current && sought)
      keep_in_sight(layer.current, ...place_on(laid, sought.x, sought.y));
  };
  if (models.length === 0) return null;
  const active = Math.max(
    0,
    models.findIndex(({ from }) => from === at_keys.value),
  );
  const there = moved_to(table.models, moving.value);
  const overlaps = moving.value ? distances(table.models, laid, moving.value).overlaps : false;
  const lit = moving.value?.from ?? (focused ? (models[active]?.from ?? null) : null);
  return (
    <div
      ref={layer}
      id={GROUND_ID}
      class={`models-table ${moving.value ? 'models-moving' : ''}`}
      style={{ top: `${top}px`, width: `${laid.width}px`, height: `${laid.height}px` }}
      role="listbox"
      aria-label={`Models on the table${models.some(({ ground }) => ground) ? ', and its ground' : ''}`}
      aria-describedby={STATUS}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      onFocus={() => {
        set_focused(true);
        if (!models.some(({ from }) => from === at_keys.value))
          at_keys.value = models[0]?.from ?? null; // they were at another table
      }}
      onBlur={() => set_focused(false)}
      onKeyDown={(event) => {
        if (move_key(event, table, laid)) follow();
      }}
      onPointerDown={pointer.down}
      onPointerMove={(event) => {
        pointer.move(event);
        if (moving.value?.dragged) follow();
      }}
      onPointerUp={pointer.up}
      onPointerCancel={pointer.cancel}
      onClick={pointer.click}
    >
      {models.map((model, index) => (
        <Option key={model.from} laid={laid} model={model} id={`${id}-${index}`} />
      ))}
      {there && <MoveRings laid={laid} {...there} />}
      <Moved laid={laid} table={table} overlaps={overlaps} lit={lit} />
    </div>
  );
}
