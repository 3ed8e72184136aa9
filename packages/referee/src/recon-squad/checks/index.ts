import { charges } from '../../w40k/checks/charges.ts';
import { commandPoints } from '../../w40k/checks/command-points.ts';
import { damage } from '../../w40k/checks/damage.ts';
import { diceAsRolled } from '../../w40k/checks/dice-as-rolled.ts';
import { distanceMoved } from '../../w40k/checks/distance-moved.ts';
import { fights } from '../../w40k/checks/fights.ts';
import { hits } from '../../w40k/checks/hits.ts';
import { numbersOfAttacks } from '../../w40k/checks/numbers-of-attacks.ts';
import { placed } from '../../w40k/checks/placed.ts';
import { powers } from '../../w40k/checks/powers.ts';
import { roundsAndPhases } from '../../w40k/checks/rounds-and-phases.ts';
import { saves } from '../../w40k/checks/saves.ts';
import { targetsInRange } from '../../w40k/checks/targets.ts';
import { wounds } from '../../w40k/checks/wounds.ts';
import { clauses, ofCore, type SquadCheck } from '../check.ts';
import { edition } from '../edition.ts';
import { minesAndFalls } from './2.17-mines-and-falls.ts';
import { fragBag } from './6.3-frag-bag.ts';
import { breakTests } from './7.5-break-tests.ts';
import { lengthOfGame } from './7.8-length.ts';
import { deployment } from './8.1-deployment.ts';
import { theResult } from './8.3-result.ts';

/** 8E-2.2, including the start of the turn, with its Break Tests. */
const PHASES = ['start', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'];
/** 8E-10.2, 8E-10.3 */
const PRICES = { 'command-re-roll': 1, 'counter-offensive': 2 };

export const checks: readonly SquadCheck[] = [
  ...[
    diceAsRolled(clauses),
    roundsAndPhases(clauses, PHASES),
    commandPoints(clauses, PRICES),
    distanceMoved(clauses, edition),
    placed(clauses),
    targetsInRange(clauses, edition),
    numbersOfAttacks(clauses, { split: 0 }),
    hits(clauses),
    wounds(clauses),
    saves(clauses, edition),
    damage(clauses),
    charges(clauses, edition),
    fights(clauses, edition),
    powers(clauses, true),
  ].map(ofCore),
  minesAndFalls,
  fragBag,
  breakTests,
  lengthOfGame,
  deployment,
  theResult,
];
