import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './workshop/count-reporter.ts'],
    projects: [
      {
        test: {
          name: 'code',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'workshop/**/*.test.ts'],
          isolate: false,
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
      {
        // A real browser takes both cores of a small machine: one file after another, after everything else.
        test: {
          name: 'browser',
          include: ['apps/web/tests/**/*.browser.test.ts'],
          globalSetup: 'apps/web/tests/serve-for-tests.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
