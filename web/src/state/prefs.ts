// A person's preferences: kept in the browser if possible, else until the page is left.
import { effect, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

const PLACE = 'bayonet/prefs/1';

/** What was kept, as far as it can be read: storage may be blocked, or hold anything. */
function kept(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // Nowhere to keep it: it holds until the page is left.
  }
}

const first = kept();

export const theme = signal<Theme>(THEMES.find((one) => one === first['theme']) ?? 'auto');

/** Points that a choice may cost before the page asks again; 0: it never asks. */
export const warn_at = signal<number>(
  typeof first['warn_at'] === 'number' && first['warn_at'] >= 0 ? first['warn_at'] : 0,
);

/** A roll that is complete goes in at once; else it waits for Enter, so that a slip can be mended. */
export const roll_at_once = signal<boolean>(first['roll_at_once'] === true);

effect(() => {
  if (theme.value === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
});

effect(() =>
  keep(
    JSON.stringify({
      theme: theme.value,
      warn_at: warn_at.value,
      roll_at_once: roll_at_once.value,
    }),
  ),
);
