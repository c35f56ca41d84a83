// A switch beneath the answer: whose orders it assumes, with the chances under the other orders.
import type { Orders } from '../door/replies';
import { has_own_orders, say_orders } from '../form/stance';
import type { Answer } from '../state/answer';
import { baselines, type Chances } from '../state/baselines';
import { BASELINES, WHOSE } from '../words/whose';
import { first_large } from '../words/sentence';
import './whose_orders.css';

/** "51"; "…" while it is worked out, "–" where that is too much. */
function count(chances: Chances | null | undefined): string {
  if (chances === undefined) return '…';
  return chances === null ? '–' : chances.ground_in_100;
}

export function WhoseOrders({ known }: { known: Answer }) {
  const { scenario, odds } = known;
  const told = baselines.value?.scenario === scenario ? baselines.value.known : {};
  const rows: readonly Orders[] = has_own_orders() ? ['given', ...BASELINES] : BASELINES;
  const chances = (orders: Orders): Chances | null | undefined => {
    if (orders === odds.orders) return odds;
    return orders === 'given' ? undefined : told[orders];
  };
  return (
    <div class="whose-orders" role="group" aria-label="Whose orders, and how often in 100">
      {rows.map((orders) => (
        <button
          key={orders}
          type="button"
          aria-pressed={orders === odds.orders}
          onClick={() => say_orders(orders)}
        >
          {first_large(WHOSE[orders])}{' '}
          <b class="number">
            {orders === 'given' && orders !== odds.orders ? '' : count(chances(orders))}
          </b>
        </button>
      ))}
    </div>
  );
}
