// The entry point of the page.
import './state/prefs';
import { render } from 'preact';
import './theme/theme.css';
import './overdue.css';
import { keep_offline } from './offline/register';
import { begin } from './shell/begin';
import { bind_shell_keys } from './shell/shell_keys';
import { Page } from './shell/page';

bind_shell_keys();
render(<Page />, document.getElementById('page') as HTMLElement);
void begin();
keep_offline();
