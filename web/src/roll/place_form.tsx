// A piece put down by hand, where the rules leave its place to the player.
import { useState } from 'preact/hooks';
import { standing } from '../ground/units';
import type { Game } from '../state/game';
import type { Choice } from './draft';
import './place_form.css';
import { place } from './turn';

const whole = (form: FormData, name: string): number | undefined => {
  const text = form.get(name);
  return typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;
};

function put_down(event: SubmitEvent, now: Game, unit: string): void {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  const form = new FormData(event.target);
  const facing = whole(form, 'facing');
  const at = { unit, x: whole(form, 'x') ?? 0, y: whole(form, 'y') ?? 0 };
  void place(now, facing === undefined ? at : { ...at, facing });
}

const PLACES = [
  { name: 'x', words: 'Along', required: true },
  { name: 'y', words: 'Up', required: true },
  { name: 'facing', words: 'Facing, if it counts', required: false },
];

export function PlaceForm({ now, question }: { now: Game; question: Choice }) {
  const all = standing(now.show.units);
  const mine = all.filter(({ side }) => side === question.who);
  const units = mine.length > 0 ? mine : all;
  const [unit, set_unit] = useState(units[0]?.id ?? '');
  return (
    <details class="place">
      <summary>Put a piece down by hand</summary>
      <form class="place-form" onSubmit={(event) => put_down(event, now, unit)}>
        <label>
          Piece
          <select value={unit} onChange={(event) => set_unit(event.currentTarget.value)}>
            {units.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {PLACES.map(({ name, words, required }) => (
          <label key={name}>
            {words}
            <input name={name} type="number" step="1" required={required} />
          </label>
        ))}
        <button type="submit">Put it down</button>
      </form>
    </details>
  );
}
