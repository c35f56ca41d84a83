// A newer version of the page was kept on the device while this one was open.
import { signal } from '@preact/signals';
import { Icon } from './icon';

const waits = signal(false);

export function tell_of_new_version(): void {
  waits.value = true;
}

/** Over the page, so that nothing moves. The assault and the game are kept: nothing is lost. */
export function NewVersion() {
  if (!waits.value) return null;
  return (
    <div class="under-way" role="status">
      <span>A new version of the page is here.</span>
      <button type="button" onClick={() => location.reload()}>
        Load it
      </button>
      <button
        type="button"
        class="plain"
        aria-label="Put this away"
        onClick={() => (waits.value = false)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
