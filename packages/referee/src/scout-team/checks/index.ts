import { charges } from '../../w40k/checks/charges.ts';
import { commandPoints } from '../../w40k/checks/command-points.ts';
import { damage } from '../../w40k/checks/damage.ts';
import { damageByMember } from '../../w40k/checks/damage-by-member.ts';
import { diceAsRolled } from '../../w40k/checks/dice-as-rolled.ts';
import { distanceMoved } from '../../w40k/checks/distance-moved.ts';
import { fights } from '../../w40k/checks/fights.ts';
import { numbersOfAttacks } from '../../w40k/checks/numbers-of-attacks.ts';
import { placed } from '../../w40k/checks/placed.ts';
import { powers } from '../../w40k/checks/powers.ts';
import { roundsAndPhases } from '../../w40k/checks/rounds-and-phases.ts';
import { saves } from '../../w40k/checks/saves.ts';
import { targetsInRange } from '../../w40k/checks/targets.ts';
import { clauses, ofCore, type TeamCheck } from '../check.ts';
import { edition } from '../edition.ts';
import { morale } from './6.1-morale.ts';
import { length, theResult } from './8.1-result.ts';
import { deployment } from './8.2-deployment.ts';
import { commandPhase } from './9e-4.1-command-phase.ts';
import { hits } from './9e-7.16-hits.ts';
import { wounds } from './9e-7.17-wounds.ts';
import { alternation } from './9e-10.2-alternation.ts';

/** 9E-3.2, including the start of the turn. */
const PHASES = ['start', 'command', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'];
/** 9E-4.4-9 */
const PRICES = {
  'command-re-roll': 1,
  'cut-them-down': 1,
  'desperate-breakout': 2,
  'fire-overwatch': 1,
  'counter-offensive': 2,
  'insane-bravery': 2,
};

export const checks: readonly TeamCheck[] = [
  ...[
    diceAsRolled(clauses),
    roundsAndPhases(clauses, PHASES),
    commandPoints(clauses, PRICES),
    distanceMoved(clauses, edition),
    placed(clauses),
    targetsInRange(clauses, edition),
    // ST-4.2
    numbersOfAttacks(clauses, { split: 3 }),
    saves(clauses, edition),
    damage(clauses),
    damageByMember(clauses, '9E-7.18'),
    charges(clauses, edition),
    fights(clauses, edition),
    powers(clauses, true),
  ].map(ofCore),
  hits,
  wounds,
  alternation,
  commandPhase,
  morale,
  deployment,
  length,
  theResult,
];
