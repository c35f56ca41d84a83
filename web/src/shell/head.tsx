// The head of the page: its name, the name of the assault, the views, and the actions common to
// all views.
import { theme, THEMES } from '../state/prefs';
import { note } from '../state/say';
import { dialog, type DialogName } from '../state/view';
import { Icon, type IconName } from './icon';
import { Tabs } from './tabs';

const SAID = {
  auto: 'Light or dark as your device has it.',
  light: 'Light.',
  dark: 'Dark.',
} as const;

export function turn_theme(): void {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'auto';
  theme.value = next;
  note(SAID[next]);
}

const show = (name: DialogName) => (): void => {
  dialog.value = name;
};

function Opener({ name, words, icon }: { name: DialogName; words: string; icon: IconName }) {
  return (
    <button type="button" class="tab" aria-haspopup="dialog" onClick={show(name)}>
      <Icon name={icon} />
      {words}
    </button>
  );
}

function Wordmark() {
  return (
    <h1 class="wordmark">
      <svg viewBox="0 0 12 40" aria-hidden="true">
        <path d="M6 0 9 7v20H3V7z" class="blade" />
        <path d="M6 3v24" class="fuller" />
        <path d="M0 28h12v2H0zM4 31h4v9H4z" class="hilt" />
      </svg>
      Bayonet
    </h1>
  );
}

export function Head() {
  return (
    <header class="head">
      <div class="head-in">
        <Wordmark />
        <p class="head-motto">odds and orders for the close assault</p>
        <nav class="bar" aria-label="The page">
          <Tabs />
          <Opener name="library" words="Library" icon="library" />
          <Opener name="share" words="Share" icon="share" />
        </nav>
        <div class="head-tools">
          <button
            type="button"
            class="plain"
            aria-label={`Theme: ${theme.value}`}
            title={`Theme: ${theme.value}`}
            onClick={turn_theme}
          >
            <Icon name={theme.value} />
          </button>
          <button
            type="button"
            class="plain"
            aria-label="Keys"
            title="Keys"
            aria-haspopup="dialog"
            onClick={show('keys')}
          >
            <Icon name="help" />
          </button>
        </div>
      </div>
    </header>
  );
}
