// The attack numbers of the 9th edition, computed independently from cards and effects.
import { INCH } from '../frame/measure.ts';
import {
  areWithin,
  did,
  effectsOn,
  enemiesOf,
  has,
  isAbout,
  type Ledger,
  type Ongoing,
  profileOf,
} from '../w40k/ledger.ts';
import { rulesOf, toughnessOf } from '../w40k/numbers.ts';
import { isBig } from './edition.ts';

/** 9E-2.4: modifiers to hit and to wound are limited to one. */
const capped = (sum: number): number => Math.max(-1, Math.min(1, sum));

/** 9E-2.5, 9E-2.6: a 1 fails, a 6 succeeds. */
export const succeeds = (face: number, needs: number, modifier: number): boolean =>
  face === 6 || (face !== 1 && face + modifier >= needs);

const MOVED = ['moved', 'advanced', 'fell-back', 'arrived'];

/** 9E-7.8, 9E-7.9, 9E-7.15: how moving affects a shot. */
function forMoving({ by, attack }: Ongoing, type: string, isDakka: boolean): number {
  const isSlowed = type === 'heavy' && by.keywords.includes('Infantry') && did(by, ...MOVED);
  const isRunning = (type === 'assault' || isDakka) && did(by, 'advanced');
  const isFocused =
    has(by, 'battle-focus') !== undefined && attack.manner === 'shooting' && type === 'assault' && did(by, 'advanced');
  return (isSlowed || isRunning ? -1 : 0) + (isFocused ? 1 : 0);
}

/** Certain modifiers of hit rolls, before the limit. */
function sureOf(l: Ledger, now: Ongoing): number {
  const { attack, by, at } = now;
  const isMelee = attack.manner === 'fighting';
  const rules = rulesOf(now);
  const type = profileOf(by, attack.profile)?.type ?? '';
  const isDakka = rules.some(({ rule }) => rule === 'dakka');
  return (
    rules.reduce((sum, use) => sum + (use.rule === 'hit-modifier' ? (use.by ?? 0) : 0), 0) +
    (isMelee ? 0 : forMoving(now, type, isDakka)) +
    at.abilities.reduce(
      (sum, use) => sum + (use.rule === 'hard-to-hit' && !(use['shooting'] && isMelee) ? (use.by ?? 0) : 0),
      0,
    ) +
    by.abilities.reduce((sum, use) => {
      const against = (use['against'] as readonly string[] | undefined) ?? [];
      const isMeant = use.rule === 'hit-bonus-against' && against.some(keyword => at.keywords.includes(keyword));
      return sum + (isMeant ? (use.by ?? 0) : 0);
    }, 0) +
    (attack.marks.includes('combined') ? -1 : 0) +
    (isMelee && effectsOn(l, by, 'set-to-defend').length > 0 ? 1 : 0)
  );
}

/** Uncertain modifiers: facts do not tell what a line of sight passes, nor who is in an aura. */
function perhapsOf(l: Ledger, { attack, by, at }: Ongoing): readonly number[] {
  const isShooting = attack.manner === 'shooting';
  const type = profileOf(by, attack.profile)?.type ?? '';
  const isMarked = isShooting && by.keywords.includes('T’au Empire') && effectsOn(l, at, 'marked').length > 0;
  const isHeld = isShooting && type === 'heavy' && isBig(by) && enemiesOf(l, by).some(e => areWithin(by, e, INCH + 2));
  return [
    // 9E-8.5
    ...(isShooting ? [-1] : []),
    ...(isMarked ? [1] : []),
    ...(isHeld ? [-1] : []),
    ...(attack.manner === 'fighting' && isAbout(l, 'aura-melee-hit-bonus') ? [1] : []),
  ];
}

/** 9E-2.4: every possible modifier of hit rolls. */
export function hitModifiers(l: Ledger, now: Ongoing): readonly number[] {
  if (now.attack.manner === 'overwatch') return [0];
  let sums = [sureOf(l, now)];
  for (const more of perhapsOf(l, now)) sums = sums.flatMap(sum => [sum, sum + more]);
  return [...new Set(sums.map(capped))];
}

/** 9E-9.4, 9E-8.7 and 9E-7.16: the number a hit roll needs. */
export function skillOf(l: Ledger, { attack: { manner, target }, by }: Ongoing): number | null {
  // It holds steady against one charger.
  if (manner === 'overwatch')
    return effectsOn(l, by, 'holding-steady').some(({ against }) => against === target) ? 5 : 6;
  return manner === 'fighting' ? by.profile.weaponSkill : by.profile.ballisticSkill;
}

/** ST-5.7: the most common Toughness of the models attacked together; in a tie the highest. */
export function toughnessAgainst(l: Ledger, { attack: { members }, at }: Ongoing): number {
  const all = (members ?? [at.id]).map(id => toughnessOf(l, l.models[id]!));
  const countOf = (toughness: number): number => all.filter(each => each === toughness).length;
  const most = Math.max(...all.map(countOf));
  return Math.max(...all.filter(toughness => countOf(toughness) === most));
}
