// A process that keeps one Vitest running and tries mutants on it one by one, in its own copy of the tree.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

/** A task from the parent: run these tests in stages with a file changed (or with none, to time them). */
export interface Task {
  readonly file: string;
  readonly text: string;
  readonly original: string;
  readonly stages: readonly (readonly string[])[];
}

export interface Outcome {
  /** The test that failed; null if none did. */
  readonly killedBy: string | null;
  /** The time in seconds of each test file that was run. */
  readonly seconds: { readonly [test: string]: number };
}

const root = process.cwd();

async function start(): Promise<Vitest> {
  return await createVitest('test', {
    watch: false,
    root,
    config: join(root, 'vitest.config.ts'),
    project: ['code'],
    reporters: [{}],
    bail: 1,
    fileParallelism: false,
    maxWorkers: 1,
  });
}

async function specsOf(vitest: Vitest, tests: readonly string[]): Promise<TestSpecification[]> {
  const specs = await vitest.globTestSpecifications([...tests]);
  return specs.filter(spec => spec.project.name === 'code' && tests.includes(spec.moduleId.slice(root.length + 1)));
}

const failureOf = (modules: readonly TestModule[]): string | null => {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return test.fullName;
    if (module.state() === 'failed') return module.moduleId.slice(root.length + 1);
  }
  return null;
};

async function carryOut(vitest: Vitest, { file, text, original, stages }: Task): Promise<Outcome> {
  const path = join(root, file);
  const put = (content: string): void => {
    if (file === '') return;
    writeFileSync(path, content);
    vitest.invalidateFile(path);
  };
  const seconds: Record<string, number> = {};
  put(text);
  try {
    for (const stage of stages) {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await specsOf(vitest, stage), false);
      for (const module of testModules)
        seconds[module.moduleId.slice(root.length + 1)] = module.diagnostic().duration / 1000;
      const failed = failureOf(testModules) ?? (unhandledErrors.length > 0 ? 'an unhandled error' : null);
      if (failed !== null) return { killedBy: failed, seconds };
    }
    return { killedBy: null, seconds };
  } finally {
    put(original);
  }
}

const vitest = await start();
process.on('message', (task: Task) => {
  carryOut(vitest, task).then(
    outcome => process.send!(outcome),
    (error: unknown) => process.send!({ killedBy: `the runner failed: ${String(error)}`, seconds: {} }),
  );
});
process.send!('ready');
