// Orders as a person reads them: grouped by question; the first that fits is followed.
import type { Order, RuleSystem } from '../door/replies';
import { first_large } from './sentence';

/** A question of the step table, its slots filled with words that are always true. */
export function question(words: string): string {
  return words.replace(/\{([^}]*)\}/g, (_, slot: string) => {
    const [name = '', forms] = slot.split(':');
    if (forms) return forms.split('|').at(-1) ?? '';
    if (name === 'other') return 'another';
    return /^[a-z]+$/.test(name) ? `a ${name}` : 'N';
  });
}

export interface OrdersOfStep {
  step: string;
  question: string;
  orders: string[];
}

/** The orders of each question, in the order of the list. */
export function by_question(orders: readonly Order[], system: RuleSystem): OrdersOfStep[] {
  const rows: OrdersOfStep[] = [];
  for (const order of orders) {
    const step = system.steps.find((row) => row.id === order.at);
    const last = rows.at(-1);
    const words = first_large(order.words ?? order.do);
    if (last?.step === order.at) last.orders.push(words);
    else
      rows.push({ step: order.at, question: question(step?.words ?? order.at), orders: [words] });
  }
  return rows;
}
