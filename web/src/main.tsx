// The entry point of the page.
import './state/prefs';
import { render } from 'preact';
import './theme/theme.css';
import './opening.css';
import { in_turn } from './mount/in_turn';
import { keep_offline } from './offline/register';
import { begin } from './shell/begin';
import { tell_of_new_version } from './shell/new_version';
import { bind_shell_keys } from './shell/shell_keys';
import { Page } from './shell/page';
import { begin_with_first } from './state/first';

const { dataset } = document.documentElement;
const FRAME_MS = 100; // longer than one takes; a page out of sight has none

/** Waits until the answer that stands in the page is painted: what follows keeps the browser busy. */
async function painted(): Promise<void> {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return;
  await Promise.race([
    new Promise((next) => requestAnimationFrame(next)),
    new Promise((next) => setTimeout(next, FRAME_MS)),
  ]);
  await new Promise((next) => setTimeout(next)); // a frame is painted after what is asked for it
}

function mount(): void {
  render(<Page />, document.getElementById('page') as HTMLElement);
  delete dataset['opening'];
  document.getElementById('overdue')?.remove();
}

function go_on(): void {
  void begin();
  keep_offline(tell_of_new_version);
}

async function main(): Promise<void> {
  bind_shell_keys();
  if (dataset['opening'] === undefined) {
    // The page as it was built has this answer in it already: what is mounted takes its place unseen.
    await painted();
    await in_turn(begin_with_first, mount, go_on);
  } else {
    mount();
    go_on();
  }
}

void main();
