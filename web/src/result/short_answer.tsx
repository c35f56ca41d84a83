// The answer in one line, which stays in sight while a thumb changes numbers and the sentence is
// out of view.
import { useEffect, useState } from 'preact/hooks';
import type { RuleSystem } from '../door/replies';
import { outdated, type Answer } from '../state/answer';
import { WHOSE } from '../words/whose';
import { first_large } from '../words/sentence';

/** The id of the sentence that the line stands in for. */
export const SENTENCE = 'sentence';

/** Whether the sentence has gone out at the top. */
function use_gone(): boolean {
  const [gone, set_gone] = useState(false);
  useEffect(() => {
    const sentence = document.getElementById(SENTENCE);
    if (!sentence) return undefined;
    const seen = new IntersectionObserver(([entry]) => {
      if (entry) set_gone(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    seen.observe(sentence);
    return () => seen.disconnect();
  }, []);
  return gone;
}

export function ShortAnswer({ known, system }: { known: Answer; system: RuleSystem }) {
  const gone = use_gone();
  const word = known.odds.ground_in_100;
  const sure = word === 'never' || word === 'certain';
  const best = known.longer?.best?.now;
  const order = best?.options.find((option) => option.id === best.best);
  // A screen reader has the sentence itself; this only repeats it to the eye.
  return (
    <div class="result-bar" aria-hidden="true" data-gone={gone}>
      <span>
        {first_large(system.headline.falls)}: <b class="number">{word}</b>
        {!sure && ' in 100'} <span class="soft">({WHOSE[known.odds.orders]})</span>
        {outdated.value && <span class="result-late soft"> (before)</span>}
      </span>
      {order && (
        <span class="soft">
          best for the {best?.who}: {order.words}
        </span>
      )}
    </div>
  );
}
