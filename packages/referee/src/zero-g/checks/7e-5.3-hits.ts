import { type Check, type Faults, fault, same } from '../../frame/check.ts';
import type { Fact, Roll } from '../facts.ts';
import { type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { hasAny, weaponOf } from '../printed.ts';

const hitOn = (skill: number): number => Math.max(2, 7 - skill);
const meleeOn = (own: number, enemy: number): number => (own > enemy ? 3 : enemy > 2 * own ? 5 : 4);

/** 7E-5.3, 7E-5.4: the number a shot may need: by BS, by BS 1 for Snap Shots, reduced by markerlights. */
function shotNeeds(l: Ledger, { attack }: Ongoing): readonly number[] {
  const { card, blinded } = l.models[attack.attacker]!;
  if (attack.snap) return card.rules.has('defence-tactics') && attack.manner === 'overwatch' ? [5] : [6];
  const needs = hitOn(card.ballisticSkill);
  const marked = l.models[attack.target]!.marked;
  const better = marked ? Array.from({ length: needs - 2 }, (_, i) => i + 2) : [];
  return [needs, ...better, ...(blinded ? [6] : [])];
}

/** 7E-7.10, 7E-10.5: the number a blow may need. */
function blowNeeds(l: Ledger, { attack }: Ongoing): readonly number[] {
  const skills = (id: number): readonly number[] => {
    const { card, blinded } = l.models[id]!;
    return [card.profile?.weaponSkill ?? 1, ...(blinded ? [1] : [])];
  };
  return skills(attack.attacker).flatMap(own => skills(attack.target).map(enemy => meleeOn(own, enemy)));
}

function against(l: Ledger, now: Ongoing, { faces, needs }: Roll): Faults {
  const isBlow = now.attack.manner === 'fighting';
  const due = isBlow ? blowNeeds(l, now) : shotNeeds(l, now);
  return [
    same('dice to hit', now.attack.attacks, faces.length),
    needs !== null && due.includes(needs) ? null : fault(`${due.join('+ or ')}+ to hit`, `${needs}+`),
  ];
}

/** 7E-5.3, 7E-7.10: a die for each shot or blow, against the number by skill, and as many hits as dice reach it. */
export const hits: Check<Ledger, Fact> = {
  name: 'hits',
  clause: '7E-5.3',
  on: {
    rolled: (l, { roll }) => {
      const now = ongoing(l);
      return roll.what === 'hit' && now ? against(l, now, roll) : null;
    },
    'hits-scored': (l, { hits: scored, faces }) => {
      const now = ongoing(l);
      const roll = now?.settled.findLast(({ what }) => what === 'hit');
      if (!now || !roll || faces.length === 0) return null;
      const due = faces.filter(face => face >= roll.needs!).length;
      const isMore = hasAny(weaponOf(l.printed, now.attack.profile), 'tesla');
      return scored === due || (isMore && scored > due) ? null : fault(`${due} hits`, scored);
    },
  },
};
