// Whether something is under way that will change the assault in hand: a text being read, an assault
// being opened, a change being checked. Until it is over the answer may be about the assault before.
import { computed, signal } from '@preact/signals';

const count = signal(0);

export const busy = computed(() => count.value > 0);

/** Does `work`, and is busy with it until it is done. */
export async function busy_with<Result>(work: () => Promise<Result>): Promise<Result> {
  count.value += 1;
  try {
    return await work();
  } finally {
    count.value -= 1;
  }
}
