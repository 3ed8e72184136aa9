import type { Ruleset } from '@little-wars/engine';
import { clauses } from './clauses/index.ts';
import { factions, starters } from './content/index.ts';
import { rollOff } from './core/01-measuring.ts';
import { activation, firefight, initiative, perform, turningPoint } from './core/02-turning-point.ts';
import { passSequence } from './core/03-actions.ts';
import { moving, reasonsAgainstMove } from './core/03-moves.ts';
import { attack } from './core/04-attack.ts';
import { defend } from './core/04-defend.ts';
import { moreTargetSequences } from './core/04-more-targets.ts';
import { shoot } from './core/04-shoot.ts';
import { fight, fightSequences } from './core/05-fight.ts';
import { incapacitate, removeIncapacitated } from './core/06-damage.ts';
import { matchedPlay } from './core/11-matched-play.ts';
import { proposePlace, reasonsAgainstPlace } from './core/11-places.ts';
import { barricade, barricades, setUpGroup, setUpOne, setUpOperatives, sides } from './core/11-set-up.ts';
import { reRoll } from './core/dice.ts';
import { facts } from './facts.ts';
import { inPlay } from './in-play.ts';
import { MAPS } from './maps/index.ts';
import { proposeMove } from './proposals.ts';
import { muster, teamOf } from './roster/index.ts';
import { combatSupport, injured, overwatch } from './rules/core.ts';
import { defaults, opening, readSetup } from './setup.ts';
import type { KillTeam, Setup } from './types.ts';
import { weaponRules } from './weapon-rules/index.ts';

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
    turningPoint, initiative, firefight, activation, perform, passSequence, moving,
    shoot, ...moreTargetSequences, attack, defend, fight, ...fightSequences, reRoll, removeIncapacitated, incapacitate,
  ], // biome-ignore format: in the order of the book
  facts,
  specialRules: { injured, 'combat-support': combatSupport, overwatch, ...weaponRules },
  inPlay,
  reactionOrder: t => [t.position.initiative, 1 - t.position.initiative],
  legal: { move: reasonsAgainstMove, place: reasonsAgainstPlace },
  proposals: { move: proposeMove, place: proposePlace },
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
