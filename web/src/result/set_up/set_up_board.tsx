// The line below a board: how it is changed, and how it is emptied.
import { draft } from '../../state/assault';
import { keys_now } from '../../state/board_now';
import { clear_board } from '../../touch/doings';

export function SetUpBoard() {
  if (!draft.value || !keys_now()) return null;
  return (
    <div class="touch-hint">
      <span class="soft small">Touch a cell or a unit to change it, or drag a unit.</span>
      <button type="button" onClick={clear_board}>
        Clear the board
      </button>
    </div>
  );
}
