// "Keep to compare" keeps an answer; the answers after it are told and drawn beside it.
import type { Answer } from '../state/answer';
import { tables } from '../state/systems';
import { averages_sentence } from '../words/tails';
import { WHOSE } from '../words/whose';
import { back_to_kept, keep, kept, let_go } from './keep';

const title_of = ({ show }: Answer): string => show.title ?? show.forces;

export function KeepButton() {
  const is_kept = kept.value !== null;
  return (
    <button
      type="button"
      class="keep-button"
      title={is_kept ? 'Compare with it no more' : 'Compare what comes next with this answer'}
      onClick={is_kept ? let_go : keep}
    >
      {is_kept ? 'Stop comparing' : 'Keep to compare'}
    </button>
  );
}

/** "Kept: 76 (standing orders)." with whatever else sets it apart. */
export function kept_words(before: Answer, known: Answer): string {
  const { odds, show } = before;
  if (odds === known.odds) return 'Kept: what comes next is told beside this answer.';
  const title = title_of(before) === title_of(known) ? '' : `, “${title_of(before)}”`;
  if (show.rules !== known.show.rules) {
    const name = tables.value[show.rules]?.title ?? show.rules;
    return `Kept${title}: ${odds.ground_in_100} by ${name}. Other rules cannot be compared.`;
  }
  const whose = odds.orders === known.odds.orders ? '' : ` (${WHOSE[odds.orders]})`;
  return `Kept${title}: ${odds.ground_in_100}${whose}. ${averages_sentence(odds)}`;
}

export function KeptBeside({ known }: { known: Answer }) {
  const before = kept.value;
  if (!before) return null;
  return (
    <p class="soft">
      {kept_words(before, known)}{' '}
      {before.odds !== known.odds && (
        <button type="button" onClick={back_to_kept}>
          Open it
        </button>
      )}
    </p>
  );
}
