// A file of this device, dropped or chosen, or a text that was copied.
import { useRef, useState } from 'preact/hooks';
import { TEXT_MAX } from '../../assault/bounds';
import { open_file, open_text } from '../../state/opening';

const KINDS = '.yaml,.yml,.json,.jsonl,.txt,application/json,text/*';

export function OpenFile() {
  const input = useRef<HTMLInputElement>(null);
  const [pasting, set_pasting] = useState(false);
  const [text, set_text] = useState('');
  return (
    <div class="open-file">
      <div class="open-file-row">
        <button type="button" onClick={() => input.current?.click()}>
          Open a file
        </button>
        <input
          ref={input}
          type="file"
          class="spoken"
          tabIndex={-1}
          accept={KINDS}
          aria-label="A file from this device"
          onChange={(event) => {
            const field = event.currentTarget;
            const [file] = field.files ?? [];
            if (file) void open_file(file).finally(() => (field.value = ''));
          }}
        />
        <button type="button" aria-expanded={pasting} onClick={() => set_pasting(!pasting)}>
          Paste a text
        </button>
      </div>
      <p class="soft small">
        A scenario (YAML or JSON) or a record. Dropping a file on the page opens it, too.
      </p>
      {pasting && (
        <div class="paste">
          <textarea
            aria-label="A scenario or a record as text"
            rows={8}
            spellcheck={false}
            value={text}
            onInput={(event) => set_text(event.currentTarget.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData?.getData('text') ?? '';
              if (pasted.length <= TEXT_MAX) return;
              event.preventDefault(); // a field so full would hold up the page
              void open_text(pasted, 'The pasted text');
            }}
          />
          <button
            type="button"
            disabled={text.trim() === ''}
            onClick={() => void open_text(text, 'The pasted text')}
          >
            Open this text
          </button>
        </div>
      )}
    </div>
  );
}
