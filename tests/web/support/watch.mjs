// Things that must never happen while the page is used: an error, a warning of the browser, a
// breach of the content security policy, a request to anywhere but the page's own origin.

const KINDS = ['error', 'warning', 'assert'];
const BLOCKED = /^Service Worker registration blocked by Playwright/;

/** Collects what goes wrong in `context`, whose page comes from under `home`. */
export async function watch(context, home) {
  const wrong = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  context.on('console', (message) => {
    if (BLOCKED.test(message.text())) return; // by the test itself
    if (KINDS.includes(message.type())) wrong.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => wrong.push(`thrown: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(data|blob):/.test(url)) wrong.push(`asked for ${url}`);
  });
  return wrong;
}
