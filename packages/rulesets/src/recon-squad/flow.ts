// What players of Recon Squad need not be asked, and what their options do
import { type Flow, reactOrPass } from '@little-wars/engine';
import { chooseReserves, chooseWhoDeploys, deployIt } from '../w40k/battle/deployment.ts';
import { idleDice, idleInSum, idleReRoll } from '../w40k/flow/re-rolls.ts';
import { verbsOfManners } from '../w40k/flow/verbs.ts';
import { chooseManner } from '../w40k/movement/phase.ts';
import { chooseScout } from '../w40k/movement/scouting.ts';
import { chooseMoreTargets } from '../w40k/shooting/declare.ts';
import { chooseOneDie } from '../w40k/stratagems/command-re-roll.ts';
import { chooseCorner } from './core/03-battle/deployment.ts';
import { coreClauses } from './core-clauses.ts';
import { idleOn, type ReconSquad, verbsOn } from './types.ts';

const RE_ROLL = coreClauses.commandReRoll;

export const flow: Flow<ReconSquad> = {
  settled: [],
  idle: [
    idleOn(reactOrPass, (t, question) => idleReRoll(t, question, RE_ROLL)),
    idleOn(chooseOneDie, (t, question) => [...idleDice(t, question, RE_ROLL), ...idleInSum(t, question, RE_ROLL)]),
  ],
  verbs: [verbsOn(chooseManner, verbsOfManners)],
  setUp: [chooseCorner, chooseReserves, chooseWhoDeploys, deployIt, chooseScout],
  moreTargets: [chooseMoreTargets],
};
