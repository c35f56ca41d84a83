// What a person likes: kept in the browser where it can be kept, else until the page is left.
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
const WARN_USUAL = 5;

export const theme = signal<Theme>(THEMES.find((one) => one === first['theme']) ?? 'auto');

/** Points that a choice may cost before the page asks again; 0: it never asks. */
export const warn_at = signal<number>(
  typeof first['warn_at'] === 'number' && first['warn_at'] >= 0 ? first['warn_at'] : WARN_USUAL,
);

/** The dice come from the table and are typed; else the page throws them. */
export const own_dice = signal<boolean>(first['own_dice'] !== false);

effect(() => {
  if (theme.value === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
});

effect(() =>
  keep(JSON.stringify({ theme: theme.value, warn_at: warn_at.value, own_dice: own_dice.value })),
);
