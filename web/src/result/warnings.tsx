// What speaks against taking an answer at its word. It comes later than the answer.
import type { Answer } from '../state/answer';
import { measured } from '../state/hangs';
import { said_words } from '../words/said';
import { SaidWords } from './said_words';

/** That a side would do better otherwise: with the best order, so that nothing above moves. */
export function Careful({ known }: { known: Answer }) {
  const careful = known.longer?.careful;
  if (!careful) return null;
  return (
    <p class={`result-careful ${known.pending ? 'result-stale' : ''}`}>
      <SaidWords said={careful.said} />
    </p>
  );
}

/** What the rules leave open, where that decides: as soon as it is measured, and never another's. */
export function TurnsOn({ known }: { known: Answer }) {
  const asked = measured.value;
  if (asked?.scenario !== known.scenario || !asked.hangs) return null;
  return (
    <>
      {asked.hangs.turning.map((said) => (
        <p key={said_words(said)} class="result-careful">
          <SaidWords said={said} />
        </p>
      ))}
    </>
  );
}

/** Below the answer: a unit that takes no part, a word that a name has swallowed, an order never met. */
export function Notes({ hints }: { hints: readonly string[] }) {
  return hints.map((hint) => (
    <p class="small" key={hint}>
      Note: {hint}.
    </p>
  ));
}
