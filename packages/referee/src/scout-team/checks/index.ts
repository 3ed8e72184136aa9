import { commandPoints } from '../../w40k/checks/command-points.ts';
import { diceAsRolled } from '../../w40k/checks/dice-as-rolled.ts';
import { roundsAndPhases } from '../../w40k/checks/rounds-and-phases.ts';
import { clauses, ofCore, type TeamCheck } from '../check.ts';
import { morale } from './6.1-morale.ts';
import { length, theResult } from './8.1-result.ts';
import { deployment } from './8.2-deployment.ts';
import { commandPhase } from './9e-4.1-command-phase.ts';

/** 9E-3.2, with the start of the turn. */
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
  ...[diceAsRolled(clauses), roundsAndPhases(clauses, PHASES), commandPoints(clauses, PRICES)].map(ofCore),
  commandPhase,
  morale,
  deployment,
  length,
  theResult,
];
