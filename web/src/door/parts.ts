// Where the module and the worker come from: files beside the page. The single file has both
// within itself: parts_single.ts.
import url from 'bayonet.wasm?url';
import { fetched } from './load';

export const load = (): Promise<WebAssembly.Module> => fetched(url);

export const start = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
