// KT-10.4  Security: holding ground
import type { Seat } from '@little-wars/engine';
import { isNear, isWithinOfSpot } from '../core/01-game/measuring.ts';
import { isNearToken, objectivesOf, strengthOf } from '../core/06-damage/objectives.ts';
import { dropZoneOf, territoryOf } from '../core/11-ways-to-play/zones.ts';
import { mapOf, other, standingOf } from '../lookups.ts';
import type { Fallen, Look, OperativeId } from '../types.ts';
import { banner } from './banner.ts';
import {
  centreOfTable,
  enemies,
  enemyTerritory,
  fallenIn,
  friends,
  heavyFeatures,
  isByFeature,
  isByLine,
  isFeatureNear,
  isWhollyIn,
  ONE,
  ownEdge,
  SIX,
  survives,
  THREE,
  TWO,
  vantagePointOf,
  victimOf,
} from './measures.ts';
import { ANY, again, cardsOf, FIRST, LATER, NEITHER, type Scores, type TacOp } from './types.ts';

type Card = Omit<TacOp, 'id' | 'name' | 'deck' | 'archetype'>;
type Test = (operative: OperativeId) => boolean;

/** More APL than the enemy among the operatives that count. */
export const isStronger = (t: Look, seat: Seat, counts: Test): boolean => {
  const strength = strengthOf(t, counts);
  return strength[seat]! > strength[other(seat)]!;
};

const ENOUGH = 4;

/** More APL in a place; with 4 or more, also that no enemy is there. */
export const holds = (t: Look, seat: Seat, counts: Test): Scores => {
  const strength = strengthOf(t, counts);
  const first = strength[seat]! > strength[other(seat)]!;
  return [first, first && strength[seat]! >= ENOUGH && !enemies(t, seat).some(counts)];
};

const seizeGround: Card = {
  closeQuarters: 'never',
  reveal: FIRST,
  names: [
    {
      name: 'feature',
      of: 'feature',
      options: (t, seat) => heavyFeatures(t).filter(piece => !isFeatureNear(t, piece, dropZoneOf(t, seat), THREE)),
    },
  ],
  onBattleEnd: (t, { seat, memo }) => {
    const feature = memo['feature'];
    return typeof feature === 'string' ? holds(t, seat, id => isByFeature(t, id, feature, ONE)) : NEITHER;
  },
};

/** Incapacitated within 2" of an objective, or while carrying one. */
const isByObjective = (t: Look, fallen: Fallen): boolean => {
  const standing = victimOf(t, fallen);
  return objectivesOf(t).some(token => token.id === fallen.carrying || isNearToken(t, standing, token, TWO));
};

const protectAssets: Card = {
  reveal: ANY,
  onTurnEnd: (t, held) => {
    const fallen = fallenIn(t, t.position.turningPoint, other(held.seat));
    return again(t, held, fallen.filter(each => isByObjective(t, each)).length >= 2);
  },
};

const isCentral = (t: Look, id: OperativeId): boolean => isWithinOfSpot(t, id, centreOfTable(t), THREE);
const isOnFloor = (t: Look, id: OperativeId): boolean => vantagePointOf(t, id) === null;

export const coreSecurity = cardsOf('core', 'security', {
  'Seize Ground': seizeGround,
  'Hold The Line': {
    closeQuarters: 'never',
    reveal: LATER,
    onTurnEnd: (t, held) =>
      again(t, held, !enemies(t, held.seat).some(id => isNear(t, standingOf(t, id), dropZoneOf(t, held.seat), SIX))),
  },
  'Protect Assets': protectAssets,
  'Damage Limitation': {
    reveal: LATER,
    onTurnEnd: (t, held) => again(t, held, fallenIn(t, t.position.turningPoint, held.seat).length === 0),
  },
  'Plant Banner': banner,
  'Central Control': {
    reveal: ANY,
    onTurnEnd: (t, held) =>
      again(
        t,
        held,
        isStronger(t, held.seat, id => isCentral(t, id)),
      ),
  },
});

export const criticalSecurity = cardsOf('critical-ops', 'security', {
  'Seize Ground': seizeGround,
  'Hold Them Back': {
    reveal: LATER,
    onTurnEnd: (t, held) =>
      again(t, held, !enemies(t, held.seat).some(id => isWhollyIn(t, id, territoryOf(t, held.seat)))),
  },
  'Secure Centre Line': {
    reveal: LATER,
    onTurnEnd: (t, held) => {
      const line = mapOf(t.setup).zones.centreLine;
      return again(
        t,
        held,
        isStronger(t, held.seat, id => isByLine(t, id, line, 0) && isOnFloor(t, id)),
      );
    },
  },
  'Central Control': {
    reveal: LATER,
    onTurnEnd: (t, held) =>
      again(
        t,
        held,
        isStronger(t, held.seat, id => isCentral(t, id) && isOnFloor(t, id)),
      ),
  },
  'Protect Assets': protectAssets,
  'Escort Operative': {
    reveal: { at: 'target-reveal', in: [1, 2] },
    names: [{ name: 'escorted', of: 'operative', options: friends }],
    onBattleEnd: (t, { seat, memo }) => {
      const escorted = memo['escorted'];
      if (typeof escorted !== 'number' || !survives(t, escorted)) return NEITHER;
      return [isWhollyIn(t, escorted, enemyTerritory(t, seat)), isByLine(t, escorted, ownEdge(t, other(seat)), SIX)];
    },
  },
});
