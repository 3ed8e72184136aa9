// The odds of attacks as shown on a table
import type { Forecast, Id, LeftOut, Numbered } from '@little-wars/engine';
import type { AttackRolls } from '../attacks/rolls.ts';
import type { Striking } from '../attacks/strike.ts';
import type { Targets } from '../attacks/targets.ts';
import type { CoreClauses } from '../core-clauses.ts';
import type { MeleeTargets } from '../fight/attacks.ts';
import { isAlive, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { AttackOdds, Shot } from '../odds/attack-odds.ts';
import { meanOf } from '../odds/chances.ts';
import type { Weapons } from '../shooting/weapons.ts';
import type { Aim, Attack, Look, ModelId } from '../types.ts';

/** At least one weapon, fired or struck with. */
export type Shots = readonly [Shot, ...Shot[]];

export interface ForecastParts {
  readonly clauses: CoreClauses;
  readonly lookups: Lookups;
  readonly rolls: AttackRolls;
  readonly targets: Targets;
  readonly melee: MeleeTargets;
  readonly weapons: Weapons;
  attackOf(t: Look, v: Striking): Attack;
  volleyOf(t: Look, shots: Shots): AttackOdds;
  leftOut(t: Look, shots: Shots): readonly LeftOut[];
  /** The models attacked together with a target: any of them may suffer the wounds. */
  readonly membersOf?: (t: Look, aim: Aim) => readonly ModelId[] | null;
}

const plainly = (value: number) => ({ base: value, value, changes: [] });

const isAny = (shots: readonly Shot[]): shots is Shots => shots.length > 0;

export function forecastsOf(parts: ForecastParts) {
  const { clauses, lookups, rolls, targets, melee, weapons, attackOf, volleyOf, leftOut, membersOf } = parts;
  /** The numbers its dice need. */
  const becauseOf = (t: Look, { attacks: _, ...shot }: Shot): readonly Numbered[] => {
    const members = membersOf?.(t, shot);
    const attack = attackOf(t, { ...shot, attacks: 1, ...(members && { members }) });
    const saving = { ...attack, target: shot.allocated ?? attack.target };
    const save = rolls.toSave(t, saving, { ap: attack.ap, damage: attack.damage });
    const { needs, modifier } = rolls.toHit(t, attack);
    const wound = rolls.toWound(t, attack);
    return [
      { id: 'hit', clause: clauses.hit, explained: plainly(needs - modifier) },
      { id: 'wound', clause: clauses.wound, explained: plainly(wound.needs - wound.modifier) },
      { id: 'save', clause: clauses.save, explained: plainly(save.needs - save.modifier) },
    ];
  };
  /** `2 × Assault bolter`, `Shoota + Rokkit launcha` */
  const nameOf = (shots: Shots): string =>
    [...new Set(shots.map(({ profile }) => profile))]
      .map(profile => {
        const count = shots.filter(shot => shot.profile === profile).length;
        const { name } = lookups.profile(profile);
        return count > 1 ? `${count} × ${name}` : name;
      })
      .join(' + ');
  const ofShots = (t: Look, shots: Shots): Forecast => {
    const { wounds, mean, kill, back } = volleyOf(t, shots);
    return {
      id: 'wounds',
      clause: clauses.damage,
      by: shots[0].attacker,
      to: shots[0].allocated ?? shots[0].target,
      with: nameOf(shots),
      chances: wounds,
      mean,
      kill,
      because: becauseOf(t, shots[0]),
      policy: 'failures-again',
      leftOut: leftOut(t, shots),
      ...(back && { back: { chances: back, mean: meanOf(back), kill: back.at(-1)! } }),
    };
  };

  /** Each model that the wounds may be allocated to, with all of them: the target first. */
  const ofMembers = (t: Look, shots: Shots): readonly Forecast[] => {
    const [{ target, manner }] = shots;
    const members = manner === 'fighting' || shots.length > 1 ? null : membersOf?.(t, shots[0]);
    const others = (members ?? []).filter(id => id !== target);
    return [
      ofShots(t, shots),
      ...others.map(allocated => ofShots(t, shots.map(shot => ({ ...shot, allocated })) as unknown as Shots)),
    ];
  };

  /** The shots at a target with these profiles: every copy, both parts of a combi-weapon. */
  const firedAt = (t: Look, { attacker, target, manner }: Omit<Aim, 'profile'>, profiles: readonly string[]) =>
    weapons.shotsOf(t, attacker, profiles).map((fired): Shot => ({ attacker, target, manner, ...fired }));
  /** All blows at a target when everything is spent on one weapon, plus those that weapons add. */
  const blowsAt = (t: Look, attacker: ModelId, target: ModelId, profile: string): readonly Shot[] =>
    melee
      .sharesOf(t, attacker, [{ profile, attacks: melee.countOf(t, attacker) }])
      .map(share => ({ attacker, target, manner: 'fighting', ...share }));

  /** The profiles that may be fired at a target, and both parts of combi-weapons. */
  const gunsAt = (t: Look, attacker: ModelId, target: ModelId): readonly (readonly string[])[] => {
    const isUsable = (profile: string): boolean =>
      weapons.against(t, attacker, lookups.profile(profile)).length === 0 &&
      targets.isTarget(t, { attacker, target, profile, manner: 'shooting' });
    const own = [...new Map(lookups.weapons(t, attacker).map(weapon => [weapon.id, weapon])).values()];
    return own.flatMap(({ profiles, combi }) => {
      const usable = profiles.filter(({ id, type }) => type !== 'melee' && isUsable(id)).map(({ id }) => id);
      const [first, ...others] = usable;
      const both = combi && first === profiles[0]!.id ? others.map(other => [first, other]) : [];
      return [...usable.map(id => [id]), ...both];
    });
  };
  return {
    ofShots,
    firedAt,
    blowsAt,
    /** The forecast of some shots; none for no shots. */
    ofAll: (t: Look, shots: readonly Shot[]): readonly Forecast[] => (isAny(shots) ? [ofShots(t, shots)] : []),
    /** The same, for each model that the wounds may be allocated to. */
    ofEach: (t: Look, shots: readonly Shot[]): readonly Forecast[] => (isAny(shots) ? ofMembers(t, shots) : []),
    /** Every attack of one model on another from where they stand, regardless of the turn. */
    attacks(t: Look, from: Id, to: Id): readonly Forecast[] {
      const [attacker, target] = [from as ModelId, to as ModelId];
      if (attacker === target || !isAlive(t, attacker) || !isAlive(t, target)) return [];
      if (modelOf(t, attacker).seat === modelOf(t, target).seat) return [];
      const shooting = gunsAt(t, attacker, target).map(profiles =>
        firedAt(t, { attacker, target, manner: 'shooting' }, profiles),
      );
      const fighting = melee.victimsOf(t, attacker).includes(target)
        ? melee.choicesOf(t, attacker).map(profile => blowsAt(t, attacker, target, profile))
        : [];
      return [...shooting, ...fighting].filter(isAny).map(shots => ofShots(t, shots));
    },
  };
}
