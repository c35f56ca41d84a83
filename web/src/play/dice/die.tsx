// A die as it lies: the attacker's filled, the defender's hollow; pips up to six sides, else the
// number. The words beside it say what it shows.
import type { Side } from '../../door/replies';
import './die.css';

const LOW = 11;
const MID = 20;
const HIGH = 29;

/** Where the pips of a face lie. */
const PIPS: Record<number, readonly [number, number][]> = {
  1: [[MID, MID]],
  2: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  3: [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  4: [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
};

const PIPPED = 6;

interface Props {
  /** 0: a place where no die lies. */
  face: number;
  sides: number;
  /** Null: nobody knows. */
  side: Side | null;
  /** It lost to the die beside it, or had none to fight. */
  faint?: boolean;
}

export function Die({ face, sides, side, faint = false }: Props) {
  const pips = sides <= PIPPED ? PIPS[face] : undefined;
  const kind = `die die-${side ?? 'plain'}${face === 0 ? ' die-none' : ''}${faint ? ' die-faint' : ''}`;
  return (
    <svg class={kind} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="7" />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" />
      ))}
      {face > 0 && !pips && (
        <text x="20" y="26" text-anchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
