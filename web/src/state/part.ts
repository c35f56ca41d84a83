// Parts of the page that are loaded only when needed. If one fails to load, a message says so,
// and the person can try again.
import { Refused } from '../door/door';

/** The part that `load` brings; throws Refused where it does not come. `what` it is, for people. */
export async function part<Part>(what: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new Refused({
      status: 'missing',
      words:
        `A part of the page did not come: ${what}. Is there a connection? Nothing is lost: try ` +
        'again, and if that does not help, load the page again.',
    });
  }
}
