import type { Ruleset } from '@little-wars/engine';
import { factions } from './content/index.ts';
import { alike } from './core/03-dice/alike.ts';
import { diceSequences } from './core/03-dice/dice.ts';
import { endPhase, firstPlayer, round, seize } from './core/04-round/round.ts';
import { turns } from './core/04-round/turns.ts';
import { acting, activation, perform } from './core/05-activation/activation.ts';
import { prepare } from './core/06-actions/actions.ts';
import { charge } from './core/07-moving/charge.ts';
import { disengaging } from './core/07-moving/leaving.ts';
import { moving } from './core/07-moving/moves.ts';
import { falling } from './core/08-falling/falling.ts';
import { harm, sufferHits } from './core/10-attacks/armor.ts';
import { attack, retaliation } from './core/10-attacks/attack.ts';
import { recovery, removal } from './core/10-attacks/recovery.ts';
import { strike } from './core/10-attacks/strike.ts';
import { commandReRoll } from './core/11-command/command.ts';
import { fallback } from './core/12-nerve/fallback.ts';
import { nerveTest } from './core/12-nerve/nerve.ts';
import { deployment } from './core/15-game/deployment.ts';
import { game } from './core/15-game/game.ts';
import { layTerrain } from './core/15-game/lay-terrain.ts';
import { resultOf, scoring } from './core/16-scenario/scenarios.ts';
import { factionSequences } from './factions/index.ts';
import { facts } from './facts.ts';
import { inPlay } from './in-play.ts';
import { MAPS } from './maps/index.ts';
import { opening, readSetup } from './setup.ts';
import { specialRules } from './special-rules.ts';
import type { Vanguard } from './types.ts';
import { reveals, show, view } from './view.ts';

/** The rules of play of Kill Team Vanguard. */
export const ruleset: Ruleset<Vanguard> = {
  id: 'vanguard',
  version: '4',
  content: { factions, maps: MAPS },
  seats: 2,
  readSetup,
  opening: setup => ({ position: opening(setup), frame: game.start({ more: false }) }),
  sequences: [
    game,
    layTerrain,
    deployment,
    round,
    firstPlayer,
    turns,
    endPhase,
    seize,
    scoring,
    activation,
    acting,
    perform,
    prepare,
    moving,
    disengaging,
    falling,
    charge,
    attack,
    strike,
    sufferHits,
    harm,
    recovery,
    removal,
    ...diceSequences,
    commandReRoll,
    retaliation,
    nerveTest,
    fallback,
    ...factionSequences,
  ],
  facts,
  specialRules,
  inPlay,
  reactionOrder: t => [t.position.first, 1 - t.position.first],
  alike,
  view,
  reveals,
  show,
  result: resultOf,
};
