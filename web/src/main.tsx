import './state/prefs';
import { render } from 'preact';
import './look/look.css';
import { Page } from './shell/page';
import { begin } from './shell/begin';

render(<Page />, document.getElementById('page') as HTMLElement);
void begin();
