// What the page opens with: the link's assault, else the first system's sample.
import { trouble } from '../state/answer';
import { open_sample } from '../state/assault';
import { list, read } from '../state/systems';

async function first_sight(): Promise<void> {
  const [first] = await list();
  if (!first) throw new Error('the library has no rule system');
  await Promise.all([read(first.id), open_sample(first.id)]);
}

/** Without the library there is nothing to show but why. */
export async function begin(): Promise<void> {
  try {
    await first_sight();
  } catch (thrown) {
    trouble.value = { status: 'broken', words: `The library did not start: ${String(thrown)}` };
  }
}
