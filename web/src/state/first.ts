// What the page opens with, unless it was opened for something else: the first system's sample and
// its answer, worked out when the page was built. The library works it out again at once.
import { batch } from '@preact/signals';
import first from 'first-answer';
import type { Scenario } from '../door/replies';
import { canonical } from '../share/canonical';
import { after_it, begin_with_answer } from './answer';
import { assault, begin_with } from './assault';
import { baselines } from './baselines';
import { read_anew, tables } from './systems';

const { taken, table, show, odds, careful, best, chances } = first;
const { scenario } = taken;

/** Takes it all into hand. */
export function begin_with_first(): void {
  batch(() => {
    tables.value = { [table.id]: table };
    baselines.value = { scenario, known: chances };
    begin_with_answer({ scenario, show, odds, longer: { careful, best }, pending: false });
    begin_with(taken);
  });
  after_it(() => {
    // What stands in folds did not come with it. Where it does not come now, the answer says why.
    read_anew(table.id).catch(() => undefined);
  });
}

/** What stands behind the # of a link to it: it was packed when the page was built. Else null. */
export const first_fragment = (one: Scenario): string | null =>
  (one === scenario && document.documentElement.dataset['sample']) || null;

/** The assault in hand is what the page opens with by itself: it need not be kept. */
export const is_first = (): boolean =>
  assault.value !== null && canonical(assault.value) === canonical(scenario);
