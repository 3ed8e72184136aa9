// KT-7  Visible, in cover, obscured
import {
  bestCover,
  type CoverAnswer,
  type CoverTest,
  inches,
  isWithin,
  type Mask,
  type Sight,
  type Spot,
  sightToBody,
} from '@little-wars/engine/geometry';
import { bodyOf, headOf, inPlay, operativeOf, sceneOfTable, standingOf } from '../lookups.ts';
import { blockingMask, coverMask, obscuringMask } from '../terrain.ts';
import type { Look, OperativeId } from '../types.ts';

/** KT-7.3, KT-7.4: some line from a viewer's head to the target above its base is free. */
export function sightOf(t: Look, eye: Spot, target: OperativeId): Sight {
  const scene = sceneOfTable(t);
  const among = { scene, mask: blockingMask(scene) };
  if (!t.setup.options.bodiesBlock) return sightToBody(eye, bodyOf(t, target), among);
  const others = inPlay(t.position, ({ at }, id) => id !== target && !(at!.x === eye.x && at!.y === eye.y));
  return sightToBody(eye, bodyOf(t, target), { ...among, bodies: others.map(id => bodyOf(t, id)) });
}

export const canSee = (t: Look, eye: Spot, target: OperativeId): boolean => sightOf(t, eye, target).visible;

/** Everything a player wants to know about one looking at another. */
export interface LineOfSight {
  readonly sight: Sight;
  readonly obscured: boolean;
  readonly coveredByTerrain: boolean;
  readonly coveredByOperative: boolean;
  /** Heavy terrain is among what covers it (KT-8.8). */
  readonly coveredByHeavy: boolean;
  readonly cover: CoverAnswer | null;
}

const NEAR = inches(2);
const BESIDE = inches(1);

/** KT-7.6-10: the fan of cover lines from the viewer's best point. */
export function lineOfSight(t: Look, viewer: OperativeId, target: OperativeId): LineOfSight {
  const sight = sightOf(t, headOf(t, viewer), target);
  const [from, to] = [standingOf(t, viewer), standingOf(t, target)];
  const isNear = isWithin(from, to, NEAR);
  const { heavy, covering } = masksFor(t, target);
  const scene = sceneOfTable(t);
  const others = inPlay(t.position, (_, id) => id !== viewer && id !== target);
  const tests: CoverTest[] = [{ over: 'solids', mask: heavy, beyond: NEAR, viewerBeyond: BESIDE }];
  if (!isNear) {
    tests.push({ over: 'solids', mask: covering, within: BESIDE });
    tests.push({ over: 'bodies', within: BESIDE });
    tests.push({ over: 'solids', mask: heavy, within: BESIDE });
  }
  const cover = bestCover(from, to, { scene, bodies: others.map(id => bodyOf(t, id)), tests, weights: WEIGHTS });
  const holds = (i: number): boolean => cover.findings[i]?.holds ?? false;
  return {
    sight,
    obscured: holds(0),
    coveredByTerrain: holds(1),
    coveredByOperative: holds(2),
    coveredByHeavy: holds(3),
    cover,
  };
}

/** KT-7.6: not obscured is best for the viewer, then no cover, then no Heavy cover. */
const WEIGHTS = [16, 4, 4, 1];

/** KT-8.9: what the target stands on and the lower parts of that feature neither cover nor obscure it. */
function masksFor(t: Look, target: OperativeId): { readonly heavy: Mask; readonly covering: Mask } {
  const scene = sceneOfTable(t);
  const { z } = operativeOf(t, target).at!;
  const heavy = obscuringMask(scene);
  const covering = coverMask(scene);
  if (z === 0) return { heavy, covering };
  const under = bodyOf(t, target);
  const feature = scene.solids.find(solid => solid.top === z && standsOn(solid.box, under))?.piece;
  const without = (mask: Mask): Mask =>
    mask.map((part, i) => (scene.solids[i]!.piece === feature && scene.solids[i]!.top <= z ? 0 : part));
  return { heavy: without(heavy), covering: without(covering) };
}

const standsOn = (
  box: { readonly left: number; readonly right: number; readonly low: number; readonly high: number },
  { ax, ay }: { readonly ax: number; readonly ay: number },
): boolean => ax >= box.left && ax <= box.right && ay >= box.low && ay <= box.high;
