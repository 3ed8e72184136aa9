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
          pool: 'threads',
          maxWorkers: '100%',
          testTimeout: 60_000,
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
