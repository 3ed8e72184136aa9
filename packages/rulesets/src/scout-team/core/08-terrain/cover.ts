// 9E-8.1-5, 9E-8.9, 9E-8.14  Cover, and fights across a Defence Line
import { inches, isGapWithin, isWithinOf, type Solid, type Standing, type Tenths } from '@little-wars/engine/geometry';
import type { Beside } from '@little-wars/skirmish';
import { isShot } from '../../../w40k/attacks/rolls.ts';
import { hasDone, isAlive, type Lookups, ONE_INCH } from '../../../w40k/measuring/lookups.ts';
import type { Attack } from '../../../w40k/types.ts';
import type { Trait } from '../../terrain.ts';
import type { Look, ModelId } from '../../types.ts';
import { areasWith, areInTheWay, isBehindDense, isWithinArea, obstaclesNear, solidsWith } from './features.ts';

/** 9E-8.1 */
const COVERED: readonly string[] = ['Infantry', 'Beast', 'Swarm'];
/** 9E-8.9 */
export const ACROSS = inches(2);
/** Bases this near to a feature touch it. */
const TOUCH = 2;
/** The same with a margin, for the test of boxes. */
const NEAR = TOUCH + 1;

/** Whether a base is near the box of a solid: most lines are far away, and exact distances take longer. */
const mayTouch = ({ ax, ay, bx, by, r, corners }: Standing, { box }: Solid): boolean =>
  corners !== undefined ||
  (Math.max(ax, bx) + r + NEAR >= box.left &&
    Math.min(ax, bx) - r - NEAR <= box.right &&
    Math.max(ay, by) + r + NEAR >= box.low &&
    Math.min(ay, by) - r - NEAR <= box.high);

export interface Covers {
  /** 9E-8.1-3: whether a target benefits from cover with this trait against an attacker. */
  hasCover(t: Look, attacker: ModelId, target: ModelId, trait: Trait): boolean;
  /** 9E-8.3, 9E-8.4: what cover adds to armour saves. */
  coverFor(t: Look, attack: Attack): number;
  /** 9E-8.5 */
  isDense(t: Look, attacker: ModelId, target: ModelId): boolean;
  /** 9E-8.9: whether a charger that touches a Defence Line has reached an enemy across it. */
  hasReachedAcross(t: Look, charger: Standing, enemy: Standing): boolean;
  /** The Defence Lines that a charger may touch to reach an enemy across them; null if there are none. */
  linesBy(t: Look, enemy: Standing): Beside | null;
  fightReach(t: Look, a: ModelId, b: ModelId): Tenths;
}

export function coversFor(lookups: Lookups): Covers {
  const hasCover = (t: Look, attacker: ModelId, target: ModelId, trait: Trait): boolean => {
    if (!COVERED.some(keyword => lookups.hasKeyword(t, target, keyword))) return false;
    const base = lookups.standing(t, target);
    if (areasWith(t.setup, trait).some(area => isWithinArea(base, area))) return true;
    return areInTheWay(t.setup, obstaclesNear(t.setup, base, trait), lookups.standing(t, attacker), base);
  };
  /** Whether `a` touches a Defence Line between it and `b`, at most 2" away. */
  const isAcross = (t: Look, a: Standing, b: Standing): boolean =>
    isGapWithin(a, b, ACROSS) &&
    solidsWith(t.setup, 'defence-line').some(
      solid => mayTouch(a, solid) && isWithinOf(a, solid, TOUCH) && areInTheWay(t.setup, [solid], a, b),
    );
  // A model struck across a line strikes back: in a fight either of them touches it.
  const fightsAcross = (t: Look, a: Standing, b: Standing): boolean => isAcross(t, a, b) || isAcross(t, b, a);
  return {
    hasCover,
    coverFor(t, attack) {
      const { attacker, target } = attack;
      if (!isAlive(t, attacker) || !isAlive(t, target)) return 0;
      if (isShot(attack)) return hasCover(t, attacker, target, 'light-cover') ? 1 : 0;
      if (attack.manner !== 'fighting' || hasDone(t, attacker, 'charged')) return 0;
      return hasCover(t, attacker, target, 'heavy-cover') ? 1 : 0;
    },
    isDense: (t, attacker, target) =>
      isBehindDense(t.setup, lookups.standing(t, attacker), lookups.standing(t, target)),
    hasReachedAcross: isAcross,
    // Measured horizontally: the line may be on a floor above the enemy.
    linesBy: (t, enemy) => {
      const lines = solidsWith(t.setup, 'defence-line').filter(solid =>
        isWithinOf({ ...enemy, z: solid.bottom }, solid, ACROSS),
      );
      return lines.length === 0 ? null : { outlines: lines.map(({ corners }) => corners), range: TOUCH };
    },
    fightReach: (t, a, b) => {
      const isFarther =
        lookups.areWithin(t, a, b, ACROSS) && fightsAcross(t, lookups.standing(t, a), lookups.standing(t, b));
      return t.query('fight-reach', isFarther ? ACROSS : ONE_INCH, { model: a, enemy: b });
    },
  };
}
