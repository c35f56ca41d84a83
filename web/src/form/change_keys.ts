// The keys for undo and redo of changes to the assault.
import { bind, writes } from '../state/keys';
import { redo, undo } from '../state/assault';
import { say } from '../state/say';

/** Takes the last change back, and says so. */
export function take_back(): void {
  say(undo() ? 'taken back' : 'there is nothing to take back');
}

export function do_again(): void {
  say(redo() ? 'done again' : 'there is nothing to do again');
}

/** What Control and a key do, fields aside: they have their own undo. */
function with_control(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  if (writes(event.target) || document.querySelector('dialog[open]')) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) do_again();
  else take_back();
}

const WHERE = 'Ask';

/** Until the returned function is called. */
export function bind_changes(): () => void {
  const unbind = bind([
    {
      key: 'z',
      words: 'take the last change back (Control and z too)',
      where: WHERE,
      run: take_back,
    },
    { key: 'Z', words: 'do it again (Control, Shift and z too)', where: WHERE, run: do_again },
  ]);
  document.addEventListener('keydown', with_control);
  return () => {
    document.removeEventListener('keydown', with_control);
    unbind();
  };
}
