// The sign of an ending: solid if the attacker has the ground, hollow if not, and a shape for
// each, so that nothing depends on colour alone.
import type { RuleSystem } from '../../door/replies';
import { gained, type Gained } from '../../words/ending_rows';
import './ending_sign.css';

/** Outlines about 0, 0, some 2 across. */
const SHAPES = [
  'M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9Z', // a disc
  'M-.8-.8H.8V.8H-.8Z', // a square
  'M0-1.05 1.05 0 0 1.05-1.05 0Z', // a diamond
  'M0-1 1 .8H-1Z', // a triangle
  'M0 1 1-.8H-1Z', // on its tip
  'M-.95-.35H-.35V-.95H.35V-.35H.95V.35H.35V.95H-.35V.35H-.95Z', // a cross
  'M-.95-.6H.95V.6H-.95Z', // a bar
  'M-.5-.95H.5L1 0 .5.95H-.5L-1 0Z', // a hexagon
];

export interface Sign {
  path: string;
  gained: Gained;
}

/** The n-th ending of those alike for the ground has the n-th shape, whatever can come up now. */
export function sign_of(system: RuleSystem, ending: string): Sign {
  const kind = gained(system, ending);
  const alike = system.endings.filter((row) => gained(system, row.id) === kind);
  // Hollow ones begin with the last: in the tables the ending that says least stands there.
  const found = alike.findIndex((row) => row.id === ending);
  const index = kind === 'none' ? alike.length - 1 - found : found;
  return { path: SHAPES[Math.max(0, index) % SHAPES.length] ?? '', gained: kind };
}

/** Within a drawing, about x, y. */
export function SignAt({ sign, x, y, size }: { sign: Sign; x: number; y: number; size: number }) {
  return (
    <path
      class={`sign ${sign.gained}`}
      d={sign.path}
      transform={`translate(${x} ${y}) scale(${size / 2})`}
    />
  );
}

/** Beside words. */
export function SignBeside({ sign }: { sign: Sign }) {
  return (
    <svg class="sign-beside" viewBox="-1.3 -1.3 2.6 2.6" width="16" height="16" aria-hidden="true">
      <path class={`sign ${sign.gained}`} d={sign.path} />
    </svg>
  );
}
