// A sentence that the library made; what it marks can be told by its look.
import type { Said } from '../door/replies';
import { part_of } from '../words/said';

export function SaidWords({ said }: { said: Said }) {
  return (
    <>
      {said.map((part, index) => {
        const { words, kind } = part_of(part);
        return kind === null ? (
          words
        ) : (
          <span key={index} class={`said-${kind}`}>
            {words}
          </span>
        );
      })}
    </>
  );
}
