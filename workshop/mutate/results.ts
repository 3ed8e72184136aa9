// The result of each mutant, stored line by line so that a run can be stopped and resumed.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { AREAS, type Area, areaOf } from './areas.ts';
import { EQUIVALENT } from './equivalent.ts';
import type { Mutant } from './mutants.ts';

export type Fate = 'killed' | 'timeout' | 'survived' | 'untested';

export interface Result extends Pick<Mutant, 'id' | 'line' | 'from' | 'to' | 'code'> {
  readonly file: string;
  readonly fate: Fate;
  readonly by: string | null;
}

/** The latest result of each mutant. */
export function readResults(path: string): Map<string, Result> {
  const results = new Map<string, Result>();
  if (!existsSync(path)) return results;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    // The last line may be truncated if the run was killed.
    if (!line.endsWith('}')) continue;
    const result = JSON.parse(line) as Result;
    results.set(result.id, result);
  }
  return results;
}

export function addResult(path: string, result: Result): void {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(result)}\n`);
}

/** A mutant of the code as it is now. */
export type Listed = Pick<Result, 'id' | 'file' | 'line' | 'code' | 'from' | 'to'> & Pick<Mutant, 'nth'>;

export const isEquivalent = ({ file, code, from, to, nth }: Listed): boolean =>
  EQUIVALENT.some(
    entry =>
      entry.file === file &&
      (typeof entry.code === 'string' ? entry.code === code : entry.code.test(code)) &&
      (entry.change === undefined || entry.change === `${from} => ${to}`) &&
      (entry.nth === undefined || entry.nth === nth),
  );

/** Whether it survived and should not have. */
export function isSurvivor(mutant: Listed, results: ReadonlyMap<string, Result>): boolean {
  const result = results.get(mutant.id);
  return result !== undefined && isAlive(result) && !isEquivalent(mutant);
}

export interface Score {
  readonly area: Area;
  readonly mutants: number;
  /** Those listed as equivalent among all mutants of the area, whether a sample has them or not. */
  readonly equivalent: number;
  /** Killed or survived; equivalent ones do not count. */
  readonly tried: number;
  readonly killed: number;
  readonly survived: number;
  /** Killed mutants in percent of those tried that are not equivalent; null if none was tried. */
  readonly score: number | null;
  /** Where the score of all mutants lies with 95 % confidence; null if all were tried. */
  readonly interval: readonly [number, number] | null;
}

/** The scores by area of all current mutants. */
export function scoresOf(mutants: readonly Listed[], results: ReadonlyMap<string, Result>): readonly Score[] {
  return AREAS.map(area => {
    const here = mutants.filter(({ file }) => areaOf(file) === area);
    const isKilled = ({ id }: Listed): boolean => results.has(id) && !isAlive(results.get(id)!);
    const killed = here.filter(isKilled).length;
    const equivalent = here.filter(mutant => isEquivalent(mutant) && !isKilled(mutant)).length;
    const survived = here.filter(mutant => isSurvivor(mutant, results)).length;
    const tried = killed + survived;
    const score = tried === 0 ? null : (100 * killed) / tried;
    const interval = tried + equivalent === here.length || score === null ? null : wilson(killed, tried);
    return { area, mutants: here.length, equivalent, tried, killed, survived, score, interval };
  });
}

export const isAlive = ({ fate }: Result): boolean => fate === 'survived' || fate === 'untested';

/** Wilson's interval for a share that was found in a sample, in percent. */
export function wilson(hits: number, tries: number): readonly [number, number] {
  const z = 1.96;
  const share = hits / tries;
  const middle = share + (z * z) / (2 * tries);
  const half = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const whole = 1 + (z * z) / tries;
  return [(100 * (middle - half)) / whole, (100 * (middle + half)) / whole];
}
