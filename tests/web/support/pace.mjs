// The time limits of a run, all in one place.
//
// BAYONET_PACE: how many times slower than a quiet machine this run may be. BAYONET_DEEP: 1 runs
// only what proves the same again at another size, in another theme or by another hand; one of these
// for each test where BAYONET_SHARE is more than 1, as in .ci/run.

const pace = Number(process.env.BAYONET_PACE);

/** Milliseconds on a quiet machine, as many as this run allows. */
export const within = (milliseconds) => milliseconds * (pace > 1 ? pace : 1);

export const DEEP = process.env.BAYONET_DEEP === '1';

/** Whether look number `index` of `count` is left to a run by hand; test number `test` is asked. */
export const by_hand = (test, index, count) =>
  DEEP && Number(process.env.BAYONET_SHARE) > 1 && index !== test % count;

/** What stands first, and in a deep run the others. */
export const first_or_rest = (first, ...more) => (DEEP ? more : [first]);

/** The same with another one first: number `index`, counted round and round. */
export const one_by_one = (index, ...all) => {
  const first = index % all.length;
  return first_or_rest(...all.slice(first), ...all.slice(0, first));
};
