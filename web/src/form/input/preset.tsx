// The named sets of numbers and readings that a rule system has: one of them, or none.
import type { Parameter, Preset } from '../../door/replies';
import { assault, draft, set } from '../../state/assault';
import { tables } from '../../state/systems';
import { AskedName } from './asked_name';
import { choice_of, Picker } from './picker';
import { fault_at, given_at, id_of } from './place';
import { Refusal } from './refusal';

const AT = 'preset';

const presets_here = (): readonly Preset[] =>
  tables.value[String(assault.value?.['rules'])]?.presets ?? [];

const chosen = (): Preset | undefined =>
  presets_here().find(({ id }) => id === draft.value?.['preset']);

/** What a parameter is while the assault itself does not set it: the preset's, else the usual. */
export function unset_value({ name, usual }: Parameter): string {
  return chosen()?.settings.find((setting) => setting.name === name)?.value ?? usual;
}

/** Whether the assault's preset sets it. */
export const is_preset = ({ name }: Parameter): boolean =>
  chosen()?.settings.some((setting) => setting.name === name) ?? false;

function Help({ presets }: { presets: readonly Preset[] }) {
  return (
    <>
      <p>What it does not name is as usual; what is set below comes before it.</p>
      {presets.map(({ id, words, settings }) => (
        <p key={id}>
          <code>{id}</code>: {words} (
          {settings.map((one) => `${one.name} = ${one.value}`).join(', ')})
        </p>
      ))}
    </>
  );
}

export function PresetField() {
  const presets = presets_here();
  if (presets.length === 0) return null;
  const fault = fault_at(AT);
  const id = id_of(AT);
  return (
    <div class="field" data-kind="word">
      <AskedName id={id} of="" words="Preset" small={null} help={() => <Help presets={presets} />}>
        <div class="field-control">
          <Picker
            id={id}
            name="Preset"
            value={given_at(AT) === undefined ? undefined : String(given_at(AT))}
            choices={presets.map(({ id: value }) => choice_of(value))}
            unsaid="none"
            refused={fault ? String(given_at(AT)) : undefined}
            described={fault ? `${id}-fault` : undefined}
            on_value={(said) => void set({ [AT]: said })}
          />
        </div>
        {fault && (
          <Refusal
            fault={fault}
            id={`${id}-fault`}
            mend={fault.nearest ?? null}
            on_mend={(mend) => void set({ [AT]: mend })}
          />
        )}
      </AskedName>
    </div>
  );
}
