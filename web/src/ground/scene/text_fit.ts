// The width of words and their line breaks: a drawing does not wrap text by itself.

/** Pixels that `words` take. */
export type Ruler = (words: string) => number;

/** Lines of at most `width` pixels. A word that is too long for a line is cut; past `most` lines
    the last ends with an ellipsis. */
export function fit_lines(words: string, width: number, most: number, ruler: Ruler): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && ruler(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  const over = lines.length > most;
  return kept.map((line, i) => {
    const cut_off = over && i === most - 1;
    return ruler(line) <= width && !cut_off ? line : shortened(line, width, ruler);
  });
}

function shortened(line: string, width: number, ruler: Ruler): string {
  let letters = [...line];
  while (letters.length > 1 && ruler(`${letters.join('')}…`) > width)
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** A ruler for a font as CSS writes it: "600 14px Georgia". */
export function ruler_for(font: string): Ruler {
  canvas ??= document.createElement('canvas').getContext('2d');
  const on = canvas;
  if (!on) return (words) => words.length * 8;
  return (words) => {
    on.font = font;
    return on.measureText(words).width;
  };
}
