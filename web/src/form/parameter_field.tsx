// One number or reading of the rules: its meaning, how sure it is, its value, a way back to the
// usual value.
import type { Fault, Parameter } from '../door/replies';
import { set } from '../state/assault';
import { AskedName } from './input/asked_name';
import { Summary } from './input/summary';
import { choice_of, Picker } from './input/picker';
import { fault_at, given_at, id_of } from './input/place';
import { is_preset, unset_value } from './input/preset';
import { Refusal } from './input/refusal';
import { Stepper } from './input/stepper';
import { TextField } from './input/text_field';

/** How sure a number is, where it is not certain. */
const SURE: Record<Parameter['confidence'], string> = {
  certain: '',
  likely: 'likely: the text does not quite say it',
  guess: 'a guess: the text does not say it',
  open: 'open: the text leaves it to the players',
};

interface ControlProps {
  parameter: Parameter;
  at: string;
  value: string;
  said: boolean;
  fault: Fault | undefined;
  say(value: string | number | null): void;
}

const shared = ({ parameter, at, fault, value }: ControlProps) => ({
  id: id_of(at),
  name: parameter.words,
  refused: fault ? value : undefined,
  described: fault ? `${id_of(at)}-fault` : undefined,
});

const CONTROLS: Record<Parameter['kind'], (props: ControlProps) => preact.JSX.Element> = {
  whole: (props) => (
    <Stepper
      {...shared(props)}
      value={/^-?\d+$/.test(props.value) ? Number(props.value) : undefined}
      low={props.parameter.low ?? 0}
      high={props.parameter.high ?? 0}
      assumed={!props.said}
      on_value={props.say}
    />
  ),
  fraction: (props) => (
    <TextField
      {...shared(props)}
      value={props.value}
      most={20}
      placeholder={props.parameter.usual}
      on_value={props.say}
    />
  ),
  reading: (props) => (
    <Picker
      {...shared(props)}
      value={props.value}
      choices={(props.parameter.readings ?? []).map(choice_of)}
      assumed={!props.said}
      on_value={props.say}
    />
  ),
};

function Help({ parameter }: { parameter: Parameter }) {
  const { name, usual, low, high, kind, clause } = parameter;
  return (
    <>
      <p>
        <code>{name}</code>, usually {kind === 'reading' ? choice_of(usual).words : usual}
        {low !== null && high !== null && `, from ${low} to ${high}`}
      </p>
      {clause && <Summary clause={clause} />}
    </>
  );
}

export function ParameterField({ parameter }: { parameter: Parameter }) {
  const { name, kind, words, confidence } = parameter;
  const unset = unset_value(parameter);
  const at = `parameters.${name}`;
  const id = id_of(at);
  const given = given_at(at);
  const fault = fault_at(at);
  const value = String(given ?? unset);
  const differs = given !== undefined && value !== unset;
  const say = (said: string | number | null): void =>
    void set({ [at]: said === null || String(said) === unset ? null : said });
  const Control = CONTROLS[kind];
  return (
    <div
      class="field parameter"
      data-kind={kind === 'whole' ? 'whole' : 'word'}
      data-unusual={differs}
    >
      <AskedName
        id={id}
        of=""
        words={words}
        small={SURE[confidence] && <span class="unsure">{SURE[confidence]}</span>}
        help={() => <Help parameter={parameter} />}
      >
        <div class="field-control">
          <Control
            parameter={parameter}
            at={at}
            value={value}
            said={differs}
            fault={fault}
            say={say}
          />
          {differs && (
            <button type="button" class="plain" onClick={() => say(null)}>
              {is_preset(parameter) ? 'as preset: ' : 'as usual: '}
              {kind === 'reading' ? choice_of(unset).words : unset}
              <span class="spoken">, {words}</span>
            </button>
          )}
        </div>
        {fault && (
          <Refusal
            fault={fault}
            id={`${id}-fault`}
            mend={fault.nearest ?? null}
            on_mend={(mend) => say(mend)}
          />
        )}
      </AskedName>
    </div>
  );
}
