// The views of the page, in the order of their tabs.
import type { ComponentType } from 'preact';
import { ResultView } from '../result/result_view';
import { PlayView } from '../play/play_view';
import type { View } from '../state/view';
import type { IconName } from './icon';

export interface ViewRow {
  id: View;
  /** On its tab. */
  words: string;
  icon: IconName;
  /** The key that goes there. */
  key: string;
  /** For the list of keys. */
  goes: string;
  Part: ComponentType;
}

export const VIEWS: readonly ViewRow[] = [
  { id: 'ask', words: 'Ask', icon: 'ask', key: 'a', goes: 'ask for the odds', Part: ResultView },
  {
    id: 'roll',
    words: 'Roll it',
    icon: 'roll',
    key: 'r',
    goes: 'play it step by step',
    Part: PlayView,
  },
];
