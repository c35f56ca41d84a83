// The warning before a costly choice, if the player wants one: its cost, and a better choice.
// Until the cost is known it says so; if the choice costs little, it is made without asking.
import { useEffect, useRef } from 'preact/hooks';
import { listed } from '../../words/sentence';
import { advising } from '../game/outlook';
import { after_warning, warning, worth_a_warning, type Verdict } from '../game/turn';
import './warning_dialog.css';

function Working() {
  const done = advising.value ?? 0;
  return (
    <>
      <h2 id="warning-title">A moment</h2>
      <p id="warning-words">What this choice costs is still being worked out.</p>
      <progress aria-label="Worked out" max={1} {...(done > 0 ? { value: done } : {})} />
    </>
  );
}

/** "12.6 in 100 against the best order: roll 1 die." */
function costs_words({ better }: Verdict): string {
  const [first, ...more] = better;
  if (!first) return '';
  if (more.length === 0) return `${first.costs} against the best order: ${first.words}.`;
  const each = better.map(({ words, costs }) => `${costs} (${words})`);
  return `${listed(each)} against the best orders.`;
}

function Costs({ verdict }: { verdict: Verdict }) {
  return (
    <>
      <h2 id="warning-title">A costly choice</h2>
      <p id="warning-words">
        This costs you {costs_words(verdict)} Both sides play their best from then on.
      </p>
    </>
  );
}

export function WarningDialog() {
  const box = useRef<HTMLDialogElement>(null);
  const warned = warning.value;
  const verdict = warned?.judge();
  const harmless = verdict !== undefined && !worth_a_warning(verdict);
  useEffect(() => {
    if (warned && !box.current?.open) box.current?.showModal();
    if (!warned) box.current?.close();
  }, [warned]);
  useEffect(() => {
    if (harmless) void after_warning(true);
  }, [harmless]);
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
          {verdict ? <Costs verdict={verdict} /> : <Working />}
          <div class="play-buttons">
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
