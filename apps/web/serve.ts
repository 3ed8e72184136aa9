// `npm start`: builds the table, serves it on this machine and prints its address. PORT chooses the port.
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const port = Number(process.env['PORT'] ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT should be a whole number up to 65535, not "${process.env['PORT']}".`);
  process.exit(1);
}

console.log('Building the table…');
await build({ root, logLevel: 'warn' });
const hasDesktop =
  process.stdout.isTTY &&
  (process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']));
const server = await preview({
  root,
  logLevel: 'warn',
  preview: { port, host: '127.0.0.1', strictPort: process.env['PORT'] !== undefined, open: hasDesktop },
}).catch((error: unknown) => {
  console.error(`Port ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  console.error('Choose another one: PORT=4180 npm start');
  process.exit(1);
});
const address = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`;
console.log(`Little Wars is on the table: ${address}`);
console.log('Stop it with Ctrl-C.');
