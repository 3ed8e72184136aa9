// What players of Kill Team need not be asked, and what their options do
import { type Flow, reactOrPass } from '@little-wars/engine';
import { chooseAction } from '../core/02-turning-point/activation.ts';
import { revealTacOp, useStrategicPloy } from '../core/02-turning-point/strategy.ts';
import { keepDiceForCover, spendSaves } from '../core/04-shooting/defend.ts';
import { resolveHit } from '../core/05-fighting/fight.ts';
import { chooseDieToRollAgain } from '../core/06-damage/ploys.ts';
import { chooseScoutingOption, chooseWhoDashes, sayWhoHasFirstInitiative } from '../core/11-ways-to-play/scouting.ts';
import {
  chooseGroup,
  giveItOrder,
  pickDropZone,
  sayWhoIsAttacker,
  setUpBarricade,
  setUpOperative,
} from '../core/11-ways-to-play/set-up.ts';
import {
  chooseArchetype,
  chooseArchetypeForDeck,
  chooseThreeTacOps,
  keepOne,
  layCardsFaceDown,
  noteOperativeInSecret,
} from '../core/11-ways-to-play/tac-ops.ts';
import { chooseArchetypeToFillDeckFrom, chooseCardsThatFillIt } from '../core/12-close-quarters/deck.ts';
import { chooseDiceToRollAgain } from '../core/dice/dice.ts';
import { idleOn, type KillTeam, settledOn, stakesOn, verbsOn } from '../types.ts';
import { idleDice, settledReRolls } from './re-rolls.ts';
import { idleReactions } from './reactions.ts';
import { settledCover, settledSaves } from './saves.ts';
import { stakesOfDice, stakesOfReRoll } from './stakes.ts';
import { idleHits } from './strikes.ts';
import { verbsOfActions } from './verbs.ts';

export const flow: Flow<KillTeam> = {
  settled: [
    settledOn(chooseDiceToRollAgain, settledReRolls),
    settledOn(keepDiceForCover, settledCover),
    settledOn(spendSaves, settledSaves),
  ],
  idle: [idleOn(chooseDieToRollAgain, idleDice), idleOn(resolveHit, idleHits), idleOn(reactOrPass, idleReactions)],
  stakes: [stakesOn(reactOrPass, stakesOfReRoll), stakesOn(chooseDiceToRollAgain, stakesOfDice)],
  verbs: [verbsOn(chooseAction, verbsOfActions)],
  setUp: [
    sayWhoIsAttacker,
    pickDropZone,
    chooseArchetype,
    chooseArchetypeForDeck,
    chooseArchetypeToFillDeckFrom,
    chooseCardsThatFillIt,
    chooseThreeTacOps,
    layCardsFaceDown,
    noteOperativeInSecret,
    keepOne,
    setUpBarricade,
    chooseGroup,
    setUpOperative,
    giveItOrder,
    chooseScoutingOption,
    chooseWhoDashes,
    sayWhoHasFirstInitiative,
  ],
  moreTargets: [],
  together: [
    { question: useStrategicPloy, done: 'pass' },
    { question: revealTacOp, done: 'pass' },
  ],
  afterEnd: [],
};
