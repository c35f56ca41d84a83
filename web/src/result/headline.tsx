// The head of an answer: the name of the assault, the sentence with a count, and what it assumes.
import type { Answer } from '../state/answer';
import { WHOSE } from '../words/whose';
import { said_words } from '../words/said';
import { averages_sentence } from '../words/tails';
import { compared, kept } from './keep';
import { KeepButton, KeptBeside } from './kept';
import { SaidWords } from './said_words';
import { SENTENCE } from './short_answer';
import { Notes, TurnsOn } from './warnings';
import { WhoseOrders } from './whose_orders';

/** The number of the answer before, where it was another one and none is kept. */
function was(known: Answer): string | null {
  const before = compared.value?.answer;
  if (!before || kept.value) return null;
  const [now, then] = [known, before].map(({ odds }) => odds.ground_in_100);
  const whose = before.odds.orders === known.odds.orders ? '' : ` (${WHOSE[before.odds.orders]})`;
  return now === then ? null : `Before: ${then}${whose}.`;
}

export function Headline({ known }: { known: Answer }) {
  const { show, odds } = known;
  const then = was(known);
  return (
    <div class="result-headline">
      <div class="result-title">
        <div>
          <h2>{show.title ?? show.forces}</h2>
          {show.title && <p class="soft">{show.forces}</p>}
        </div>
        <KeepButton />
      </div>
      <p class="result-sentence" id={SENTENCE}>
        <SaidWords said={odds.headline} />
      </p>
      {then && <p class="result-before soft">{then}</p>}
      <KeptBeside known={known} />
      <WhoseOrders known={known} />
      <TurnsOn known={known} />
      <p class="soft small">
        {[said_words(odds.premises), averages_sentence(odds), said_words(odds.points ?? [])]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Notes hints={odds.hints} />
    </div>
  );
}
