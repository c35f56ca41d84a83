// What the page's own code needs of a browser while it is rendered without one.

/** Letters are about half as wide as high. */
const canvas = {
  font: '',
  measureText(words: string) {
    const size = /([\d.]+)px/.exec(this.font)?.[1];
    return { width: words.length * Number(size ?? 14) * 0.5 };
  },
};

const NONE = {
  document: {
    documentElement: { dataset: {} },
    addEventListener: () => undefined,
    createElement: () => ({ getContext: () => canvas }),
    getElementById: () => null,
  },
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
  navigator: { onLine: true },
};

/** Does `work` as if there were one. */
export async function without_browser<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = Object.keys(NONE).map((name) => ({
    name,
    was: Object.getOwnPropertyDescriptor(globalThis, name),
  }));
  for (const [name, value] of Object.entries(NONE))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return await work();
  } finally {
    for (const { name, was } of before)
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
  }
}
