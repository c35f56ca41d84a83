// The words below a table top with movable models: the place of one, and the objections of the
// rules.
import type { Scenario } from '../door/replies';
import { Summary } from '../form/input/summary';
import { Refusal } from '../form/input/refusal';
import { focus_by_key, GROUND_ID } from '../ground/focus';
import type { PlaneLayout } from '../ground/plane_layout';
import type { Note } from '../ground/scene/scene';
import { STATUS } from '../move/move_models';
import { MoveTold } from '../move/move_told';
import { at_keys, broken_by, let_go, moving, whole_unit } from '../move/moving';
import type { Stands } from '../move/table';
import { faults, undo } from '../state/assault';
import { sketch } from '../state/sketch';
import { SHEET_ID, touched } from '../touch/touched';
import { first_large } from '../words/sentence';
import { use_models } from './use_models';

/** What the rules have against where a model is. */
function Breaks({ breaks }: { breaks: readonly Note[] }) {
  return (
    <div class="move-breaks" role="status">
      {breaks.map(({ words, clause }) => (
        <div key={words}>
          <p>{first_large(words)}.</p>
          {clause && <Summary clause={clause} />}
        </div>
      ))}
    </div>
  );
}

/** Opens the sheet of a model's unit. */
function Change({ model }: { model: Stands }) {
  const unit = /^\w+\.\w+\[\d+\]/.exec(model.from)?.[0];
  if (unit === undefined) return null;
  return (
    <button
      type="button"
      onClick={(event) => {
        let_go();
        touched.value = { cell: null, unit };
        focus_by_key(event, SHEET_ID);
      }}
    >
      Change it
    </button>
  );
}

/** The model that is being moved, what the rules refuse, else how it is done. */
export function MoveStatus({ laid, drawn }: { laid: PlaneLayout; drawn: Scenario }) {
  const models = use_models(laid, drawn);
  if (models.length === 0) return null;
  if (models.some(({ from }) => from === moving.value?.from))
    return <MoveTold laid={laid} models={models} more={(model) => <Change model={model} />} />;
  const breaks = broken_by(models, laid, at_keys.value);
  // While a table is set up only the form says what is refused: on a phone this covers the table.
  const unsettled = sketch.value?.of_a_move || models.some(({ moved }) => moved);
  const [fault] = faults.value;
  if (fault && unsettled)
    return (
      <div class="move-status" id={STATUS}>
        <Refusal fault={fault} />
        <button
          type="button"
          onClick={(event) => {
            undo();
            focus_by_key(event, GROUND_ID);
          }}
        >
          Put it back
        </button>
      </div>
    );
  const told = unsettled ? [] : breaks;
  return (
    <div class={told.length > 0 ? 'move-status' : 'move-status move-at-rest'} id={STATUS}>
      <Breaks breaks={told} />
      <div class="move-act">
        <span class="soft small">
          Drag a model{models.some(({ ground }) => ground) && ' or a piece of ground'}, or touch it
          and then its new place
          <span class="by-keys">; or arrow keys choose one, and Enter picks it up</span>.
        </span>
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
