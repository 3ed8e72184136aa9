// The numbers behind Zero-G's rolls
import { combineHandlers, type Numbered, withoutNumbers } from '@little-wars/engine';
import { allOf } from '../w40k/dice/rolls.ts';
import { onAttack, plainly } from '../w40k/show/numbers.ts';
import { rollForInstinct, testInstinct } from './abilities/instinctive-behaviour.ts';
import { rollToIntercept } from './abilities/intercept.ts';
import { rollToRegainWound } from './abilities/it-will-not-die.ts';
import { rollOffForEdge, rollToSeize } from './core/01-battle/deployment.ts';
import { rollForMishap, rollForReserves } from './core/01-battle/reserves.ts';
import { rollToRun } from './core/02-moving/flying.ts';
import {
  rollForDifficultTerrain,
  rollToAccelerate,
  rollToDrift,
  testDangerousTerrain,
} from './core/02-moving/manoeuvres.ts';
import { rollForHeat } from './core/03-shooting/blast.ts';
import { hitNeeds, hitRoll, rollMissesAgain } from './core/03-shooting/fire.ts';
import { rollForDirection, rollForDistance, rollScatterDie, rollScatterDieAgain } from './core/03-shooting/scatter.ts';
import { rollForStray } from './core/03-shooting/strays.ts';
import { rollFlameHits } from './core/03-shooting/template.ts';
import { chargeRoll, rollHammerHits } from './core/04-assault/charging.ts';
import { rollToConsolidate } from './core/04-assault/combats.ts';
import { blowNeeds, blowsRoll } from './core/04-assault/fighting.ts';
import { feelNoPainRoll } from './core/05-attacks/harm.ts';
import { rollExplosionReach, saveRoll, woundingRoll } from './core/05-attacks/resolve.ts';
import { saveOf, woundNeeds } from './core/05-attacks/saves.ts';
import { testForPinning, testInitiative, testOrBeRemoved } from './core/05-attacks/tests.ts';
import { rollBodyDrift } from './core/06-bodies/bodies.ts';
import { rollObjectiveDrift } from './core/07-missions/missions.ts';
import { denyRoll, manifestRoll, rollWarpCharge } from './core/08-psychic/psychic.ts';
import {
  rollCoverOfVehicle,
  rollForDamage,
  rollForRending,
  rollToPenetrate,
  rollWhichWeapon,
} from './core/09-vehicles/armour.ts';
import { rollHitsInPassing, rollWhetherItFalls } from './core/09-vehicles/fliers.ts';
import type { Attack, Look } from './types.ts';

/** What a die needs; nothing where it cannot succeed. */
const needed = (id: string, clause: string, needs: number | null | undefined): readonly Numbered[] =>
  needs == null ? [] : [{ id, clause, explained: plainly(needs) }];

export const numbers = combineHandlers<Look, void, readonly Numbered[]>(
  [
    ...onAttack(hitRoll, (t: Look, attack: Attack) => needed('hit', '7E-5.3', hitNeeds(t, attack))),
    ...onAttack(blowsRoll, (t: Look, attack: Attack) => needed('hit', '7E-7.10', blowNeeds(t, attack))),
    ...onAttack(woundingRoll, (t: Look, attack: Attack) => needed('wound', '7E-5.5', woundNeeds(t, attack))),
    ...onAttack(saveRoll, (t: Look, attack: Attack) =>
      needed('save', '7E-5.7', t.position.rolls.at(-1)?.needs ?? saveOf(t, attack, { ap: attack.ap })?.needs),
    ),
    ...withoutNumbers(
      ...[rollOffForEdge, rollToSeize, rollForReserves, rollForMishap],
      ...[rollToAccelerate, rollToDrift, rollToRun, rollForDifficultTerrain, testDangerousTerrain],
      ...[rollScatterDie, rollScatterDieAgain, rollForDirection, rollForDistance],
      ...[rollForHeat, rollMissesAgain, rollForStray, rollFlameHits],
      ...[rollHammerHits, rollToConsolidate, ...allOf(chargeRoll)],
      ...[testInitiative, testForPinning, testOrBeRemoved, ...allOf(feelNoPainRoll)],
      ...[rollToPenetrate, rollForRending, rollCoverOfVehicle, rollForDamage, rollWhichWeapon],
      ...[rollWhetherItFalls, rollHitsInPassing, rollExplosionReach],
      ...[rollBodyDrift, rollObjectiveDrift],
      ...[rollWarpCharge, ...allOf(manifestRoll, denyRoll)],
      ...[testInstinct, rollForInstinct, rollToIntercept, rollToRegainWound],
    ),
  ],
  [],
);
