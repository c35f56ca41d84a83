// The best order now, the cost of every other, and orders for the whole assault.
import type { Best, RuleSystem } from '../door/replies';
import { again, type Answer } from '../state/answer';
import { set } from '../state/assault';
import { note } from '../state/say';
import { best_columns, best_options } from '../words/best';
import type { BestOption } from '../words/best';
import { by_question } from '../words/order_words';
import { chances } from '../words/worth';
import { SaidWords } from './said_words';
import { Careful } from './warnings';

/** Said where a request for it was refused for its size. */
export const TOO_LARGE = 'The best order takes more situations than can be worked out here.';

/** How far to the right a worth lies, where points mean chances in 100. */
const along = (value: number): string => `${Math.min(100, Math.max(0, value))}%`;

function Row({ option, drawn }: { option: BestOption; drawn: boolean }) {
  return (
    <tr class={option.best ? 'best' : undefined}>
      <th scope="row">
        <span class="best-sign">{option.best && <span aria-hidden="true">★</span>}</span>
        {option.words}
        {option.best && <span class="spoken">, the best</span>}
        {option.standing && <span class="soft small"> (standing order)</span>}
        {drawn && (
          <span class="best-track" aria-hidden="true">
            <span class="best-value" style={{ width: along(option.value) }} />
          </span>
        )}
      </th>
      <td>{option.value_cell}</td>
      <td>{!option.best && option.margin_cell}</td>
    </tr>
  );
}

/** A question is one sentence, what a unit may still do is told without a stop. */
const stopped = (words: string): string => (/[.?]$/.test(words) ? words : `${words}.`);

function Options({ best, system }: { best: Best; system: RuleSystem }) {
  const columns = best_columns(best, system);
  return (
    <table class="best-options">
      <caption>{stopped(best.now?.words ?? '')} Then best play by both sides.</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{columns.worth}</th>
          <th scope="col">{columns.costs}</th>
        </tr>
      </thead>
      <tbody>
        {best_options(best).map((option) => (
          <Row key={option.id} option={option} drawn={chances(system, best.aim)} />
        ))}
      </tbody>
    </table>
  );
}

/** Writes the orders into the assault, without what is only for reading. */
async function follow(best: Best): Promise<void> {
  const orders = best.orders.map(({ at, when, do: what }) => {
    const always = Object.keys(when ?? {}).length === 0;
    return always ? { at, do: what } : { at, when: { ...when }, do: what };
  });
  if (await set({ orders })) note('Both sides now follow these orders.');
}

function Orders({ best, system }: { best: Best; system: RuleSystem }) {
  if (best.orders.length === 0) return null;
  return (
    <details>
      <summary>Orders for the whole assault</summary>
      <dl class="orders">
        {by_question(best.orders, system).map((row) => (
          <div key={row.step}>
            <dt>{row.question}</dt>
            {row.orders.map((words) => (
              <dd key={words}>{words}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p class="small soft">
        Of each question, the first that fits is followed. <SaidWords said={best.shortened} />
      </p>
      <button type="button" onClick={() => void follow(best)}>
        Let both sides follow them
      </button>
    </details>
  );
}

function Known({ best, system }: { best: Best; system: RuleSystem }) {
  return (
    <>
      <p class="best-words">
        <SaidWords said={best.said} />
      </p>
      {best.now && <Options best={best} system={system} />}
      <p>
        <SaidWords said={best.premises} /> <SaidWords said={best.odds.headline} />
      </p>
      {best.holding?.map((side) => (
        <p key={side.side}>{side.words}</p>
      ))}
      <Orders best={best} system={system} />
      {best.among.map((words) => (
        <p key={words} class="soft">
          {words}
        </p>
      ))}
    </>
  );
}

/** Not found yet, too large to be found, or stopped before it was. */
function Unknown({ known: { pending, longer } }: { known: Answer }) {
  if (longer?.best === null) return <p class="soft">{TOO_LARGE}</p>;
  if (pending) return <p class="soft">Looking for it …</p>;
  return (
    <>
      <p class="soft">Stopped before it was found.</p>
      <button type="button" onClick={again}>
        Look for it
      </button>
    </>
  );
}

export function BestOrder({ known, system }: { known: Answer; system: RuleSystem }) {
  const best = known.longer?.best;
  return (
    <section
      class={known.pending ? 'best-order result-stale' : 'best-order'}
      aria-labelledby="best-title"
    >
      <h2 id="best-title">Best order</h2>
      <Careful known={known} />
      {best ? <Known best={best} system={system} /> : <Unknown known={known} />}
    </section>
  );
}
