// The attacker's aim, and the orders that both sides follow.
import { signal } from '@preact/signals';
import type { Orders, Value } from '../door/replies';
import { assault, beginning, set } from '../state/assault';
import { tables } from '../state/systems';
import { BASELINES, WHOSE } from '../words/whose';
import { fault_at, given_at } from './input/place';
import { Picker, type Choice } from './input/picker';
import { Refusal } from './input/refusal';
import { More } from './input/more';

const STATED = 'stated';
const is_stated = (value: Value | undefined): boolean =>
  typeof value === 'object' && value !== null;

/** The aim and the orders that a scenario spelt out, so that they can be chosen again. */
const spelt = signal<{ [key: string]: Value }>({});

/** What the scenario spells out under a key, now or before something else was chosen. */
function spelt_out(key: string): Value | undefined {
  for (const value of [given_at(key), beginning.value?.[key], spelt.peek()[key]])
    if (value !== undefined && is_stated(value)) return value;
  return undefined;
}

interface AskingFor {
  key: 'aim' | 'orders';
  name: string;
  /** What counts when nothing is said. */
  usual: string;
  choices: readonly Choice[];
  /** What the scenario's own is called. */
  own: string;
}

function say({ key, usual }: AskingFor, value: string | null): void {
  const given = given_at(key);
  const own = spelt_out(key);
  if (is_stated(given)) spelt.value = { ...spelt.peek(), [key]: given as Value };
  if (value === STATED) void set({ [key]: own ?? null });
  else void set({ [key]: value === usual ? null : value });
}

function Stated({ key: _, ...props }: { key?: string; row: AskingFor; words: string }) {
  const { row, words } = props;
  const given = given_at(row.key);
  const own = spelt_out(row.key);
  const fault = fault_at(row.key);
  const choices =
    own === undefined ? row.choices : [...row.choices, { value: STATED, words: row.own }];
  return (
    <div class="field" data-kind="word">
      <div class="field-name">
        <span>{row.name}</span>
        {words !== '' && <small>{words}</small>}
      </div>
      <div class="field-control">
        <Picker
          id={`field-${row.key}`}
          name={row.name}
          value={is_stated(given) ? STATED : String(given ?? row.usual)}
          choices={choices}
          on_value={(value) => say(row, value)}
        />
      </div>
      {fault && <Refusal fault={fault} />}
    </div>
  );
}

const ORDERS: AskingFor = {
  key: 'orders',
  name: 'Both sides follow',
  usual: 'standing',
  own: 'the scenario’s orders',
  choices: BASELINES.map((value) => ({ value, words: WHOSE[value] })),
};

/** Whose orders the answer is to assume: a name, or the scenario's own list. */
export const say_orders = (value: Orders): void => say(ORDERS, value === 'given' ? STATED : value);

/** Whether the scenario has orders of its own, now or before something else was chosen. */
export const has_own_orders = (): boolean => spelt_out('orders') !== undefined;

export function Stance() {
  const table = tables.value[String(assault.value?.['rules'])];
  const aims = table?.aims ?? [];
  const usual = aims[0]?.id ?? 'ground';
  const aim: AskingFor = {
    key: 'aim',
    name: 'The attacker’s aim',
    usual,
    own: 'as the scenario says',
    choices: aims.map(({ id }) => ({ value: id, words: id.replaceAll('-', ' ') })),
  };
  const chosen = aims.find(({ id }) => id === (given_at('aim') ?? usual));
  return (
    <More
      of="of what they fight for, and how"
      title="Aim and orders"
      hint={[chosen?.id ?? 'as the scenario says', given_at('orders') ?? 'standing']
        .map((one) => (is_stated(one) ? 'the scenario’s' : String(one)))
        .join(', ')}
      different={
        [given_at('aim'), given_at('orders')].filter((value) => value !== undefined).length
      }
      faulty={Boolean(fault_at('aim') ?? fault_at('orders'))}
    >
      {() => (
        <>
          <Stated row={ORDERS} words="" />
          <Stated row={aim} words={chosen?.words ?? ''} />
        </>
      )}
    </More>
  );
}
