// Dice as a person types them: "642", "6 4 2", "6,4,2". Dice with more than nine sides need a
// separator.

export interface Wanted {
  sides: number;
  dice: number;
}

export interface Typed {
  faces: number[];
  /** What is wrong with the text, in words; null when nothing is. */
  fault: string | null;
  /** The last number may still grow: "1" of a die with twenty sides. */
  open: boolean;
}

const BETWEEN = /[\s,;+/]+/;
/** A plus before all of them would be a number's sign, and a die has none. */
const SIGN = /^[\s,;/]*(\+[^\s,;/]*)/;
/** Up to this many sides a digit is a die. */
const ONE_DIGIT = 9;

const dice_are = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);

/** Its numbers as text; what is no number stays in one piece. */
function pieces(text: string, sides: number): string[] {
  const parts = text.split(BETWEEN).filter((part) => part !== '');
  if (sides > ONE_DIGIT) return parts;
  return parts.flatMap((part) => (/^\d+$/.test(part) ? [...part] : [part]));
}

function fault_of(parts: readonly string[], { sides, dice }: Wanted): string | null {
  const odd = parts.find((part) => !/^\d+$/.test(part));
  if (odd !== undefined) return `“${odd}” is no die.`;
  const wrong = parts.map(Number).find((face) => face < 1 || face > sides);
  if (wrong !== undefined)
    return `${wrong} is no face of a die with ${sides} sides (1 to ${sides}).`;
  if (parts.length > dice)
    return `That is ${dice_are(parts.length)}, and ${dice_are(dice)} ${dice === 1 ? 'is' : 'are'} asked for: ${parts.slice(dice).join(' ')} ${parts.length - dice === 1 ? 'is' : 'are'} over.`;
  return null;
}

/** What was typed so far. With a fault there are no faces: nothing of it is taken. */
export function read_dice(text: string, wanted: Wanted): Typed {
  const parts = pieces(text, wanted.sides);
  const sign = SIGN.exec(text)?.[1];
  const fault = sign === undefined ? fault_of(parts, wanted) : `“${sign}” is no die.`;
  const faces = fault === null ? parts.map(Number) : [];
  const grows = wanted.sides > ONE_DIGIT && /\d$/.test(text);
  const open = grows && (faces.at(-1) ?? 0) * 10 <= wanted.sides;
  return { faces, fault, open };
}

/** The text with one die more. */
export function add_die(text: string, face: number, { sides }: Wanted): string {
  if (sides <= ONE_DIGIT) return `${text}${face}`;
  const before = text.trim();
  return `${before}${before === '' ? '' : ' '}${face} `;
}

/** The text without its last die. */
export function take_back(text: string, { sides }: Wanted): string {
  const parts = pieces(text, sides).slice(0, -1);
  if (sides <= ONE_DIGIT) return parts.join('');
  return parts.map((part) => `${part} `).join('');
}
