// The text that a file holds: UTF-8 and nothing else, as the command reads it.

/** Why a file is not read; `line` is 0 where it is about the whole. */
export interface NotText {
  words: string;
  line: number;
  /** As far as it can be read. */
  text: string;
}

/** How files in other encodings begin. The mark of UTF-32 begins as that of UTF-16 does: it is first. */
const MARKS: readonly [encoding: string, first: readonly number[]][] = [
  ['UTF-32', [0xff, 0xfe, 0, 0]],
  ['UTF-32', [0, 0, 0xfe, 0xff]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-16', [0xfe, 0xff]],
];

const whole = (words: string): NotText => ({ words, line: 0, text: '' });

/** The text without a mark of UTF-8, or why there is none. */
export function file_text(bytes: Uint8Array): string | NotText {
  const mark = MARKS.find(([, first]) => first.every((byte, at) => bytes[at] === byte));
  if (mark) return whole(`it is ${mark[0]}; save it as UTF-8`);
  if (bytes.includes(0)) return whole('it is a binary file, not text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder().decode(bytes);
    const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
    return { words: 'it is not UTF-8 text; save it as UTF-8', line, text };
  }
}
