// The things to share: the link to the present assault or record, and the answer for the copies.
import { computed } from '@preact/signals';
import { version } from 'rule-systems';
import { fragment_of } from '../share/link';
import type { Told } from '../share/told';
import { answer } from '../state/answer';
import { assault } from '../state/assault';
import { game } from '../state/game';
import { tables } from '../state/systems';
import { view } from '../state/view';
import { said_words } from '../words/said';
import { in_hand } from './address';

/** What is on the table: in Roll the game, else the assault; empty before the first is there. */
export const name_in_hand = computed<string>(() => {
  if (view.value === 'roll' && game.value) return game.value.title;
  const show = answer.value?.show;
  return show?.title ?? show?.forces ?? '';
});

/** The page itself, without what it shows. */
const page_address = (): string => location.href.replace(/#.*$/, '');

export const link_here = computed<string | null>(
  () => in_hand.value && `${page_address()}#${fragment_of(in_hand.value)}`,
);

/** The page was opened from a file of this device: nobody else has what its links lead to, and
    where it lies is nobody's business. */
export const from_file = (): boolean => location.protocol === 'file:';

/** Null while there is no answer about the assault in hand: odds never go with another's link. */
export const told_here = computed<Told | null>(() => {
  const known = answer.value;
  const system = known && tables.value[known.show.rules];
  if (!known || !system || known.scenario !== assault.value) return null;
  const { scenario, show, odds, longer, pending } = known;
  const fragment = fragment_of({ kind: 'assault', view: 'ask', scenario });
  const sentences = pending
    ? []
    : [
        longer?.careful ? said_words(longer.careful.said) : null,
        longer?.best ? said_words(longer.best.said) : null,
      ];
  return {
    scenario,
    show,
    odds,
    system,
    sentences: sentences.filter((one) => one !== null),
    version,
    link: from_file() ? '' : `${page_address()}#${fragment}`,
  };
});
