// Over the drawing of a table top: its models can be picked up and put down elsewhere. What the rules say of
// a new place is said right below.
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Scenario } from '../door/replies';
import { Gist } from '../form/gist';
import { Refusal } from '../form/refusal';
import { place_on, shape_path, type PlaneLayout } from '../ground/plane_layout';
import type { Note } from '../ground/scene';
import { draft, faults, give_up } from '../state/assault';
import { move_key } from './move_keys';
import { move_pointer } from './move_pointer';
import { MoveRings } from './move_rings';
import {
  at_keys,
  broken_by,
  called,
  distances,
  let_go,
  moved_to,
  moving,
  step_words,
} from './moving';
import { differ_in_places, standing_in, type Stands } from './places';
import { first_large } from '../words/sentence';
import './move_models.css';

interface OnTable {
  laid: PlaneLayout;
  models: readonly Stands[];
  overlaps: boolean;
}

/** Where each is that has moved since the drawing was made, and the one that is being moved. */
function Moved({ laid, models, overlaps, lit }: OnTable & { lit: string | null }) {
  const now = moving.value;
  return (
    <svg class="move-picture" aria-hidden="true">
      {models.map((model) => {
        const is_moving = now?.from === model.from;
        if (!is_moving && !model.moved && lit !== model.from) return null;
        const there = is_moving ? { ...model, ...now } : model;
        const [x, y] = place_on(laid, there.x, there.y);
        const refused = is_moving ? overlaps : model.moved && faults.value.length > 0;
        const kind = is_moving || model.moved ? `move-${model.piece.side ?? 'nobody'}` : '';
        return (
          <g key={model.from} class={refused ? 'move-refused' : ''}>
            {(is_moving || model.moved) && (
              <>
                <path class={`move-base ${kind}`} d={shape_path(laid, there)} />
                <text class={`move-letter ${kind}`} x={x} y={y}>
                  {model.piece.letter}
                </text>
              </>
            )}
            {lit === model.from && (
              <circle
                class="move-ring"
                cx={x}
                cy={y}
                r={(Math.max(there.w, there.shape === 'box' ? there.h : 0) / 2) * laid.scale + 4}
              />
            )}
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
  const size = Math.max(TARGET, model.w * laid.scale);
  return (
    <div
      id={id}
      role="option"
      class="move-model"
      aria-selected={moving.value?.from === model.from}
      aria-label={called(model, laid)}
      style={{
        left: `${x - size / 2}px`,
        top: `${y - size / 2}px`,
        width: `${size}px`,
        height: `${size}px`,
      }}
    />
  );
}

interface Told extends OnTable {
  words: string;
  breaks: readonly Note[];
  id: string;
}

/** What the rules have against where a model is; `briefly`, the clause by its name alone. */
function Breaks({ breaks, briefly = false }: Pick<Told, 'breaks'> & { briefly?: boolean }) {
  return (
    <div class="move-breaks" role="status">
      {breaks.map(({ words, clause }) => (
        <div key={words}>
          <p>
            {first_large(words)}. {briefly && <span class="clause">{clause}</span>}
          </p>
          {!briefly && clause && <Gist clause={clause} />}
        </div>
      ))}
    </div>
  );
}

/** The model that is being moved, what the rules refuse, else how it is done. */
function Status({ laid, models, words, breaks, id }: Told) {
  const now = moving.value;
  const model = models.find(({ from }) => from === now?.from);
  if (now && model)
    return (
      <div class="move-status" id={id}>
        <p>
          <b>{model.piece.name}</b> <span class="number">{words}</span>
        </p>
        <Breaks breaks={breaks} briefly />
        {!now.dragged && (
          <div class="move-act">
            <span class="soft small">
              Drag it, touch its new place, or {step_words(laid)}, then Enter.
            </span>
            <button type="button" onClick={let_go}>
              Let it stand
            </button>
          </div>
        )}
      </div>
    );
  const [fault] = faults.value;
  if (fault && models.some(({ moved }) => moved))
    return (
      <div class="move-status" id={id}>
        <Refusal fault={fault} />
        <button type="button" onClick={give_up}>
          Put it back
        </button>
      </div>
    );
  return (
    <div class="move-status" id={id}>
      <Breaks breaks={models.some(({ moved }) => moved) ? [] : breaks} />
      <p class="soft small">Drag a model, or touch it and then its new place.</p>
    </div>
  );
}

interface Props {
  laid: PlaneLayout;
  top: number;
  /** The assault that is drawn. */
  drawn: Scenario;
}

/** Nothing where no key puts the models there, or something else has changed since they were drawn. */
export function MoveModels({ laid, top, drawn }: Props) {
  const id = useId();
  const models = useMemo(() => standing_in(draft.value, laid), [draft.value, laid]);
  const latest = useRef({ models, laid });
  latest.current = { models, laid };
  const pointer = useMemo(() => move_pointer(() => latest.current), []);
  const [focused, set_focused] = useState(false);
  useEffect(() => () => void (moving.value = null), []);
  if (models.length === 0 || !differ_in_places(drawn, draft.value, models)) return null;
  const active = Math.max(
    0,
    models.findIndex(({ from }) => from === at_keys.value),
  );
  const there = moved_to(models, moving.value);
  const breaks = broken_by(models, laid, moving.value?.from ?? at_keys.value);
  const { words, overlaps } = moving.value
    ? distances(models, laid, moving.value)
    : { words: '', overlaps: false };
  const lit = moving.value?.from ?? (focused ? (models[active]?.from ?? null) : null);
  const table = { laid, models, overlaps };
  return (
    <>
      <div
        class={`models-table ${moving.value ? 'models-moving' : ''}`}
        style={{ top: `${top}px`, width: `${laid.width}px`, height: `${laid.height}px` }}
        role="listbox"
        aria-label="Models on the table"
        aria-describedby={`${id}-status`}
        aria-activedescendant={`${id}-${active}`}
        tabIndex={0}
        onFocus={() => {
          set_focused(true);
          at_keys.value ??= models[0]?.from ?? null;
        }}
        onBlur={() => set_focused(false)}
        onKeyDown={(event) => move_key(event, models, laid, faults.value.length > 0)}
        onPointerDown={pointer.down}
        onPointerMove={pointer.move}
        onPointerUp={pointer.up}
        onPointerCancel={pointer.cancel}
        onClick={pointer.click}
      >
        {models.map((model, index) => (
          <Option key={model.from} laid={laid} model={model} id={`${id}-${index}`} />
        ))}
        {there && <MoveRings laid={laid} {...there} />}
        <Moved {...table} lit={lit} />
      </div>
      <Status {...table} words={words} breaks={breaks} id={`${id}-status`} />
    </>
  );
}
