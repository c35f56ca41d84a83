// A text packed into the letters that an address may hold, and back.
//
// Three bytes of a checksum, then the text deflated; all of it in base64url without padding.
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** Letters that are still looked at; what is longer is no link of ours. */
const LETTERS_MAX = 0x10000;
/** Bytes of the longest text. Nothing beyond is unpacked, whatever the letters say. */
const TEXT_MAX = 0x40000;
const CHECK = 3;

/** FNV-1a, folded to 24 bits: it finds a letter that was lost or changed, no more. */
function checksum(bytes: Uint8Array): Uint8Array {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash ^= hash >>> 24;
  return Uint8Array.of(hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255);
}

function letters_of(bytes: Uint8Array): string {
  const plain = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytes_of(letters: string): Uint8Array {
  const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function pack(text: string): string {
  const bytes = strToU8(text);
  const small = deflateSync(bytes, { level: 9 });
  const all = new Uint8Array(CHECK + small.length);
  all.set(checksum(bytes));
  all.set(small, CHECK);
  return letters_of(all);
}

/** Null when the letters are not whole, or hold more than any assault. */
export function unpack(letters: string): string | null {
  if (letters.length > LETTERS_MAX) return null;
  try {
    const all = bytes_of(letters);
    // A buffer that does not grow: what does not fit into it is not kept.
    const bytes = inflateSync(all.subarray(CHECK), { out: new Uint8Array(TEXT_MAX + 1) });
    if (bytes.length > TEXT_MAX) return null;
    const right = checksum(bytes);
    if (!right.every((byte, index) => byte === all[index])) return null;
    return strFromU8(bytes);
  } catch {
    return null;
  }
}
