// Files: the scenario, the record, the pictures; and a way to open one.
import { file_name } from '../share/file_name';
import { record_text } from '../share/link';
import { png_blob, svg_text } from '../share/picture';
import { save_file } from '../share/save_file';
import { json_text, yaml_text } from '../share/scenario_file';
import { assault } from '../state/assault';
import { record } from '../state/record';
import { note } from '../state/say';
import { tables } from '../state/systems';

type Drawing = SVGSVGElement | HTMLCanvasElement;

function save(title: string, ending: string, content: string | Blob): void {
  const name = file_name(title, ending);
  save_file(name, content);
  note(`Saved as ${name}.`);
}

const text_at = (name: string): string => {
  const value = assault.value?.[name];
  return typeof value === 'string' ? value : '';
};

const title = (): string => text_at('title') || text_at('rules');

async function save_yaml(): Promise<void> {
  const scenario = assault.value;
  const system = tables.value[text_at('rules')];
  if (!scenario || !system) return;
  const name = title(); // as it was pressed, whatever is in hand when the writer has come
  try {
    save(name, 'yaml', await yaml_text(scenario, system));
  } catch {
    note('What writes YAML did not come. Try again, or save it as JSON: that needs nothing more.');
  }
}

function save_json(): void {
  const scenario = assault.value;
  const system = tables.value[text_at('rules')];
  if (scenario && system) save(title(), 'json', json_text(scenario, system));
}

const NO_RECORD = 'There is no record yet: it begins with the first step under Roll it.';

function save_record(): void {
  if (record.value) save(`${title()} record`, 'jsonl', record_text(record.value));
}

/** The drawings of the view in hand, each with its name. */
function drawings(): { name: string; drawing: Drawing }[] {
  const found = document.querySelectorAll<Drawing>('#view svg[role="img"], #view canvas');
  return [...found].map((drawing) => {
    const figure = drawing.closest('figure, section');
    const heading = (figure?.querySelector('h2, h3') ?? figure?.querySelector('figcaption'))
      ?.textContent;
    return { name: heading?.trim() || drawing.getAttribute('aria-label') || 'Picture', drawing };
  });
}

function paper_of(drawing: Element): Element {
  for (let at: Element | null = drawing; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (colour !== 'transparent' && !colour.endsWith(', 0)')) return at;
  }
  return document.documentElement;
}

async function draw(name: string, drawing: Drawing, ending: 'svg' | 'png'): Promise<void> {
  const paper = paper_of(drawing);
  const svg = ending === 'svg' && drawing instanceof SVGSVGElement;
  const caption = { title: title(), below: name };
  const content = svg ? svg_text(drawing, paper, caption) : await png_blob(drawing, paper, caption);
  save(`${caption.title} ${name}`, ending, content);
}

/** Saves the picture that has this name now: an answer that came meanwhile has drawn it anew. */
async function save_picture(name: string, ending: 'svg' | 'png'): Promise<void> {
  const drawing = drawings().find((one) => one.name === name)?.drawing;
  if (!drawing) return note('This picture is not on the page any more.');
  try {
    await draw(name, drawing, ending);
  } catch (thrown) {
    note(`The picture could not be made: ${String(thrown)}`);
  }
}

function Pictures() {
  const list = drawings();
  if (list.length === 0) return <p class="soft small">There are no pictures on this view.</p>;
  return (
    <ul class="share-pictures">
      {list.map(({ name, drawing }) => (
        <li key={name}>
          <span>{name}</span>
          {drawing instanceof SVGSVGElement && (
            <button
              type="button"
              aria-label={`SVG of ${name}`}
              onClick={() => void save_picture(name, 'svg')}
            >
              SVG
            </button>
          )}
          <button
            type="button"
            aria-label={`PNG of ${name}`}
            onClick={() => void save_picture(name, 'png')}
          >
            PNG
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ShareFiles() {
  return (
    <section class="share-part">
      <h3>Save</h3>
      <div class="share-row">
        <button type="button" onClick={() => void save_yaml()}>
          Save scenario (YAML)
        </button>
        <button type="button" onClick={save_json}>
          Save scenario (JSON)
        </button>
        <button
          type="button"
          disabled={!record.value}
          title={record.value ? undefined : NO_RECORD}
          aria-describedby={record.value ? undefined : 'no-record'}
          onClick={save_record}
        >
          Save record
        </button>
      </div>
      {!record.value && (
        <p id="no-record" class="soft small">
          {NO_RECORD}
        </p>
      )}
      <h4 class="share-pictures-head small">Pictures</h4>
      <Pictures />
    </section>
  );
}
