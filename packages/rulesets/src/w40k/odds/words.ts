// The vocabulary of attacks in numbers
import type { Words } from '@little-wars/skirmish';
import { bareId, bareKit } from '../content/bare.ts';
import type { Amount, Kit, Profile, Strength, WeaponProfile } from '../content/types.ts';
import { partsOf } from '../dice/amounts.ts';
import { COMBINED } from '../shooting/weapons.ts';
import type { Deed } from '../types.ts';
import { bareSheet, bareWeapon } from './bare-cards.ts';
import { type Attacker, changedKit, type Target, UNTOLD } from './duel.ts';

const PLAIN_KIT: Kit = bareKit(bareSheet({ keywords: ['Infantry'] }))!;

export const PLAIN_ATTACKER: Attacker = {
  kit: PLAIN_KIT,
  weapon: bareWeapon({}),
  did: [],
  isNear: false,
  isWatching: false,
  marks: [],
  copies: 1,
};

export const PLAIN_TARGET: Target = { kit: PLAIN_KIT, told: UNTOLD };

/** A modified weapon, under an id of its own. */
export function rearmed(weapon: WeaponProfile, change: Partial<WeaponProfile>): WeaponProfile {
  const changed = { ...weapon, ...change };
  return { ...changed, id: bareId({ ...changed, id: '' }) };
}

const armedWith = ({ weapon }: Attacker, change: Partial<WeaponProfile>): Partial<Attacker> => ({
  weapon: rearmed(weapon, change),
});
const withProfile = ({ kit }: { readonly kit: Kit }, profile: Partial<Profile>) => ({
  kit: changedKit(kit, { profile }),
});
const having = (deed: Deed) => (_: number, so: Attacker) => ({ did: [...so.did, deed] });
const ofType = (type: string) => (_: number, so: Attacker) => armedWith(so, { type });
const told =
  (name: 'ignores' | 'keeps') =>
  (on: number, so: Target): Partial<Target> => ({ told: { ...so.told, [name]: on } });
const keyword =
  (name: string) =>
  (_: number, { kit }: Target): Partial<Target> => ({ kit: changedKit(kit, { keyword: name }) });

/** Words that change an attack and are not special rules. */
export const ATTACK: Words<Attacker> = [
  [/^([2-7])\+$/, (skill, so) => withProfile(so, { weaponSkill: skill, ballisticSkill: skill })],
  [/^ap-?(\d)$/, (ap, so) => armedWith(so, { ap: ap === 0 ? 0 : -ap })],
  [/^range(\d{1,2})$/, (range, so) => armedWith(so, { range })],
  [/^melee()$/, (_, so) => armedWith(so, { type: 'melee', range: 0 })],
  [/^assault()$/, ofType('assault')],
  [/^heavy()$/, ofType('heavy')],
  [/^rapid-fire()$/, ofType('rapid-fire')],
  [/^pistol()$/, ofType('pistol')],
  [/^moved()$/, having('moved')],
  [/^advanced()$/, having('advanced')],
  [/^charged()$/, having('charged')],
  [/^half()$/, () => ({ isNear: true })],
  [/^overwatch()$/, () => ({ isWatching: true })],
  [/^combined()$/, (_, { marks }) => ({ marks: [...marks, COMBINED] })],
  [/^copies([1-9])$/, copies => ({ copies })],
];

export const TARGET: Words<Target> = [
  [/^t(\d{1,2})$/, (toughness, so) => withProfile(so, { toughness })],
  [/^w([1-9]|[1-3]\d|40)$/, (wounds, so) => withProfile(so, { wounds })],
  [/^([2-7])\+$/, (save, so) => withProfile(so, { save })],
  [
    /^inv([2-6])\+?$/,
    (save, { kit }) => ({ kit: changedKit(kit, { abilities: [{ rule: 'invulnerable', save } as never] }) }),
  ],
  [/^cover()$/, (_, so) => ({ told: { ...so.told, cover: 1 } })],
  [/^ignores([2-6])\+?$/, told('ignores')],
  [/^keeps([56])\+?$/, told('keeps')],
  [/^character()$/, keyword('Character')],
  [/^vehicle()$/, keyword('Vehicle')],
  [/^monster()$/, keyword('Monster')],
];

const AMOUNT = /^([ad])(\d{1,2}|\d?d[36](?:\+\d)?)$/;
const STRENGTH = /^s(\d{1,2}|[+x]\d|user)$/;

const amountIn = (word: string): Amount => (/^\d+$/.test(word) ? Number(word) : (word.toUpperCase() as Amount));
const strengthIn = (word: string): Strength => (/^\d+$/.test(word) ? Number(word) : (word as Strength));

/** Words whose values may be more than a number: attacks, damage, Strength. */
export function valueIn(so: Attacker, word: string): Partial<Attacker> | null {
  const amount = AMOUNT.exec(word);
  if (amount) return armedWith(so, { [amount[1] === 'a' ? 'attacks' : 'damage']: amountIn(amount[2]!) });
  const strength = STRENGTH.exec(word);
  return strength && armedWith(so, { strength: strengthIn(strength[1]!) });
}

/** In a fight the bearer's Attacks count. */
export function settled(so: Attacker): Attacker {
  const { weapon } = so;
  if (weapon.type !== 'melee') return so;
  const { dice, sides, plus } = partsOf(weapon.attacks);
  return { ...so, ...withProfile(so, { attacks: dice * sides + plus }), ...armedWith(so, { attacks: 0 }) };
}

/** The largest possible number of attacks, with every copy of the weapon. */
export function mostAttacks({ kit, weapon, copies }: Attacker): number {
  const { dice, sides, plus } = partsOf(weapon.attacks);
  const printed = weapon.type === 'melee' ? kit.profile.attacks : dice * sides + plus;
  // At half range there may be twice as many.
  return copies * printed * (weapon.type === 'rapid-fire' ? 2 : 1);
}
