// "Pin" keeps an answer; the answers after it are told and drawn beside it.
import type { Answer } from '../state/answer';
import { tables } from '../state/systems';
import { averages_sentence } from '../words/tails';
import { WHOSE } from '../words/whose';
import { back_to_pinned, pin, pinned, unpin } from './pinned';

const title_of = ({ show }: Answer): string => show.title ?? show.forces;

export function PinButton() {
  const is_pinned = pinned.value !== null;
  return (
    <button
      type="button"
      class="pin-button"
      title={is_pinned ? 'Compare with it no more' : 'Compare what comes next with this answer'}
      onClick={is_pinned ? unpin : pin}
    >
      {is_pinned ? 'Unpin' : 'Pin'}
    </button>
  );
}

/** "Pinned: 76 (standing orders)." with whatever else sets it apart. */
export function pinned_words(kept: Answer, known: Answer): string {
  const { odds, show } = kept;
  if (odds === known.odds) return 'Pinned: what comes next is told beside this answer.';
  const title = title_of(kept) === title_of(known) ? '' : `, “${title_of(kept)}”`;
  if (show.rules !== known.show.rules) {
    const name = tables.value[show.rules]?.title ?? show.rules;
    return `Pinned${title}: ${odds.ground_in_100} by ${name}. Other rules cannot be compared.`;
  }
  const whose = odds.orders === known.odds.orders ? '' : ` (${WHOSE[odds.orders]})`;
  return `Pinned${title}: ${odds.ground_in_100}${whose}. ${averages_sentence(odds)}`;
}

export function PinnedBeside({ known }: { known: Answer }) {
  const kept = pinned.value;
  if (!kept) return null;
  return (
    <p class="soft">
      {pinned_words(kept, known)}{' '}
      {kept.odds !== known.odds && (
        <button type="button" onClick={back_to_pinned}>
          Open it
        </button>
      )}
    </p>
  );
}
