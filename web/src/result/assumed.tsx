// The line beneath a plot that says whose orders its numbers assume.
import type { Orders } from '../door/replies';
import { orders_words } from '../words/premises';

export const Assumed = ({ orders }: { orders: Orders }) => (
  <p class="soft small">{orders_words(orders)}.</p>
);
