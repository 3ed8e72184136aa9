// Distances and modifiers as the document and the cards have them. Where sight decides, both readings stand.
import { gap, INCH, type Standing, slackOf } from '../frame/measure.ts';
import type { Attack } from './facts.ts';
import { abilityOf, baseOf, effectsOn, inPlay, type Ledger, type Model, type Ongoing, weaponOf } from './ledger.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** VG-2.2: bases are in contact with no more than 0.2 mm between them. */
export const CONTACT = 2;

export const apart = (one: Model, other: Model): number => gap(baseOf(one), baseOf(other));

/** VG-1.5: within includes exactly that; a reach of 0" is contact. */
export const isWithin = (a: Standing, b: Standing, inches: number): boolean =>
  gap(a, b) <= Math.max(inches * INCH, CONTACT) + slackOf(a, b);

export const areWithin = (one: Model, other: Model, inches: number): boolean =>
  isWithin(baseOf(one), baseOf(other), inches);

/** VG-7.2, VG-7.17: the longest reach of its melee attacks; null without any. */
export function reachOf({ weapons }: Model): number | null {
  const ranges = weapons.filter(({ type }) => type === 'melee').map(({ range }) => range);
  return ranges.length === 0 ? null : Math.max(...ranges);
}

/** VG-7.2: near enough to be engaged, if one sees the other. */
export function nearEnough(one: Model, other: Model): boolean {
  const reach = Math.max(reachOf(one) ?? -1, reachOf(other) ?? -1);
  return reach >= 0 && areWithin(one, other, reach);
}

/** Enemies that engage a model, if they see it or are seen. */
export const mayEngage = (l: Ledger, one: Model): readonly Model[] =>
  inPlay(l).filter(other => other.seat !== one.seat && nearEnough(one, other));

const FOCUS: { readonly [focus: string]: { readonly hit: number; readonly ap: number } } = {
  hit: { hit: 1, ap: 0 },
  ap: { hit: 0, ap: 1 },
  'hit-twice': { hit: 2, ap: 0 },
  'ap-twice': { hit: 0, ap: 2 },
  both: { hit: 1, ap: 1 },
};

const focusOf = ({ focus }: Attack) => (focus === null ? { hit: 0, ap: 0 } : FOCUS[focus]!);

const marked = (marks: readonly string[], rule: string): boolean =>
  marks.some(mark => mark === rule || mark.startsWith(`${rule}/`));

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

const amount = (l: Ledger, model: Model, rule: string): number =>
  sum(effectsOn(l, model, rule).map(({ by, dice, ap }) => by ?? dice ?? ap ?? 1));

/** VG-10.7, VG-10.19-27 and the cards: what is added to each hit die. */
export function hitModifier(l: Ledger, { attack, marks }: Ongoing): Range {
  const [by, at] = [l.models[attack.attacker]!, l.models[attack.target]!];
  let most = amount(l, by, 'my-will-be-done') + focusOf(attack).hit;
  let least = 0;
  if (marked(marks, 'targeting-routines')) most += 1;
  if (marked(marks, 'lightning-reflexes')) most -= abilityOf(at, 'lightning-reflexes')?.by ?? 1;
  if (attack.type === 'ranged') {
    if (attack.aimed) most += 1;
    if (by.at && at.at && apart(by, at) > 12 * INCH + 1e-6) most -= 1;
    most += sum(
      l.effects
        .filter(({ use }) => use.rule === 'markerlight' && use.holder === at.id && use.seat === by.seat)
        .map(({ use }) => use.by ?? 1),
    );
    const hidden = 1 + (abilityOf(at, 'camouflage')?.by ?? 0);
    least -= hidden;
    if (effectsOn(l, at, 'smoke').length > 0) [most, least] = [most - hidden, 0];
  } else {
    if (attack.wasDown) most += 1;
    if (attack.manner === 'disengaging') most += 1;
    if (attack.manner === 'charge') most -= abilityOf(at, 'photon-grenades')?.by ?? 0;
  }
  return { least: most + least, most };
}

/** VG-8.6, VG-10.22-27 and the cards: AP of an attack. */
export function apOf(l: Ledger, { attack }: Ongoing): number {
  if (attack.type === 'harm') return attack.ap + (attack.wasDown ? 1 : 0);
  const [by, at] = [l.models[attack.attacker]!, l.models[attack.target]!];
  const weapon = weaponOf(by, attack.weapon);
  const doomed = l.effects.filter(
    ({ use }) => use.rule === 'doom' && use.holder === at.id && use.seat === by.seat,
  ).length;
  const rush = l.effects.filter(
    ({ use }) =>
      use.rule === 'montka' && use.seat === by.seat && attack.type === 'ranged' && areWithin(by, at, use.within ?? 12),
  );
  return (
    (weapon?.ap ?? attack.ap) +
    focusOf(attack).ap +
    (attack.wasDown ? 1 : 0) +
    (attack.manner === 'disengaging' ? 1 : 0) +
    doomed +
    sum(rush.map(({ use }) => use.ap ?? 1))
  );
}

/** VG-10.23: friends that may outnumber the target with the attacker. */
function outnumbers(l: Ledger, by: Model, at: Model): boolean {
  return inPlay(l).some(friend => friend.seat === by.seat && friend.id !== by.id && nearEnough(friend, at));
}

/** VG-3.8: the dice allotted, with bonus and lost dice. */
export function diceOf(l: Ledger, { attack, marks }: Ongoing): Range {
  const [by, at] = [l.models[attack.attacker]!, l.models[attack.target]!];
  const rules = weaponOf(by, attack.weapon)?.rules ?? [];
  let [least, most] = [attack.dice, attack.dice];
  const add = (dice: number, maybe = false): void => {
    most += dice;
    if (!maybe) least += dice;
  };
  for (const { rule, within = 0, dice = 0, most: limit = 0 } of rules) {
    if (rule === 'close-bonus' && areWithin(by, at, within)) add(dice);
    if (rule === 'blast')
      add(
        Math.min(
          limit,
          inPlay(l).filter(each => each.seat === at.seat && each.id !== at.id && areWithin(each, at, within)).length,
        ),
      );
  }
  if (attack.type === 'melee') {
    if (outnumbers(l, by, at)) add(1, true);
    const swarm = abilityOf(by, 'swarming');
    if (swarm) add(swarm.dice ?? 1, true);
    add(amount(l, by, 'adrenal-surge'));
    if (attack.manner === 'charge') add(amount(l, by, 'waaagh'));
    if (attack.manner === 'disengaging') add(-(abilityOf(at, 'nimble')?.dice ?? 0));
  } else {
    add(amount(l, by, 'rapid-volley'));
    if (marked(marks, 'more-dakka')) add(abilityOf(by, 'more-dakka')?.dice ?? 2, true);
  }
  return { least: Math.max(0, least), most: Math.max(0, most) };
}

/** VG-3.1, VG-3.6, VG-3.4: how many of the dice succeed. */
export const successes = (faces: readonly number[], needs: number, modifier: number): number =>
  faces.filter(face => face === 6 || (face !== 1 && face + modifier >= needs)).length;
