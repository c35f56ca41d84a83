// How often each clause bites: in how many of a hundred assaults it comes up, and how often in
// one.
import { in_full } from '../../words/hundred';
import { that_bite, type Why } from '../../words/why_words';
import { TableTwin, type Table } from '../common/table_twin';
import '../common/plot.css';
import './why_bars.css';

function table_of(why: readonly Why[], full: boolean): Table {
  const rows = full
    ? why.map(({ clause, chance, expected }) => [
        clause,
        in_full(chance),
        expected === null ? 'no end' : in_full(expected),
      ])
    : that_bite(why).map(({ clause, word, times }) => [clause, word, times]);
  return {
    caption: `How often each clause bites${full ? ', chances as parts of one' : ''}`,
    columns: ['clause', full ? 'chance' : 'in 100', 'times in one assault'],
    rows,
  };
}

export function WhyBars({ why, why_not }: { why: readonly Why[]; why_not: string }) {
  return (
    <figure class="why" aria-label="How often each clause bites">
      <figcaption class="plot-caption">
        <p class="soft small">In how many of 100, and how often in one.</p>
      </figcaption>
      <ol class="why-rows">
        {that_bite(why).map((row) => (
          <li key={row.clause}>
            <span class="why-number number">{row.word}</span>
            <span>
              <span class="clause">{row.clause}</span>
              <span class="soft small number"> {row.times} times</span>
              <span class="why-track" aria-hidden="true">
                <span class="why-bar" style={{ inlineSize: `${row.chance * 100}%` }} />
              </span>
              <span class="small">{row.summary}</span>
            </span>
          </li>
        ))}
      </ol>
      <p class="soft small">{why_not}</p>
      <TableTwin table={(full) => table_of(why, full)} />
    </figure>
  );
}
