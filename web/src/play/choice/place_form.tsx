// A form to put a piece down by hand, where the rules leave its place to the player.
import { useState } from 'preact/hooks';
import type { Placeable } from '../../door/replies';
import type { Game } from '../../state/game';
import type { Choice } from '../game/draft';
import './place_form.css';
import { place } from '../game/turn';

/** A whole number in the system's own units, or a length in words. */
function said(form: FormData, name: string): number | string | undefined {
  const given = form.get(name);
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function put_down(event: SubmitEvent, now: Game, unit: string): void {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  const form = new FormData(event.target);
  const facing = said(form, 'facing');
  const at = { unit, x: said(form, 'x') ?? 0, y: said(form, 'y') ?? 0 };
  void place(now, typeof facing === 'number' ? { ...at, facing } : at);
}

const PLACES = [
  { name: 'x', words: 'Along', required: true },
  { name: 'y', words: 'Up', required: true },
  { name: 'facing', words: 'Facing, if it counts', required: false },
] as const;

/** Where it is now, as it would be said: on a table top in lengths. */
function is_at(
  piece: Placeable | undefined,
  name: (typeof PLACES)[number]['name'],
  plane: boolean,
) {
  if (!piece || name === 'facing') return '';
  return plane ? `${piece[name] / 10} mm` : `${piece[name]}`;
}

export function PlaceForm({ now, question }: { now: Game; question: Choice }) {
  const units = question.pieces ?? [];
  const [unit, set_unit] = useState(units[0]?.id ?? '');
  const piece = units.find(({ id }) => id === unit);
  const plane = now.show.marks.some(({ kind }) => kind === 'plane');
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
          <label key={`${unit} ${name}`}>
            {words}
            <input
              name={name}
              type="text"
              autoComplete="off"
              required={required}
              defaultValue={is_at(piece, name, plane)}
            />
          </label>
        ))}
        <button type="submit">Put it down</button>
      </form>
    </details>
  );
}
