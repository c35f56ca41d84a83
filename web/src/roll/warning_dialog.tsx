// Before a costly choice, where the player wants to be warned: what it costs, and what is better.
import { useEffect, useRef } from 'preact/hooks';
import { game } from '../state/game';
import { cost_words } from '../words/best';
import { after_warning, warning } from './turn';
import { aim_of } from './worth_words';
import './warning_dialog.css';

export function WarningDialog() {
  const box = useRef<HTMLDialogElement>(null);
  const now = game.value;
  const warned = warning.value;
  useEffect(() => {
    if (warned && !box.current?.open) box.current?.showModal();
    if (!warned) box.current?.close();
  }, [warned]);
  const ground = now === null || aim_of(now) === 'ground';
  return (
    <dialog
      ref={box}
      role="alertdialog"
      class="warning"
      aria-labelledby="warning-title"
      aria-describedby="warning-words"
      onCancel={() => void after_warning(false)}
    >
      {warned && (
        <>
          <h2 id="warning-title">A costly choice</h2>
          <p id="warning-words">
            This costs you {cost_words(warned.cost, ground)} against the best order: {warned.better}
            .
          </p>
          <div class="roll-buttons">
            <button type="button" class="primary" onClick={() => void after_warning(false)}>
              Choose again
            </button>
            <button type="button" onClick={() => void after_warning(true)}>
              Do it anyway
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
