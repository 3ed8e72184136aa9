// How the page is served: the headers that `npm start` sends, those that a static host is asked for, and what the page
// itself brings along where the host sends none.
import type { Plugin } from 'vite';

/** Scripts, styles, pictures, faces and connections of our own and nothing else; no inline script, no `eval`, no frames. */
const POLICY: { readonly [directive: string]: string } = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const written = (policy: { readonly [directive: string]: string }): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** Browsers ignore `frame-ancestors` in a page itself. */
export const POLICY_IN_PAGE: string = written(POLICY);

const HEADERS: { readonly [name: string]: string } = {
  'Content-Security-Policy': written({ ...POLICY, 'frame-ancestors': "'none'" }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Names with a hash never mean anything else; the others are asked for again each time. */
const FOREVER = 'public, max-age=31536000, immutable';
const EACH_TIME = 'no-cache';

/** What is sent with a file, by its path. */
export const headersFor = (path = '/'): { readonly [name: string]: string } => ({
  ...HEADERS,
  'Cache-Control': path.startsWith('/assets/') ? FOREVER : EACH_TIME,
});

const lines = (headers: { readonly [name: string]: string }): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

/** The file `_headers`, which several static hosts read. */
const headersFile = `/*\n${lines(HEADERS)}/\n${lines({ 'Cache-Control': EACH_TIME })}/sw.js\n${lines({ 'Cache-Control': EACH_TIME })}/assets/*\n${lines({ 'Cache-Control': FOREVER })}`;

export const hosting = (): Plugin => ({
  name: 'little-wars-hosting',
  transformIndexHtml: {
    order: 'post',
    // The server for developing puts scripts of its own into the page.
    handler: (_, { server }) =>
      server
        ? []
        : [
            { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY_IN_PAGE } },
            { tag: 'meta', attrs: { name: 'referrer', content: HEADERS['Referrer-Policy']! } },
          ].map(tag => ({ ...tag, injectTo: 'head-prepend' as const })),
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile });
  },
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      for (const [name, value] of Object.entries(headersFor(request.url))) response.setHeader(name, value);
      next();
    });
  },
});
