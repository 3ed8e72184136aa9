// Starts a TypeScript program or Vitest on a Node.js that can run TypeScript directly.
// `npm install` brings a recent Node.js, which npm puts first in the PATH of every script. On a platform without that
// package, if the installed Node.js is too old, this prints a clear message.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Little Wars needs Node.js 22.18 or newer to run; this is ${process.versions.node}.`);
  console.error(
    'Run "npm install" first (on Linux and Windows it brings a current Node.js along), or install Node.js 24.',
  );
  process.exit(1);
}

const [program, ...rest] = process.argv.slice(2);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const args = program === '--vitest' ? [vitest, ...rest] : ['--disable-warning=ExperimentalWarning', program, ...rest];
// Compiling a thousand modules takes half of the start-up time: Node.js caches the result.
const compiled = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compiled, ...process.env },
});
// Whoever ends this process means the program. Ctrl-C reaches the program by itself.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => undefined);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
