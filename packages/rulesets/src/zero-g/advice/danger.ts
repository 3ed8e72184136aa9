// What the enemies might do to a model at a place before its next turn
import { eachAtPosition, type Seat } from '@little-wars/engine';
import { canSeePoint, flat, inches, type Spot, toInches } from '@little-wars/engine/geometry';
import { reachOfBase } from '@little-wars/skirmish';
import { enemiesOf, friendsOf, isLocked, kit, kitOf, modelOf, sceneOfSetup } from '../lookups.ts';
import { sightMask } from '../terrain.ts';
import type { Look, Model, ModelId } from '../types.ts';
import { duelOf, FARTHEST } from './duel.ts';
import { stakeOf } from './stakes.ts';
import { WHOLE } from './worth.ts';

/** The share of the enemies' possible harm that counts: they take few of their chances. */
export const FEAR = 0.25;
/** The height of a head. */
const HEAD = inches(1);
/** Inches within which an enemy may charge and strike. */
const BLOWS = 7;

/** The harm an enemy would do to a model in its next turn, if it sees it. */
function harmFrom(enemy: Model, own: Model, gap: number): number {
  const { shots, blows } = duelOf(enemy, own);
  const shot = shots.still[Math.min(FARTHEST, Math.max(0, Math.floor(gap)))]!;
  return Math.max(shot, gap <= BLOWS ? blows : 0);
}

interface Foe {
  readonly id: ModelId;
  readonly model: Model;
  readonly reach: number;
  /** The sum of the harm it would do to each friend of the model if it attacked that one. */
  readonly others: number;
}

const foesOf = eachAtPosition((t: Look, model: ModelId): readonly Foe[] => {
  const friends = friendsOf(t, model);
  return enemiesOf(t, model)
    .filter(enemy => !isLocked(t, enemy))
    .map(id => {
      const foe = modelOf(t, id);
      const reach = reachOfBase(kit(t, id).kind.base);
      const others = friends.reduce((sum, friend) => {
        const gap = toInches(flat(modelOf(t, friend).at!, foe.at!) - reach - reachOfBase(kit(t, friend).kind.base));
        return sum + harmFrom(foe, modelOf(t, friend), gap);
      }, 0);
      return { id, model: foe, reach, others };
    });
});

/** What a model is worth to its side: its points, weighted as losses are. */
export const lifeOf = (t: Look, model: ModelId): number => stakeOf(t, model) * WHOLE * kit(t, model).points;

/** Whether the line between two heads is clear of debris: much cheaper than true line of sight. */
export function isInView(t: Look, foe: Model, at: Spot): boolean {
  const scene = sceneOfSetup(t.setup);
  const eye = { ...foe.at!, z: foe.at!.z + kitOf(foe).height };
  return canSeePoint(eye, { ...at, z: at.z + HEAD }, { scene, mask: sightMask(scene) }).visible;
}

/** Whether the enemy has no turn after this one. */
const isLastWord = (t: Look, seat: Seat): boolean =>
  t.position.round >= t.setup.options.rounds && t.position.first !== seat;

/** The harm a model must expect at a place: each enemy picks among its possible targets, the best ones most often. */
export function dangerAt(t: Look, model: ModelId, at: Spot): number {
  const own = modelOf(t, model);
  if (isLastWord(t, own.seat)) return 0;
  const reach = reachOfBase(kit(t, model).kind.base);
  let total = 0;
  for (const { model: foe, reach: theirs, others } of foesOf(t, model)) {
    const harm = harmFrom(foe, own, toInches(flat(at, foe.at!) - reach - theirs));
    if (harm <= 0 || !isInView(t, foe, at)) continue;
    total += (harm * harm) / (harm + others);
  }
  return FEAR * stakeOf(t, model) * total;
}

/** The value of a place, discounted by the chance that the model is killed there first, less the harm to expect. */
export const worthAlive = (t: Look, model: ModelId, worth: number, danger: number): number =>
  worth * (1 - Math.min(1, danger / lifeOf(t, model))) - danger;
