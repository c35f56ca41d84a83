// The controls over and below the drawing of a table top in a game, for models that may be put
// down by hand.
import type { PlaneLayout } from '../../ground/plane_layout';
import { MoveModels, STATUS } from '../../move/move_models';
import { MoveTold } from '../../move/move_told';
import { moving as model_moving } from '../../move/moving';
import { moving, refused, type Game } from '../../state/game';
import { FaultWords } from '../said/fault_words';
import { own_move } from '../game/hands';
import { single } from '../game/single';
import {
  hand_table,
  placeable,
  put_back,
  put_by_hand,
  put_down_all,
  stands_by_hand,
} from '../game/hand_table';

interface OfGame {
  now: Game;
  laid: PlaneLayout;
}

const is_asked = (now: Game): boolean => placeable(now).length > 0 && own_move(now) === null;

export function ByHand({ now, laid, top }: OfGame & { top: number }) {
  return is_asked(now) ? <MoveModels laid={laid} top={top} table={hand_table(now, laid)} /> : null;
}

/** Those that are to be put down, what the rules have against it, and both ways on. */
function Waiting({ now, names }: { now: Game; names: string[] }) {
  const fault = refused.value;
  return (
    <div class="move-status" id={STATUS}>
      <p>
        <b>{names.join(', ')}</b> {names.length > 1 ? 'stand' : 'stands'} where you put{' '}
        {names.length > 1 ? 'them' : 'it'}, once you say so.
      </p>
      {fault?.also?.map((one) => (
        <FaultWords key={one.words} fault={one} />
      ))}
      <div class="move-act">
        <button
          type="button"
          aria-disabled={moving.value}
          onClick={single(() => void put_down_all(now))}
        >
          Put {names.length > 1 ? 'them' : 'it'} down
        </button>
        <button type="button" class="plain" onClick={() => put_back(now)}>
          Back to where {names.length > 1 ? 'they' : 'it'} stood
        </button>
      </div>
    </div>
  );
}

export function HandStatus({ now, laid }: OfGame) {
  if (!is_asked(now)) return null;
  const models = stands_by_hand(now, laid);
  if (models.some(({ from }) => from === model_moving.value?.from))
    return <MoveTold laid={laid} models={models} />;
  const put = put_by_hand(now);
  const names = models.filter(({ from }) => put.has(from)).map(({ piece }) => piece.name);
  if (names.length > 0) return <Waiting now={now} names={names} />;
  return (
    <div class="move-status" id={STATUS}>
      <span class="soft small">
        Put models down by hand: drag one, or touch it and then its new place. Who is not put down
        goes the way that you choose below.
      </span>
    </div>
  );
}
