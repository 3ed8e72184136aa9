// Distances and modifiers by the document and the cards. Where sight decides, both readings are allowed.
import { INCH } from '../frame/measure.ts';
import type { Attack } from './facts.ts';
import { abilityOf, effectsOn, inPlay, type Ledger, type Model, type Ongoing, weaponOf } from './ledger.ts';
import { apart, areWithin, mayEngage, nearEnough } from './near.ts';
import { isInTheOpen, surelyEngages } from './terrain.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

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

/** VG-10.7, VG-10.19-27 and the cards: modifiers of each hit die. */
export function hitModifier(l: Ledger, { attack, by, at, marks }: Ongoing): Range {
  let most = amount(l, by, 'my-will-be-done') + focusOf(attack).hit;
  let least = 0;
  if (marked(marks, 'targeting-routines')) most += 1;
  if (marks.includes(`lightning-reflexes/${at.id}`)) most -= abilityOf(at, 'lightning-reflexes')?.by ?? 1;
  if (attack.type === 'ranged') {
    if (attack.aimed) most += 1;
    if (by.at && at.at && apart(by, at) > 12 * INCH + 1e-6) most -= 1;
    most += sum(
      l.effects
        .filter(({ use }) => use.rule === 'markerlight' && use.holder === at.id && use.seat === by.seat)
        .map(({ use }) => use.by ?? 1),
    );
    const hidden = 1 + (abilityOf(at, 'camouflage')?.by ?? 0);
    if (!(by.at && at.at && isInTheOpen(l, by, at))) least -= hidden;
    if (effectsOn(l, at, 'smoke').length > 0) [most, least] = [most - hidden, 0];
  } else {
    if (attack.wasDown) most += 1;
    if (attack.manner === 'disengaging') most += 1;
    if (attack.manner === 'charge') most -= abilityOf(at, 'photon-grenades')?.by ?? 0;
  }
  return { least: most + least, most };
}

/** VG-8.6, VG-10.22-27 and the cards: AP of an attack. */
export function apOf({ attack, by, at, effects }: Ongoing): number {
  // Harm outside attacks has only its own AP (VG-10.11).
  if (attack.type === 'harm') return attack.ap;
  const weapon = weaponOf(by, attack.weapon);
  const doomed = effects.filter(
    ({ use }) => use.rule === 'doom' && use.holder === at.id && use.seat === by.seat,
  ).length;
  const rush = effects.filter(
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

/** VG-10.23: whether friends engaging only the target may outnumber it, and whether they must. */
function outnumbers(l: Ledger, by: Model, at: Model): { readonly may: boolean; readonly must: boolean } {
  const friends = inPlay(l).filter(friend => friend.seat === by.seat && friend.id !== by.id && nearEnough(friend, at));
  return {
    may: friends.length > 0,
    must: friends.some(friend => mayEngage(l, friend).length === 1 && surelyEngages(l, friend, at)),
  };
}

/** VG-3.8: the allotted dice, with bonus and lost dice. */
export function diceOf(l: Ledger, { attack, by, at, marks }: Ongoing): Range {
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
    const crowd = outnumbers(l, by, at);
    if (crowd.may) add(1, !crowd.must);
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
