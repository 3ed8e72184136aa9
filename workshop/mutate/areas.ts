// The areas of the code that are mutated, and the share of mutants that must be killed in each.
export interface Area {
  readonly name: string;
  /** Folders and single files. */
  readonly within: readonly string[];
  /** Where its tests are besides its own package or ruleset: of code that others share, in the folders of those. */
  readonly tests?: readonly string[];
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
const rs = 'packages/rulesets/src/recon-squad';
const st = 'packages/rulesets/src/scout-team';
const zg = 'packages/rulesets/src/zero-g';
const geometry = 'packages/engine/src/geometry';
const skirmish = 'packages/skirmish/src';
/** Chapters of the rules that the editions of 40,000 share; its other folders are content, odds, advice and words. */
const W40K = ['attacks', 'battle', 'charge', 'dice', 'fight', 'movement', 'psychic', 'shooting', 'stratagems'];

/** A file belongs to the first area that it is within. */
export const AREAS: readonly Area[] = [
  { name: 'kernel', within: ['packages/engine/src/kernel'], target: 90 },
  { name: 'dice', within: ['packages/engine/src/dice'], target: null },
  { name: 'records', within: ['packages/engine/src/record'], target: null },
  { name: 'geometry: sight', within: [`${geometry}/sight`], target: 85, time: BOARDS },
  { name: 'geometry: cover', within: [`${geometry}/cover`], target: 85, time: BOARDS },
  { name: 'geometry: path', within: [`${geometry}/path`], target: 85, time: BOARDS },
  { name: 'geometry: measuring', within: [geometry], target: 85, time: BOARDS },
  {
    name: 'skirmish: turns, rules in play',
    within: [`${skirmish}/turns`, `${skirmish}/in-play.ts`, `${skirmish}/moves/on-the-way.ts`],
    tests: [`${kt}/core/`, `${vg}/core/`, `${rs}/core/`, `${st}/core/`],
    target: 90,
  },
  // Its proof, `rulesets/src/offers.test.ts`, takes longer than a mutant may.
  {
    name: 'skirmish: search for a legal move',
    within: [`${skirmish}/moves`],
    tests: [`${kt}/core/`, `${vg}/core/`, `${rs}/core/`, `${st}/core/`],
    target: null,
  },
  { name: 'Kill Team: core rules', within: [`${kt}/core`], target: 90 },
  { name: 'Kill Team: weapon rules', within: [`${kt}/weapon-rules`], target: null },
  { name: 'Kill Team: odds', within: [`${kt}/odds`], target: null },
  { name: 'Vanguard: core rules', within: [`${vg}/core`], target: 90 },
  { name: 'Vanguard: weapon rules', within: [`${vg}/weapon-rules`], target: null },
  { name: 'Vanguard: odds', within: [`${vg}/odds`], target: null },
  {
    name: 'w40k: core rules',
    within: W40K.map(folder => `packages/rulesets/src/w40k/${folder}`),
    tests: [`${rs}/`, `${st}/`, `${zg}/core/`],
    target: 90,
  },
  { name: 'Recon Squad: core rules', within: [`${rs}/core`], target: 90 },
  { name: 'Scout Team: core rules', within: [`${st}/core`], target: 90 },
  { name: 'Zero-G: core rules', within: [`${zg}/core`], target: 90 },
];

export const areaOf = (file: string): Area | null =>
  AREAS.find(({ within }) => within.some(path => file === path || file.startsWith(`${path}/`))) ?? null;

/** Where to look for the tests of a file: in its package, or its ruleset's folder, and where its area says. */
export const homesOf = (file: string): readonly string[] => [
  ...(/^packages\/(?:rulesets\/src\/)?[^/]+\//.exec(file) ?? ['']),
  ...(areaOf(file)?.tests ?? []),
];

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
  /^packages\/rulesets\/src\/[^/]+/.exec(file)?.[0] ?? areaOf(file)?.name ?? file;
