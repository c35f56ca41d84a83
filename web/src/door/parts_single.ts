// Where the module and the worker of the single file come from: the file itself.
import { gunzipSync } from 'fflate';
import packed from 'bayonet.wasm?packed';
import InlineWorker from './worker?worker&inline';
import { unpacked } from './load';

function bytes(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(Uint8Array.from(atob(packed), (one) => one.charCodeAt(0))));
}

export const load = (): Promise<WebAssembly.Module> => unpacked(bytes);

export const start = (): Worker => new InlineWorker();
