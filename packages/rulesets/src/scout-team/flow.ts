// Questions that Scout Team players need not be asked, and what their options do
import { type Flow, reactOrPass } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { chooseReserves, chooseWhoDeploys, deployIt } from '../w40k/battle/deployment.ts';
import { nearerOf } from '../w40k/flow/nearer.ts';
import { verbsOfManners } from '../w40k/flow/verbs.ts';
import { drawMove } from '../w40k/movement/moving.ts';
import { chooseManner } from '../w40k/movement/phase.ts';
import { chooseScout } from '../w40k/movement/scouting.ts';
import { chooseMoreTargets } from '../w40k/shooting/declare.ts';
import { chooseOneDie } from '../w40k/stratagems/command-re-roll.ts';
import { idleDice, idleReRoll } from '../w40k/stratagems/idle-re-rolls.ts';
import { stakesOf } from '../w40k/stratagems/stakes.ts';
import { chooseZone } from './core/03-battle/deployment.ts';
import { markersOf } from './core/12-mission/ground.ts';
import { coreClauses } from './core-clauses.ts';
import { book, lookups, proposing, strikes } from './library.ts';
import { idleOn, type Look, type ScoutTeam, stakesOn, verbsOn } from './types.ts';

const RE_ROLL = coreClauses.commandReRoll;

const ofReRolls = stakesOf({ rolls: strikes.rolls, lookups, proposing, clause: RE_ROLL });

const nearer = nearerOf({
  book,
  lookups,
  marksOf: t => ({ at: markersOf((t as Look).setup), within: inches(3) }),
});

export const flow: Flow<ScoutTeam> = {
  settled: [],
  idle: [
    idleOn(reactOrPass, (t, question) => idleReRoll(t, question, RE_ROLL)),
    idleOn(chooseOneDie, (t, question) => idleDice(t, question, RE_ROLL)),
  ],
  stakes: [stakesOn(reactOrPass, ofReRolls), stakesOn(drawMove, nearer)],
  verbs: [verbsOn(chooseManner, verbsOfManners)],
  setUp: [chooseZone, chooseReserves, chooseWhoDeploys, deployIt, chooseScout],
  moreTargets: [chooseMoreTargets],
  together: [],
  afterEnd: [],
};
