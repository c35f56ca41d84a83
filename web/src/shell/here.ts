// The things to share: the link to the present assault or record, and the answer for the copies.
import { computed, signal } from '@preact/signals';
import { version } from 'rule-systems';
import { fragment_of } from '../share/link';
import { Refused } from '../door/door';
import { quick } from '../door/doors';
import type { Odds, Scenario } from '../door/replies';
import { assumed } from '../play/game/outlook';
import type { Told } from '../share/told';
import { answer } from '../state/answer';
import { assault } from '../state/assault';
import { game, steps_of, type Game } from '../state/game';
import { odds_of_game } from '../state/requests';
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

/** The game that is shared, as far as it is; null: the assault is. */
export const game_here = computed<Game | null>(() =>
  in_hand.value?.kind === 'record' ? game.value : null,
);

/** What was answered about a game: its odds, or why there are none. */
const of_game = signal<{ about: Game; odds: Odds | null; why: string | null } | null>(null);

/** Asks for the odds from where a game is, as its outlook has them; what is returned stops that. */
export function ask_of_game(about: Game | null): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const ask = async (now: Game): Promise<void> => {
    try {
      const odds = await quick.ask<Odds>(odds_of_game(now.lines, assumed.peek()), { signal });
      of_game.value = { about: now, odds, why: null };
    } catch (thrown) {
      if (signal.aborted) return;
      if (!(thrown instanceof Refused)) throw thrown;
      of_game.value = { about: now, odds: null, why: thrown.fault.words };
    }
  };
  of_game.value = null;
  if (about) void ask(about);
  return () => controller.abort(new DOMException('no longer asked', 'AbortError'));
}

/** Why there are no odds of the game that is shared; null: there are, or they will come. */
export const untold = computed<string | null>(() => {
  const known = of_game.value;
  return known && known.about === game_here.value ? known.why : null;
});

function told_of_game(now: Game): Told | null {
  const known = of_game.value;
  const system = tables.value[now.show.rules];
  if (known?.about !== now || !known.odds || !system) return null;
  const steps = steps_of(now);
  return {
    scenario: now.lines[0]?.['scenario'] as Scenario,
    show: now.show,
    odds: known.odds,
    system,
    after: `after ${steps} ${steps === 1 ? 'step' : 'steps'}`,
    sentences: [],
    version,
    link: from_file() ? '' : (link_here.value ?? ''),
  };
}

/** What is copied is what stands in front. Null while there is no answer about it: odds never go with
    another's link. */
export const told_here = computed<Told | null>(() => {
  if (game_here.value) return told_of_game(game_here.value);
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
    after: null,
    sentences: sentences.filter((one) => one !== null),
    version,
    link: from_file() ? '' : `${page_address()}#${fragment}`,
  };
});
