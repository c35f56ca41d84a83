// Fifty dots, each an equally likely assault: its place shows a side's casualties, its sign the
// ending.
import { useMemo, useState } from 'preact/hooks';
import type { Odds, RuleSystem, Side } from '../../door/replies';
import { ending_rows } from '../../words/ending_rows';
import { LOSSES, noun_of } from '../../words/tails';
import { before_words, count_of, count_words, dots_summary, dots_table } from './dots_words';
import { pile_words } from './dots_words';
import { sign_of, SignAt, SignBeside } from '../common/ending_sign';
import { FIFTY, fifty, type Column } from './fifty';
import { lay_out, type Pile, type Piles } from './pile_layout';
import { SideSwitch } from './side_switch';
import type { Ghost } from '../common/ghost';
import { TableTwin } from '../common/table_twin';
import { use_width } from '../common/width';
import '../common/plot.css';

type Answer = Pick<Odds, 'endings' | 'listed' | 'joint' | 'measures'>;

export interface Plotted {
  odds: Answer;
  system: RuleSystem;
  ghost?: Ghost<Answer> | null | undefined;
}

const TALLEST = 168;
const AXIS = 34;
const TOP = 4;
const EDGE = 6;

export function Dots({ odds, system, ghost }: Plotted) {
  const [side, set_side] = useState<Side>('attacker');
  const { ref, width } = use_width<HTMLDivElement>();
  const rows = useMemo(() => ending_rows(odds, system), [odds, system]);
  const order = rows.map((row) => row.id);
  const columns = useMemo(() => fifty(odds.joint, side, order), [odds, side]);
  const before = useMemo(() => ghost_columns(ghost?.odds, side, system), [ghost, side, system]);
  const measure = odds.measures[LOSSES[side]];
  if (!measure) return null;
  const title = dots_summary(columns, rows, side, measure);
  const [pile, ...others] = columns;
  const alone = pile && others.length === 0 && same_pile(pile, before) ? pile : null;
  return (
    <figure class="dots">
      <figcaption class="plot-caption">
        <h3>{FIFTY} such assaults</h3>
        {!alone && <p class="soft small">Each dot is as likely as the next.</p>}
        <SideSwitch side={side} choose={set_side} />
      </figcaption>
      <div ref={ref} class={alone ? '' : 'plot-room'}>
        {alone && <p>{pile_words(alone, side, measure)}</p>}
        {width > 0 && !alone && (
          <Picture
            columns={columns}
            ghost={before}
            width={width}
            system={system}
            title={title + before_words(before, ghost?.words ?? '')}
            axis={`${side}’s ${noun_of(measure)}`}
          />
        )}
      </div>
      <ul class="dots-legend">
        {rows.map((row) => (
          <li key={row.id}>
            <SignBeside sign={sign_of(system, row.id)} />
            <span>
              {row.words} <span class="soft">{count_words(count_of(columns, row.id))}</span>
            </span>
          </li>
        ))}
        {before.length > 0 && (
          <li>
            <svg class="sign-beside" width="16" height="16" aria-hidden="true">
              <rect class="ghost" x="1" y="2" width="14" height="12" />
            </svg>
            {ghost?.words}
          </li>
        )}
      </ul>
      <TableTwin table={(full) => dots_table(odds, system, side, measure, full)} />
    </figure>
  );
}

/** Nothing is behind, or the same pile. */
const same_pile = ({ losses }: Column, before: readonly Column[]): boolean =>
  before.every((one) => one.losses === losses);

function ghost_columns(
  ghost: Answer | null | undefined,
  side: Side,
  system: RuleSystem,
): readonly Column[] {
  if (!ghost) return [];
  const order = ending_rows(ghost, system).map((row) => row.id);
  return fifty(ghost.joint, side, order);
}

interface PictureOf {
  columns: readonly Column[];
  ghost: readonly Column[];
  width: number;
  system: RuleSystem;
  title: string;
  axis: string;
}

function Picture({ columns, ghost, width, system, title, axis }: PictureOf) {
  const laid = lay_out(columns, ghost, width - 2 * EDGE, TALLEST);
  const floor = TOP + laid.height;
  return (
    <svg
      class="dots-picture"
      role="img"
      aria-label={title}
      width={width}
      height={floor + AXIS}
      viewBox={`0 0 ${width} ${floor + AXIS}`}
    >
      {laid.ghosts.map((pile, i) => (
        <GhostPile key={i} pile={pile} laid={laid} at={i} floor={floor} />
      ))}
      <line class="axis" x1={0} x2={width} y1={floor + 2} y2={floor + 2} />
      {laid.piles.map((pile, i) => (
        <g key={pile.from}>
          {pile.endings.map((ending, n) => {
            const { x, y } = spot(laid, i, n, floor);
            return (
              <SignAt key={n} sign={sign_of(system, ending)} x={x} y={y} size={laid.pitch * 0.74} />
            );
          })}
          {i % laid.every === 0 && (
            <text class="tick" x={EDGE + (i + 0.5) * laid.step} y={floor + 17}>
              {label_of(pile)}
            </text>
          )}
        </g>
      ))}
      <text class="axis-title" x={width} y={floor + 31}>
        {axis}
      </text>
    </svg>
  );
}

const label_of = (pile: Pile): string =>
  pile.from === pile.to ? String(pile.from) : `${pile.from}–${pile.to}`;

/** The middle of the n-th dot of pile `i`. */
function spot(laid: Piles, i: number, n: number, floor: number): { x: number; y: number } {
  const left = EDGE + (i + 0.5) * laid.step - (laid.across * laid.pitch) / 2;
  return {
    x: left + ((n % laid.across) + 0.5) * laid.pitch,
    y: floor - (Math.floor(n / laid.across) + 0.5) * laid.pitch,
  };
}

/** The outline of a pile as it was. */
function GhostPile(of: { pile: Pile; laid: Piles; at: number; floor: number }) {
  const { pile, laid, at, floor } = of;
  const count = pile.endings.length;
  if (count === 0) return null;
  const { pitch, across } = laid;
  const left = EDGE + (at + 0.5) * laid.step - (across * pitch) / 2;
  const whole = Math.floor(count / across) * pitch;
  const rest = (count % across) * pitch;
  const top =
    rest > 0 ? `v${-pitch}h${rest}v${pitch}h${across * pitch - rest}` : `h${across * pitch}`;
  return <path class="ghost" d={`M${left} ${floor + 2}v${-whole - 2}${top}v${whole + 2}`} />;
}
