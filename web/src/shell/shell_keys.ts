// The keys that work everywhere: switching views, and the actions of the head's buttons.
import { bind, type Key } from '../state/keys';
import { dialog, type DialogName } from '../state/view';
import { turn_theme } from './head';
import { go_to } from './tabs';
import { VIEWS } from './views';

const opens = (key: string, name: DialogName, words: string): Key => ({
  key,
  words,
  where: 'Everywhere',
  run: () => {
    dialog.value = name;
  },
});

const KEYS: readonly Key[] = [
  ...VIEWS.map(({ id, key, goes }) => ({
    key,
    words: goes,
    where: 'Everywhere',
    run: () => go_to(id),
  })),
  opens('l', 'library', 'the library: systems and examples'),
  opens('s', 'share', 'share: link, copies, files'),
  { key: 't', words: 'light or dark', where: 'Everywhere', run: turn_theme },
  opens('?', 'keys', 'this list'),
];

/** First of all: where a view has the same key, the view's does. */
export const bind_shell_keys = (): (() => void) => bind(KEYS);
