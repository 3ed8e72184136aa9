import { type Faults, fault, same } from '../../frame/check.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import type { Wound } from '../facts.ts';
import { has, type Ledger, type Ongoing, ongoing, profileOf } from '../ledger.ts';
import { ruleOf, toughnessOf, woundOn } from '../numbers.ts';

/** The number a wound roll needs. */
function needed(l: Ledger, now: Ongoing): number {
  const { strength } = now.attack;
  const toughness = toughnessOf(l, now.at);
  const fixed = ruleOf(now, 'wounds-on')?.on;
  if (fixed !== undefined) return fixed;
  const base = woundOn(strength, toughness);
  const tougher = ruleOf(now, 'wounds-tougher-on')?.on;
  return tougher !== undefined && toughness > strength ? Math.min(base, tougher) : base;
}

/** The possible APs of its wounds; what improves its AP also improves that of a 6. */
function apsOf(now: Ongoing): readonly number[] {
  const { ap, profile } = now.attack;
  const sharp = ruleOf(now, 'wound-six-ap')?.['ap'] as number | undefined;
  if (sharp === undefined) return [ap];
  const bettered = ap - (profileOf(now.by, profile)?.ap ?? ap);
  return [ap, Math.min(ap, sharp + bettered)];
}

function against(l: Ledger, now: Ongoing, wounds: readonly Wound[]): Faults {
  const roll = now.settled.findLast(({ what }) => what === 'wound');
  const isHarmless = ruleOf(now, 'dazes') || ruleOf(now, 'markerlight');
  const hits = now.attack.manner === 'hit' ? 1 : now.hits;
  const dice = isHarmless ? 0 : hits;
  if (!roll) return [same('dice to wound', dice, 0), same('wounds', 0, wounds.length)];
  const needs = needed(l, now);
  const most = has(now.by, 'throat-slittas')?.by ?? 0;
  const passed = roll.faces.filter(face => face !== 1 && Math.max(1, face + roll.modifier) >= (roll.needs ?? 7)).length;
  const aps = apsOf(now);
  const blunt = wounds.find(({ ap }) => !aps.includes(ap));
  return [
    same('dice to wound', dice, roll.faces.length),
    same('to wound', needs, roll.needs ?? 0),
    roll.modifier >= 0 && roll.modifier <= most ? null : fault(`at most ${most} on each die`, roll.modifier),
    same('wounds', passed, wounds.length),
    blunt ? fault(`AP ${aps.join(' or ')}`, blunt.ap) : null,
  ];
}

/** Dice to wound: one for each hit, by Strength against Toughness. */
export const wounds = ({ wound }: Clauses): CoreCheck => ({
  name: 'wounds',
  clause: wound,
  on: {
    'wounds-scored': (l, f) => (ongoing(l) ? against(l, ongoing(l)!, f.wounds) : fault('an attack', 'none')),
  },
});
