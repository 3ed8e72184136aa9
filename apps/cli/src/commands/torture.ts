import { complain } from '../complain.ts';
import { progress } from '../progress.ts';
import { promises } from '../torture/promises.ts';

export interface TortureOptions {
  readonly only?: string;
  readonly tries?: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** Tries to break every promise; fails if one breaks. */
export async function tortureCommand({ only, tries, seed, json }: TortureOptions): Promise<void> {
  const chosen = promises.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) {
    complain([`--only is one of: ${promises.map(({ name }) => name).join(', ')}`]);
    return;
  }
  if (tries !== undefined && !/^[1-9]\d*$/.test(tries)) {
    complain(['--tries is a whole number from 1 on']);
    return;
  }
  for (const { name, promise, tries: many, run } of chosen) {
    const count = tries === undefined ? many : Number(tries);
    const bar = progress(name, count);
    const begun = performance.now();
    const result = await run({ tries: count, seed, onTry: bar.add });
    bar.end();
    const seconds = Math.round((performance.now() - begun) / 1000);
    if (result.failures.length > 0) process.exitCode = 1;
    if (json) console.log(JSON.stringify({ name, promise, seed, seconds, ...result }));
    else {
      const figures = Object.entries(result.figures).map(([what, figure]) => `${what} ${figure}`);
      console.log(`We promise: ${promise}.`);
      console.log(`${result.tries} tries, ${result.failures.length} failures, ${seconds} s (${figures.join(', ')})`);
      for (const failure of result.failures.slice(0, MOST_SHOWN)) console.log(`- ${failure}`);
    }
  }
}

const MOST_SHOWN = 20;
