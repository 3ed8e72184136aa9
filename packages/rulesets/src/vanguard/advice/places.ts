// Where to go: a handful of places within reach, and what each is worth.
import { bestOf, type Leg, lazy } from '@little-wars/engine';
import { AROUND, flat, inches, mayStand, placeAt, type Spot, type Unit } from '@little-wars/engine/geometry';
import { bestReached, firstApart, isApart, type Reached, worthOfNearness } from '@little-wars/skirmish';
import { engagedWith, rangeOf } from '../core/01-measuring/measuring.ts';
import { chargeTargets } from '../core/07-moving/charge.ts';
import type { Move } from '../core/07-moving/move-reasons.ts';
import { tripOf } from '../core/07-moving/trips.ts';
import { enemiesOf, modelOf, reachOf, touchingApart, weaponOf, weaponsOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { type AttackOption, bestMeleeOn } from './attacks.ts';
import { cachedPerPlaces, cachedPerSituation } from './caches.ts';
import { bareShare, dangerAt, type Threat, threatsTo } from './danger.ts';
import { exposureAt } from './exposure.ts';
import { markersFor } from './floor.ts';
import { type Goal, goalsOf, touchingOf, worthForGoals } from './goals.ts';
import { mostByShot, shotFrom } from './shots.ts';
import { costOfCharge, moveBy, nooksInReach, spotsAround, spotsInReach, wayTo } from './ways.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

interface Place {
  readonly to: Spot;
  /** An upper bound that needs no line of sight. */
  readonly promise: number;
  /** The worth of standing there, including the enemies who see it. */
  readonly stand: () => number;
  readonly shot: () => number;
}

/** What is the same for every place being compared. */
interface Outlook {
  readonly goals: readonly Goal[];
  readonly threats: readonly Threat[];
  readonly enemies: readonly Spot[];
  /** How much it wants to be near enemies: more if it fights in melee. */
  readonly keen: number;
}

const outlookOf = (t: Look, id: ModelId): Outlook =>
  cachedPerPlaces(t, `outlook/${id}`, () => ({
    goals: goalsOf(t, id),
    threats: threatsTo(t, id),
    enemies: enemiesOf(t, id).map(enemy => modelOf(t, enemy).at!),
    keen: weaponsOf(t, id).some(({ type, dice }) => type === 'melee' && dice > 2) ? 1.6 : 1,
  }));

const promiseOf = (at: Spot, { goals, enemies, keen }: Outlook): number =>
  worthForGoals(at, goals) + worthOfNearness(at, enemies, WEIGHTS.nearness * keen);

function weighed(t: Look, id: ModelId, to: Spot, outlook: Outlook): Place {
  const promise = promiseOf(to, outlook);
  return {
    to,
    promise,
    stand: lazy(() => promise - dangerAt(t, id, to, outlook.threats)),
    shot: lazy(() => shotFrom(t, id, to)),
  };
}

/** The worth of where it is now. */
export const worthOfStaying = (t: Look, id: ModelId): number =>
  cachedPerPlaces(t, `stay/${id}`, () => weighed(t, id, modelOf(t, id).at!, outlookOf(t, id))).stand();

/** The danger of staying where it is. */
export const dangerNow = (t: Look, id: ModelId): number =>
  cachedPerPlaces(t, `danger/${id}`, () => dangerAt(t, id, modelOf(t, id).at!, outlookOf(t, id).threats));

const MOST = 8;
const APART = inches(1.4);

const NOOKS = { ground: 4, floors: 3 };

/** The most promising places in contact with obstacles and on floors. */
function nooksToTry(t: Look, move: Move, outlook: Outlook): readonly Spot[] {
  const ranked = nooksInReach(t, move)
    .map(to => ({ to, worth: promiseOf(to, outlook) - exposureAt(t, move.model, to, outlook.threats) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ to }) => to);
  const [ground, floors] = [ranked.filter(({ z }) => z === 0), ranked.filter(({ z }) => z > 0)];
  return [
    ...firstApart(ground, { most: NOOKS.ground, apart: APART }),
    ...firstApart(floors, { most: NOOKS.floors, apart: APART }),
  ];
}

/** The most promising places, at the markers, at obstacles, on floors and all around. */
const placesFor = (t: Look, move: Move): readonly Place[] =>
  cachedPerPlaces(t, `places/${move.model}/${move.allowance}`, () => {
    const { model: id } = move;
    const outlook = outlookOf(t, id);
    const byMarkers = markersFor(t).flatMap(({ at }) => spotsAround(t, move, { ...at, z: 0 }, touchingOf(t, id)));
    const ranked = [...byMarkers, ...spotsInReach(t, move)]
      .map(to => ({ to, worth: promiseOf(to, outlook) }))
      .sort((a, b) => b.worth - a.worth);
    const chosen: Spot[] = [];
    const spread = Math.max(1, Math.floor(ranked.length / 4));
    for (const [i, { to }] of ranked.entries()) {
      const isFull = chosen.length >= MOST;
      if (isFull && i % spread !== 0) continue;
      if (isApart(chosen, to, APART)) chosen.push(to);
    }
    const all = [...chosen, ...nooksToTry(t, move, outlook)];
    return all.map(to => weighed(t, id, to, outlook)).sort((a, b) => b.promise - a.promise);
  });

/** What the disengaging attacks of enemies it leaves would cost. */
const worthOfLeaving = (t: Look, id: ModelId): number =>
  cachedPerPlaces(t, `leaving/${id}`, () =>
    engagedWith(t, id).reduce((sum, enemy) => {
      if (modelOf(t, enemy).down) return sum;
      const blades = weaponsOf(t, enemy).filter(({ type }) => type === 'melee');
      const share = blades.reduce((most, weapon) => Math.max(most, bareShare(t, weapon, id, { hit: 1 })), 0);
      return sum + 1.15 * share * worthOf(t, id);
    }, 0),
  );

/** The best place with a legal way to it, counting a shot from there if it `shoots`. */
export const bestPlace = (t: Look, move: Move, shoots: boolean): Reached | null =>
  cachedPerPlaces(t, `best/${move.model}/${move.action}/${move.allowance}/${shoots}`, () => {
    const { model: id } = move;
    const most = shoots ? mostByShot(t, id) : 0;
    const lost = worthOfLeaving(t, id);
    const prospects = placesFor(t, move).map(({ to, promise, stand, shot }) => ({
      to,
      promise: promise + most - lost,
      worths: [() => stand() + most - lost, () => stand() + (shoots ? shot() : 0) - lost],
    }));
    return bestReached(prospects, to => wayTo(t, move, to));
  });

export interface Charge {
  readonly target: ModelId;
  readonly legs: readonly Leg[];
  readonly attack: AttackOption;
  /** The attack, and where it leaves the model. */
  readonly worth: number;
}

/** The share of a charge's worth lost if the enemy retaliates. */
const STRUCK_BACK = 0.3;
const ENDS = 3;

/** The best charge found. */
export const chargeOf = (t: Look, id: ModelId): Charge | null =>
  cachedPerSituation(t, `charge/${id}`, () => {
    const move = moveBy(t, id, 'charge');
    const from = modelOf(t, id).at!;
    const outlook = outlookOf(t, id);
    const near = chargeTargets(t, id).filter(enemy => {
      const bases = reachOf(modelOf(t, id)) + reachOf(modelOf(t, enemy));
      return flat(from, modelOf(t, enemy).at!) <= move.allowance + bases + inches(2);
    });
    const charges = near.flatMap((target): readonly Charge[] => {
      const attack = bestMeleeOn(t, id, target, 'charge');
      if (attack === null) return [];
      const back = modelOf(t, target).down ? null : bestMeleeOn(t, target, id, 'retaliation');
      const gain = attack.worth - STRUCK_BACK * (back?.worth ?? 0);
      if (gain <= 0) return [];
      for (const to of endsBy(t, move, attack)) {
        const legs = wayTo(t, move, to);
        if (legs) return [{ target, legs, attack, worth: gain + worthAfter(t, id, to, outlook) }];
      }
      return [];
    });
    return bestOf(charges);
  });

/** What its place after a charge is worth: engaged, it is in less danger than where it could be shot at. */
const worthAfter = (t: Look, id: ModelId, at: Spot, outlook: Outlook): number =>
  promiseOf(at, outlook) - 0.5 * dangerAt(t, id, at, outlook.threats);

/** Places around the target within reach of the attack, the near side first. */
function endsBy(t: Look, { model: id, allowance }: Move, { target, weapon }: AttackOption): readonly Spot[] {
  const [from, there] = [modelOf(t, id).at!, modelOf(t, target).at!];
  const range = rangeOf(weaponOf(t, id, weapon).range);
  const more = range <= 2 ? 1.2 : Math.min(range - 20, inches(0.7));
  const apart = ([dx, dy]: Unit): number => touchingApart(modelOf(t, id), modelOf(t, target), { dx, dy });
  return AROUND.map(unit => placeAt(there, unit, apart(unit) + more))
    .filter(to => flat(from, to) <= allowance && costOfCharge(t, id, to) <= allowance + inches(0.4))
    .filter(to => to.z === 0 || mayStand(tripOf(t, id), to, modelOf(t, id).along))
    .sort((a, b) => flat(from, a) - flat(from, b))
    .slice(0, ENDS);
}
