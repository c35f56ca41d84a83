// The drawing in words: every area or square with its contents, and the clause of each.
import { tables } from '../state/systems';
import { side_name } from './scene/board';
import { piece_words, type Note, type Piece, type Scene } from './scene/scene';

interface Place {
  words: string;
  clause: string | null;
  pieces: Piece[];
  signs: Note[];
}

/** The cells in which something stands or of which something is said. */
function cells_in_use({ cells, edges }: Scene): Place[] {
  return cells
    .map((cell, place) => {
      const on_edges = edges
        .filter((edge) => edge.place === place)
        .map((edge) => ({ ...edge, words: `${edge.words} ${side_name(cell.hex, edge.side)}` }));
      return { ...cell, words: `${cell.name}: ${cell.words}`, signs: [...cell.signs, ...on_edges] };
    })
    .filter(({ pieces, signs }) => pieces.length + signs.length > 0);
}

/** Kinds of ground with their cells: "wood: c3, d4". Open ground is what is left. */
function grounds_of({ cells }: Scene): Note[] {
  const kinds = new Map<string, { clause: string | null; names: string[] }>();
  for (const { words, clause, name, ground, level } of cells) {
    if (ground === 0 && level <= 0) continue;
    const kind = kinds.get(words) ?? { clause, names: [] };
    kind.names.push(name);
    kinds.set(words, kind);
  }
  return [...kinds].map(([words, { clause, names }]) => ({
    words: `${words}: ${names.join(', ')}`,
    clause,
  }));
}

/** The table top with what stands on it, and what is said of its points. */
function table_of({ plane }: Scene): Place[] {
  if (!plane) return [];
  const { words, clause, models, signs } = plane;
  const pieces = models.map(({ piece }) => ({ ...piece, name: `${piece.name} (${piece.where})` }));
  return [{ words, clause, pieces, signs }];
}

function places_of(scene: Scene): Place[] {
  const cells = [...cells_in_use(scene), ...table_of(scene)];
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

/** What is said at several places is listed once. */
const once_each = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((one) => [one.words, one])).values(),
];

/** What is said of no place alone. */
const about_all = (scene: Scene): Note[] => [
  ...scene.declared,
  ...grounds_of(scene),
  ...(scene.plane?.features ?? []),
  ...(scene.plane?.lines ?? []),
  ...scene.signs,
];

/** The clauses that places, pieces and signs name, once each, in the order of the rules. */
function clauses_of(scene: Scene, rules: string): { id: string; summary: string }[] {
  const places = places_of(scene);
  const notes = [...places.flatMap((p) => [p, ...p.pieces, ...p.signs]), ...about_all(scene)];
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
              {once_each(place.signs).map((sign) => (
                <li key={sign.words}>
                  <WithClause words={sign.words} clause={sign.clause} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        {about_all(scene).map((sign) => (
          <li key={sign.words}>
            <WithClause words={sign.words} clause={sign.clause} />
          </li>
        ))}
      </ul>
      <dl class="ground-summaries">
        {clauses_of(scene, rules).map(({ id, summary }) => (
          <div key={id}>
            <dt class="clause">{id}</dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
