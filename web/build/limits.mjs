// The size limits of the page, in bytes, by the compression of its host.
const KIB = 1024;

export const LIMITS = {
  /** Each of them: a visitor fetches one. By gzip too: the commonest hosts send nothing better. */
  module: { gzip: 162_000, brotli: 139 * KIB },
  /** With the moves of models on a table in it: fetched only when an assault of its rules is opened. */
  module_with_plane: { gzip: 211_000, brotli: 180 * KIB },
  script: { brotli: 160 * KIB },
  /** What the first paint waits for: the answer and its style. */
  page: { brotli: 20 * KIB },
  /** Of what is fetched when it is wanted. */
  styles: { brotli: 4 * KIB },
  single_file: { brotli: 494 * KIB },
};

/** The limits of one module, by the name of its file, as it is linked or as the page is built. */
export const limits_of_module = (file) =>
  /bayonet-trial40k[-.][^/]*$/.test(file) ? LIMITS.module_with_plane : LIMITS.module;

/** Within the limits; `weight` is what compressed() says. */
export const within = (limits, weight) =>
  Object.entries(limits).every(([how, limit]) => weight[how] <= limit);

/** "104322 bytes by brotli of 132608, 121774 by gzip of 150500" */
export function told(limits, weight) {
  const each = Object.entries(weight).map(([how, size], i) => {
    const of = limits[how] === undefined ? '' : ` of ${limits[how]}`;
    return `${size} ${i === 0 ? 'bytes ' : ''}by ${how}${of}`;
  });
  return each.join(', ');
}
