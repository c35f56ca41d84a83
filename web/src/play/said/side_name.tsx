// A side by its name, its colour and its hatch: filled attacks, hatched defends.
import type { Side } from '../../door/replies';
import { first_large } from '../../words/sentence';
import './side_name.css';

export function SideSign({ side }: { side: Side }) {
  return (
    <svg class={`side-sign side-sign-${side}`} viewBox="0 0 14 14" aria-hidden="true">
      <rect x="1" y="1" width="12" height="12" rx="1.5" />
      {side === 'defender' && <path d="M1 9 9 1M1 13.5 13.5 1M6 13 13 6" />}
    </svg>
  );
}

export function SideName({ side, plain = false }: { side: Side; plain?: boolean }) {
  return (
    <span class={`side-name ${side}`}>
      <SideSign side={side} /> {plain ? side : first_large(side)}
    </span>
  );
}
