// Clauses that no step, fact, reason or special rule is named by, each with the code that carries it out.
import { changeApl } from './core/01-game/apl.ts';
import { areEngaged, isWhollyWithinReach, isWithinReach } from './core/01-game/measuring.ts';
import { inSuccession } from './core/02-turning-point/firefight.ts';
import { ploysFor } from './core/02-turning-point/strategy.ts';
import { flies, moveOf } from './core/03-actions/moves.ts';
import { moving } from './core/03-actions/moving.ts';
import { leastFirst } from './core/04-shooting/saves.ts';
import { reasonsOfSight } from './core/04-shooting/targets.ts';
import { carrierOf, controllerOf, isByToken } from './core/06-damage/objectives.ts';
import { mayReRollByCommand } from './core/06-damage/ploys.ts';
import { fanOf, glanceAt, sightFrom } from './core/07-line-of-sight/line-of-sight.ts';
import { masksFor } from './core/07-line-of-sight/masks.ts';
import { groundFor } from './core/08-terrain/ground.ts';
import { cardsFor } from './core/10-tac-ops/cards.ts';
import { victoryPoints } from './core/11-ways-to-play/victory.ts';
import { countsAs } from './core/dice/dice.ts';
import { facts, togetherAtMostOne } from './facts.ts';
import { bodyOf } from './lookups.ts';
import { quarters } from './missions/narrative/aims.ts';
import { ambush } from './missions/narrative/ambush.ts';
import { lastStand } from './missions/narrative/last-stand.ts';
import { rescue } from './missions/narrative/rescue.ts';
import { teamOfStarter } from './ready.ts';
import { vantagePoint } from './rules/vantage-point.ts';
import { assetAcquired } from './spec-ops/between/requisitions/asset-acquired.ts';
import { filled } from './spec-ops/fielding.ts';
import { found } from './spec-ops/linking.ts';
import { barricadeMask, blockingMask, coverMask, obscuringMask, traitsOf, traversableMask } from './terrain.ts';
import { terrainOf, waysOn } from './walls.ts';
import { inEither } from './weapon-rules/wielded.ts';

export const carriedOut: { readonly [clause: string]: object } = {
  'KT-1.2': isWithinReach,
  'KT-1.3': isWhollyWithinReach,
  'KT-1.4': isWithinReach,
  'KT-1.7': countsAs,
  'KT-1.8': changeApl,
  'KT-1.9': togetherAtMostOne,
  'KT-1.10': changeApl,
  'KT-1.12': areEngaged,
  'KT-2.6': ploysFor,
  'KT-2.10': inSuccession,
  'KT-3.2': moveOf,
  'KT-3.7': flies,
  'KT-4.10': leastFirst,
  'KT-6.6': mayReRollByCommand,
  'KT-6.7': controllerOf,
  'KT-6.8': carrierOf,
  'KT-7.1': reasonsOfSight,
  'KT-7.4': sightFrom,
  'KT-7.5': bodyOf,
  'KT-7.6': fanOf,
  'KT-7.7': glanceAt,
  'KT-7.9': fanOf,
  'KT-7.10': fanOf,
  'KT-8.1': obscuringMask,
  'KT-8.2': coverMask,
  'KT-8.3': traversableMask,
  'KT-8.4': blockingMask,
  'KT-8.5': barricadeMask,
  'KT-8.8': vantagePoint,
  'KT-8.9': masksFor,
  'KT-8.10': traitsOf,
  'KT-8.11': traitsOf,
  'KT-8.12': traitsOf,
  'KT-8.16': moving,
  'KT-8.21': groundFor,
  'KT-8.22': groundFor,
  'KT-9.27': inEither,
  'KT-10.1': cardsFor,
  'KT-11.14': victoryPoints,
  'KT-12.2': facts,
  'KT-12.14': cardsFor,
  'KT-12.18': terrainOf,
  'KT-12.20': waysOn,
  'KT-12.21': fanOf,
  'KT-12.24': isByToken,
  'KT-12.25': terrainOf,
  'KT-13.3': teamOfStarter,
  'KT-14.36': found,
  'KT-14.48': assetAcquired,
  'KT-14.69': filled,
  'KT-15.3': quarters,
  'KT-15.4': ambush,
  'KT-15.7': rescue,
  'KT-15.14': lastStand,
};
