import { type Check, type Faults, fault, same } from '../../frame/check.ts';
import type { Fact, Roll } from '../facts.ts';
import { type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { hasAny, weaponOf } from '../printed.ts';

/** Rules that replace the comparison of S and T. */
const OWN_NUMBER = ['poisoned', 'sniper', 'fleshbane', 'graviton', 'monofilament'] as const;
const OWN_ABILITY = ['poisoned-attacks', 'wounds-on-arrival'] as const;
/** Rules by which a 6 always wounds. */
const SIXES = ['gauss', 'rending', 'bladestorm'] as const;

const NEVER = 7;

/** 7E-5.5, 7E-5.6 */
function woundOn(strength: number, toughness: number): number {
  const needs = 4 + toughness - strength;
  return needs > 7 ? NEVER : Math.min(6, Math.max(2, needs));
}

function against(l: Ledger, { attack, hits }: Ongoing, { faces, needs }: Roll): Faults {
  const weapon = weaponOf(l.printed, attack.profile);
  const { rules } = l.models[attack.attacker]!.card;
  const isOwn = hasAny(weapon, ...OWN_NUMBER) || OWN_ABILITY.some(rule => rules.has(rule));
  const toughness = l.models[attack.target]!.card.profile?.toughness;
  const due = toughness === undefined || isOwn ? needs : woundOn(attack.strength, toughness);
  return [
    attack.manner === 'hit' ? null : same('dice to wound', hits, faces.length),
    due === needs ? null : fault(`${due}+ to wound`, `${needs}+`),
  ];
}

/** 7E-5.5, 7E-5.6: a die for each hit, S against T, and as many wounds as dice reach it. */
export const wounds: Check<Ledger, Fact> = {
  name: 'wounds',
  clause: '7E-5.5',
  on: {
    rolled: (l, { roll }) => {
      const now = ongoing(l);
      return roll.what === 'wound' && now ? against(l, now, roll) : null;
    },
    'wounds-scored': (l, { wounds: scored }) => {
      const now = ongoing(l);
      const roll = now?.settled.findLast(({ what }) => what === 'wound');
      if (!now || !roll) return null;
      const due = roll.faces.filter(face => face >= roll.needs!).length;
      const sixes = roll.faces.filter(face => face === 6).length;
      const isMore = hasAny(weaponOf(l.printed, now.attack.profile), ...SIXES);
      const most = isMore ? Math.max(due, sixes) : due;
      return scored.length >= due && scored.length <= most ? null : fault(`${due} wounds`, scored.length);
    },
  },
};
