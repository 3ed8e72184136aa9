import { defineConfig } from 'vitest/config';
import LongestFirst from './workshop/longest-first.ts';

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
          // Node.js runs TypeScript itself, and faster than Vite's module runner: a third less CPU time for the same tests.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--max-semi-space-size=128', '--import', './workshop/virtual-modules.mjs'],
        },
      },
      {
        // One browser for all files, as many files at a time as there are cores, after everything else.
        test: {
          name: 'browser',
          include: ['apps/web/tests/**/*.browser.test.ts'],
          globalSetup: 'apps/web/tests/serve-for-tests.ts',
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
