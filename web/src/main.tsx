// The entry point of the page.
import './state/prefs';
import { render } from 'preact';
import './theme/theme.css';
import './opening.css';
import { keep_offline } from './offline/register';
import { begin } from './shell/begin';
import { tell_of_new_version } from './shell/new_version';
import { bind_shell_keys } from './shell/shell_keys';
import { Page } from './shell/page';
import { begin_with_first } from './state/first';

const { dataset } = document.documentElement;

// The page as it was built has this answer in it already: what is rendered takes its place unseen.
if (dataset['opening'] === undefined) begin_with_first();
bind_shell_keys();
render(<Page />, document.getElementById('page') as HTMLElement);
delete dataset['opening'];
document.getElementById('overdue')?.remove();
void begin();
keep_offline(tell_of_new_version);
