// A note on why the page shows what it shows, until it is dismissed.
import { signal } from '@preact/signals';
import { Icon } from './icon';

export interface Notice {
  words: string;
  /** alert: something went wrong. */
  role: 'alert' | 'note';
  /** What can be done about it. */
  action?: { words: string; run(): void };
}

export const notice = signal<Notice | null>(null);

const put_away = (): void => {
  notice.value = null;
};

export function NoticeBoard() {
  const now = notice.value;
  if (!now) return null;
  const { words, role, action } = now;
  return (
    <div class="notice" role={role}>
      <p>{words}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            put_away();
            action.run();
          }}
        >
          {action.words}
        </button>
      )}
      <button type="button" class="plain" aria-label="Put this away" onClick={put_away}>
        <Icon name="close" />
      </button>
    </div>
  );
}
