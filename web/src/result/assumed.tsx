// The line beneath a plot that says what its numbers assume.
import type { Said } from '../door/replies';
import { SaidWords } from './said_words';

export const Assumed = ({ premises }: { premises: Said }) => (
  <p class="soft small">
    <SaidWords said={premises} />
  </p>
);
