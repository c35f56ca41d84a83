// The controls for setting up a table top with a thumb: the units, their numbers of models, and
// the ground between them.
import { useState } from 'preact/hooks';
import { words_of, type Branch } from '../../assault/key_tree';
import { choice_of, Picker } from '../../form/input/picker';
import { say_value, value_of } from '../../form/input/place';
import { Refusal } from '../../form/input/refusal';
import { Stepper } from '../../form/input/stepper';
import { use_focus } from '../../form/input/use_focus';
import { draft, faults } from '../../state/assault';
import { tree_of } from '../../state/systems';
import { first_large } from '../../words/sentence';
import {
  add_piece,
  add_unit,
  clear_table,
  models_of,
  move_piece,
  pieces_of,
  remove_piece,
  remove_unit,
  set_models,
  set_profile,
  set_shape,
  units_of,
  type Unit,
} from './set_up';
import { table_keys, type GroundKeys, type TableKeys, type UnitKeys } from '../../board/table_keys';
import './set_up.css';

/** What has the focus when row `at` of so many is gone. */
const beside = (list: string, at: number, count: number): string =>
  count > 1 ? `${list}-${Math.min(at, count - 2)}-remove` : `${list}-add`;

interface UnitOf {
  id: string;
  all: TableKeys;
  keys: UnitKeys;
  unit: Unit;
  at: number;
  /** When it is removed. */
  on_gone: () => void;
}

function UnitRow({ id, all, keys, unit, at, on_gone }: UnitOf) {
  const profile = unit[keys.profile.name];
  const name = String(unit['name'] || first_large(String(profile ?? '')));
  const count = models_of(unit, keys);
  return (
    <li class="set-up-unit">
      <b>{name}</b>
      <button
        type="button"
        class="plain"
        id={`${id}-remove`}
        onClick={() => {
          remove_unit(all, keys, at);
          on_gone();
        }}
      >
        Remove<span class="spoken"> {name}</span>
      </button>
      {count === undefined ? (
        <p class="set-up-of soft small">It is said in another way: change it in the form.</p>
      ) : (
        <div class="set-up-of">
          <Picker
            id={`${id}-profile`}
            name={`${name}: ${words_of(keys.profile.name)}`}
            value={typeof profile === 'string' ? profile : undefined}
            choices={(keys.profile.key?.choices ?? []).map(choice_of)}
            on_value={(said) => said !== null && set_profile(all, keys, at, said)}
          />
          <Stepper
            id={`${id}-models`}
            name={`${name}: ${keys.points.key?.unit ?? 'how many'}`}
            value={count}
            low={1}
            high={keys.points.key?.high ?? 1}
            on_value={(said) => typeof said === 'number' && set_models(all, keys, at, said)}
          />
        </div>
      )}
    </li>
  );
}

function SideOf({ all, keys }: { all: TableKeys; keys: UnitKeys }) {
  const units = units_of(draft.value, keys);
  const title = first_large(keys.side);
  const id = `set-up-${keys.side}`;
  const focus = use_focus();
  return (
    <section class="set-up-side" aria-label={title}>
      <h4>{title}</h4>
      <ul>
        {units.map((unit, at) => (
          <UnitRow
            key={at}
            id={`${id}-${at}`}
            {...{ all, keys, unit, at }}
            on_gone={() => focus(beside(id, at, units.length))}
          />
        ))}
      </ul>
      <button
        type="button"
        id={`${id}-add`}
        disabled={units.length >= (keys.list.key?.high ?? Infinity)}
        onClick={() => add_unit(all, keys)}
      >
        Add a unit<span class="spoken"> to the {keys.side}</span>
      </button>
    </section>
  );
}

const WAYS = [
  { sign: '←', words: 'west', by: [-1, 0] },
  { sign: '↑', words: 'north', by: [0, -1] },
  { sign: '↓', words: 'south', by: [0, 1] },
  { sign: '→', words: 'east', by: [1, 0] },
] as const;

function MovePiece({ keys, kind, at }: { keys: GroundKeys; kind: string; at: number }) {
  const whom = `${kind}, piece ${at + 1}`;
  return (
    <div class="set-up-of" role="group" aria-label={`Move ${whom}`}>
      {WAYS.map(({ sign, words, by: [east, south] }) => (
        <button
          key={words}
          type="button"
          aria-label={`${whom}: to the ${words}`}
          onClick={() => move_piece(keys, at, east, south)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

interface PieceOf {
  id: string;
  keys: GroundKeys;
  piece: Unit;
  at: number;
  on_gone: () => void;
}

/** A piece, and whether it is an area or a line. */
function PieceRow({ id, keys, piece, at, on_gone }: PieceOf) {
  const kind = String(piece[keys.kind.name] ?? '');
  const shape = keys.shapes.find(({ name }) => name in piece);
  return (
    <li class="set-up-unit">
      <b>{first_large(kind)}</b>
      <button
        type="button"
        class="plain"
        id={`${id}-remove`}
        onClick={() => {
          remove_piece(keys, at);
          on_gone();
        }}
      >
        Remove
        <span class="spoken">
          {' '}
          {kind}, piece {at + 1}
        </span>
      </button>
      <MovePiece keys={keys} kind={kind} at={at} />
      {keys.shapes.length > 1 && (
        <div class="set-up-of">
          <Picker
            id={id}
            name={`${kind}, piece ${at + 1}`}
            value={shape?.name}
            choices={keys.shapes.map(({ name }) => choice_of(name))}
            on_value={(said) => said !== null && set_shape(keys, at, said)}
          />
        </div>
      )}
    </li>
  );
}

function GroundOf({ keys }: { keys: GroundKeys }) {
  const pieces = pieces_of(draft.value, keys);
  const title = first_large(words_of(keys.list.name));
  const id = 'set-up-ground';
  const focus = use_focus();
  return (
    <section class="set-up-side" aria-label={title}>
      <h4>{title}</h4>
      <ul>
        {pieces.map((piece, at) => (
          <PieceRow
            key={at}
            id={`${id}-${at}`}
            {...{ keys, piece, at }}
            on_gone={() => focus(beside(id, at, pieces.length))}
          />
        ))}
      </ul>
      <div class="set-up-act" role="group" aria-label={`Add ${words_of(keys.list.name)}`}>
        {keys.kind.key?.choices?.map((kind, i) => (
          <button
            key={kind}
            type="button"
            id={i === 0 ? `${id}-add` : undefined}
            disabled={pieces.length >= (keys.list.key?.high ?? Infinity)}
            onClick={() => add_piece(keys, kind)}
          >
            + {kind}
          </button>
        ))}
      </div>
    </section>
  );
}

/** A word about the whole, as the form has it too. */
function WordOf({ branch }: { branch: Branch }) {
  const place = { branch, at: branch.path, of: '' };
  const value = value_of(place);
  const words = first_large(words_of(branch.name));
  return (
    <div class="set-up-act">
      <b aria-hidden="true">{words}</b>
      <Picker
        id={`set-up-${branch.name}`}
        name={`On the table: ${words_of(branch.name)}`}
        value={typeof value === 'string' ? value : undefined}
        choices={(branch.key?.choices ?? []).map(choice_of)}
        on_value={(said) => say_value(place, said)}
      />
    </div>
  );
}

function Sheet({ keys }: { keys: TableKeys }) {
  const [fault] = faults.value;
  return (
    <div class="set-up-sheet">
      {keys.words.map((branch) => (
        <WordOf key={branch.path} branch={branch} />
      ))}
      {keys.sides.map((side) => (
        <SideOf key={side.side} all={keys} keys={side} />
      ))}
      {keys.ground && <GroundOf keys={keys.ground} />}
      {fault && <Refusal fault={fault} quiet />}
      <button type="button" onClick={() => clear_table(keys)}>
        Clear the table
      </button>
    </div>
  );
}

/** Nothing where no units stand on a table. */
export function SetUpTable({ rules }: { rules: string }) {
  const [open, set_open] = useState(false);
  const tree = tree_of(rules);
  const keys = tree && table_keys(tree);
  if (!keys) return null;
  return (
    <details
      class="more set-up"
      open={open}
      onToggle={(event) => set_open(event.currentTarget.open)}
    >
      <summary>
        <span class="more-title">Set up the table</span>
      </summary>
      {open && <Sheet keys={keys} />}
    </details>
  );
}
