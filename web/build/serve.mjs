// Serves the built page on this machine alone, with the headers that a good host would send.
//
//   node serve.mjs FOLDER [PORT]      on 127.0.0.1, at PORT (8400) or the next that is free
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const HOST = '127.0.0.1';
const TRIES = 100;

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** As the page states it, and who may frame it, which only a header can say. */
function policy_of(folder) {
  const stated = /http-equiv="Content-Security-Policy" content="([^"]*)"/;
  const page = file_of(folder, '/');
  const found = page && stated.exec(readFileSync(page.file, 'utf8'));
  return [found?.[1] ?? "default-src 'none'", "frame-ancestors 'self'"].join('; ');
}

/** The file that a path names; null when it leads out of the folder or there is none. */
function file_of(folder, url) {
  const path = decodeURIComponent(new URL(url, `http://${HOST}`).pathname);
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep)) return null;
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? { file, changed: found.mtimeMs } : null;
}

/** By its path, what a file weighed down to when it was sent last. */
const packed = new Map();

/** The bytes to send, by gzip where that makes them fewer and the browser takes it. */
function body_of({ file, changed }, taken) {
  const bytes = readFileSync(file);
  if (!/\bgzip\b/.test(taken ?? '') || extname(file) === '.png') return { bytes, how: {} };
  const known = packed.get(file);
  const less = known?.changed === changed ? known.less : gzipSync(bytes);
  packed.set(file, { changed, less });
  return { bytes: less, how: { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } };
}

/** The single file states its own policy, for scripts within itself; a header would forbid them. */
function headers_of(folder, { file }) {
  const headers = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': file.includes(`${sep}assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
  if (!file.endsWith(`${sep}bayonet.html`)) headers['Content-Security-Policy'] = policy_of(folder);
  return headers;
}

function answer(folder, request, response) {
  let found = null;
  try {
    found = file_of(folder, request.url);
  } catch {
    // a path that cannot be decoded names no file
  }
  if (!found) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  const { bytes, how } = body_of(found, request.headers['accept-encoding']);
  response.writeHead(200, { ...headers_of(folder, found), ...how, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });
}

/** Resolves to where it is and how to end it. Port 0 is any that is free. */
export async function serve(folder, { port = 8400 } = {}) {
  const top = normalize(folder).replace(/\/+$/, '');
  const server = createServer((request, response) => answer(top, request, response));
  for (let at = port; ; at += 1) {
    try {
      const taken = await listen(server, at);
      return {
        url: `http://${HOST}:${taken}/`,
        close: () => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        },
      };
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || at >= port + TRIES) throw error;
    }
  }
}

async function main([folder, port]) {
  const { url, close } = await serve(folder, port ? { port: Number(port) } : {});
  console.log(`Bayonet is at ${url}    (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void close().then(() => process.exit(0)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
