// The worker behind the door.
import { serving } from './serving';
import type { FromHelper, ToHelper } from './serving';

const say = (message: FromHelper): void => self.postMessage(message);
const serve = serving(say);

self.onmessage = ({ data }: MessageEvent<ToHelper>) => serve(data);
say({ here: true });
