// Fetches and compiles the module. If that fails, it gives a sentence that says why and what
// helps.
import { Refused } from './fault';

const refused = (status: string, words: string): Refused => new Refused({ status, words });

/** What a fault is called whose cause is the host or the browser, not what was asked. */
export const NOT_LOADED: ReadonlySet<string> = new Set(['too-old', 'blocked', 'missing']);

const too_old = (): Refused =>
  refused(
    'too-old',
    'This browser cannot run Bayonet: it has no WebAssembly, or has it switched off (a lockdown ' +
      'mode does that). Any browser of the last four years will do.',
  );

const blocked = (): Refused =>
  refused(
    'blocked',
    'The host of this page forbids WebAssembly, and without it nothing can be worked out. Its ' +
      "Content-Security-Policy needs 'wasm-unsafe-eval' in script-src.",
  );

const missing = (url: string, why: string): Refused =>
  refused(
    'missing',
    `A part of the page did not come: ${url.split('/').at(-1)} (${why}). Load the page again; if the copy is your ` +
      'own, put the whole folder on the host.',
  );

function why_not_compiled(thrown: unknown, url: string): Refused {
  const words = String(thrown);
  if (/content security|unsafe-eval|csp/i.test(words)) return blocked();
  if (/magic/i.test(words)) return missing(url, 'what came is something else');
  if (thrown instanceof WebAssembly.CompileError) return too_old();
  return missing(url, words);
}

async function compiled(
  url: string,
  compile: () => Promise<WebAssembly.Module>,
): Promise<WebAssembly.Module> {
  try {
    return await compile();
  } catch (thrown) {
    throw why_not_compiled(thrown, url);
  }
}

/** From a file of the page. A host that does not know its type serves it all the same. */
export async function fetched(url: string): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') throw too_old();
  let response: Response;
  try {
    response = await fetch(url);
  } catch {
    throw missing(url, 'no connection');
  }
  if (!response.ok) throw missing(url, String(response.status));
  const typed = response.headers.get('content-type')?.startsWith('application/wasm');
  return compiled(url, async () =>
    typed && 'compileStreaming' in WebAssembly
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()),
  );
}

/** From the page itself. */
export async function unpacked(bytes: () => Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') throw too_old();
  return compiled('bayonet.html', () => WebAssembly.compile(bytes()));
}

/** Loads each once; what failed is tried again by whoever asks next. */
export function kept_each<Thing>(
  load: (name: string) => Promise<Thing>,
): (name: string) => Promise<Thing> {
  const known = new Map<string, Promise<Thing>>();
  return (name) => {
    const there = known.get(name);
    if (there) return there;
    const coming = load(name).catch((thrown: unknown) => {
      known.delete(name);
      throw thrown;
    });
    known.set(name, coming);
    return coming;
  };
}
