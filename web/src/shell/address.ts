// Keeps the address and the present assault in step: each follows the other.
import { computed, effect } from '@preact/signals';
import { canonical } from '../share/canonical';
import { fragment_of, record_text, type Shared } from '../share/link';
import { assault, opened } from '../state/assault';
import { first_fragment } from '../state/first';
import { record } from '../state/record';
import { view } from '../state/view';

/** Milliseconds between two writings: browsers allow a hundred in half a minute. */
const EVERY = 350;

/** What a link from here shares: in Roll the record as it stands, else the assault. */
export const in_hand = computed<Shared | null>(() => {
  const lines = record.value;
  if (view.value === 'roll' && lines && lines.length > 1)
    return { kind: 'record', view: 'roll', lines };
  return assault.value && { kind: 'assault', view: view.value, scenario: assault.value };
});

/** True when this is in hand already, the view aside. */
export function is_in_hand(shared: Shared): boolean {
  if (shared.kind === 'record')
    return record.value !== null && record_text(record.value) === record_text(shared.lines);
  return assault.value !== null && canonical(assault.value) === canonical(shared.scenario);
}

function fragment_now(shared: Shared): string {
  const known = shared.kind === 'assault' && shared.view === 'ask';
  return (known && first_fragment(shared.scenario)) || fragment_of(shared);
}

/** The fragment as it was written or read last. */
let known = '';
/** Where the last entry of the history was made: another view, or another assault, is a new one. */
let place = '';
let last = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Links that are being followed: until they have led somewhere the address is not written. */
let leading = 0;

const place_now = (): string => `${view.value} ${opened.value}`;

/** Where it is noted at once what is not in the address yet: storing is not limited as that is. */
const LATE = 'bayonet/address/1';

/** Fragments that were written over. A browser takes its time to write an address: loaded again just
    then, the page may come with any of the last. */
let earlier: string[] = [];
const EARLIER_MAX = 4;

/** Notes that the address is to be this fragment in place of what it is or was a moment before, for
    when the page is loaded again before it is written; null: the address itself counts. */
function note_late(fragment: string | null): void {
  try {
    if (fragment === null) sessionStorage.removeItem(LATE);
    else
      sessionStorage.setItem(
        LATE,
        JSON.stringify([[...earlier, location.hash.slice(1)], fragment]),
      );
  } catch {
    // Nowhere to keep it: what was changed in the last moment before a reload is lost.
  }
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  const shared = in_hand.value;
  if (!shared || leading > 0) return;
  const fragment = fragment_now(shared);
  const new_entry = place !== '' && place !== place_now();
  place = place_now();
  note_late(fragment);
  if (fragment === known) return;
  known = fragment;
  earlier = [...earlier, location.hash.slice(1)].slice(-EARLIER_MAX);
  last = performance.now();
  try {
    if (new_entry) history.pushState(null, '', `#${fragment}`);
    else history.replaceState(null, '', `#${fragment}`);
  } catch {
    // A browser that forbids it: the Share menu still has the link.
  }
}

function write_soon(): void {
  const wait = last + EVERY - performance.now();
  if (timer === undefined && wait <= 0) {
    write();
    return;
  }
  timer ??= setTimeout(write, wait);
  if (in_hand.value && leading === 0) note_late(fragment_now(in_hand.value));
}

/** Of a page that was loaded again: the address as it would have been a moment later. */
export function catch_up(): void {
  const [visit] = performance.getEntriesByType('navigation');
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(LATE) ?? '[]');
    sessionStorage.removeItem(LATE);
    const [there, then] = Array.isArray(kept) ? (kept as unknown[]) : [];
    const was = Array.isArray(there) && there.includes(location.hash.slice(1));
    const again = (visit as PerformanceNavigationTiming | undefined)?.type === 'reload';
    if (again && was && typeof then === 'string') history.replaceState(null, '', `#${then}`);
  } catch {
    // Nothing can be kept here, or what was kept is broken: the address counts.
  }
}

/**
 * Follows the address where it is not what was written there: `lead` opens what the fragment
 * names. What that opens is no new entry of the history; where it leads nowhere, the address is
 * set right again. False when there was nothing to follow.
 */
export async function follow_address(
  lead: (fragment: string) => Promise<boolean>,
): Promise<boolean> {
  const fragment = location.hash.slice(1);
  if (fragment === known || fragment === '') return false;
  note_late(null);
  earlier = [];
  known = fragment;
  leading += 1;
  try {
    return await lead(fragment);
  } finally {
    leading -= 1;
    place = place_now();
    write();
  }
}

/** Keeps the address up to date from now on; `read` is called when it was changed from outside. */
export function keep_address(read: () => void): void {
  effect(() => {
    if (in_hand.value && opened.value >= 0) write_soon();
  });
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  addEventListener('pagehide', write);
}
