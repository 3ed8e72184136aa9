// Declares the targets of a weapon, before any hit die is rolled
import { end } from '@little-wars/engine';
import type { Targets } from '../attacks/targets.ts';
import type { Book } from '../book.ts';
import { amountOf, partsOf } from '../dice/amounts.ts';
import { reRollable, rollSequence, rollWith } from '../dice/rolls.ts';
import { type Lookups, ownerOf } from '../measuring/lookups.ts';
import { type AboutModel, type Aim, type AttackManner, type Look, type ModelId, question, sequence } from '../types.ts';

/** Attacks on one target. */
export interface Share {
  readonly target: ModelId;
  readonly attacks: number;
  /** The models attacked together with the target. */
  readonly members?: readonly ModelId[];
}

/** A weapon, and how its attacks are split. */
export interface Declared {
  readonly attacker: ModelId;
  readonly profile: string;
  readonly manner: AttackManner;
  /** Marks that rules look for in these attacks. */
  readonly marks?: readonly string[];
  readonly shares: readonly Share[];
}

export interface Declaring {
  readonly attacker: ModelId;
  readonly profile: string;
  readonly manner: AttackManner;
  /** The only target allowed; null for any. */
  readonly only: ModelId | null;
  readonly targets: readonly ModelId[];
  readonly attacks: number;
  /** Marks that rules look for in these attacks, if any. */
  readonly marks?: readonly string[];
}

export interface AboutWeapon extends AboutModel {
  readonly profile: string;
  readonly manner: AttackManner;
  readonly marks?: readonly string[];
}

export interface AboutMore extends AboutWeapon {
  readonly target: ModelId;
  readonly attacks: number;
}

export const chooseTarget = question<'pick-one', AboutWeapon>('choose a target', 'pick-one');
export const chooseMoreTargets = question<'pick-some', AboutMore>('choose more targets', 'pick-some');
export const splitAttacks = question<'share', AboutMore>('split the attacks', 'share');

export const declaring = (attacker: ModelId, profile: string, manner: AttackManner, only: ModelId | null = null) => ({
  attacker,
  profile,
  manner,
  only,
  targets: [],
  attacks: 0,
});

export const attacksRoll = reRollable('roll for the number of attacks');

export function declareSequences(book: Book, lookups: Lookups, targets: Targets) {
  const { clauses, splitFire } = book;
  const rollAttacks = rollSequence(attacksRoll, [clauses.randomValues, clauses.reRolls]);
  const aimAt = ({ attacker, profile, manner }: Declaring, target: ModelId): Aim => ({
    attacker,
    profile,
    manner,
    target,
  });
  const choices = (t: Look, v: Declaring): readonly ModelId[] =>
    v.only === null ? targets.targetsFor(t, v) : [v.only];
  const countOf = (t: Look, v: Declaring) => {
    const aim = aimAt(v, v.targets[0]!);
    return t.query('attack-count', lookups.profile(v.profile).attacks, aim);
  };
  const isSplit = ({ profile }: Declaring): boolean => splitFire?.isFor?.(lookups.profile(profile)) ?? true;
  /** Further targets: legal themselves, and near the first. */
  const more = (t: Look, v: Declaring): readonly ModelId[] =>
    splitFire === null || !isSplit(v) || v.manner !== 'shooting' || v.attacks < 2
      ? []
      : choices(t, v).filter(
          target => target !== v.targets[0] && lookups.areWithin(t, v.targets[0]!, target, splitFire.within),
        );
  const about = ({ attacker: model, profile, manner, marks }: Declaring): AboutWeapon => ({
    model,
    profile,
    manner,
    ...(marks && { marks }),
  });
  const aboutMore = (v: Declaring): AboutMore => ({ ...about(v), target: v.targets[0]!, attacks: v.attacks });

  const declare = sequence<Declaring, Declared>('declare targets', clauses.declareAll, s => [
    s.ask(clauses.targets, chooseTarget, {
      to: (t, v) => ownerOf(t, v.attacker),
      ask: (t, v) => {
        const options = choices(t, v);
        return options.length > 1 ? { of: 'model', options, about: about(v) } : null;
      },
      then: (_t, v, target) => ({ ...v, targets: [target as ModelId] }),
    }),
    s.run(clauses.targets, 'the only target there is', (t, v) => {
      if (v.targets.length > 0) return v;
      const first = choices(t, v).slice(0, 1);
      const { attacker, profile, manner } = v;
      return first.length > 0 ? { ...v, targets: first } : end({ attacker, profile, manner, shares: [] });
    }),
    s.call(
      clauses.randomValues,
      'how many attacks',
      (t, v) =>
        rollWith(rollAttacks, {
          what: 'attacks',
          count: partsOf(countOf(t, v)).dice,
          seat: ownerOf(t, v.attacker),
          model: v.attacker,
        }),
      (t, v, faces) => {
        const aim = aimAt(v, v.targets[0]!);
        const rolled = t.query('attacks-rolled', amountOf(countOf(t, v), faces), aim);
        return { ...v, attacks: rolled + t.query('attack-bonus', 0, aim) };
      },
    ),
    s.ask(splitFire?.clause ?? clauses.targets, chooseMoreTargets, {
      to: (t, v) => ownerOf(t, v.attacker),
      ask: (t, v) => {
        const options = more(t, v);
        const most = Math.min(options.length, v.attacks - 1);
        return most > 0 ? { of: 'model', options, least: 0, most, about: aboutMore(v) } : null;
      },
      then: (_t, v, also) => ({ ...v, targets: [...v.targets, ...(also as readonly ModelId[])] }),
    }),
    s.ask(splitFire?.clause ?? clauses.targets, splitAttacks, {
      to: (t, v) => ownerOf(t, v.attacker),
      ask: (_t, v) =>
        v.targets.length > 1
          ? { of: 'attacks', among: v.targets, total: v.attacks, least: 1, about: aboutMore(v) }
          : null,
      then: (_t, v, attacks) =>
        end({
          attacker: v.attacker,
          profile: v.profile,
          manner: v.manner,
          shares: v.targets.map((target, i) => ({ target, attacks: attacks[i]! })),
        }),
    }),
    s.run(clauses.declareAll, 'all at one target', (t, { attacker, profile, manner, targets: [at], attacks }) => {
      const target = at!;
      const members = book.membersOf(t, { attacker, profile, manner, target });
      return end({ attacker, profile, manner, shares: [{ target, attacks, ...(members && { members }) }] });
    }),
  ]);
  return { declare, sequences: [rollAttacks, declare] };
}
