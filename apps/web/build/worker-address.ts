// The address of the bots' worker. It is built together with the page, so that both share chunks.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:bot-worker';
const FILE = 'src/game/bot.worker.ts';

export function workerAddress(): Plugin {
  let isServing = false;
  return {
    name: 'little-wars-worker-address',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      if (isServing) return `export default '/${FILE}'`;
      const built = this.emitFile({
        type: 'chunk',
        id: fileURLToPath(new URL(`../${FILE}`, import.meta.url)),
        name: 'bot-worker',
      });
      return `export default import.meta.ROLLUP_FILE_URL_${built}`;
    },
  };
}
