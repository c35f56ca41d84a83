// Over the drawing of a table top: its models can be picked up and put down elsewhere. What the rules say of
// a new place is said right below.
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Scenario } from '../door/replies';
import { Refusal } from '../form/refusal';
import { place_on, shape_path, type PlaneLayout } from '../ground/plane_layout';
import { draft, faults, give_up } from '../state/assault';
import { hand_key } from './hand_keys';
import { hand_pointer } from './hand_pointer';
import { at_hand, called, distances, held, let_go, step_words } from './hand_state';
import { differ_in_places, standing_in, type Stands } from './places';
import './table_hand.css';

interface Hand {
  laid: PlaneLayout;
  models: readonly Stands[];
  overlaps: boolean;
}

/** Where each is that has moved since the drawing was made, and what is in the hand. */
function Carried({ laid, models, overlaps, lit }: Hand & { lit: string | null }) {
  const now = held.value;
  return (
    <svg class="hand-picture" aria-hidden="true">
      {models.map((model) => {
        const carried = now?.from === model.from;
        if (!carried && !model.moved && lit !== model.from) return null;
        const there = carried ? { ...model, ...now } : model;
        const [x, y] = place_on(laid, there.x, there.y);
        const refused = carried ? overlaps : model.moved && faults.value.length > 0;
        const kind = carried || model.moved ? `hand-${model.piece.side ?? 'nobody'}` : '';
        return (
          <g key={model.from} class={refused ? 'hand-refused' : ''}>
            {(carried || model.moved) && (
              <>
                <path class={`hand-base ${kind}`} d={shape_path(laid, there)} />
                <text class={`hand-letter ${kind}`} x={x} y={y}>
                  {model.piece.letter}
                </text>
              </>
            )}
            {lit === model.from && (
              <circle
                class="hand-ring"
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
      class="hand-model"
      aria-selected={held.value?.from === model.from}
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

/** What is in the hand, what the rules refuse, else how it is done. */
function Status({ laid, models, words, id }: Hand & { words: string; id: string }) {
  const now = held.value;
  const model = models.find(({ from }) => from === now?.from);
  if (now && model)
    return (
      <div class="hand-status" id={id}>
        <p>
          <b>{model.piece.name}</b> <span class="number">{words}</span>
        </p>
        <div class="hand-act">
          <span class="soft small">
            Drag it, touch its new place, or {step_words(laid)}, then Enter.
          </span>
          <button type="button" onClick={let_go}>
            Let it stand
          </button>
        </div>
      </div>
    );
  const [fault] = faults.value;
  if (fault && models.some(({ moved }) => moved))
    return (
      <div class="hand-status" id={id}>
        <Refusal fault={fault} />
        <button type="button" onClick={give_up}>
          Put it back
        </button>
      </div>
    );
  return (
    <p class="hand-status soft small" id={id}>
      Drag a model, or touch it and then its new place.
    </p>
  );
}

interface Props {
  laid: PlaneLayout;
  top: number;
  /** The assault that is drawn. */
  drawn: Scenario;
}

/** Nothing where no key puts the models there, or something else has changed since they were drawn. */
export function TableHand({ laid, top, drawn }: Props) {
  const id = useId();
  const models = useMemo(() => standing_in(draft.value, laid), [draft.value, laid]);
  const latest = useRef({ models, laid });
  latest.current = { models, laid };
  const pointer = useMemo(() => hand_pointer(() => latest.current), []);
  const [focused, set_focused] = useState(false);
  useEffect(() => () => void (held.value = null), []);
  if (models.length === 0 || !differ_in_places(drawn, draft.value, models)) return null;
  const active = Math.max(
    0,
    models.findIndex(({ from }) => from === at_hand.value),
  );
  const { words, overlaps } = held.value
    ? distances(models, laid, held.value)
    : { words: '', overlaps: false };
  const lit = held.value?.from ?? (focused ? (models[active]?.from ?? null) : null);
  const hand = { laid, models, overlaps };
  return (
    <>
      <div
        class={`table-hand ${held.value ? 'hand-full' : ''}`}
        style={{ top: `${top}px`, width: `${laid.width}px`, height: `${laid.height}px` }}
        role="listbox"
        aria-label="Models on the table"
        aria-describedby={`${id}-status`}
        aria-activedescendant={`${id}-${active}`}
        tabIndex={0}
        onFocus={() => {
          set_focused(true);
          at_hand.value ??= models[0]?.from ?? null;
        }}
        onBlur={() => set_focused(false)}
        onKeyDown={(event) => hand_key(event, models, laid, faults.value.length > 0)}
        onPointerDown={pointer.down}
        onPointerMove={pointer.move}
        onPointerUp={pointer.up}
        onPointerCancel={pointer.cancel}
        onClick={pointer.click}
      >
        {models.map((model, index) => (
          <Option key={model.from} laid={laid} model={model} id={`${id}-${index}`} />
        ))}
        <Carried {...hand} lit={lit} />
      </div>
      <Status {...hand} words={words} id={`${id}-status`} />
    </>
  );
}
