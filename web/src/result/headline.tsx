// The head of an answer: the name of the assault, the sentence with a count, and warnings.
import type { RuleSystem } from '../door/replies';
import type { Answer } from '../state/answer';
import { measured } from '../state/hangs';
import { turning_words } from '../words/hangs_words';
import { premises, WHOSE } from '../words/premises';
import { ground100 } from '../words/sentence';
import { averages_sentence } from '../words/tails';
import { worth_sentence } from '../words/worth';
import { SaidWords } from './said_words';
import { SENTENCE } from './short_answer';
import { WhoseOrders } from './whose_orders';

/** The number of the answer before, where it was another one. */
function was(known: Answer, before: Answer | null, system: RuleSystem): string | null {
  if (!before) return null;
  const [now, then] = [known, before].map(({ odds }) => ground100(odds, system).word);
  const whose = before.odds.orders === known.odds.orders ? '' : ` (${WHOSE[before.odds.orders]})`;
  return now === then ? null : `Before: ${then}${whose}.`;
}

function Careful({ known }: { known: Answer }) {
  const careful = known.longer?.careful;
  if (!careful) return null;
  return (
    <p class={`result-careful ${known.pending ? 'result-stale' : ''}`}>
      <SaidWords said={careful.said} />
    </p>
  );
}

/** As soon as it is measured, and never another's. */
function TurnsOn({ known, system }: { known: Answer; system: RuleSystem }) {
  const asked = measured.value;
  if (asked?.scenario !== known.scenario || !asked.hangs) return null;
  const told = turning_words(asked.hangs, ground100(known.odds, system).word);
  return (
    <>
      {told.map((words) => (
        <p key={words} class="result-careful">
          {words}
        </p>
      ))}
    </>
  );
}

interface Props {
  known: Answer;
  before: Answer | null;
  system: RuleSystem;
}

export function Headline({ known, before, system }: Props) {
  const { show, odds } = known;
  const then = was(known, before, system);
  return (
    <div class="result-headline">
      <div>
        <h2>{show.title ?? show.forces}</h2>
        {show.title && <p class="soft">{show.forces}</p>}
      </div>
      <p class="result-sentence" id={SENTENCE}>
        <SaidWords said={odds.headline} />
      </p>
      {then && <p class="result-before soft">{then}</p>}
      <WhoseOrders known={known} system={system} />
      <TurnsOn known={known} system={system} />
      <Careful known={known} />
      <p class="soft small">
        {[premises(odds), averages_sentence(odds), worth_sentence(odds, system)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
