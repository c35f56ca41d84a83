// The endings, of a hundred: a count, a bar and words for every ending that can come up.
import type { Odds, RuleSystem } from '../../door/replies';
import { ending_rows, type EndingRow, type EndingsOf } from '../../words/ending_rows';
import { in100, in_full } from '../../words/hundred';
import { sign_of, SignBeside } from '../common/ending_sign';
import type { Ghost } from '../common/ghost';
import { TableTwin, type Table } from '../common/table_twin';
import './ending_bars.css';

export interface EndingsPlotted {
  odds: EndingsOf;
  system: RuleSystem;
  /** What each is there, and its bar in outline. */
  ghost?: Ghost<EndingsOf> | null | undefined;
}

export function EndingBars({ odds, system, ghost }: EndingsPlotted) {
  const rows = ending_rows(odds, system);
  const before = ghost ? ending_rows(ghost.odds, system) : [];
  const gone = before.filter((row) => !rows.some((one) => one.id === row.id));
  return (
    <figure class="endings">
      <figcaption class="plot-caption">
        <h3>How it ends, in 100</h3>
      </figcaption>
      <ol class="ending-rows">
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            called={ghost?.of_number}
            was={ghost ? (before.find((one) => one.id === row.id) ?? null) : undefined}
            system={system}
          />
        ))}
        {gone.map((row) => (
          <Row
            key={row.id}
            row={{ ...row, p: 0, in_100: '0' }}
            called={ghost?.of_number}
            was={row}
            system={system}
          />
        ))}
      </ol>
      <TableTwin table={(full) => ending_table(odds, full)} />
    </figure>
  );
}

interface RowOf {
  row: EndingRow;
  /** What stands before its number there. */
  called: string | undefined;
  /** The same ending of the other answer. Undefined: there is none; null: it cannot come up there. */
  was: EndingRow | null | undefined;
  system: RuleSystem;
}

function Row({ row, called, was, system }: RowOf) {
  const changed = was !== undefined && was?.in_100 !== row.in_100;
  return (
    <li class={`ending-row ${row.gained}`}>
      <span class="ending-count number">{row.in_100}</span>
      <span class="ending-words">
        <SignBeside sign={sign_of(system, row.id)} />
        <span>
          {row.words}
          {row.meaning && <span class="soft small"> {row.meaning}</span>}
          {changed && (
            <span class="ending-was small">
              {' '}
              {called} {was?.in_100 ?? '0'}
            </span>
          )}
        </span>
      </span>
      <span class="ending-track" aria-hidden="true">
        {changed && was && (
          <span class="ending-bar before" style={{ inlineSize: `${was.p * 100}%` }} />
        )}
        <span class="ending-bar now" style={{ inlineSize: `${row.p * 100}%` }} />
      </span>
    </li>
  );
}

/** All endings of the system, those that cannot come up here too. */
function ending_table({ endings }: Pick<Odds, 'endings'>, full: boolean): Table {
  return {
    caption: full ? 'Endings, chances as parts of one' : 'Endings, in 100, to two places',
    columns: ['ending', full ? 'chance' : 'in 100'],
    rows: endings.map(({ words, p }) => [words, full ? in_full(p) : in100(p, 2).word]),
  };
}
