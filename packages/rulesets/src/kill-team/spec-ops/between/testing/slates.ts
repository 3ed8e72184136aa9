// Dataslates for tests.
import type { Frame } from '@little-wars/engine';
import { bookOf } from '@little-wars/engine/testing';
import { found } from '../../linking.ts';
import { specOps } from '../index.ts';
import { defaults } from '../options.ts';
import { opening } from '../setup.ts';
import type { Dataslate, Deployed, Enlisted, Position, Setup, Side } from '../types.ts';

export const { rule, section } = bookOf(specOps);

export const SERGEANT = 'tactical-marine-sergeant-1';
export const WARRIOR = 'tactical-marine-warrior-1';

/** A starting team of six, with these changes to its first operative, the sergeant. */
export function slate(first: Partial<Enlisted> = {}, change: Partial<Dataslate> = {}): Dataslate {
  const team = found('tactical-marine', 'The Blues');
  const operatives = team.operatives.map((one, i) => (i === 0 ? { ...one, ...first } : one));
  return { ...team, operatives, requisition: 0, ...change };
}

/** All took part, none fell and none felled an enemy. */
export const allOf = ({ operatives }: Dataslate, change: Partial<Deployed> = {}): Side => ({
  deployed: operatives.map(({ id }, i) => ({ operative: id, fell: false, felled: 0, ...(i === 0 ? change : {}) })),
  tacOps: [],
  stash: 0,
});

const orks = found('boy', 'The Reds');

/** After a battle that this team lost against orks. */
export const after = (team: Dataslate, side: Side = allOf(team), change: Partial<Setup> = {}): Setup => ({
  teams: [team, orks],
  sides: [side, allOf(orks)],
  winner: 1,
  options: defaults,
  ...change,
});

/** A sequence of the first team, on its own. */
export const beginning = (setup: Setup, frame: Frame, change: Partial<Position> = {}): [Setup, Position, Frame] => [
  setup,
  { ...opening(setup), ...change },
  frame,
];

export const first = ({ teams }: Position): Enlisted => teams[0]!.operatives[0]!;
