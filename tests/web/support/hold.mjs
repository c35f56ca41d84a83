// Gives a test control of the page's workers: their replies are held back and released, so that
// what happens in between is forced and not rare. Call it before the page is opened.

/** Runs in the page, before anything of its own. */
function take_workers() {
  const all = [];
  const held = [];
  let wanted = null;
  const fits = (request) =>
    wanted !== null &&
    Object.entries(wanted).every(([name, value]) =>
      typeof value === 'boolean' ? name in request === value : request[name] === value,
    );
  globalThis.Worker = class extends Worker {
    #asked = new Map();
    #hears = null;

    constructor(...how) {
      super(...how);
      all.push(this);
      super.addEventListener('message', ({ data }) => {
        const say = (what = data) => this.#hears?.({ data: what });
        const request = this.#asked.get(data.id);
        if ('reply' in data && request && fits(request)) held.push({ data, request, say });
        else say();
      });
    }

    set onmessage(hears) {
      this.#hears = hears;
    }

    postMessage(message, ...more) {
      if ('request' in message) this.#asked.set(message.id, JSON.parse(message.request));
      super.postMessage(message, ...more);
    }
  };
  globalThis.held = {
    keep: (what) => (wanted = what),
    count: () => held.length,
    let_go: () => {
      wanted = null;
      for (const { say } of held.splice(0)) say();
    },
    spoil: (words) => {
      const reply = JSON.stringify({ error: { status: 'spoilt', words } });
      wanted = null;
      for (const { data, say } of held.splice(0)) say({ ...data, reply });
    },
    lose: () => {
      for (const worker of all.splice(0)) worker.terminate();
    },
  };
}

/**
 * The hand: `keep(what)` holds back replies to requests with these members (true: whatever its value,
 * false: without it); `caught()` resolves when one is held; `let_go()` lets all go and holds no more;
 * `spoil(words)` does so with a fault in place of the replies; `lose()` ends all workers without a word,
 * as a system short of memory does.
 */
export async function hold(page) {
  await page.addInitScript(take_workers);
  return {
    keep: (what) => page.evaluate((one) => void globalThis.held.keep(one), what),
    caught: () => page.waitForFunction(() => globalThis.held.count() > 0),
    let_go: () => page.evaluate(() => globalThis.held.let_go()),
    spoil: (words) => page.evaluate((one) => globalThis.held.spoil(one), words),
    lose: () => page.evaluate(() => globalThis.held.lose()),
  };
}
