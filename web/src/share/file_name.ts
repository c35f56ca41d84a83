// A file name that every device accepts: small letters, digits and hyphens.

const LONGEST = 60;

export function file_name(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'assault'}.${ending}`;
}
