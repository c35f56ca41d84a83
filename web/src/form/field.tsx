// One key of a scenario: its name, which unfolds its meaning, its control by kind, and the door's
// objection.
import type { ComponentType } from 'preact';
import type { Value } from '../door/replies';
import { is_needed, usual_of, words_of, type Branch } from '../assault/key_tree';
import { get, steps_of, path_of } from '../assault/path';
import { is_unusual } from '../assault/open_keys';
import { assault, draft } from '../state/assault';
import { tables } from '../state/systems';
import { AskedName } from './input/asked_name';
import { Flag } from './input/flag';
import { Summary } from './input/summary';
import { choice_of, Picker } from './input/picker';
import {
  fault_at,
  given_at,
  id_of,
  mend_of,
  name_of,
  say_value,
  value_of,
  type Place,
} from './input/place';
import { has_range, range_asked, type RangeAsked } from './input/range_asked';
import { RangeButton } from './input/range_button';
import { Refusal } from './input/refusal';
import { Stepper } from './input/stepper';
import { TextField } from './input/text_field';
import { TextLines } from './input/text_lines';

/** Of a text whose key names no length. */
const TEXT_MAX = 200;

interface ControlProps {
  place: Place;
  value: Value | undefined;
  assumed: boolean;
  refused: string | undefined;
  described: string;
}

/** The curve of a number. */
function range_of(place: Place): RangeAsked {
  const { key } = place.branch;
  return {
    id: id_of(place.at, place.where),
    at: place.at,
    name: name_of(place),
    low: key?.low ?? 0,
    high: key?.high ?? 0,
    words: key?.choices ?? [],
    value: () => {
      const now = value_of(place);
      return typeof now === 'number' || typeof now === 'string' ? now : undefined;
    },
    say: (said) => say_value(place, said),
  };
}

function Whole({ place, value, assumed, refused, described }: ControlProps) {
  const { key } = place.branch;
  const asked = range_of(place);
  return (
    <Stepper
      id={id_of(place.at, place.where)}
      name={name_of(place)}
      value={typeof value === 'number' ? value : undefined}
      word={typeof value === 'string' ? value : undefined}
      words={key?.choices ?? []}
      low={key?.low ?? 0}
      high={key?.high ?? 0}
      unit={key?.unit ?? null}
      assumed={assumed}
      refused={refused}
      described={described}
      on_value={(said) => say_value(place, said)}
      on_curve={has_range(asked) ? () => (range_asked.value = asked) : undefined}
    />
  );
}

function Word({ place, value, assumed, refused, described }: ControlProps) {
  const { branch } = place;
  const is_item = place.at.endsWith(']');
  const open = !is_item && !is_needed(branch) && usual_of(branch) === undefined;
  return (
    <Picker
      id={id_of(place.at, place.where)}
      name={name_of(place)}
      value={typeof value === 'string' ? value : undefined}
      choices={(branch.key?.choices ?? []).map(choice_of)}
      unsaid={open ? 'as usual' : null}
      assumed={assumed}
      refused={refused}
      described={described}
      spread={place.where !== undefined}
      on_value={(said) => say_value(place, said)}
    />
  );
}

function Yes({ place, value, assumed, described }: ControlProps) {
  return (
    <Flag
      id={id_of(place.at, place.where)}
      name={name_of(place)}
      value={value === true}
      assumed={assumed}
      described={described}
      on_value={(said) => say_value(place, said)}
    />
  );
}

/** What the other items of a list say for the same key. */
function offered(at: string): string[] {
  const steps = steps_of(at);
  const item = steps.findLastIndex((step) => typeof step === 'number');
  const name = steps.at(-1);
  if (item < 0 || typeof name !== 'string') return [];
  const items = get(draft.value ?? undefined, path_of(steps.slice(0, item)));
  const said = (Array.isArray(items) ? items : []).map((one) => get(one, name));
  return [...new Set(said.filter((text) => typeof text === 'string'))];
}

function Text({ place, value, refused, described }: ControlProps) {
  return (
    <TextField
      id={id_of(place.at, place.where)}
      name={name_of(place)}
      value={value === undefined ? undefined : String(value)}
      most={(place.branch.kind === 'text' && place.branch.key?.high) || TEXT_MAX}
      refused={refused}
      offered={is_needed(place.branch) ? [] : offered(place.at)}
      placeholder={place.branch.key?.example ?? undefined}
      described={described}
      on_value={(said) => say_value(place, said)}
    />
  );
}

function Lines({ place, value, refused, described }: ControlProps) {
  return (
    <TextLines
      id={id_of(place.at, place.where)}
      name={name_of(place)}
      value={value === undefined ? undefined : String(value)}
      most={place.branch.key?.high || TEXT_MAX}
      refused={refused}
      fault={fault_at(place.at)}
      described={described}
      on_value={(said) => say_value(place, said)}
    />
  );
}

const CONTROLS: Partial<Record<Branch['kind'], ComponentType<ControlProps>>> = {
  whole: Whole,
  word: Word,
  flag: Yes,
  text: Text,
  lines: Lines,
  length: Text,
  point: Text,
};

/** In a word or two, what the value is besides itself: its unit, and that nobody said it. */
function state_words(branch: Branch, given: Value | undefined): string {
  const unit = branch.key?.range ? null : branch.key?.unit;
  const said =
    given === undefined && !['text', 'lines', 'point'].includes(branch.kind) ? 'as usual' : '';
  return [unit === words_of(branch.name) ? '' : unit, said].filter(Boolean).join(' · ');
}

function range_words({ key, kind }: Branch): string {
  if (!key) return '';
  const usual = key.usual === '!' || key.usual === null ? '' : `; usually ${key.usual}`;
  const words = kind === 'whole' && key.choices ? `, ${key.choices.join(', ')}` : '';
  const range = key.range ?? `${key.low} to ${key.high} ${key.unit ?? ''}`.trim() + words;
  return kind === 'whole' || key.range ? range + usual : '';
}

/** The numbers that the chosen word stands for. */
function Profile({ place }: { place: Place }) {
  const chosen = value_of(place);
  const known = tables.value[String(assault.value?.['rules'])]?.profiles;
  const profile = known?.find(({ id }) => id === chosen);
  return profile ? <p class="soft">{`${profile.id}: ${profile.words}`}</p> : null;
}

function Help({ place }: { place: Place }) {
  const { branch } = place;
  const range = range_words(branch);
  return (
    <>
      <p>{branch.key?.words}</p>
      {range !== '' && <p class="soft">{range}</p>}
      {branch.kind === 'word' && <Profile place={place} />}
      {branch.key?.clause && <Summary clause={branch.key.clause} />}
      {branch.kind === 'whole' && <RangeButton asked={range_of(place)} />}
    </>
  );
}

/** What is offered, as a value: a whole number may also be a word. */
const mended = (branch: Branch, mend: string): Value =>
  branch.kind === 'whole' && Number.isFinite(Number(mend)) ? Number(mend) : mend;

export function Field(place: Place) {
  const { branch, at, where } = place;
  const Control = CONTROLS[branch.kind];
  const given = given_at(at);
  const fault = fault_at(at);
  const id = id_of(at, where);
  const words = words_of(branch.name);
  if (!Control) return null;
  const differs = is_unusual(branch, given) && usual_of(branch) !== undefined;
  return (
    <div class="field" data-kind={branch.kind} data-unusual={differs}>
      <AskedName
        id={id}
        of={place.of === '' ? '' : `${place.of}: `}
        words={words}
        small={state_words(branch, given)}
        help={() => <Help place={place} />}
      >
        <div class="field-control">
          <Control
            place={place}
            value={value_of(place)}
            assumed={given === undefined}
            refused={fault && given !== undefined ? String(given) : undefined}
            described={`${id}-words${fault ? ` ${id}-fault` : ''}`}
          />
        </div>
        <span class="spoken" id={`${id}-words`}>
          {branch.key?.words}
          {given === undefined ? '; as usual' : ''}
        </span>
        {fault && (
          <Refusal
            fault={fault}
            name={words}
            id={`${id}-fault`}
            mend={mend_of(branch, fault)}
            on_mend={(mend) => say_value(place, mended(branch, mend))}
          />
        )}
      </AskedName>
    </div>
  );
}
