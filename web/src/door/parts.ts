// The addresses of the modules and the worker: files beside the page, one module for each rule
// system. The single file contains both: parts_single.ts.
import urls from 'modules';
import { fetched, kept_each } from './load';

export const load = kept_each((rules) => fetched(urls[rules] ?? ''));

export const start = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
