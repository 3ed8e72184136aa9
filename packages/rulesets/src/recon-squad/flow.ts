// Questions that Recon Squad players need not be asked, and what their options do
import { type AtStake, type Flow, type Idle, type Question, reactOrPass, type Seat } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { chooseReserves, chooseWhoDeploys, deployIt } from '../w40k/battle/deployment.ts';
import { mayPay } from '../w40k/battle/paying.ts';
import { nearerOf } from '../w40k/flow/nearer.ts';
import { verbsOfManners } from '../w40k/flow/verbs.ts';
import { modelOf } from '../w40k/measuring/lookups.ts';
import { drawMove } from '../w40k/movement/moving.ts';
import { chooseManner } from '../w40k/movement/phase.ts';
import { chooseScout } from '../w40k/movement/scouting.ts';
import { chooseMoreTargets } from '../w40k/shooting/declare.ts';
import { COMMAND_RE_ROLL, chooseOneDie } from '../w40k/stratagems/command-re-roll.ts';
import { idleDice, idleInSum, idleReRoll } from '../w40k/stratagems/idle-re-rolls.ts';
import { stakesOf } from '../w40k/stratagems/stakes.ts';
import { chooseCorner } from './core/03-battle/deployment.ts';
import { chooseTester, roundsBroken } from './core/07-breaking/breaking.ts';
import { markersOf } from './core/08-mission/zones.ts';
import { coreClauses } from './core-clauses.ts';
import { book, breaking, lookups, proposing, strikes } from './library.ts';
import { idleOn, type Look, type ModelId, type ReconSquad, stakesOn, verbsOn } from './types.ts';

const RE_ROLL = coreClauses.commandReRoll;

/** RS-7.5, RS-7.6: whether a die passes the Break Test of a model. */
const passes = (t: Look, model: ModelId, face: number): boolean =>
  face + roundsBroken(t.position, modelOf(t, model).seat) <= (breaking.leadershipOf(t, model) ?? 0);

/** RS-7.6: a passed Break Test is not re-rolled. */
function idleTest(t: Look, { options, timing }: Question<'react'>): readonly Idle[] {
  const roll = t.position.rolls.at(-1);
  if (timing !== 'rolled' || roll?.what !== 'test' || roll.model === null) return [];
  if (!passes(t, roll.model, roll.faces[0]!)) return [];
  const reRolls = options.filter(id => id === COMMAND_RE_ROLL);
  return reRolls.map(option => ({ option, reason: 'test-passed', clause: 'RS-7.6' }));
}

/** RS-7.11: the order of tests matters only if a failed test may be re-rolled. */
function stakesOfTesters(t: Look, { options, to }: Question<'pick-one'>): AtStake<'pick-one'> | null {
  const failing = (model: ModelId): number => [1, 2, 3, 4, 5, 6].filter(face => !passes(t, model, face)).length / 6;
  const isPaid = mayPay(t, to as Seat, COMMAND_RE_ROLL, 1);
  const gain = isPaid ? Math.max(...options.map(id => failing(id as ModelId))) : 0;
  return { answer: options[0]!, gain, reason: 'little-gain', clause: 'RS-7.11' };
}

const ofReRolls = stakesOf({ rolls: strikes.rolls, lookups, proposing, clause: RE_ROLL });

const nearer = nearerOf({
  book,
  lookups,
  marksOf: t => {
    const { position, setup } = t as Look;
    return { at: markersOf(setup, position.corners), within: inches(3) };
  },
});

export const flow: Flow<ReconSquad> = {
  settled: [],
  idle: [
    idleOn(reactOrPass, (t, question) => [...idleReRoll(t, question, RE_ROLL), ...idleTest(t, question)]),
    idleOn(chooseOneDie, (t, question) => [...idleDice(t, question, RE_ROLL), ...idleInSum(t, question, RE_ROLL)]),
  ],
  stakes: [stakesOn(reactOrPass, ofReRolls), stakesOn(drawMove, nearer), stakesOn(chooseTester, stakesOfTesters)],
  verbs: [verbsOn(chooseManner, verbsOfManners)],
  setUp: [chooseCorner, chooseReserves, chooseWhoDeploys, deployIt, chooseScout],
  moreTargets: [chooseMoreTargets],
  together: [],
  afterEnd: [],
};
