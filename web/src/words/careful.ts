// The line that begins with "Careful": what best play by one side would make of standing orders.
import type { Careful, Order, RuleSystem } from '../door/replies';
import type { EndingsOf } from './ending_rows';
import { cell100, in100 } from './hundred';
import { ground100 } from './sentence';

/** "roll 1 die" of "defender: roll 1 die". */
export function without_side(order: Order): string {
  const words = order.words ?? order.do;
  const prefix = `${order.who}: `;
  return order.who && words.startsWith(prefix) ? words.slice(prefix.length) : words;
}

/** Orders in a row: of one question, the last that always fits begins with "otherwise". */
export function orders_in_a_row(orders: readonly Order[]): string {
  return orders
    .map((order, i) => {
      const same = orders[i - 1]?.at === order.at;
      const always = Object.keys(order.when ?? {}).length === 0;
      return (same && always ? 'otherwise ' : '') + without_side(order);
    })
    .join('; ');
}

/** Null where there is nothing to be careful about. */
export function careful_sentence(
  careful: Careful | undefined,
  odds: EndingsOf,
  system: RuleSystem,
  digits = 0,
): string | null {
  if (!careful) return null;
  if ('over_budget' in careful)
    return 'What best play by either side would make of it takes more situations than can be worked out here.';
  const was = ground100(odds, system, digits).word;
  const now = cell100(careful.ground, digits);
  return (
    `Careful: ${careful.standing} (standing orders). ` +
    `Better for the ${careful.side}: ${orders_in_a_row(careful.orders)}. ` +
    (in100(careful.ground).word === 'never'
      ? `The attacker then never holds the ground at the end; he did in ${was}.`
      : `The ground then falls in ${now}, not in ${was}.`)
  );
}
