// What players of Zero-G need not be asked, and what their options do
import type { Flow, Question, Verb, VerbKind } from '@little-wars/engine';
import { chooseEdge, chooseReserves, chooseScout, chooseWhoDeploys, deployIt } from './core/01-battle/deployment.ts';
import { chooseManoeuvre } from './core/02-moving/phase.ts';
import { verbsOn, type ZeroG } from './types.ts';

const VERBS: { readonly [manoeuvre: string]: VerbKind | undefined } = { start: 'move', stay: 'hold' };

const verbsOfManoeuvres = (_t: object, { options }: Question<'pick-one'>): readonly Verb[] =>
  options.map(option => ({ option, verb: VERBS[String(option)] ?? 'other', cost: null, against: [] }));

export const flow: Flow<ZeroG> = {
  settled: [],
  idle: [],
  stakes: [],
  verbs: [verbsOn(chooseManoeuvre, verbsOfManoeuvres)],
  setUp: [chooseEdge, chooseReserves, chooseWhoDeploys, deployIt, chooseScout],
  moreTargets: [],
  together: [],
  afterEnd: [],
};
