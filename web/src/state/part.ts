// Parts of the page that come only when they are wanted. One that does not come is told in words, and
// asked for anew by whoever tries again.
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
