// The sign of an arm, as soldiers draw it on maps: crossed for foot, a slash for horse, a ball for
// guns, a track for tanks, a star for whoever commands.
import type { Arm } from '../../door/marks';

/** Within a box of 18 by 11 about 0, 0. */
const SIGNS: Record<Arm, string> = {
  infantry: 'M-9-5.5H9V5.5H-9ZM-9-5.5 9 5.5M-9 5.5 9-5.5',
  cavalry: 'M-9-5.5H9V5.5H-9ZM-9 5.5 9-5.5',
  dismounted: 'M-9-5.5H9V5.5H-9ZM-9 5.5 9-5.5M-9-5.5 0 0',
  'machine-gun': 'M-9-5.5H9V5.5H-9ZM0 4.5V-3.5M-2.5-1 0-3.5 2.5-1',
  artillery: 'M-9-5.5H9V5.5H-9ZM0-2.4A2.4 2.4 0 1 1 0 2.4 2.4 2.4 0 1 1 0-2.4Z',
  tank: 'M-9-5.5H9V5.5H-9ZM-3.5-2.5H3.5A2.5 2.5 0 0 1 3.5 2.5H-3.5A2.5 2.5 0 0 1-3.5-2.5Z',
  commander: 'M0-6 1.5-1.9H5.8L2.4.7 3.6 4.9 0 2.4-3.6 4.9-2.4.7-5.8-1.9H-1.5Z',
};

interface Props {
  arm: Arm | null;
  x: number;
  y: number;
  /** Pixels across. */
  size: number;
}

export function ArmSign({ arm, x, y, size }: Props) {
  if (!arm) return null;
  return (
    <path
      class={`arm-sign ${arm}`}
      d={SIGNS[arm]}
      transform={`translate(${x} ${y}) scale(${size / 18})`}
    />
  );
}
