// Stands in for Vitest while mutants are tried: collects the tests of each file, so that they can be run one by one,
// again and again, in one process. Expectations are Vitest's own.
import { format } from 'node:util';

export { expect, vi } from 'vitest';

export interface Test {
  readonly name: string;
  run(): Promise<void>;
}

type Body = () => unknown;

interface Suite {
  readonly name: string;
  readonly outer: Suite | null;
  readonly before: Body[];
  readonly after: Body[];
}

let tests: Test[] = [];
let suite: Suite = { name: '', outer: null, before: [], after: [] };

/** The tests that were defined since the last call. */
export function collected(): readonly Test[] {
  const collectedTests = tests;
  tests = [];
  suite = { name: '', outer: null, before: [], after: [] };
  return collectedTests;
}

/** A suite and those around it, the outermost first. */
const around = (inner: Suite): readonly Suite[] => [...(inner.outer ? around(inner.outer) : []), inner];

function defineSuite(name: string, body: Body): void {
  suite = { name, outer: suite, before: [], after: [] };
  body();
  suite = suite.outer!;
}

function defineTest(name: string, body: Body): void {
  const suites = around(suite);
  tests.push({
    name: [...suites.slice(1).map(each => each.name), name].join(' > '),
    run: async () => {
      for (const { before } of suites) for (const hook of before) await hook();
      try {
        await body();
      } finally {
        for (const { after } of suites.toReversed()) for (const hook of after) await hook();
      }
    },
  });
}

/** As in Vitest: `%s` takes an argument of the case, `$name` a field of it. */
function titleOf(title: string, item: unknown, args: readonly unknown[]): string {
  const fields = item !== null && typeof item === 'object' ? (item as { readonly [field: string]: unknown }) : {};
  const named = title.replace(/\$(\w+)/g, (whole, name: string) => (name in fields ? String(fields[name]) : whole));
  return named.includes('%') ? format(named, ...args) : named;
}

const eachWith =
  (define: (name: string, body: Body) => void) =>
  (items: readonly unknown[]) =>
  (title: string, body: (...args: readonly unknown[]) => unknown): void => {
    for (const item of items) {
      const args: readonly unknown[] = Array.isArray(item) ? item : [item];
      define(titleOf(title, item, args), () => body(...args));
    }
  };

export const describe = Object.assign(defineSuite, { each: eachWith(defineSuite) });
export const it = Object.assign(defineTest, { each: eachWith(defineTest) });
export const beforeEach = (hook: Body): void => void suite.before.push(hook);
export const afterEach = (hook: Body): void => void suite.after.push(hook);

const afterMutant: Body[] = [];
/** A file's tests are run for one mutant after another, so its hooks for the end are run between mutants. */
export const afterAll = (hook: Body): void => void afterMutant.push(hook);

export async function endMutant(): Promise<void> {
  for (const hook of afterMutant) await hook();
}
