// The helper that does the work: a worker, or the page itself if no worker can start.
import { serving } from './serving';
import type { FromHelper, ToHelper } from './serving';

export interface Helper {
  post(message: ToHelper): void;
  end(): void;
}

/** Whom a helper tells. */
export interface Hears {
  heard(message: FromHelper): void;
  /** It is lost, and so is what it was asked. */
  broke(why: string): void;
}

/** Milliseconds for which the page may stand still. Nothing can be stopped by hand in there. */
const LIMIT = 3000;

function in_page(hears: Hears): Helper {
  const serve = serving((message) => hears.heard(message), LIMIT);
  let ended = false;
  return {
    post: (message) => void setTimeout(() => !ended && serve(message)),
    end: () => {
      ended = true;
    },
  };
}

/** Some hosts, and some browsers for pages from a file, forbid workers: asked once. */
let workers = true;

export function helper(start: () => Worker, hears: Hears): Helper {
  if (!workers) return in_page(hears);
  let worker: Worker;
  try {
    worker = start();
  } catch {
    workers = false;
    return in_page(hears);
  }
  let here = false;
  let instead: Helper | undefined;
  const sent: ToHelper[] = [];
  worker.onmessage = ({ data }: MessageEvent<FromHelper>) => {
    here = true;
    sent.length = 0;
    hears.heard(data);
  };
  worker.onmessageerror = () => hears.broke('what it said could not be read');
  worker.onerror = (event) => {
    if (here) return hears.broke(event.message);
    workers = false;
    worker.terminate();
    instead = in_page(hears);
    for (const message of sent) instead.post(message);
  };
  return {
    post(message) {
      if (instead) return instead.post(message);
      if (!here) sent.push(message);
      worker.postMessage(message);
    },
    end() {
      worker.terminate();
      instead?.end();
    },
  };
}
