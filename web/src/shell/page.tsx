// The whole page: the head, the present view, the foot, and the dialogs over them.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bind_drop } from '../form/library/drop';
import { InTurn } from '../mount/in_turn';
import { name_in_hand } from './here';
import { dialog, view } from '../state/view';
import { Foot } from './foot';
import { Head } from './head';
import { KeysDialog } from './keys_dialog';
import { LibraryDialog } from './library_dialog';
import { Live } from './live';
import { NewVersion } from './new_version';
import { NoticeBoard } from './notice';
import { ShareDialog } from './share_dialog';
import './shell.css';
import { Trouble } from './trouble';
import { UnderWay } from './under_way';
import { VIEWS } from './views';

/** The address holds the assault, so the link to the view moves the focus and not the address. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('view')?.focus();
}

/** The window's title names the assault. */
const follow_title = (): (() => void) =>
  effect(() => {
    const name = name_in_hand.value;
    document.title = name ? `${name} · Bayonet` : 'Bayonet';
  });

export function Page() {
  useEffect(follow_title, []);
  useEffect(bind_drop, []);
  const row = VIEWS.find(({ id }) => id === view.value) ?? VIEWS[0];
  return (
    <>
      <a class="skip" href="#view" onClick={skip}>
        Skip to the assault
      </a>
      <InTurn>
        <Head />
      </InTurn>
      <main class="main">
        <NoticeBoard />
        <Trouble />
        <div id="view" role="tabpanel" tabIndex={-1} aria-labelledby={`tab-${row?.id}`}>
          <InTurn>{row && <row.Part />}</InTurn>
        </div>
      </main>
      <InTurn>
        <Foot />
      </InTurn>
      <div class="passing">
        <UnderWay />
        <NewVersion />
        {dialog.value === null && <Live />}
      </div>
      <LibraryDialog />
      <ShareDialog />
      <KeysDialog />
    </>
  );
}
