// A map of squares: the kinds of ground, and on it the pieces by their letters.
import type { Piece } from './scene';
import type { MapLayout } from './map_layout';
import { hatch_of } from './patterns';

/** An eighth of a turn, in degrees. */
const EIGHTH = 45;

function Facing({ facing, size }: { facing: number; size: number }) {
  if (facing < 1 || facing > 8) return null;
  const edge = size * 0.36;
  const tip = size * 0.48;
  return (
    <path
      class="piece-facing"
      d={`M-${size * 0.1} -${edge}L0 -${tip}L${size * 0.1} -${edge}Z`}
      transform={`rotate(${(facing - 1) * EIGHTH})`}
    />
  );
}

interface Standing {
  pieces: Piece[];
  size: number;
  id: string;
}

/** The pieces of one side on a square: the letter of each, the first one's facing. */
function Card({ pieces, size, id, wide }: Standing & { wide: number }) {
  const [first] = pieces;
  if (!first) return null;
  const half = size * 0.34;
  const strip = first.side === 'attacker' ? 0 : wide * 0.28;
  const letters = pieces.map((piece) => piece.letter).join('');
  const lost = pieces.reduce((sum, piece) => sum + piece.lost, 0);
  const spent = pieces.every((piece) => piece.clean === 0) ? 'spent' : '';
  const fits = (2 * wide - strip) / Math.max(1, letters.length) / 0.72;
  return (
    <g class={`map-piece ${first.side ?? 'nobody'} ${spent}`}>
      <Facing facing={first.facing} size={size} />
      <rect class="map-card" x={-wide} y={-half} width={2 * wide} height={2 * half} rx={2} />
      <rect x={-wide} y={-half} width={strip} height={2 * half} fill={`url(#${id}-defender)`} />
      <text
        class="map-letter"
        x={strip / 2}
        y={size * 0.12}
        style={{ fontSize: `${Math.min(size * 0.36, fits)}px` }}
      >
        {letters}
      </text>
      {lost > 0 && (
        <text class="counter-lost" x={wide} y={-half + 2}>
          −{lost}
        </text>
      )}
    </g>
  );
}

/** The pieces of one square; where both sides stand on it, side by side. */
function PiecesAt({ pieces, size, id, x, y }: Standing & { x: number; y: number }) {
  const sides = [
    pieces.filter((piece) => piece.side === 'attacker'),
    pieces.filter((piece) => piece.side !== 'attacker'),
  ].filter((of) => of.length > 0);
  const wide = size * (sides.length > 1 ? 0.21 : 0.34);
  return (
    <>
      {sides.map((of, i) => {
        const aside = sides.length > 1 ? (i - 0.5) * size * 0.46 : 0;
        return (
          <g key={i} transform={`translate(${x + size / 2 + aside} ${y + size / 2})`}>
            <Card pieces={of} size={size} id={id} wide={wide} />
          </g>
        );
      })}
    </>
  );
}

export function MapOf({ laid, id }: { laid: MapLayout; id: string }) {
  const { size } = laid;
  return (
    <>
      {laid.cells.map(({ cell, x, y }) => (
        <g key={`${cell.x} ${cell.y}`}>
          <rect class="map-cell" x={x} y={y} width={size} height={size} />
          <rect x={x} y={y} width={size} height={size} fill={hatch_of(id, cell.terrain)} />
          {cell.signs.length > 0 && (
            <circle class="map-sign" cx={x + size * 0.86} cy={y + size * 0.14} r={size * 0.07} />
          )}
        </g>
      ))}
      {laid.cells.map(({ cell, x, y }) => (
        <PiecesAt
          key={`${cell.x} ${cell.y}`}
          pieces={cell.pieces}
          x={x}
          y={y}
          size={size}
          id={id}
        />
      ))}
    </>
  );
}
