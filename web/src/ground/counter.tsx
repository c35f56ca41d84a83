// A counter: its side, its name, and its points as pips that show what is left.
import { COUNTER, type CounterLayout } from './counter_layout';
import type { Piece, PointKind } from './scene/scene';

type Pip = PointKind['pip'];

/** Within a square of 2 about 0, 0. What is left is a ball, what is taken off crossed out, a block, a
    ring. */
const PIPS: Record<Pip, string> = {
  left: 'M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9Z',
  'off-1': 'M0-.85A.85.85 0 1 1 0 .85A.85.85 0 1 1 0-.85ZM-.55-.55.55.55M-.55.55.55-.55',
  'off-2': 'M-.8-.8H.8V.8H-.8Z',
  'off-3': 'M0-.85A.85.85 0 1 1 0 .85A.85.85 0 1 1 0-.85Z',
};

export function PipAt({ kind, x, y, fresh }: { kind: Pip; x: number; y: number; fresh?: boolean }) {
  return (
    <>
      {fresh && <circle class="pip-fresh" cx={x} cy={y} r={7} />}
      <path class={`pip ${kind}`} d={PIPS[kind]} transform={`translate(${x} ${y}) scale(4.9)`} />
    </>
  );
}

/** How many points of each kind. */
const counts_of = ({ left, off }: Piece): number[] => [left, ...off];

/** What each point is: those that are left first. */
const pips_of = (piece: Piece, kinds: readonly PointKind[]): Pip[] =>
  counts_of(piece).flatMap((count, i) => Array<Pip>(count).fill(kinds[i]?.pip ?? 'left'));

/** "3", or "2/3" where something is taken off. */
const figures_of = ({ left, whole }: Piece): string =>
  left === whole ? `${whole}` : `${left}/${whole}`;

interface InCounter {
  of: CounterLayout;
  left: number;
  top: number;
  kinds: readonly PointKind[];
}

function Pips({ of, left, top, kinds }: InCounter) {
  const { piece, per_row } = of;
  const half = COUNTER.pip / 2;
  return (
    <>
      <text class="counter-number" x={of.x + of.w - COUNTER.pad} y={top + 10.5}>
        {figures_of(piece)}
      </text>
      {pips_of(piece, kinds).map((kind, i) => (
        <PipAt
          key={i}
          kind={kind}
          x={left + (i % per_row) * COUNTER.pip + half}
          y={top + Math.floor(i / per_row) * COUNTER.pip + half}
          fresh={i >= piece.left && i < piece.left + piece.lost}
        />
      ))}
    </>
  );
}

/** Too many for pips: a bar of what is left and what is taken off, with the number. */
function Bar({ of, left, top, kinds, id }: InCounter & { id: string }) {
  const { piece } = of;
  const words = figures_of(piece);
  // None in a counter that is narrower than its figures.
  const room = Math.max(0, of.w - COUNTER.strip - 2 * COUNTER.pad - 8 - 7.5 * words.length);
  let x = left;
  return (
    <>
      {counts_of(piece).map((count, i) => {
        const w = (count / piece.whole) * room;
        const kind = kinds[i]?.pip ?? 'left';
        const part = (
          <rect
            key={i}
            class={`bar ${kind}`}
            x={x}
            y={top}
            width={w}
            height={COUNTER.bar}
            {...(kind === 'off-1' ? { fill: `url(#${id}-off)` } : {})}
          />
        );
        x += w;
        return part;
      })}
      <rect class="bar frame" x={left} y={top} width={room} height={COUNTER.bar} />
      <text class="counter-number" x={of.x + of.w - COUNTER.pad} y={top + 9.5}>
        {words}
      </text>
    </>
  );
}

/** `id`: of the drawing's patterns; `kinds`: of its points. */
export function Counter({
  of,
  id,
  kinds,
}: {
  of: CounterLayout;
  id: string;
  kinds: readonly PointKind[];
}) {
  const { piece, x, y, w, h, name } = of;
  const left = x + COUNTER.strip + COUNTER.pad;
  const under = y + COUNTER.pad + name.length * COUNTER.line + 2;
  return (
    <g
      class={`counter ${piece.side ?? 'nobody'} ${piece.whole > 0 && piece.left === 0 ? 'spent' : ''}`}
    >
      <rect class="counter-card" x={x} y={y} width={w} height={h} rx={2} />
      <rect
        class="counter-strip"
        x={x}
        y={y}
        width={COUNTER.strip}
        height={h}
        {...(piece.side === 'attacker' ? {} : { fill: `url(#${id}-defender)` })}
      />
      {name.map((line, i) => (
        <text key={i} class="counter-name" x={left} y={y + COUNTER.pad + 11 + i * COUNTER.line}>
          {line}
        </text>
      ))}
      {piece.lost > 0 && (
        <text class="counter-lost" x={x + w - COUNTER.pad} y={y + COUNTER.pad + 11}>
          −{piece.lost}
        </text>
      )}
      {of.per_row > 0 && <Pips of={of} left={left} top={under} kinds={kinds} />}
      {of.per_row === 0 && piece.whole > 0 && (
        <Bar of={of} left={left} top={under} kinds={kinds} id={id} />
      )}
    </g>
  );
}
