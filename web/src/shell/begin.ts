// What the page opens with: the link's assault, else the first system's sample.
import { open_sample } from '../state/assault';
import { list, read } from '../state/systems';

export async function begin(): Promise<void> {
  const [first] = await list();
  if (!first) throw new Error('the library has no rule system');
  await Promise.all([read(first.id), open_sample(first.id)]);
}
