// What an answer hangs on: a line from 0 to 100, from the present value to the value under
// another setting.
import type { HangsOn } from '../../door/replies';
import { cell100, fixed, in_full, spoken } from '../../words/hundred';
import type { Hung, HungMove } from '../../words/hangs_words';
import { TableTwin, type Table } from '../common/table_twin';
import './hangs_bars.css';

function table_of(hangs: HangsOn, now: string, full: boolean): Table {
  const chance = (p: number) => (full ? in_full(p) : cell100(p));
  const lost = (mean: number | null) =>
    mean === null ? '–' : full ? in_full(mean) : fixed(mean, 2);
  const rows = hangs.settings.flatMap(({ name, moves }) =>
    moves.map(({ value, ground, clause, attacker_losses, defender_losses }) => [
      `${name} = ${value}`,
      ground === null ? `forbidden, ${clause ?? ''}` : chance(ground),
      lost(attacker_losses),
      lost(defender_losses),
    ]),
  );
  return {
    caption: `With other values${full ? ', chances as parts of one' : ''}`,
    columns: ['set to', full ? 'chance' : 'in 100', 'attacker’s losses', 'defender’s losses'],
    rows: [
      [
        'as it is',
        full ? chance(hangs.ground) : now,
        lost(hangs.attacker_losses),
        lost(hangs.defender_losses),
      ],
      ...rows,
    ],
  };
}

function Bar({ now, then }: { now: number; then: number }) {
  const place = { insetInlineStart: `${Math.min(now, then) * 100}%` };
  const size = { inlineSize: `${Math.abs(then - now) * 100}%` };
  return (
    <span class="hangs-track" aria-hidden="true">
      <span class="hangs-bar" style={{ ...place, ...size }} />
      <span class="hangs-now" style={{ insetInlineStart: `${now * 100}%` }} />
    </span>
  );
}

function Move({ move, now }: { move: HungMove; now: number }) {
  return (
    <li>
      <span class="hangs-number number">{move.word ?? '–'}</span>
      <span>
        with <b>{move.value}</b>
        {move.word === null && ` there is no such assault (${move.clause ?? ''})`}
        {move.ground !== null && <Bar now={now} then={move.ground} />}
      </span>
    </li>
  );
}

function Setting({ row, now }: { row: Hung; now: number }) {
  return (
    <li>
      <p>
        {row.words} <b>{row.value}</b> <span class="soft small">{row.doubt}</span>
        {row.losses && <span class="soft small">: {row.losses}</span>}
      </p>
      <ul>
        {row.moves.map((move) => (
          <Move key={move.value} move={move} now={now} />
        ))}
      </ul>
    </li>
  );
}

interface Props {
  hangs: HangsOn;
  rows: readonly Hung[];
  /** The chance as the answer's sentence says it. */
  now: string;
}

export function HangsBars({ hangs, rows, now }: Props) {
  return (
    <figure class="hangs" aria-label="What it hangs on">
      {rows.length > 0 && (
        <figcaption class="plot-caption">
          <p class="soft small">
            In how many of 100 if the rules were read otherwise; as it is, in <b>{spoken(now)}</b>.
          </p>
        </figcaption>
      )}
      <ol class="hangs-rows">
        {rows.map((row) => (
          <Setting key={row.name} row={row} now={hangs.ground} />
        ))}
      </ol>
      <TableTwin table={(full) => table_of(hangs, now, full)} />
    </figure>
  );
}
