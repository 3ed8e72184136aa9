// The areas of the code that are mutated, and the share of mutants that must be killed in each.
export interface Area {
  readonly name: string;
  readonly folder: string;
  /** In percent; null if the score is only reported. */
  readonly target: number | null;
  /** If absent, PLAIN. */
  readonly time?: Time;
}

/** In seconds of processor time. */
export interface Time {
  /** A test that takes longer is broken off and not used, and what is left of a test file after its time is not run. */
  readonly test: number;
  readonly file: number;
  /** For all tests of one mutant: what exceeds it is skipped. Survivors are tried again with more. */
  readonly first: number;
  readonly again: number;
}

const PLAIN: Time = { test: 3, file: 15, first: 2, again: 10 };
/** Geometry is tried by many random boards, and by slow searches that it must agree with. */
const BOARDS: Time = { test: 4, file: 20, first: 3, again: 8 };

const kt = 'packages/rulesets/src/kill-team';
const vg = 'packages/rulesets/src/vanguard';
const geometry = 'packages/engine/src/geometry';

/** A file belongs to the first area whose folder it is in. */
export const AREAS: readonly Area[] = [
  { name: 'kernel', folder: 'packages/engine/src/kernel', target: 90 },
  { name: 'dice', folder: 'packages/engine/src/dice', target: null },
  { name: 'records', folder: 'packages/engine/src/record', target: null },
  { name: 'geometry: sight', folder: `${geometry}/sight`, target: 85, time: BOARDS },
  { name: 'geometry: cover', folder: `${geometry}/cover`, target: 85, time: BOARDS },
  { name: 'geometry: path', folder: `${geometry}/path`, target: 85, time: BOARDS },
  { name: 'geometry: measuring', folder: geometry, target: 85, time: BOARDS },
  { name: 'Kill Team: core rules', folder: `${kt}/core`, target: 90 },
  { name: 'Kill Team: weapon rules', folder: `${kt}/weapon-rules`, target: null },
  { name: 'Kill Team: odds', folder: `${kt}/odds`, target: null },
  { name: 'Vanguard: core rules', folder: `${vg}/core`, target: 90 },
  { name: 'Vanguard: weapon rules', folder: `${vg}/weapon-rules`, target: null },
  { name: 'Vanguard: odds', folder: `${vg}/odds`, target: null },
];

export const areaOf = (file: string): Area | null => AREAS.find(({ folder }) => file.startsWith(`${folder}/`)) ?? null;

/** The time for files that are tried together: the most that any of them has. */
export function timeFor(files: readonly string[]): Time {
  const times = files.map(file => areaOf(file)?.time ?? PLAIN);
  return times.reduce((most, time) => (time.first > most.first ? time : most), PLAIN);
}

/** Code that players run: no tests, oracles or type-only files. */
export const isMutated = (file: string): boolean =>
  areaOf(file) !== null && file.endsWith('.ts') && !/\.(test|oracle)\.ts$|\/(testing|index\.ts)/.test(file);

/** Files that are mutated together: those of a ruleset, or of an area of the engine. */
export const groupOf = (file: string): string =>
  /^packages\/rulesets\/src\/[^/]+/.exec(file)?.[0] ?? areaOf(file)?.folder ?? file;
