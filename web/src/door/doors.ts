// The doors of this page: one that checks what a person enters and is never held up, one for what
// must be answered within a frame, one for longer work.
import url from 'bayonet.wasm?url';
import { Door } from './door';

const module = WebAssembly.compileStreaming(fetch(url));
const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export const clerk = new Door(module, start);
export const quick = new Door(module, start);
export const patient = new Door(module, start);
