import { type Faults, fault, same } from '../../frame/check.ts';
import { has, isAbout, type Ledger, type Ongoing, ongoing } from '../../w40k/ledger.ts';
import { ruleOf } from '../../w40k/numbers.ts';
import type { TeamCheck } from '../check.ts';
import { hitModifiers, skillOf, succeeds } from '../numbers.ts';

/** The value of each 6: minimum and maximum hits, and automatic wounds. */
function sixesOf(l: Ledger, now: Ongoing) {
  const isMelee = now.attack.manner === 'fighting';
  const hits = ruleOf(now, 'hit-six-hits')?.hits ?? 1;
  // Facts do not give the family of a weapon, nor how many of a name there are.
  const more = isMelee ? 0 : (isAbout(l, 'volley-fire') ? 1 : 0) + (has(now.by, 'multi-tracker') ? 1 : 0);
  const isWounding =
    ruleOf(now, 'hit-six-wounds') !== undefined || (isMelee && has(now.by, 'toxin-sacs') !== undefined);
  return { least: hits, most: hits + more, auto: isWounding ? 1 : 0 };
}

interface Scored {
  readonly hits: number;
  readonly autoWounds: number;
  readonly faces: readonly number[];
}

function against(l: Ledger, now: Ongoing, { hits, autoWounds, faces }: Scored): Faults {
  const rolls = now.settled.filter(({ what }) => what === 'hit');
  const [first] = rolls;
  if (!first) return same('hits', now.attack.attacks, hits);
  const { needs, modifier } = first;
  const lying = rolls.flatMap(roll => roll.faces);
  const skill = skillOf(l, now);
  const modifiers = hitModifiers(l, now);
  const doubled = ruleOf(now, 'two-hit-rolls') ? first.faces.length : 0;
  const plain = lying.filter(face => face !== 6 && succeeds(face, needs ?? 7, modifier)).length;
  const sixes = lying.filter(face => face === 6).length;
  const worth = sixesOf(l, now);
  const [least, most] = [worth.least, worth.most].map(each => plain + sixes * (each - worth.auto));
  return [
    same('dice to hit', now.attack.attacks, first.faces.length),
    same('dice that its rule adds', doubled, lying.length - first.faces.length),
    skill === null || skill === needs ? null : fault(`${skill}+ to hit`, `${needs}+`),
    modifiers.includes(modifier) ? null : fault(`${modifiers.join(' or ')} on each die`, modifier, '9E-2.4'),
    lying.join(' ') === faces.join(' ') ? null : fault(`dice ${lying.join(' ')}`, faces.join(' ')),
    hits >= least! && hits <= most! ? null : fault(`${least} to ${most} hits`, hits),
    same('wounds by themselves', sixes * worth.auto, autoWounds),
  ];
}

/** 9E-7.16, 9E-2.4, 9E-2.5: as many dice as attacks, against the skill, modified by at most one. */
export const hits: TeamCheck = {
  name: 'hits',
  clause: '9E-7.16',
  on: { 'hits-scored': (l, f) => (ongoing(l) ? against(l, ongoing(l)!, f) : fault('an attack', 'none')) },
};
