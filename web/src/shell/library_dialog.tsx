// The library in its dialog, which closes when something was opened without a remark.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Library } from '../form/library/library';
import { opened } from '../state/assault';
import { unread } from '../state/opening';
import { offer } from '../state/record';
import { dialog } from '../state/view';
import { Dialog } from './dialog';

/** Remarks on what was opened come a moment after it: with them the dialog stays. */
function close_when_opened(): () => void {
  let seen = [opened.peek(), offer.peek()];
  return effect(() => {
    const now = [opened.value, offer.value];
    const news = now.some((one, at) => one !== seen[at]);
    seen = now;
    if (!news) return;
    const before = unread.peek();
    setTimeout(() => {
      const remarks = unread.peek() !== before && unread.peek() !== null;
      if (dialog.peek() === 'library' && !remarks) dialog.value = null;
    });
  });
}

export function LibraryDialog() {
  useEffect(close_when_opened, []);
  return (
    <Dialog name="library" title="Systems and examples">
      <Library />
    </Dialog>
  );
}
