// Objectives adrift: who goes there, and what holding them is worth
import { keyed, perObject } from '@little-wars/engine';
import { flat, inches, type Point, toInches } from '@little-wars/engine/geometry';
import { reachOfBase } from '@little-wars/skirmish';
import type { Kit } from '../content/types.ts';
import { driftOf } from '../core/07-missions/missions.ts';
import { enemiesOf, friendsOf, kit, modelOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { type Curve, FARTHEST } from './duel.ts';
import { type Goal, LATER, type Outlook, outlookOf } from './outlook.ts';
import { testCost } from './worth.ts';

const NONE: Curve = Array.from({ length: FARTHEST + 1 }, () => 0);

/** ZG-7.2: how near one has to be to hold an objective. */
const HOLD = 3;
/** What holding an objective is worth for a turn, in points; each friend to spare halves it. */
const HELD = 20;
const SHARES = [2, 4, 8, 16] as const;
/** More than there are worths and wounds. */
const MOST_HOLDING = 128;
/** Inches that an objective drifts, on the whole. */
const WRECK_DRIFT = 3.5;
/** Models so near to an objective will count there. */
const AROUND = inches(7);

/** By the card of a model: the rest is in the key. */
const holding = perObject((_kit: Kit) => keyed<string, Outlook>(MOST_HOLDING));

const holdingOf = (own: Kit, wounds: number, worth: number): Outlook =>
  holding(own)(`${worth} ${wounds}`, () =>
    outlookOf({
      shots: { still: NONE, moved: NONE, snap: NONE },
      recoil: 0,
      fear: NONE.map((_, gap) => (gap <= HOLD ? -worth : 0)),
      life: Number.POSITIVE_INFINITY,
      last: false,
      charge: [],
      again: false,
      test: testCost(own, wounds),
      passes: true,
    }),
  );

/** What one more model at an objective is worth: little where friends are more than enough. */
function marginOf(t: Look, model: ModelId, at: Point): number {
  const near = (id: ModelId): boolean => flat(modelOf(t, id).at!, at) <= AROUND;
  const own = flat(modelOf(t, model).at!, at);
  const mine = friendsOf(t, model).filter(
    id => near(id) && (own > AROUND || flat(modelOf(t, id).at!, at) < own),
  ).length;
  const lead = mine - enemiesOf(t, model).filter(near).length;
  return lead <= 0 ? HELD : HELD / SHARES[Math.min(SHARES.length, lead) - 1]!;
}

export function wreckGoals(t: Look, model: ModelId): readonly Goal[] {
  const reach = reachOfBase(kit(t, model).kind.base);
  const gap = (from: Point, to: Point): number => Math.max(0, toInches(flat(from, to) - reach));
  return t.position.wrecks.map(wreck => {
    const next = driftOf(t, wreck, WRECK_DRIFT).at;
    const held = marginOf(t, model, wreck.at);
    const outlook = holdingOf(kit(t, model), modelOf(t, model).wounds, held);
    return {
      at: next,
      worth: (at, arrows, turns, longer) =>
        (gap(at, wreck.at) <= HOLD - 0.1 ? held : 0) + LATER * outlook.before(turns, arrows, gap(at, next) + longer),
      astray: held / 2,
    };
  });
}
