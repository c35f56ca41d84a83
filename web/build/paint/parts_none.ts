// In place of src/door/parts.ts while the page is rendered without a browser: nothing comes.
export const load = (): Promise<WebAssembly.Module> => new Promise(() => undefined);

export const start = (): Worker => {
  throw new Error('there are no workers here');
};
