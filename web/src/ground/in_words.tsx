// The drawing in words: every area or square with what stands there, and the clause of each.
import { tables } from '../state/systems';
import { piece_words, type Note, type Piece, type Scene } from './scene';

interface Place {
  words: string;
  clause: string | null;
  pieces: Piece[];
  signs: Note[];
}

function places_of(scene: Scene): Place[] {
  const cells = scene.cells
    .filter((cell) => cell.pieces.length + cell.signs.length > 0)
    .map((cell) => ({ ...cell, words: `${cell.words} (${cell.x}, ${cell.y})` }));
  const elsewhere = { words: 'elsewhere', clause: null, pieces: scene.homeless, signs: [] };
  return [...scene.areas, ...cells, ...(scene.homeless.length > 0 ? [elsewhere] : [])];
}

function WithClause({ words, clause }: Note) {
  return (
    <>
      {words}
      {clause && <span class="clause soft ground-clause"> {clause}</span>}
    </>
  );
}

/** The clauses that places, pieces and signs name, once each, in the order of the rules. */
function clauses_of(scene: Scene, rules: string): { id: string; gist: string }[] {
  const places = places_of(scene);
  const notes = [...places.flatMap((p) => [p, ...p.pieces, ...p.signs]), ...scene.signs];
  const named = new Set(notes.map((one) => one.clause));
  return (tables.value[rules]?.clauses ?? []).filter((clause) => named.has(clause.id));
}

/** `rules`: the system whose clauses these are. */
export function InWords({ scene, rules }: { scene: Scene; rules: string }) {
  return (
    <details class="twin">
      <summary>In words</summary>
      <ul class="ground-words">
        {places_of(scene).map((place, i) => (
          <li key={i}>
            <WithClause words={place.words} clause={place.clause} />
            <ul>
              {place.pieces.map((piece, n) => (
                <li key={piece.unit ?? n} class={piece.side ?? ''}>
                  <WithClause words={piece_words(piece)} clause={piece.clause} />
                </li>
              ))}
              {place.signs.map((sign) => (
                <li key={sign.words}>
                  <WithClause words={sign.words} clause={sign.clause} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        {scene.signs.map((sign) => (
          <li key={sign.words}>
            <WithClause words={sign.words} clause={sign.clause} />
          </li>
        ))}
      </ul>
      <dl class="ground-gists">
        {clauses_of(scene, rules).map(({ id, gist }) => (
          <div key={id}>
            <dt class="clause">{id}</dt>
            <dd>{gist}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
