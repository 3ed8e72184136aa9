// Serves built files from memory, for tests: every test has a new page, which asks for some seventy of them.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: { readonly [ending: string]: string } = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Serving {
  readonly address: string;
  close(): void;
}

/** Serves the files of a folder, which is asked for at each request; a file that was read once is not read again. */
export async function serving(
  folder: () => string | Promise<string>,
  headersFor: (path: string) => { readonly [name: string]: string },
): Promise<Serving> {
  const read = new Map<string, Buffer | null>();
  const contentsOf = (file: string): Buffer | null => {
    if (!read.has(file)) read.set(file, existsSync(file) ? readFileSync(file) : null);
    return read.get(file)!;
  };
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://any').pathname);
    const answer = (dir: string): void => {
      const file = join(dir, path === '/' ? 'index.html' : path);
      const contents = contentsOf(file);
      if (contents === null) return void response.writeHead(404).end();
      const known = { 'content-type': TYPES[extname(file)]!, 'content-length': contents.length };
      response.writeHead(200, { ...known, ...headersFor(path) }).end(contents);
    };
    Promise.resolve(folder()).then(answer, error => void response.writeHead(500).end(String(error)));
  });
  await new Promise<void>(ready => void server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
