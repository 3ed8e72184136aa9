// 7E-5.5-16  The numbers dice need to wound, and the saves against it
import { isUnder, kit, nextOwnTurn, toughnessOf } from '../../lookups.ts';
import type { Attack, Look, T, Wound } from '../../types.ts';
import { bodyBefore, COVER, isHidden } from './cover.ts';
import { woundOn } from './tables.ts';

export const current = (t: Look): Attack => t.position.attack as Attack;

/** The AP of a weapon that has none: worse than any save. */
export const NO_AP = 7;

/** 7E-5.5, 7E-5.6: the number a hit needs to wound; null if it cannot. */
export const woundNeeds = (t: Look, attack: Attack): number | null =>
  t.query('wound-needs', woundOn(attack.strength, toughnessOf(t, attack.target)), { attack });

/** 7E-5.5: the wounds these dice cause. */
export function woundsOf(t: Look, attack: Attack, faces: readonly number[]): readonly Wound[] {
  const needs = woundNeeds(t, attack);
  const isInstant = t.query('instant-death', attack.strength >= 2 * toughnessOf(t, attack.target), { attack });
  return faces.flatMap(face => {
    if (!(needs !== null && face >= needs) && !t.query('always-wounds', false, { attack, face })) return [];
    const { ap, instant } = t.query('wound-worth', { ap: attack.ap, instant: isInstant }, { attack, face });
    return [{ ap, damage: 1, instant }];
  });
}

export const isShot = ({ manner }: Attack): boolean => manner === 'shooting' || manner === 'overwatch';

/** 7E-5.15 */
const JINK = 4;

/** A save, and the dead body it comes from. */
export interface Save {
  readonly needs: number;
  readonly behind: number | null;
}

/** 7E-5.13-16: the cover save of a target; null if it has none. */
export function coverOf(t: Look, attack: Attack): Save | null {
  if (!isShot(attack) || t.query('no-cover', false, { attack })) return null;
  const body = bodyBefore(t, attack.origin, attack.target);
  const isGrounded = isUnder(t, attack.target, 'grounded');
  const saves = t.query(
    'cover-saves',
    [...(isHidden(t, attack) ? [COVER] : []), ...(isUnder(t, attack.target, 'jinking') ? [JINK] : [])],
    { attack },
  );
  const best = Math.min(7, ...saves);
  const isBehind = body !== null && COVER < best;
  const printed = isBehind ? COVER : best;
  const bonus = t.query('cover-bonus', isGrounded ? 1 : 0, { attack });
  const needs = Math.max(2, printed - bonus);
  return needs > 6 ? null : { needs, behind: isBehind ? body.model : null };
}

/** 7E-5.7, 7E-5.8: the best save against a wound; null if there is none. */
export function saveOf(
  t: Look,
  attack: Attack,
  { ap }: Pick<Wound, 'ap'>,
  cover: Save | null = coverOf(t, attack),
): Save | null {
  const { target: model } = attack;
  const card = kit(t, model);
  const armour = t.query('save', card.profile?.save ?? 7, { model });
  const invulnerable = t.query('invulnerable', card.invulnerable === null ? [] : [card.invulnerable], { model });
  const plain = Math.max(2, Math.min(ap > armour ? armour : 7, ...invulnerable));
  if (cover !== null && cover.needs < plain) return cover;
  return plain > 6 ? cover : { needs: plain, behind: null };
}

/** 7E-5.13, ZG-4.26: goes to ground until the end of its next turn. */
export const goToGround = (t: T, model: number, clause = '7E-5.13'): void =>
  t.emit({ type: 'condition-began', clause, model, condition: 'grounded', ends: nextOwnTurn(t, model) });
