import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './workshop/longest-first.ts';

// Node.js runs TypeScript itself, and faster than Vite's module runner: a third less CPU time for the same tests.
const onNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './workshop/virtual-modules.mjs'],
};

export default defineConfig({
  test: {
    reporters: ['default', './workshop/count-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'code',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,build}/**/*.test.ts', 'workshop/**/*.test.ts'],
          isolate: false,
          pool: 'forks',
          maxWorkers: '100%',
          testTimeout: 60_000,
          ...onNode,
          execArgv: ['--max-semi-space-size=128', ...onNode.execArgv],
        },
      },
      {
        // After everything else, with a browser for each worker. A test waits for its page, and a page for its test: three
        // files keep two cores busy.
        test: {
          name: 'browser',
          include: ['apps/web/tests/**/*.browser.test.ts'],
          globalSetup: 'apps/web/tests/serve-for-tests.ts',
          isolate: false,
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          // As long as Playwright waits (PATIENCE in tests/browser.ts).
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 120_000,
          ...onNode,
        },
      },
    ],
  },
});
