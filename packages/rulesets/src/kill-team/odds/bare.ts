// Odds without a table: a weapon and a target as bare profiles, and what their special rules make of them.
import type { Profile, WeaponUse } from '../content/types.ts';
import { ALL, inOrder } from '../core/dice/dice.ts';
import type { ReRollOffer } from '../queries.ts';
import { CHANGES, changesAmong } from './asking.ts';
import { type FightCase, type Fighter, plainFighter, plainShot, type ShotCase } from './case.ts';
import { TRANSHUMAN } from './reactions.ts';
import { commands } from './shot-case.ts';

export type BareWeapon = Pick<Profile, 'attacks' | 'hit' | 'damage' | 'rules'>;

export interface BareTarget {
  readonly defence: number;
  readonly save: number;
  readonly wounds: number;
  /** Dice it may keep for cover: 1 in cover, more with some abilities. */
  readonly cover: number;
  /** KT-9.2: terrain hides part of its base from straight above. */
  readonly roofed?: boolean;
  readonly invulnerable: number | null;
  /** Each wound that is not mortal is ignored on this or more; 7: none is. */
  readonly ignores: number;
  /** Ploys it uses: a normal save becomes critical (Transhuman Physiology), a hit is ignored (Just A Scratch). */
  readonly transhuman?: boolean;
  readonly scratch?: boolean;
}

export interface BareShot {
  readonly weapon: BareWeapon;
  readonly target: BareTarget;
  /** KT-6.3, KT-3.14 */
  readonly injured: boolean;
  readonly overwatch: boolean;
  /** KT-6.5: paid for by the attacker, and by the defender. */
  readonly commandReRolls: readonly [attacker: number, defender: number];
}

export interface BareFighter {
  readonly weapon: BareWeapon;
  readonly wounds: number;
  readonly ignores: number;
  readonly injured: boolean;
  /** KT-5.5: how many friends support it. */
  readonly support: number;
  readonly commandReRolls: number;
  readonly scratch?: boolean;
}

export interface BareFight {
  readonly attacker: BareFighter;
  readonly defender: BareFighter;
}

type Named<N extends WeaponUse['rule']> = Extract<WeaponUse, { readonly rule: N }>;

const all = <N extends WeaponUse['rule']>({ rules }: BareWeapon, name: N): readonly Named<N>[] =>
  rules.filter((use): use is Named<N> => use.rule === name);
const has = (weapon: BareWeapon, name: WeaponUse['rule']): boolean => all(weapon, name).length > 0;
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** KT-9.3, KT-9.6, KT-9.19 */
const OFFERS: { readonly [rule: string]: ReRollOffer | undefined } = {
  balanced: { rule: 'balanced', most: 1, faces: [] },
  ceaseless: { rule: 'ceaseless', most: ALL, faces: [1] },
  relentless: { rule: 'relentless', most: ALL, faces: [] },
};

const offersOf = ({ rules }: BareWeapon, paid: number) => [
  ...inOrder(rules.flatMap(({ rule }) => OFFERS[rule] ?? [])).map(({ most: dice, faces }) => ({ most: dice, faces })),
  ...commands(paid),
];

const changesOf = ({ rules }: BareWeapon) => changesAmong(rules.flatMap(({ rule }) => (CHANGES[rule] ? [rule] : [])));

/** KT-9.12: Lethal, and Grav against a save of 3+ or better. */
function criticalOn(weapon: BareWeapon, save: number): number {
  const faces = all(weapon, 'lethal').map(({ face }) => face);
  return Math.min(6, ...faces, has(weapon, 'grav') && save <= 3 ? 4 : 6);
}

/** KT-9.2, KT-9.10, KT-9.15: dice it may keep for cover from this weapon. */
function keptFrom(weapon: BareWeapon, { cover, roofed }: BareTarget): number {
  if (has(weapon, 'no-cover') || has(weapon, 'indirect')) return 0;
  if (!has(weapon, 'barrage')) return cover;
  return roofed ? Math.max(1, cover) : 0;
}

/** KT-9.9 */
const HOT = 3;

export function bareShotCase({ weapon, target, injured, overwatch, commandReRolls }: BareShot): ShotCase {
  const splash = sum(all(weapon, 'splash').map(({ wounds }) => wounds));
  const ap = most(all(weapon, 'ap').map(({ by }) => by));
  const piercing = most(all(weapon, 'piercing').map(({ by }) => by));
  return {
    ...plainShot,
    attacks: weapon.attacks,
    hitOn: weapon.hit + (injured ? 1 : 0) + (overwatch ? 1 : 0),
    criticalOn: criticalOn(weapon, target.save),
    damage: weapon.damage,
    reRolls: offersOf(weapon, commandReRolls[0]),
    changes: changesOf(weapon),
    mortal: splash + sum(all(weapon, 'mortal-wounds').map(({ wounds }) => wounds)),
    ap,
    apWithCritical: Math.max(ap, piercing),
    hot: has(weapon, 'hot') ? HOT : 0,
    splash,
    stun: has(weapon, 'stun'),
    defence: target.defence,
    saveOn: target.save,
    invulnerable: target.invulnerable,
    kept: keptFrom(weapon, target),
    saveReRolls: commands(commandReRolls[1]),
    wounds: target.wounds,
    ignoresOn: target.ignores,
    saveChanges: target.transhuman ? [TRANSHUMAN] : [],
    ignoredHits: target.scratch ? 1 : 0,
  };
}

const bareFighter = ({ weapon, wounds, ignores, injured, support, commandReRolls, scratch }: BareFighter): Fighter => ({
  ...plainFighter,
  attacks: weapon.attacks,
  hitOn: weapon.hit + (injured ? 1 : 0) - support,
  criticalOn: Math.min(6, ...all(weapon, 'lethal').map(({ face }) => face)),
  damage: weapon.damage,
  reRolls: offersOf(weapon, commandReRolls),
  changes: changesOf(weapon),
  brutal: has(weapon, 'brutal'),
  stun: has(weapon, 'stun'),
  reap: sum(all(weapon, 'reap').map(({ wounds: each }) => each)),
  wounds,
  ignoresOn: ignores,
  ignoredHits: scratch ? 1 : 0,
});

export const bareFightCase = ({ attacker, defender }: BareFight): FightCase => ({
  attacker: bareFighter(attacker),
  defender: bareFighter(defender),
});
