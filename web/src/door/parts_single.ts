// The module and the worker of the single file come from the file itself. Its one module has
// every rule system.
import { gunzipSync } from 'fflate';
import packed from 'bayonet.wasm?packed';
import InlineWorker from './worker?worker&inline';
import { kept_each, unpacked } from './load';

function bytes(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(Uint8Array.from(atob(packed), (one) => one.charCodeAt(0))));
}

const whole = kept_each(() => unpacked(bytes));

export const load = (_rules: string): Promise<WebAssembly.Module> => whole('');

export const start = (): Worker => new InlineWorker();
