// The words below a table top about the model that is being moved: its place, and the objections
// of the rules.
import type { ComponentChildren } from 'preact';
import { focus_by_key, GROUND_ID } from '../ground/focus';
import type { PlaneLayout } from '../ground/plane_layout';
import { first_large } from '../words/sentence';
import { STATUS } from './move_models';
import { broken_by, distances, let_go, moving, step_words } from './moving';
import type { Stands } from './table';

function Act({ laid, more }: { laid: PlaneLayout; more: ComponentChildren }) {
  return (
    <div class="move-act">
      <span class="soft small">
        Drag it, or touch its new place
        <span class="by-keys">; or {step_words(laid)}, then Enter</span>.
      </span>
      <button
        type="button"
        onClick={(event) => {
          let_go();
          focus_by_key(event, GROUND_ID);
        }}
      >
        Let it stand
      </button>
      {more}
    </div>
  );
}

interface Told {
  laid: PlaneLayout;
  models: readonly Stands[];
  /** What else can be done with it. */
  more?: (model: Stands) => ComponentChildren;
}

/** Null while none is. */
export function MoveTold({ laid, models, more }: Told) {
  const now = moving.value;
  const model = models.find(({ from }) => from === now?.from);
  if (!now || !model) return null;
  return (
    <div class="move-status" id={STATUS}>
      <p class="move-whose">
        <b title={model.piece.name}>{model.piece.name}</b>
        <span class="number">{distances(models, laid, now).words}</span>
      </p>
      <div class="move-breaks" role="status">
        {broken_by(models, laid, now.from).map(({ words, clause }) => (
          <p key={words}>
            {first_large(words)}. <span class="clause">{clause}</span>
          </p>
        ))}
      </div>
      {!now.dragged && <Act laid={laid} more={more?.(model)} />}
    </div>
  );
}
