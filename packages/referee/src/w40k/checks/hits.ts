import { type Faults, fault, same } from '../../frame/check.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import type { Roll } from '../facts.ts';
import { has, type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { hitModifiers, ruleOf, skillOf } from '../numbers.ts';

const hitRolls = ({ settled }: Ongoing): readonly Roll[] => settled.filter(({ what }) => what === 'hit');

/** The hits of these dice. */
function hitsOf(now: Ongoing, faces: readonly number[], needs: number, modifier: number): number {
  const isShot = now.attack.manner !== 'fighting';
  const sixes = ruleOf(now, 'hit-six-hits')?.hits ?? 1;
  return faces.reduce((sum, face) => {
    const result = Math.max(1, face + modifier);
    const isSix = isShot && face === 6 && has(now.by, 'dakka-dakka-dakka') !== undefined;
    if (!isSix && (face === 1 || result < needs)) return sum;
    return sum + (result >= 6 ? sixes : 1);
  }, 0);
}

function against(l: Ledger, now: Ongoing, hits: number, faces: readonly number[]): Faults {
  const rolls = hitRolls(now);
  if (rolls.length === 0) return same('hits', now.attack.attacks, hits);
  const [first] = rolls;
  const skill = skillOf(now);
  const modifiers = hitModifiers(l, now);
  const { needs, modifier } = first!;
  const lying = rolls.flatMap(roll => roll.faces);
  const isMore = has(now.by, 'dakka-dakka-dakka') && now.attack.manner !== 'fighting';
  const sixes = isMore ? first!.faces.filter(face => face === 6).length : 0;
  return [
    same('dice to hit', now.attack.attacks, first!.faces.length),
    same('dice that sixes add', sixes, lying.length - first!.faces.length),
    skill === null || skill === needs ? null : fault(`${skill}+ to hit`, `${needs}+`),
    modifiers.includes(modifier) ? null : fault(`${modifiers.join(' or ')} on each die`, modifier),
    lying.join(' ') === faces.join(' ') ? null : fault(`dice ${lying.join(' ')}`, faces.join(' ')),
    same('hits', hitsOf(now, lying, needs ?? 7, modifier), hits),
  ];
}

/** Dice to hit: as many as attacks, against the skill, with every modifier. */
export const hits = ({ hit }: Clauses): CoreCheck => ({
  name: 'hits',
  clause: hit,
  on: { 'hits-scored': (l, f) => (ongoing(l) ? against(l, ongoing(l)!, f.hits, f.faces) : fault('an attack', 'none')) },
});
