// The page begins here.
import './state/prefs';
import { render } from 'preact';
import './look/look.css';
import './overdue.css';
import { keep_offline } from './offline/register';
import { begin } from './shell/begin';
import { Page } from './shell/page';

render(<Page />, document.getElementById('page') as HTMLElement);
void begin();
keep_offline();
