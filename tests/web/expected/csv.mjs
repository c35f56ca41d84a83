// CSV as RFC 4180 has it, as far as to leave a column out.

/** The fields of one line. */
function fields(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** The rows without their first column, which says how the assault was typed; digits as they are. */
export function figures(csv) {
  return csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => fields(line).slice(1).join(','))
    .join('\n');
}
