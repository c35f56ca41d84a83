// What is told below a table top whose models can be moved: where one is, and what the rules say of its place.
import type { Scenario } from '../door/replies';
import { Gist } from '../form/gist';
import { Refusal } from '../form/refusal';
import type { PlaneLayout } from '../ground/plane_layout';
import type { Note } from '../ground/scene';
import { faults, give_up } from '../state/assault';
import { first_large } from '../words/sentence';
import { STATUS } from '../move/move_models';
import {
  at_keys,
  broken_by,
  distances,
  let_go,
  moving,
  step_words,
  whole_unit,
} from '../move/moving';
import { use_models } from './use_models';

interface Broken {
  breaks: readonly Note[];
}

/** What the rules have against where a model is; `briefly`, the clause by its name alone. */
function Breaks({ breaks, briefly = false }: Broken & { briefly?: boolean }) {
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

function Act({ laid }: { laid: PlaneLayout }) {
  return (
    <div class="move-act">
      <span class="soft small">
        Drag it, touch its new place, or {step_words(laid)}, then Enter.
      </span>
      <button type="button" onClick={let_go}>
        Let it stand
      </button>
    </div>
  );
}

/** The model that is being moved, what the rules refuse, else how it is done. */
export function MoveStatus({ laid, drawn }: { laid: PlaneLayout; drawn: Scenario }) {
  const models = use_models(laid, drawn);
  if (models.length === 0) return null;
  const now = moving.value;
  const breaks = broken_by(models, laid, now?.from ?? at_keys.value);
  const model = models.find(({ from }) => from === now?.from);
  const unsettled = models.some(({ moved }) => moved);
  const [fault] = faults.value;
  if (now && model)
    return (
      <div class="move-status" id={STATUS}>
        <p>
          <b>{model.piece.name}</b> <span class="number">{distances(models, laid, now).words}</span>
        </p>
        <Breaks breaks={breaks} briefly />
        {!now.dragged && <Act laid={laid} />}
      </div>
    );
  if (fault && unsettled)
    return (
      <div class="move-status" id={STATUS}>
        <Refusal fault={fault} />
        <button type="button" onClick={give_up}>
          Put it back
        </button>
      </div>
    );
  return (
    <div class="move-status" id={STATUS}>
      <Breaks breaks={unsettled ? [] : breaks} />
      <div class="move-act">
        <span class="soft small">Drag a model, or touch it and then its new place.</span>
        <button
          type="button"
          aria-pressed={whole_unit.value}
          onClick={() => (whole_unit.value = !whole_unit.value)}
        >
          Move whole units
        </button>
      </div>
    </div>
  );
}
