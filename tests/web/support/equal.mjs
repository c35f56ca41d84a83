// Comparing what was seen with what should be, both in the words of a failure.
export function equal(seen, wanted, what) {
  const [one, other] = [seen, wanted].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one}, not ${other}`);
}
