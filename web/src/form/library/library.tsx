// The rule systems and the examples, each one tap away; a line to type, a file to open.
import examples from 'examples';
import { useEffect } from 'preact/hooks';
import { systems } from 'rule-systems';
import { open, open_sample } from '../../state/assault';
import { open_listed, unread } from '../../state/opening';
import './library.css';
import { OpenFile } from './open_file';
import { Slips } from './slips';
import { TypeIt } from './type_it';

type Example = (typeof examples)[number];

interface EntryOf {
  title: string;
  words: string;
  /** What is worth deciding. */
  decision?: string;
  drawing?: Example['drawing'];
  run(): void;
}

function SmallDrawing({ ground, attacker, defender }: Example['drawing']) {
  return (
    <svg class="entry-drawing" viewBox="0 0 96 64" aria-hidden="true">
      <path class="ground" d={ground} />
      <path class="defender" d={defender} />
      <path class="attacker" d={attacker} />
    </svg>
  );
}

function Entry({ title, words, decision, drawing, run }: EntryOf) {
  const id = `entry-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <li class="entry">
      {drawing && <SmallDrawing {...drawing} />}
      <button type="button" class="plain" aria-describedby={id} onClick={run}>
        {title}
      </button>
      <p id={id}>
        {words} {decision && <strong>{decision}</strong>}
      </p>
    </li>
  );
}

/** What was not read is told while the library is open, and gone with it. */
function forget(): void {
  if (unread.peek()?.taken === false) unread.value = null;
}

export function Library() {
  useEffect(() => forget, []);
  return (
    <div class="library">
      <TypeIt />
      <OpenFile />
      <Slips />
      <section aria-labelledby="library-systems">
        <h3 id="library-systems">Rule systems</h3>
        <ul>
          {systems.map(({ id, title, source }) => (
            <Entry
              key={id}
              title={title}
              words={source}
              run={() => void open_listed(title, () => open_sample(id))}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="library-examples">
        <h3 id="library-examples">Examples</h3>
        <ul>
          {examples.map((example) => (
            <Entry
              key={example.file}
              title={example.title}
              words={example.about}
              decision={example.decision}
              drawing={example.drawing}
              run={() => void open_listed(example.title, () => open(example.scenario))}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
