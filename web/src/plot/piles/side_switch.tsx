// The switch for the side whose casualties a plot shows: two buttons, one of them pressed.
import type { Side } from '../../door/replies';
import { SIDES } from '../../words/tails';
import './side_switch.css';

export function SideSwitch({ side, choose }: { side: Side; choose: (side: Side) => void }) {
  return (
    <div class="side-switch" role="group" aria-label="Whose casualties">
      {SIDES.map((one) => (
        <button
          type="button"
          key={one}
          class={one}
          aria-pressed={one === side}
          onClick={() => choose(one)}
        >
          {one}’s
        </button>
      ))}
    </div>
  );
}
