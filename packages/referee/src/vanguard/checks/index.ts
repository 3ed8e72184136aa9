import type { VanguardCheck } from '../check.ts';
import { diceAsRolled } from './3.4-dice-as-rolled.ts';
import { commandPoints } from './4.1-command-points.ts';
import { firstPlayer } from './4.2-first-player.ts';
import { turnsAlternate } from './4.3-turns-alternate.ts';
import { rounds } from './4.5-rounds.ts';
import { passTokens } from './4.6-pass-tokens.ts';
import { actions } from './5.1-actions.ts';
import { distanceMoved } from './6.2-distance-moved.ts';
import { placedClear } from './7.6-placed.ts';
import { attackDice } from './10.1-attack-dice.ts';
import { hits } from './10.3-hits.ts';
import { armorAndWounds } from './10.4-armor-and-wounds.ts';
import { recovery } from './10.6-recovery.ts';
import { targets } from './10.13-targets.ts';
import { nerve } from './12.1-nerve.ts';
import { deployment } from './15.5-deployment.ts';
import { scoring } from './16.3-scoring.ts';
import { result } from './16.4-result.ts';

/** Every check of Vanguard, in the order of the document. */
export const checks: readonly VanguardCheck[] = [
  diceAsRolled,
  commandPoints,
  firstPlayer,
  turnsAlternate,
  rounds,
  passTokens,
  actions,
  distanceMoved,
  placedClear,
  attackDice,
  hits,
  armorAndWounds,
  recovery,
  targets,
  nerve,
  deployment,
  scoring,
  result,
];
