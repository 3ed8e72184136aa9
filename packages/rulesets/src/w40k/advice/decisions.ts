// A sensible player's answers in the phases that editions share, with a short look ahead
import { type Advised, adviseBest, type Id, type Question, type Weighed } from '@little-wars/engine';
import { flat, inches } from '@little-wars/engine/geometry';
import type { Targets } from '../attacks/targets.ts';
import type { AboutDice } from '../dice/rolls.ts';
import { enemiesOf, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { MoveAbout } from '../movement/moving.ts';
import type { MovePhaseManner } from '../movement/phase.ts';
import type { FacesAgain } from '../odds/pool.ts';
import type { AboutWeapon } from '../shooting/declare.ts';
import { DONE } from '../shooting/phase.ts';
import type { Weapons } from '../shooting/weapons.ts';
import type { AboutModel, Look, ModelId } from '../types.ts';
import type { Approach } from './approach.ts';
import type { Placed, placesOf } from './places.ts';
import { adviseTo } from './places.ts';
import type { reRollsOf } from './re-rolls.ts';
import type { Worth } from './worth.ts';

export interface DecisionParts {
  readonly lookups: Lookups;
  readonly targets: Targets;
  readonly weapons: Weapons;
  readonly worth: Worth;
  readonly approach: Approach;
  readonly places: ReturnType<typeof placesOf>;
  allowanceOf(t: Look, model: ModelId, manner: MovePhaseManner): number;
  /** Which faces of a hit roll are worth re-rolling, by the odds. */
  hitsAgain(t: Look): Pick<FacesAgain, 'own'>;
  readonly reRolls: ReturnType<typeof reRollsOf>;
}

export type PickOne = Pick<Question<'pick-one'>, 'options'>;
export type Answer<K extends 'pick-one' | 'pick-some' | 'react' | 'move' | 'share'> = Advised<K> | null;

export const because = (reason: string) => ({ reason });
/** An answer and its reason, with what it is worth if that was weighed. */
export const simply = <K extends 'pick-one' | 'pick-some' | 'react'>(
  answer: Advised<K>['answer'],
  reason: string,
  worth?: number,
): Advised<K> => ({
  answer,
  because: worth === undefined ? because(reason) : { reason, worth },
});

/** The models among some options. */
export const models = (options: readonly Id[]): readonly ModelId[] =>
  options.filter(id => id !== DONE) as readonly ModelId[];

/** A place must be this much better, in points, to run there. */
const GAIN = 1;

export function decisionsOf(parts: DecisionParts) {
  const { lookups, targets, weapons, worth, approach, places, allowanceOf, hitsAgain, reRolls } = parts;

  /** The combined effect of weapons on the best target of the first. */
  const bestHarm = (
    t: Look,
    { attacker, manner }: { readonly attacker: ModelId; readonly manner: 'shooting' | 'overwatch' },
    [profile, ...others]: readonly [string, ...string[]],
  ): number =>
    Math.max(
      0,
      ...targets
        .targetsFor(t, { attacker, profile, manner })
        .map(target => worth.fireOf(t, { attacker, target, manner }, [profile, ...others])),
    );

  /** A cheap estimate of the same: the order of shooters matters less than their targets. */
  const bestShot = (t: Look, attacker: ModelId, profile: string): number =>
    Math.max(
      0,
      ...targets
        .targetsFor(t, { attacker, profile, manner: 'shooting' })
        .map(target => worth.shotAt(t, attacker, target)),
    );

  /** The best place of a plain move. */
  const plainly = (t: Look, model: ModelId): Placed | null =>
    places.best(t, { model, manner: 'move', allowance: allowanceOf(t, model, 'move') });

  /** Those in the way of fighters first, then the fighters, then those nearest to the enemy. */
  const adviseMover = (t: Look, { options }: PickOne): Answer<'pick-one'> => {
    // A model in a fight stays there, unless it is better with a gun.
    const free = models(options).filter(model => !lookups.isInCombat(t, model) || isShooter(t, model));
    const list = free.map(model => ({
      model,
      blocks: approach.blocked(t, model, modelOf(t, model).at!),
      eager: approach.eagerness(t, model),
      away: nearestTo(t, model),
    }));
    const [first] = list.sort(
      (a, b) => b.blocks - a.blocks || b.eager - a.eager || a.away - b.away || a.model - b.model,
    );
    return first === undefined ? simply(DONE, 'nothing-better') : simply(first.model, 'next-in-line');
  };

  const nearestTo = (t: Look, model: ModelId): number => {
    const { at } = modelOf(t, model);
    return Math.min(...enemiesOf(t, model).map(enemy => flat(at!, modelOf(t, enemy).at!)));
  };

  /** Whether it is better with a gun than in its fight, where it suffers more harm than it does. */
  const isShooter = (t: Look, model: ModelId): boolean => {
    const [enemy] = lookups.enemiesInContact(t, model);
    if (enemy === undefined) return false;
    const blows = worth.blowsAt(t, model, enemy);
    return blows < 0.5 * worth.blowsAt(t, enemy, model) && blows < worth.shotAt(t, model, enemy);
  };

  const adviseManner = (
    t: Look,
    { options, about: { model } }: PickOne & { readonly about: AboutModel },
  ): Answer<'pick-one'> => {
    if (!options.includes('advance') || !options.includes('move')) return simply(options[0]!, 'nothing-better');
    const walk = plainly(t, model)?.worth ?? 0;
    const run = { model, manner: 'advance', allowance: allowanceOf(t, model, 'advance') + inches(3) } as const;
    return places.isBetter(t, run, walk + GAIN)
      ? simply('advance', 'further', walk)
      : simply('move', 'better-place', walk);
  };

  const adviseMove = (
    t: Look,
    {
      model,
      allowance,
      about: { manner, at },
    }: Pick<Question<'move'>, 'model' | 'allowance'> & { readonly about: MoveAbout },
  ): Answer<'move'> => {
    // Charges and pile-ins go straight at the enemy: any legal one will do.
    if (manner !== 'move' && manner !== 'advance' && manner !== 'fall-back') return null;
    const place = places.best(t, { model: model as ModelId, manner, allowance, at });
    return place && adviseTo(place);
  };

  const adviseShooter = (t: Look, { options }: PickOne): Answer<'pick-one'> => {
    const list = models(options).map(
      (answer): Weighed<'pick-one'> => ({
        answer,
        worth: Math.max(0, ...gunsOf(t, answer).map(({ id }) => bestShot(t, answer, id))),
        because: because('good-shot'),
      }),
    );
    return adviseBest(list) ?? simply(DONE, 'nothing-better');
  };

  const gunsOf = (t: Look, model: ModelId) =>
    lookups.weapons(t, model).flatMap(({ profiles }) => profiles.filter(({ type }) => type !== 'melee'));

  /** Both parts of each combi-weapon, if they are offered. */
  const combined = (t: Look, model: ModelId, ids: readonly string[]): readonly (readonly [string, string])[] =>
    lookups
      .weapons(t, model)
      .filter(({ combi }) => combi)
      .flatMap(({ profiles: [first, ...others] }) => others.map(other => [first!.id, other.id] as const))
      .filter(both => both.every(id => ids.includes(id)));

  /** All its guns, all its pistols, or one weapon alone: whatever harms most. */
  const adviseWeapons = (
    t: Look,
    {
      options,
      about: { model, manner },
    }: Pick<Question<'pick-some'>, 'options'> & {
      readonly about: AboutModel & { readonly manner: string };
    },
  ): Answer<'pick-some'> => {
    const how = manner === 'overwatch' ? 'overwatch' : 'shooting';
    const offered = new Map(
      options.map(id => [id as string, bestHarm(t, { attacker: model, manner: how }, [id as string])]),
    );
    const typeOf = (id: string): string => lookups.profile(id).type;
    /** The best profile of each weapon. */
    const together = (ids: readonly string[]): readonly string[] =>
      lookups.weapons(t, model).flatMap(({ profiles, all }) => {
        const own = profiles.map(({ id }) => id).filter(id => ids.includes(id));
        return all ? own : own.toSorted((a, b) => offered.get(b)! - offered.get(a)!).slice(0, 1);
      });
    const ids = [...offered.keys()];
    const sets = [
      together(ids.filter(id => typeOf(id) !== 'pistol' && typeOf(id) !== 'grenade')),
      together(ids.filter(id => typeOf(id) === 'pistol')),
      ...ids.map(id => [id]),
    ].filter(set => set.length > 0 && weapons.againstTogether(t, model, set).length === 0);
    const apart = sets.map((set): Weighed<'pick-some'> => {
      const answer = [...new Set(set)];
      return { answer, worth: answer.reduce((sum, id) => sum + offered.get(id)!, 0), because: because('good-shot') };
    });
    const both = combined(t, model, ids).map(
      (answer): Weighed<'pick-some'> => ({
        answer,
        worth: bestHarm(t, { attacker: model, manner: how }, answer),
        because: because('good-shot'),
      }),
    );
    return adviseBest([...apart, ...both]);
  };

  const adviseTarget = (
    t: Look,
    { options, about: { model: attacker, profile, manner, marks } }: PickOne & { readonly about: AboutWeapon },
  ): Answer<'pick-one'> =>
    adviseBest(
      models(options).map(
        (answer): Weighed<'pick-one'> => ({
          answer,
          worth: worth.harmOf(t, { attacker, profile, target: answer, manner, ...(marks && { marks }) }),
          because: because('good-shot'),
        }),
      ),
    );

  /** The worst die: a failed one, or the lowest. */
  const adviseDie = (t: Look, { options, about }: PickOne & { readonly about: AboutDice }): Answer<'pick-one'> => {
    const roll = t.position.rolls.at(-1);
    const failed = roll ? reRolls.failing(roll).filter(i => options.includes(i)) : [];
    const lowest = (options as readonly number[]).toSorted((a, b) => about.faces[a]! - about.faces[b]!)[0]!;
    return simply(failed[0] ?? lowest, 'roll-again');
  };

  /** The low dice of a charge that is too short; of any other roll the failed ones. */
  const adviseDice = (
    t: Look,
    { options, most, about }: Pick<Question<'pick-some'>, 'options' | 'most'> & { readonly about: AboutDice },
  ): Answer<'pick-some'> => {
    if (about.together) return simply(about.faces.reduce((a, b) => a + b, 0) < 7 ? options : [], 'roll-again');
    const again = about.what === 'hit' && t.position.attack !== null ? hitsAgain(t).own : null;
    const isLow = (face: number): boolean => again?.[face - 1] ?? face <= (about.what === 'charge' ? 3 : 2);
    return simply((options as readonly number[]).filter(i => isLow(about.faces[i]!)).slice(0, most), 'roll-again');
  };

  return {
    adviseMover,
    adviseManner,
    adviseMove,
    adviseShooter,
    adviseWeapons,
    adviseTarget,
    adviseReRoll: reRolls.isWorthIt,
    adviseDie,
    adviseDice,
  };
}
