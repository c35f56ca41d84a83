// The players: who commands each side, who throws its dice, and whether to warn before a mistake.
import type { Side } from '../../door/replies';
import { game, seed_of } from '../../state/game';
import { roll_at_once, warn_at } from '../../state/prefs';
import { first_large } from '../../words/sentence';
import { COMMANDERS, DICE, hands, set_hand, SIDES, type Hand } from '../game/hands';
import './hands_panel.css';
import { SideName } from '../said/side_name';

interface PickProps<Id extends string> {
  side: Side;
  /** Behind the side's name. */
  words: string;
  rows: readonly { id: Id; words: string }[];
  value: Id;
  pick(id: Id): void;
}

function Pick<Id extends string>({ side, words, rows, value, pick }: PickProps<Id>) {
  return (
    <label class="hand">
      <span class="small soft">
        <span class="spoken">{first_large(side)} </span>
        {words}
      </span>
      <select
        value={value}
        onChange={(event) => {
          const row = rows.find(({ id }) => id === event.currentTarget.value);
          if (row) pick(row.id);
        }}
      >
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.words}
          </option>
        ))}
      </select>
    </label>
  );
}

function OfSide({ side, hand }: { side: Side; hand: Hand }) {
  return (
    <div class="hand-side">
      <SideName side={side} />
      <Pick
        side={side}
        words="is commanded by"
        rows={COMMANDERS}
        value={hand.commander}
        pick={(commander) => set_hand(side, { commander })}
      />
      <Pick
        side={side}
        words="has dice"
        rows={DICE}
        value={hand.dice}
        pick={(dice) => set_hand(side, { dice })}
      />
    </div>
  );
}

interface TickProps {
  words: string;
  on: boolean;
  turn(on: boolean): void;
}

function Tick({ words, on, turn }: TickProps) {
  return (
    <label class="hands-tick">
      <input type="checkbox" checked={on} onChange={(event) => turn(event.currentTarget.checked)} />
      {words}
    </label>
  );
}

/** Points, where somebody wants to be warned and has not said from what on. */
const WARN_USUAL = 5;

function WarnFrom() {
  if (warn_at.value === 0) return null;
  return (
    <label class="hands-tick">
      <span>Warn from a cost of, in 100</span>
      <input
        type="number"
        min="1"
        max="100"
        step="1"
        value={warn_at.value}
        onChange={(event) => {
          const points = Number(event.currentTarget.value);
          if (points >= 1 && points <= 100) warn_at.value = points;
          else event.currentTarget.value = String(warn_at.value);
        }}
      />
    </label>
  );
}

export function HandsPanel() {
  const now = game.value;
  return (
    <details class="sheet hands">
      <summary>Who plays, and how</summary>
      <div class="hands-rows">
        {SIDES.map((side) => (
          <OfSide key={side} side={side} hand={hands.value[side]} />
        ))}
        <Tick
          words="Warn me before a costly choice"
          on={warn_at.value > 0}
          turn={(on) => (warn_at.value = on ? WARN_USUAL : 0)}
        />
        <WarnFrom />
        <Tick
          words="Roll in as soon as all dice are typed"
          on={roll_at_once.value}
          turn={(on) => (roll_at_once.value = on)}
        />
        {now && (
          <p class="small soft">
            Bayonet’s dice come from seed <span class="number">{seed_of(now)}</span>, which the
            record keeps: a throw that is taken back comes again the same.
          </p>
        )}
      </div>
    </details>
  );
}
