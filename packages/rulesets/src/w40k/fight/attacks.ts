// A model's attacks in a fight: weapons, targets, and how attacks are split
import { end } from '@little-wars/engine';
import type { strikeSequences } from '../attacks/strike.ts';
import type { Book } from '../book.ts';
import type { WeaponProfile } from '../content/types.ts';
import { hasDone, isAlive, type Lookups, ownerOf } from '../measuring/lookups.ts';
import type { Declared, Share } from '../shooting/declare.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../types.ts';

/** Attacks with one weapon. */
export interface WeaponShare {
  readonly profile: string;
  readonly attacks: number;
}

export interface Fighting {
  readonly model: ModelId;
  readonly profiles: readonly string[];
  readonly shares: readonly WeaponShare[];
  readonly declared: readonly Declared[];
}

export interface Dividing extends WeaponShare {
  readonly attacker: ModelId;
  readonly targets: readonly ModelId[];
}

export interface Striking extends Declared {
  readonly results: readonly number[];
}

export interface AboutBlows extends AboutModel {
  readonly attacks: number;
}

export interface AboutBlow extends AboutBlows {
  readonly profile: string;
}

export const chooseMeleeWeapons = question<'pick-some', AboutBlows>('choose weapons to fight with', 'pick-some');
export const divideByWeapon = question<'share', AboutBlows>('divide the attacks among weapons', 'share');
export const chooseVictims = question<'pick-some', AboutBlow>('choose whom to strike', 'pick-some');
export const divideByVictim = question<'share', AboutBlow>('divide the attacks among targets', 'share');

/** The weapon of a model that has none. */
export const FISTS = 'close-combat-weapon';

export interface MeleeTargets {
  /** The enemies that a model may strike now. */
  victimsOf(t: Look, model: ModelId): readonly ModelId[];
  profilesOf(t: Look, model: ModelId): readonly WeaponProfile[];
  /** Weapons that Attacks may be spent on; not those that only add attacks. */
  choicesOf(t: Look, model: ModelId): readonly string[];
  /** How many attacks it has to spend. */
  countOf(t: Look, model: ModelId): number;
  /** All its attacks for this distribution: including those that weapons add. */
  sharesOf(t: Look, model: ModelId, chosen: readonly WeaponShare[]): readonly WeaponShare[];
}

export function meleeTargetsOf(lookups: Lookups): MeleeTargets {
  const victimsOf = (t: Look, model: ModelId): readonly ModelId[] => {
    const near = lookups.enemiesInReach(t, model);
    const charge = t.position.charges.find(({ by }) => by === model);
    // A charger strikes its targets, and models that intervened.
    return charge && hasDone(t, model, 'charged')
      ? near.filter(enemy => charge.at.includes(enemy) || hasDone(t, enemy, 'intervened'))
      : near;
  };
  const profilesOf = (t: Look, model: ModelId): readonly WeaponProfile[] => {
    const own = lookups.weapons(t, model).flatMap(({ profiles }) => profiles.filter(({ type }) => type === 'melee'));
    const different = [...new Map(own.map(profile => [profile.id, profile])).values()];
    return different.length > 0 ? different : [lookups.profile(FISTS)];
  };
  const bonusOf = (t: Look, model: ModelId, profile: string): number =>
    t.query('attack-bonus', 0, {
      attacker: model,
      profile,
      target: victimsOf(t, model)[0]!,
      manner: 'fighting',
    });
  // A model without the skill does not strike.
  const mayStrike = (t: Look, model: ModelId): boolean => lookups.kit(t, model).profile.weaponSkill !== null;
  const countOf = (t: Look, model: ModelId): number =>
    mayStrike(t, model) ? Math.max(0, lookups.attacks(t, model)) : 0;
  return {
    victimsOf,
    profilesOf,
    choicesOf: (t, model) =>
      profilesOf(t, model)
        .filter(({ attacks }) => attacks === 0)
        .map(({ id }) => id),
    countOf,
    sharesOf: (t, model, chosen) =>
      profilesOf(t, model).flatMap(({ id: profile }) => {
        const share = chosen.find(each => each.profile === profile);
        const attacks = (share?.attacks ?? 0) + bonusOf(t, model, profile);
        return attacks > 0 && mayStrike(t, model) ? [{ profile, attacks }] : [];
      }),
  };
}

type Strike = ReturnType<typeof strikeSequences>['strike'];

export function blowSequences(book: Book, melee: MeleeTargets, strike: Strike) {
  const { clauses } = book;
  const { victimsOf, choicesOf, countOf, sharesOf } = melee;

  const divide = sequence<Dividing, Declared>('divide blows', clauses.fightTargets, s => [
    s.ask(clauses.fightTargets, chooseVictims, {
      to: (t, v) => ownerOf(t, v.attacker),
      ask: (t, { attacker, profile, attacks }) => {
        const options = victimsOf(t, attacker);
        const most = Math.min(options.length, attacks);
        const about = { model: attacker, profile, attacks };
        return options.length > 1 && most > 0 ? { of: 'model', options, least: 1, most, about } : null;
      },
      then: (_t, v, targets) => ({ ...v, targets: targets as readonly ModelId[] }),
      propose: (_t, { options }, next) => [options[next(options.length)]!],
    }),
    s.run(clauses.fightTargets, 'the only target there is', (t, v) =>
      v.targets.length > 0 ? v : { ...v, targets: victimsOf(t, v.attacker).slice(0, 1) },
    ),
    s.ask(clauses.fightTargets, divideByVictim, {
      to: (t, v) => ownerOf(t, v.attacker),
      ask: (_t, { attacker, profile, attacks, targets }) =>
        targets.length > 1
          ? { of: 'attacks', among: targets, total: attacks, least: 1, about: { model: attacker, profile, attacks } }
          : null,
      then: (_t, { attacker, profile, targets }, attacks) =>
        end({
          attacker,
          profile,
          manner: 'fighting',
          shares: targets.map((target, i) => ({ target, attacks: attacks[i]! })),
        }),
    }),
    s.run(clauses.fightTargets, 'all at one', (_t, { attacker, profile, attacks, targets: [target] }) =>
      end({
        attacker,
        profile,
        manner: 'fighting',
        shares: target === undefined ? [] : [{ target, attacks }],
      }),
    ),
  ]);

  const hitOut = sequence<Striking>('strike with a weapon', clauses.fight, s => [
    s.each(clauses.fight, 'strike at one target after the other', {
      of: (_t, v) => v.shares,
      call: (_t, { attacker, profile }, { target, attacks }: Share) =>
        strike.start({ attacker, profile, target, attacks, manner: 'fighting' }),
      then: (_t, v, results: readonly number[]) => ({ ...v, results: [...v.results, ...results] }),
    }),
    s.run(clauses.fight, 'the weapon has struck', (t, { attacker, profile, manner, results }) => {
      t.emit({ type: 'fired', clause: clauses.fight, attacker, profile, manner, results });
      return end();
    }),
  ]);

  const blows = sequence<Fighting>('make attacks', clauses.fight, s => [
    s.run(clauses.fightTargets, 'whether there is anybody to strike', (t, v) =>
      isAlive(t, v.model) && victimsOf(t, v.model).length > 0 ? v : end(),
    ),
    s.ask(clauses.fightTargets, chooseMeleeWeapons, {
      to: (t, v) => ownerOf(t, v.model),
      ask: (t, { model }) => {
        const options = choicesOf(t, model);
        const attacks = countOf(t, model);
        const most = Math.min(options.length, attacks);
        return options.length > 1 && most > 0
          ? { of: 'weapon', options, least: 1, most, about: { model, attacks } }
          : null;
      },
      then: (_t, v, profiles) => ({ ...v, profiles: profiles as readonly string[] }),
      propose: (_t, { options }, next) => [options[next(options.length)]!],
    }),
    s.run(clauses.fightTargets, 'the only weapon there is', (t, v) =>
      v.profiles.length > 0 ? v : { ...v, profiles: choicesOf(t, v.model).slice(0, 1) },
    ),
    s.ask(clauses.fightTargets, divideByWeapon, {
      to: (t, v) => ownerOf(t, v.model),
      ask: (t, { model, profiles }) => {
        const total = countOf(t, model);
        return profiles.length > 1
          ? { of: 'attacks', among: profiles, total, least: 1, about: { model, attacks: total } }
          : null;
      },
      then: (_t, v, attacks) => ({
        ...v,
        shares: v.profiles.map((profile, i) => ({ profile, attacks: attacks[i]! })),
      }),
    }),
    s.run(clauses.fightTargets, 'attacks that weapons add', (t, { model, ...v }) => {
      const chosen =
        v.shares.length > 0 ? v.shares : v.profiles.map(profile => ({ profile, attacks: countOf(t, model) }));
      return { ...v, model, shares: sharesOf(t, model, chosen) };
    }),
    s.each(clauses.fightTargets, 'choose targets for every weapon', {
      of: (_t, v) => v.shares,
      call: (_t, { model }, { profile, attacks }: WeaponShare) =>
        divide.start({ attacker: model, profile, attacks, targets: [] }),
      then: (_t, v, declared: Declared) => ({ ...v, declared: [...v.declared, declared] }),
    }),
    s.each(clauses.fight, 'strike with one weapon after the other', {
      of: (_t, v) => v.declared,
      call: (t, v, declared: Declared) => (isAlive(t, v.model) ? hitOut.start({ ...declared, results: [] }) : null),
    }),
    s.run(clauses.fight, 'the attacks are over', (t, v) => {
      t.emit({ type: 'attacked', clause: clauses.fight, attacker: v.model, manner: 'fighting' });
      return v;
    }),
    s.window(clauses.fight, 'after the attacks', 'after-attacks', (_t, v) => ({
      attacker: v.model,
      manner: 'fighting',
    })),
  ]);
  return { blows, sequences: [divide, hitOut, blows] };
}
