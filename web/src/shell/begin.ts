// What the page opens with: the assault or record of the link, else the assault of the last
// visit, else the first system's sample, which may be in hand already: state/first.ts. Later links, by
// Back or pasted, are followed too.
import { effect } from '@preact/signals';
import { systems } from 'rule-systems';
import { Refused } from '../door/door';
import { NOT_LOADED } from '../door/load';
import type { Fault, Scenario } from '../door/replies';
import { too_deep } from '../assault/bounds';
import { canonical } from '../share/canonical';
import { BrokenLink, read_fragment, type Shared } from '../share/link';
import { mount_rest } from '../mount/in_turn';
import { trouble } from '../state/answer';
import { assault, open, open_sample, refusal } from '../state/assault';
import { is_first } from '../state/first';
import { game } from '../state/game';
import { go_on, open_record, under_way, wake } from '../state/record';
import { view } from '../state/view';
import { catch_up, follow_address, is_in_hand, keep_address } from './address';
import { notice, type Notice } from './notice';

const PLACE = 'bayonet/assault/1';

function kept(): Scenario | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Scenario | null;
  } catch {
    return null;
  }
}

/** What the page opens with by itself is not kept: where nothing is, early.js shows its answer at once. */
function keep(scenario: Scenario): void {
  try {
    if (is_first()) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, canonical(scenario));
  } catch {
    // Nowhere to keep it: the link in the address still holds it.
  }
}

/** Opens the assault of the last visit; false where there is none, or none that can be opened. */
async function open_kept(): Promise<boolean> {
  try {
    const last = kept();
    return last !== null && !too_deep(last) && (await open(last));
  } catch {
    return false; // what was kept is broken: the visit begins as the first did
  }
}

const refused_words = ({ status, path, words }: Fault): string =>
  NOT_LOADED.has(status)
    ? words
    : `The rules refuse what this link holds${path ? `, at ${path}` : ''}: ${words.replace(/\.$/, '')}.`;

/** Opens what a link shares; throws BrokenLink or Refused. */
async function open_shared(shared: Shared): Promise<void> {
  const in_hand = is_in_hand(shared);
  if (in_hand && view.value === shared.view) return;
  mount_rest(); // what stands in the page is about another assault
  if (in_hand) view.value = shared.view;
  else if (shared.kind === 'record') {
    await open_record(shared.lines);
    view.value = shared.view;
  } else {
    if (!(await open(shared.scenario)) && refusal.value) throw new Refused(refusal.value);
    view.value = shared.view;
  }
}

/** Why a link leads nowhere, in words. Whatever it is, the page goes on with what it has. */
function why_not(thrown: unknown): string {
  if (thrown instanceof BrokenLink) return thrown.message;
  if (thrown instanceof Refused) return refused_words(thrown.fault);
  return `This link cannot be followed: ${String(thrown)}`;
}

function complain(words: string): void {
  notice.value = { words, role: 'alert' };
}

/** A game of the last visit is offered, not forced; in Roll that view offers it itself. */
async function offer_game(): Promise<void> {
  await wake();
  if (!under_way.value || view.value === 'roll' || notice.value) return;
  const words = `You were in the middle of a game: ${game.value?.title}.`;
  const offered: Notice = { words, role: 'note', action: { words: 'Go on with it', run: go_on } };
  notice.value = offered;
  effect(() => {
    if (view.value === 'roll' && notice.peek() === offered) notice.value = null;
  });
}

/** Opens what a fragment shares; false, and a notice, when it leads nowhere. */
async function lead(fragment: string): Promise<boolean> {
  try {
    const shared = read_fragment(fragment);
    if (shared) await open_shared(shared);
    notice.value = null;
    return shared !== null;
  } catch (thrown) {
    complain(why_not(thrown));
    return false;
  }
}

async function first_sight(): Promise<void> {
  const [first] = systems;
  if (!first) throw new Error('the library has no rule system');
  catch_up();
  if (await follow_address(lead)) return;
  if (!notice.value && (await open_kept())) return;
  if (assault.value) return;
  if (!(await open_sample(first.id)) && refusal.value) throw new Refused(refusal.value);
}

/** Without the library there is nothing to show but why. */
export async function begin(): Promise<void> {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Refused) trouble.value = reason.fault;
  });
  try {
    await first_sight();
  } catch (thrown) {
    trouble.value =
      thrown instanceof Refused
        ? thrown.fault
        : { status: 'broken', words: `The library did not start: ${String(thrown)}` };
    return;
  }
  keep_address(() => void follow_address(lead));
  effect(() => {
    if (assault.value) keep(assault.value);
  });
  await offer_game();
}
