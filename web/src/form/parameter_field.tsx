// One number or reading of the rules: its meaning, how sure it is, its value, a way back to the
// usual value.
import type { Fault, Parameter } from '../door/replies';
import { set } from '../state/assault';
import { AskedName } from './input/asked_name';
import { Summary } from './input/summary';
import { choice_of, Picker } from './input/picker';
import { fault_at, given_at, id_of } from './input/place';
import { is_preset, unset_value } from './input/preset';
import { has_range, range_asked, type RangeAsked } from './input/range_asked';
import { RangeButton } from './input/range_button';
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

const whole_of = (text: string): number | undefined =>
  /^-?\d+$/.test(text) ? Number(text) : undefined;

/** The curve of a number. */
const range_of = ({
  parameter,
  at,
  say,
}: Pick<ControlProps, 'parameter' | 'at' | 'say'>): RangeAsked => ({
  id: id_of(at),
  at,
  name: parameter.words,
  low: parameter.low ?? 0,
  high: parameter.high ?? 0,
  words: [],
  value: () => whole_of(String(given_at(at) ?? unset_value(parameter))),
  say,
});

const CONTROLS: Record<Parameter['kind'], (props: ControlProps) => preact.JSX.Element> = {
  whole: (props) => (
    <Stepper
      {...shared(props)}
      value={whole_of(props.value)}
      low={props.parameter.low ?? 0}
      high={props.parameter.high ?? 0}
      assumed={!props.said}
      on_value={props.say}
      on_curve={
        has_range(range_of(props)) ? () => (range_asked.value = range_of(props)) : undefined
      }
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

function Help(props: Pick<ControlProps, 'parameter' | 'at' | 'say'>) {
  const { parameter } = props;
  const { name, usual, low, high, kind, clause } = parameter;
  return (
    <>
      <p>
        <code>{name}</code>, usually {kind === 'reading' ? choice_of(usual).words : usual}
        {low !== null && high !== null && `, from ${low} to ${high}`}
      </p>
      {clause && <Summary clause={clause} />}
      {kind === 'whole' && <RangeButton asked={range_of(props)} />}
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
        help={() => <Help parameter={parameter} at={at} say={say} />}
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
