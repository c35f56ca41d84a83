// A counter: whose it is, its name, and its strength as pips that show what is clean.
import { COUNTER, type CounterLayout } from './counter_layout';
import type { Piece } from './scene';

type Pip = 'clean' | 'red' | 'black';

/** Within a square of 2 about 0, 0. */
const PIPS: Record<Pip, string> = {
  clean: 'M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9Z',
  red: 'M0-.85A.85.85 0 1 1 0 .85A.85.85 0 1 1 0-.85ZM-.55-.55.55.55M-.55.55.55-.55',
  black: 'M-.8-.8H.8V.8H-.8Z',
};

export const PIP_KINDS = Object.keys(PIPS) as Pip[];

export function PipAt({ kind, x, y, fresh }: { kind: Pip; x: number; y: number; fresh?: boolean }) {
  return (
    <>
      {fresh && <circle class="pip-fresh" cx={x} cy={y} r={7} />}
      <path class={`pip ${kind}`} d={PIPS[kind]} transform={`translate(${x} ${y}) scale(4.9)`} />
    </>
  );
}

/** What each point of strength is: the clean ones first. */
function pips_of({ clean, red, black }: Piece): Pip[] {
  const times = (kind: Pip, count: number): Pip[] => Array<Pip>(Math.max(0, count)).fill(kind);
  return [...times('clean', clean), ...times('red', red), ...times('black', black)];
}

/** "3", or "2/3" where not all of it is clean. */
const figures_of = ({ clean, strength }: Piece): string =>
  clean === strength ? `${strength}` : `${clean}/${strength}`;

function Pips({ of, left, top }: { of: CounterLayout; left: number; top: number }) {
  const { piece, per_row } = of;
  const half = COUNTER.pip / 2;
  return (
    <>
      <text class="counter-number" x={of.x + of.w - COUNTER.pad} y={top + 10.5}>
        {figures_of(piece)}
      </text>
      {pips_of(piece).map((kind, i) => (
        <PipAt
          key={i}
          kind={kind}
          x={left + (i % per_row) * COUNTER.pip + half}
          y={top + Math.floor(i / per_row) * COUNTER.pip + half}
          fresh={i >= piece.clean && i < piece.clean + piece.lost}
        />
      ))}
    </>
  );
}

/** Too many for pips: a bar of what is clean, red and black, with the number. */
function Bar({ of, left, top, id }: { of: CounterLayout; left: number; top: number; id: string }) {
  const { piece } = of;
  const words = figures_of(piece);
  const room = of.w - COUNTER.strip - 2 * COUNTER.pad - 8 - 7.5 * words.length;
  let x = left;
  return (
    <>
      {PIP_KINDS.map((kind) => {
        const w = (Math.max(0, piece[kind]) / piece.strength) * room;
        const part = (
          <rect
            key={kind}
            class={`bar ${kind}`}
            x={x}
            y={top}
            width={w}
            height={COUNTER.bar}
            {...(kind === 'red' ? { fill: `url(#${id}-pins)` } : {})}
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

/** `id`: of the drawing's patterns. */
export function Counter({ of, id }: { of: CounterLayout; id: string }) {
  const { piece, x, y, w, h, name } = of;
  const left = x + COUNTER.strip + COUNTER.pad;
  const under = y + COUNTER.pad + name.length * COUNTER.line + 2;
  return (
    <g
      class={`counter ${piece.side ?? 'nobody'} ${piece.strength > 0 && piece.clean === 0 ? 'spent' : ''}`}
    >
      <rect class="counter-card" x={x} y={y} width={w} height={h} rx={2} />
      <rect
        class="counter-strip"
        x={x}
        y={y}
        width={COUNTER.strip}
        height={h}
        {...(piece.side === 'attacker' ? {} : { style: { fill: `url(#${id}-defender)` } })}
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
      {of.per_row > 0 && <Pips of={of} left={left} top={under} />}
      {of.per_row === 0 && piece.strength > 0 && <Bar of={of} left={left} top={under} id={id} />}
    </g>
  );
}
