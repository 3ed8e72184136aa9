import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'workshop/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    testTimeout: 60_000,
    reporters: ['default', './workshop/count-reporter.ts'],
  },
});
