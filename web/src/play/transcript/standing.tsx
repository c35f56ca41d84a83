// The present state: the point in the assault, what each side has left, the chance of the ground.
import { game } from '../../state/game';
import { first_large } from '../../words/sentence';
import { ChanceLine } from '../said/chance_line';
import { SIDES } from '../game/hands';
import { assumed, chance_at } from '../game/outlook';
import { place_after, place_now } from '../game/place_in_game';
import { SideName } from '../said/side_name';
import './standing.css';
import { under_way } from '../game/taking_back';

export function Standing() {
  const now = game.value;
  if (!now) return null;
  const { heading, sides, question } = now.now;
  const last = now.story.told.length - (under_way(now) ? 0 : 1);
  const before = last >= 0 ? chance_at(place_after(now, last)) : undefined;
  return (
    <header class="standing">
      <p class="standing-title">{now.title}</p>
      <h2>{first_large(heading)}</h2>
      <p class="standing-sides">
        {SIDES.map((side) => (
          <span key={side} class="standing-side">
            <SideName side={side} /> <span class="number">{sides[side].words}</span>
          </span>
        ))}
      </p>
      {question.kind !== 'over' && (
        <ChanceLine
          rules={now.story.rules}
          orders={assumed.value}
          now={chance_at(place_now(now))}
          before={before}
        />
      )}
    </header>
  );
}
