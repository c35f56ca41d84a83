// Where the modules and the worker come from: files beside the page, a module a rule system. The
// single file has both within itself: parts_single.ts.
import urls from 'modules';
import { fetched, kept_each } from './load';

export const load = kept_each((rules) => fetched(urls[rules] ?? ''));

export const start = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
