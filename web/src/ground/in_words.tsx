// The drawing in words: every area or square with what stands there, and the clause of each.
import { strength_words, type Note, type Piece, type Scene } from './scene';

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

/** "A Coy, 2 of 3 clean, 1 red: held back; lost 1" */
export function piece_words(piece: Piece): string {
  const lost = piece.lost > 0 ? `; lost ${piece.lost}` : '';
  const strength = piece.strength > 0 ? `, ${strength_words(piece)}` : '';
  return `${piece.name}${strength}: ${piece.words}${lost}`;
}

function WithClause({ words, clause }: Note) {
  return (
    <>
      {words}
      {clause && <span class="clause soft"> {clause}</span>}
    </>
  );
}

export function InWords({ scene }: { scene: Scene }) {
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
    </details>
  );
}
