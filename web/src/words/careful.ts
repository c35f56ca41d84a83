// The line that begins with "Careful": what best play by one side would make of standing orders.
import type { Careful, Order, RuleSystem } from '../door/replies';
import type { EndingsOf } from './ending_rows';
import { cell100, fixed, in100 } from './hundred';
import { first_large, ground100 } from './sentence';
import { only_chance } from './worth';

type Known = Exclude<Careful, null | { over_budget: true }>;

/** "roll 1 die" of "defender: roll 1 die". */
export function without_side(order: Order): string {
  const words = order.words ?? order.do;
  const prefix = `${order.who}: `;
  return order.who && words.startsWith(prefix) ? words.slice(prefix.length) : words;
}

/**
 * Orders in a row: of one question, the last that always fits begins with "otherwise"; of several,
 * each is named.
 */
export function orders_in_a_row(orders: readonly Order[]): string {
  const several = orders.some(({ at }) => at !== orders[0]?.at);
  return orders
    .map((order, i) => {
      const same = orders[i - 1]?.at === order.at;
      const always = Object.keys(order.when ?? {}).length === 0;
      const question = several && !same ? `at ${order.at}, ` : '';
      return question + (same && always ? 'otherwise ' : '') + without_side(order);
    })
    .join('; ');
}

/** A whole sentence as a part of another. */
const within = (words: string): string =>
  words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '');

/** The end. Where under the aim ground points are more than its chance, what they become too. */
function points(careful: Known): string {
  const { points: now, points_were: were, ground, was } = careful;
  if (only_chance(now, ground) && only_chance(were, was)) return '.';
  return `; points to the attacker: ${fixed(now, 1)}, not ${fixed(were, 1)}.`;
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
  return (
    `Careful: ${careful.standing} (standing orders). ` +
    `Better for the ${careful.side}: ${orders_in_a_row(careful.orders)}. ` +
    (in100(careful.ground).word === 'never'
      ? `Then ${within(system.headline.never)} (${was} before)`
      : `${first_large(system.headline.then)} in ${cell100(careful.ground, digits)}, not in ${was}`) +
    points(careful)
  );
}
