import type { Ruleset } from '@little-wars/engine';
import { factions } from './content/index.ts';
import { rollOff } from './core/01-game/measuring.ts';
import { activation } from './core/02-turning-point/activation.ts';
import { firefight } from './core/02-turning-point/firefight.ts';
import { perform } from './core/02-turning-point/perform.ts';
import { strategicPloys, targetReveal } from './core/02-turning-point/strategy.ts';
import { initiative, turningPoint } from './core/02-turning-point/turning-point.ts';
import { moving } from './core/03-actions/moving.ts';
import { drop, pickUp } from './core/03-actions/tokens.ts';
import { pass } from './core/03-actions/universal.ts';
import { attack } from './core/04-shooting/attack.ts';
import { defend } from './core/04-shooting/defend.ts';
import { shoot } from './core/04-shooting/shoot.ts';
import { fight, fightSequences } from './core/05-fighting/fight.ts';
import { damageSequences } from './core/06-damage/damage.ts';
import { commandReRoll as commandReRollSequence } from './core/06-damage/ploys.ts';
import { matchSequences } from './core/11-ways-to-play/index.ts';
import { matchedPlay } from './core/11-ways-to-play/matched-play.ts';
import { narrativePlay } from './core/11-ways-to-play/narrative-play.ts';
import { openPlay } from './core/11-ways-to-play/open-play.ts';
import { resultOf } from './core/11-ways-to-play/victory.ts';
import { guardSequences } from './core/12-close-quarters/guard.ts';
import { hatchSequences } from './core/12-close-quarters/hatches.ts';
import { alike } from './core/dice/alike.ts';
import { diceSequences } from './core/dice/dice.ts';
import { factionSequences } from './factions/index.ts';
import { facts } from './facts.ts';
import { inPlay } from './in-play.ts';
import { MAPS } from './maps/index.ts';
import { missionSequences, missions } from './missions/index.ts';
import { opening, readSetup } from './setup.ts';
import { specOpsSequences } from './spec-ops/rules.ts';
import { specialRules } from './special-rules.ts';
import { tacOps } from './tac-ops/index.ts';
import { marking } from './tac-ops/instead.ts';
import type { KillTeam } from './types.ts';
import { reveals, show, view } from './view.ts';
import { weaponSequences } from './weapon-rules/index.ts';

const WAYS = { matched: matchedPlay, open: openPlay, narrative: narrativePlay } as const;

/** Kill Team 2021: the part to play. */
export const ruleset: Ruleset<KillTeam> = {
  id: 'kill-team',
  version: '4',
  content: {
    factions,
    maps: MAPS,
    missions: missions.map(({ id, name, play }) => ({ id, name, play })),
    tacOps: tacOps.map(({ id, name, deck, archetype }) => ({ id, name, deck, archetype })),
  },
  seats: 2,
  readSetup,
  opening: setup => ({ position: opening(setup), frame: WAYS[setup.play].start({}) }),
  sequences: [
    ...matchSequences,
    ...missionSequences,
    marking,
    rollOff,
    turningPoint,
    initiative,
    strategicPloys,
    targetReveal,
    firefight,
    activation,
    perform,
    pass,
    moving,
    pickUp,
    drop,
    shoot,
    attack,
    defend,
    fight,
    ...fightSequences,
    ...diceSequences,
    ...damageSequences,
    commandReRollSequence,
    ...guardSequences,
    ...hatchSequences,
    ...weaponSequences,
    ...factionSequences,
    ...specOpsSequences,
  ],
  facts,
  specialRules,
  inPlay,
  reactionOrder: t => [t.position.initiative, 1 - t.position.initiative],
  alike,
  view,
  reveals,
  show,
  result: resultOf,
};
