// The cost of a choice, in words.
import type { Advice } from '../../door/replies';

/** Beside an option: "best", "as good", "costs 12.6 in 100". */
export function margin_words({ best, costs }: Advice['options'][number]): string {
  if (best) return 'best';
  return costs === null ? 'as good' : `costs ${costs}`;
}
