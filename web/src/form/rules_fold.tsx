// The rules themselves: every number and every reading, to be changed by name.
import { useState } from 'preact/hooks';
import type { Parameter } from '../door/replies';
import { assault, set } from '../state/assault';
import { tables } from '../state/systems';
import { More } from './input/more';
import { ParameterField } from './parameter_field';
import { given_at, is_faulty } from './input/place';
import { PresetField, unset_value } from './input/preset';

const path_of = ({ name }: Parameter): string => `parameters.${name}`;
const is_set = (parameter: Parameter): boolean => {
  const given = given_at(path_of(parameter));
  return given !== undefined && String(given) !== unset_value(parameter);
};

/** Whether all words of a search are somewhere in what is said of a parameter. */
function is_found(parameter: Parameter, search: string): boolean {
  const { name, words, clause, readings, confidence } = parameter;
  const text = [name, words, clause ?? '', confidence, ...(readings ?? [])].join(' ').toLowerCase();
  const spoken = text.replaceAll(/[_-]/g, ' ');
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word) || spoken.includes(word));
}

interface RowsProps {
  title: string;
  rows: readonly Parameter[];
  /** Whether they may be folded away. */
  folds: boolean;
}

function Rows({ title, rows, folds }: RowsProps) {
  if (rows.length === 0) return null;
  const fields = rows.map((row) => <ParameterField key={row.name} parameter={row} />);
  if (folds)
    return (
      <More
        of=""
        title={title}
        hint={String(rows.length)}
        different={rows.filter(is_set).length}
        faulty={rows.some((row) => is_faulty(path_of(row)))}
      >
        {() => fields}
      </More>
    );
  return (
    <section class="rules-rows">
      <h3>{title}</h3>
      {fields}
    </section>
  );
}

function reset(parameters: readonly Parameter[]): void {
  void set(Object.fromEntries(parameters.map((one) => [path_of(one), null])));
}

function Rules({ parameters }: { parameters: readonly Parameter[] }) {
  const [search, set_search] = useState('');
  // What is set when the fold opens stands on top and stays there: nothing jumps from under a thumb.
  const [first] = useState(() => new Set(parameters.filter(is_set).map((one) => one.name)));
  const found = parameters.filter((one) => is_found(one, search) || is_faulty(path_of(one)));
  const rest = found.filter((one) => !first.has(one.name));
  const changed = parameters.filter(is_set);
  return (
    <div class="rules-fold">
      <PresetField />
      <div class="rules-search">
        <input
          type="search"
          aria-label="Search the rules"
          placeholder="Search by word or clause"
          value={search}
          onInput={(event) => set_search(event.currentTarget.value)}
        />
        <button type="button" disabled={changed.length === 0} onClick={() => reset(changed)}>
          All as usual
        </button>
      </div>
      <p class="spoken" role="status">
        {search === '' ? '' : `${found.length} found`}
      </p>
      {found.length === 0 && <p class="soft">Nothing in these rules is called that.</p>}
      <Rows
        title="Set differently"
        rows={found.filter((one) => first.has(one.name))}
        folds={false}
      />
      <Rows
        title="What the text leaves open"
        rows={rest.filter((one) => one.kind === 'reading')}
        folds={search === ''}
      />
      <Rows
        title="Numbers"
        rows={rest.filter((one) => one.kind !== 'reading')}
        folds={search === ''}
      />
    </div>
  );
}

export function RulesFold() {
  const rules = String(assault.value?.['rules']);
  const parameters = tables.value[rules]?.parameters ?? [];
  if (parameters.length === 0) return null;
  return (
    <More
      of=""
      title="The rules themselves"
      hint={`${parameters.length} numbers and readings`}
      different={parameters.filter(is_set).length}
      faulty={is_faulty('parameters') || is_faulty('preset')}
    >
      {() => <Rules parameters={parameters} />}
    </More>
  );
}
