// The title of the assault.
import { set } from '../state/assault';
import { fault_at, given_at } from './input/place';
import { Refusal } from './input/refusal';
import { TextField } from './input/text_field';

const AT = 'title';
const MOST = 200;

export function TitleField() {
  const title = given_at(AT);
  const fault = fault_at(AT);
  return (
    <div class="field" data-kind="text">
      <div class="field-name">
        <span>title</span>
      </div>
      <div class="field-control">
        <TextField
          id="field-title"
          name="title"
          value={typeof title === 'string' ? title : undefined}
          most={MOST}
          refused={fault && String(title)}
          on_value={(value) => void set({ [AT]: value })}
        />
      </div>
      {fault && <Refusal fault={fault} />}
    </div>
  );
}
