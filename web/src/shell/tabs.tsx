// The tabs of the views; below the page on a phone, where a thumb reaches them.
import { view, type View } from '../state/view';
import { Icon } from './icon';
import { VIEWS } from './views';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys go from tab to tab, as in every list of tabs. */
function step(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const at = VIEWS.findIndex((row) => row.id === view.value);
  const next = VIEWS[(at + by + VIEWS.length) % VIEWS.length];
  if (next) go_to(next.id, true);
}

export function go_to(id: View, focus = false): void {
  view.value = id;
  if (focus) document.getElementById(`tab-${id}`)?.focus();
}

export function Tabs() {
  return (
    <div class="tabs" role="tablist" aria-label="Views" onKeyDown={step}>
      {VIEWS.map(({ id, words, icon }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          class="tab"
          aria-selected={view.value === id}
          aria-controls="view"
          tabIndex={view.value === id ? 0 : -1}
          onClick={() => go_to(id)}
        >
          <Icon name={icon} />
          {words}
        </button>
      ))}
    </div>
  );
}
