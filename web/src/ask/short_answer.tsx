// The answer in one line, which stays in sight of a thumb that moves the numbers further down.
import type { RuleSystem } from '../door/replies';
import type { Answer } from '../state/answer';
import { ground100 } from '../words/sentence';

export function ShortAnswer({ known, system }: { known: Answer; system: RuleSystem }) {
  const { word } = ground100(known.odds, system);
  const sure = word === 'never' || word === 'certain';
  const best = known.longer?.best?.now;
  const order = best?.options.find((option) => option.id === best.best);
  // What the sentence says already; the bar only repeats it to the eye.
  return (
    <p class="ask-bar" aria-hidden="true">
      <span>
        The ground falls: <b class="number">{word}</b>
        {!sure && ' in 100'}
      </span>
      {order && <span class="soft">best: {order.words}</span>}
    </p>
  );
}
