// Whether something is under way that will change the present assault: a text being read, an
// assault being opened, a change being checked. Until then the answer may be about the previous
// assault.
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
