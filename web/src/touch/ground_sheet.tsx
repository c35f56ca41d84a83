// The ground of a cell by chips: what lies there, how high it is, which sides are covered, and
// whether it counts.
import { useEffect } from 'preact/hooks';
import type { BoardKeys } from '../board/board_keys';
import {
  ground_on,
  has_level,
  level_on,
  objectives_of,
  with_kind,
  with_level,
  with_objective,
} from '../board/cell_ground';
import { choice_of } from '../form/input/picker';
import { Stepper } from '../form/input/stepper';
import { side_name } from '../ground/scene/board';
import { draft } from '../state/assault';
import { ask_letters, letters_of } from './ground_letters';
import { on_board } from '../state/board_now';

interface OnCell {
  keys: BoardKeys;
  cell: string;
  hex: boolean;
  /** How high it is as it is drawn. */
  level: number;
}

interface ChipOf {
  words: string;
  on: boolean;
  off?: boolean;
  act: () => void;
}

function Chip({ words, on, off = false, act }: ChipOf) {
  return (
    <button type="button" class="touch-chip" aria-pressed={on} disabled={off} onClick={act}>
      {words}
    </button>
  );
}

/** Of ground that covers sides of the cell: which. */
function Sides({ keys, cell, hex, kind, faces }: OnCell & { kind: string; faces: string }) {
  const names = Array.from({ length: hex ? 6 : 4 }, (_, side) => side_name(hex, side));
  const short = (name: string): string => name.replace(/(\w)\w*-?(\w?)\w*/, '$1$2').toUpperCase();
  const said = faces.split(' ').map((face) => face.toUpperCase());
  const is_on = (name: string): boolean =>
    said.includes(short(name)) || said.includes(name.toUpperCase());
  const toggle = (name: string): void => {
    const now = names.filter((one) => is_on(one) !== (one === name)).map(short);
    const { usual } = letters_of(String(draft.value?.['rules']));
    void on_board((scenario) => with_kind(scenario, keys, usual, cell, kind, now.join(' ')));
  };
  return (
    <div class="touch-chips" role="group" aria-label={`Sides that ${choice_of(kind).words} covers`}>
      <span class="soft small">{choice_of(kind).words}: sides</span>
      {names.map((name) => (
        <Chip key={name} words={name} on={is_on(name)} act={() => toggle(name)} />
      ))}
    </div>
  );
}

function Level({ keys, cell, level }: OnCell) {
  const now = draft.value;
  if (!now || !keys.levels || !has_level(now, keys, cell)) return null;
  return (
    <div class="touch-chips">
      <span class="soft small">level</span>
      <Stepper
        id="touch-level"
        name={`${cell}: level`}
        value={level_on(now, keys, cell) ?? level}
        {...keys.levels}
        on_value={(said) =>
          typeof said === 'number' &&
          void on_board((scenario) => with_level(scenario, keys, cell, said), `${cell}-level`)
        }
      />
    </div>
  );
}

export function GroundSheet(props: OnCell & { folded: boolean }) {
  const { keys, cell } = props;
  const now = draft.value;
  const rules = String(now?.['rules']);
  useEffect(() => void ask_letters(rules, keys), [rules]);
  if (!now) return null;
  const { usual, faced } = letters_of(rules);
  const there = ground_on(now, keys, usual, cell);
  const on = (kind: string): boolean => there.some((one) => one.kind === kind);
  const counts = objectives_of(now);
  return (
    <details class="more touch-ground" open={!props.folded}>
      <summary>
        <span class="more-title">Ground</span>
        <span class="more-hint">{there.map(({ kind }) => choice_of(kind).words).join(', ')}</span>
      </summary>
      <div class="touch-chips" role="group" aria-label={`Ground of ${cell}`}>
        {keys.kinds.map((kind) => (
          <Chip
            key={kind}
            words={choice_of(kind).words}
            on={on(kind)}
            act={() =>
              void on_board((scenario) =>
                with_kind(scenario, keys, usual, cell, kind, on(kind) ? null : ''),
              )
            }
          />
        ))}
        <Chip
          words="objective"
          on={counts.includes(cell)}
          off={counts.length >= keys.objectives && !counts.includes(cell)}
          act={() =>
            void on_board((scenario) => with_objective(scenario, cell, !counts.includes(cell)))
          }
        />
      </div>
      {there
        .filter(({ kind }) => faced.includes(kind))
        .map(({ kind, faces }) => (
          <Sides key={kind} {...props} kind={kind} faces={faces} />
        ))}
      <Level {...props} />
    </details>
  );
}
