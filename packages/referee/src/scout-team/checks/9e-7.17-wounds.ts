import { type Faults, fault, same } from '../../frame/check.ts';
import type { Wound } from '../../w40k/facts.ts';
import { did, effectsOn, has, type Ledger, type Ongoing, ongoing } from '../../w40k/ledger.ts';
import { ruleOf, woundOn } from '../../w40k/numbers.ts';
import type { TeamCheck } from '../check.ts';
import { succeeds, toughnessAgainst } from '../numbers.ts';

/** Possible modifiers of wound rolls. */
function modifiersOf({ attack, by }: Ongoing): readonly number[] {
  if (attack.manner !== 'fighting') return [0];
  const charged = did(by, 'charged') ? (has(by, 'charge-wound-bonus')?.by ?? 0) : 0;
  const near = has(by, 'throat-slittas')?.by ?? 0;
  return [charged, charged + near].map(sum => Math.max(-1, Math.min(1, sum)));
}

/** The possible APs of its wounds. */
function apsOf(l: Ledger, now: Ongoing): readonly number[] {
  const { ap } = now.attack;
  const set = ruleOf(now, 'wound-six-ap')?.['ap'] as number | undefined;
  const more = (ruleOf(now, 'wound-six-ap-bonus')?.by ?? 0) + bettered(l, now);
  return [ap, ap + more, ...(set === undefined ? [] : [Math.min(ap, set), Math.min(ap, set) + more])];
}

/** ST-10.4: sharpened claws. */
const bettered = (l: Ledger, { attack, by }: Ongoing): number =>
  attack.manner === 'fighting' ? effectsOn(l, by, 'insightful').reduce((sum, use) => sum + (use.by ?? 0), 0) : 0;

function against(l: Ledger, now: Ongoing, wounds: readonly Wound[], auto: number): Faults {
  const roll = now.settled.findLast(({ what }) => what === 'wound');
  if (!roll) return [same('dice to wound', now.hits, 0), same('wounds', auto, wounds.length)];
  const needs = ruleOf(now, 'wounds-on')?.on ?? woundOn(now.attack.strength, toughnessAgainst(l, now));
  const passed = roll.faces.filter(face => succeeds(face, roll.needs ?? 7, roll.modifier)).length;
  const modifiers = modifiersOf(now);
  const aps = apsOf(l, now);
  const blunt = wounds.find(({ ap }) => !aps.includes(ap));
  return [
    same('dice to wound', now.hits, roll.faces.length),
    same('to wound', needs, roll.needs ?? 0),
    modifiers.includes(roll.modifier) ? null : fault(`${modifiers.join(' or ')} on each die`, roll.modifier, '9E-2.4'),
    same('wounds', auto + (ruleOf(now, 'wound-is-mortal') ? 0 : passed), wounds.length),
    blunt ? fault(`AP ${aps.join(' or ')}`, blunt.ap) : null,
  ];
}

/** 9E-7.17, ST-5.7: a die for each hit, by Strength against Toughness. */
export const wounds: TeamCheck = {
  name: 'wounds',
  clause: '9E-7.17',
  on: {
    'wounds-scored': (l, f) =>
      ongoing(l) ? against(l, ongoing(l)!, f.wounds, ongoing(l)!.auto) : fault('an attack', 'none'),
  },
};
