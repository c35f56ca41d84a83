// The counters on a cell of a map: letters, the sign of the arm, the facing, the number.
import { ArmSign } from './arm_sign';
import type { Piece } from '../scene/scene';

/** Letters that a counter has room for. */
const LETTERS = 3;
/** Cards that are seen below the one on top. */
const BELOW = 2;
/** Pixels of a cell from which there is room for the sign of the arm. */
const ROOMY = 34;

function Facing({ facing, size }: { facing: number | null; size: number }) {
  if (facing === null) return null;
  const [edge, tip, half] = [size * 0.33, size * 0.47, size * 0.13];
  return (
    <path
      class="piece-facing"
      d={`M${-half} ${-edge}L0 ${-tip}L${half} ${-edge}Z`}
      transform={`rotate(${facing})`}
    />
  );
}

/** A line through whoever is in disorder. */
function Disorder({ half, wide }: { half: number; wide: number }) {
  return <path class="piece-disorder" d={`M${-wide} ${half}L${wide} ${-half}`} />;
}

function Letters({
  words,
  x,
  y,
  most,
  size,
}: {
  words: string;
  x: number;
  y: number;
  most: number;
  size: number;
}) {
  const fits = most / Math.max(1, words.length) / 0.7;
  return (
    <text class="map-letter" x={x} y={y} style={{ fontSize: `${Math.min(size, fits)}px` }}>
      {words}
    </text>
  );
}

interface Standing {
  pieces: Piece[];
  size: number;
  id: string;
}

/** The pieces of one side on a cell, the first of them on top. */
function Stack({ pieces, size, id, wide }: Standing & { wide: number }) {
  const [first] = pieces;
  if (!first) return null;
  const half = size * 0.32;
  const strip = first.side === 'attacker' ? 0 : wide * 0.26;
  const fighters = pieces.filter((piece) => piece.arm !== 'commander');
  const arm = (fighters[0] ?? first).arm;
  const roomy = size >= ROOMY && arm !== null;
  const shown = pieces.slice(0, LETTERS).map((piece) => piece.letter);
  const lost = pieces.reduce((sum, piece) => sum + piece.lost, 0);
  const spent = pieces.every((piece) => piece.whole > 0 && piece.left === 0) ? 'spent' : '';
  const facing = (pieces.find((piece) => piece.facing !== null) ?? first).facing;
  return (
    <g class={`map-piece ${first.side ?? 'nobody'} ${spent}`}>
      <title>{pieces.map((piece) => `${piece.name}: ${piece.words}`).join('; ')}</title>
      <Facing facing={facing} size={size} />
      {pieces.slice(1, 1 + BELOW).map((_, i, all) => {
        const aside = (all.length - i) * size * 0.045;
        return (
          <rect
            key={i}
            class="map-card below"
            x={-wide + aside}
            y={-half - aside}
            width={2 * wide}
            height={2 * half}
            rx={2}
          />
        );
      })}
      <rect class="map-card" x={-wide} y={-half} width={2 * wide} height={2 * half} rx={2} />
      {pieces.some((piece) => piece.asked) && (
        <rect
          class="map-asked"
          x={-wide - 4}
          y={-half - 4}
          width={2 * wide + 8}
          height={2 * half + 8}
          rx={5}
        />
      )}
      <rect x={-wide} y={-half} width={strip} height={2 * half} fill={`url(#${id}-defender)`} />
      <Letters
        words={shown.join('')}
        x={strip / 2}
        y={size * (roomy ? 0.04 : 0.12)}
        most={2 * wide - strip - 4}
        size={size * (roomy ? 0.32 : 0.36)}
      />
      {roomy && <ArmSign arm={arm} x={strip / 2} y={size * 0.19} size={size * 0.34} />}
      {fighters.length > 0 && fighters.length < pieces.length && size >= ROOMY && (
        <ArmSign
          arm="commander"
          x={wide - size * 0.09}
          y={-half + size * 0.09}
          size={size * 0.24}
        />
      )}
      {pieces.some((piece) => piece.disordered) && <Disorder half={half} wide={wide} />}
      {pieces.length > LETTERS && (
        <text
          class="map-count"
          x={wide}
          y={half + size * 0.08}
          style={{ fontSize: `${size * 0.2}px` }}
        >
          {pieces.length}
        </text>
      )}
      {lost > 0 && (
        <text class="counter-lost" x={wide} y={-half + 2}>
          −{lost}
        </text>
      )}
    </g>
  );
}

/** The pieces of one cell about x, y; where both sides stand on it, side by side. */
export function PiecesAt({ pieces, size, id, x, y }: Standing & { x: number; y: number }) {
  const sides = [
    pieces.filter((piece) => piece.side === 'attacker'),
    pieces.filter((piece) => piece.side !== 'attacker'),
  ].filter((of) => of.length > 0);
  const wide = size * (sides.length > 1 ? 0.21 : 0.32);
  return (
    <>
      {sides.map((of, i) => (
        <g
          key={i}
          transform={`translate(${x + (sides.length > 1 ? (i - 0.5) * size * 0.46 : 0)} ${y})`}
        >
          <Stack pieces={of} size={size} id={id} wide={wide} />
        </g>
      ))}
    </>
  );
}
