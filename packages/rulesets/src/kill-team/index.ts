import type { Ruleset } from '@little-wars/engine';
import { clauses } from './clauses/index.ts';
import { factions, starters } from './content/index.ts';
import { rollOff } from './core/01-measuring.ts';
import { activation, perform } from './core/02-activation.ts';
import { firefight } from './core/02-firefight.ts';
import { strategicPloys, targetReveal } from './core/02-strategy.ts';
import { initiative, turningPoint } from './core/02-turning-point.ts';
import { pass } from './core/03-actions.ts';
import { reasonsAgainstMove } from './core/03-move-reasons.ts';
import { moving } from './core/03-moves.ts';
import { drop, pickUp } from './core/03-tokens.ts';
import { attack } from './core/04-attack.ts';
import { defend } from './core/04-defend.ts';
import { moreTargetSequences } from './core/04-more-targets.ts';
import { shoot } from './core/04-shoot.ts';
import { fight, fightSequences } from './core/05-fight.ts';
import { damageSequences } from './core/06-damage.ts';
import { commandReRoll as commandReRollSequence } from './core/06-ploys.ts';
import { matchedPlay } from './core/11-matched-play.ts';
import { barricade, barricades, setUpGroup, setUpOne, setUpOperatives, sides } from './core/11-set-up.ts';
import { alike } from './core/alike.ts';
import { diceSequences } from './core/dice.ts';
import { facts } from './facts.ts';
import { inPlay } from './in-play.ts';
import { MAPS } from './maps/index.ts';
import { proposeAnyPlace, reasonsAgainstAnyPlace } from './places.ts';
import { proposeMove, proposePick } from './proposals.ts';
import { muster, teamOf } from './roster/index.ts';
import { combatSupport, commandReRoll, injured, overwatch } from './rules/core.ts';
import { vantagePoint } from './rules/vantage-point.ts';
import { defaults, opening, readSetup } from './setup.ts';
import type { KillTeam, Setup } from './types.ts';
import { weaponRules, weaponSequences } from './weapon-rules/index.ts';

/** Kill Team 2021. */
export const killTeam: Ruleset<KillTeam> = {
  id: 'kill-team',
  version: '1',
  clauses,
  content: { factions, maps: MAPS },
  seats: 2,
  readSetup,
  ready: MAPS.slice(0, 2).map(({ id }): Setup => quick(id)),
  opening: setup => ({ position: opening(setup), frame: matchedPlay.start({}) }),
  sequences: [
    matchedPlay, sides, barricades, barricade, setUpOperatives, setUpGroup, setUpOne, rollOff,
    turningPoint, initiative, strategicPloys, targetReveal, firefight, activation, perform, pass, moving, pickUp, drop,
    shoot, ...moreTargetSequences, attack, defend, fight, ...fightSequences, ...diceSequences, ...damageSequences,
    commandReRollSequence, ...weaponSequences,
  ], // biome-ignore format: in the order of the book
  facts,
  specialRules: { injured, 'combat-support': combatSupport, overwatch, 'command-re-roll': commandReRoll, 'vantage-point': vantagePoint, ...weaponRules },
  inPlay,
  reactionOrder: t => [t.position.initiative, 1 - t.position.initiative],
  legal: { move: reasonsAgainstMove, place: reasonsAgainstAnyPlace },
  proposals: { move: proposeMove, place: proposeAnyPlace, 'pick-one': proposePick },
  alike,
  view: (_setup, position) => position,
  reveals: [],
  show: fact => fact,
  result: (_setup, { over, operatives }) => {
    const scores = [0, 1].map(seat => operatives.filter(o => o.seat !== seat && o.removed).length);
    return over ? { winners: [0, 1].filter(seat => scores[seat]! > scores[1 - seat]!), scores } : null;
  },
  evaluate: (_setup, { operatives }, seat) =>
    operatives.reduce((sum, operative) => sum + (operative.seat === seat ? operative.wounds : -operative.wounds), 0),
  texts: { en: { title: 'Kill Team 2021' } },
};

function quick(map: string): Setup {
  const teams = [starters[0]!, starters[3]!].map(({ roster, pick, equipment }) =>
    muster(teamOf(roster, pick), equipment),
  );
  return { map, play: 'matched', mission: 'secure', teams, options: defaults };
}
