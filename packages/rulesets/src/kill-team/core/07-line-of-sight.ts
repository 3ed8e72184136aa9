// KT-7  Visible, in cover, obscured
import {
  bestCover,
  type CoverAnswer,
  type CoverTest,
  inches,
  isWithin,
  type Mask,
  type Scene,
  type Sight,
  type Spot,
} from '@little-wars/engine/geometry';
import { bodyOf, isInPlay, operativeOf, reachOf, sceneOfTable, standingOf } from '../lookups.ts';
import { coverMask, obscuringMask } from '../terrain.ts';
import type { Look, OperativeId } from '../types.ts';
import { type Pair, pairOf } from './07-sight.ts';
import { isFromAbove, vantageUnder } from './08-vantage.ts';

export { canSee, sightFrom, sightOf, sightOfSpot } from './07-sight.ts';

/** Everything a player wants to know about one looking at another. */
export interface LineOfSight {
  readonly sight: Sight;
  readonly obscured: boolean;
  readonly coveredByTerrain: boolean;
  readonly coveredByOperative: boolean;
  /** Heavy terrain is among what covers it (KT-8.8). */
  readonly coveredByHeavy: boolean;
  /** The fan of cover lines from the viewer's best point; null where the target is not even visible. */
  readonly cover: CoverAnswer | null;
  /** The operatives meant by the numbers of bodies in `cover`. */
  readonly others: readonly OperativeId[];
}

const NEAR = inches(2);
const BESIDE = inches(1);

interface Known {
  readonly others: readonly Spot[];
  readonly fromAbove: boolean;
  readonly line: LineOfSight;
}

const known = new WeakMap<Pair, Known>();

const isSame = (a: readonly Spot[], b: readonly Spot[]): boolean =>
  a.length === b.length && a.every((spot, i) => spot === b[i]);

/** KT-7.1-10, of a viewer and its target, with the proofs. */
export function lineOfSight(
  t: Look,
  viewer: OperativeId,
  target: OperativeId,
  without: readonly OperativeId[] = [],
): LineOfSight {
  const pair = pairOf(t, viewer, target);
  if (!pair.sight.visible) return hidden(pair);
  const ids = othersBy(t, viewer, target).filter(id => !without.includes(id));
  const others = ids.map(id => operativeOf(t, id).at!);
  const fromAbove = isFromAbove(t, viewer, target);
  const before = known.get(pair);
  if (before && before.fromAbove === fromAbove && isSame(before.others, others)) return before.line;
  const line = coverOf(t, viewer, target, { pair, ids, fromAbove });
  known.set(pair, { others, fromAbove, line });
  return line;
}

/** What cannot be seen is no target, covered or not. */
const hidden = ({ sight }: Pair): LineOfSight => ({
  sight,
  obscured: false,
  coveredByTerrain: false,
  coveredByOperative: false,
  coveredByHeavy: false,
  cover: null,
  others: [],
});

interface Looking {
  readonly pair: Pair;
  readonly ids: readonly OperativeId[];
  readonly fromAbove: boolean;
}

/** KT-7.6-10: the fan of cover lines from the viewer's best point. */
function coverOf(t: Look, viewer: OperativeId, target: OperativeId, { pair, ids, fromAbove }: Looking): LineOfSight {
  const [from, to] = [standingOf(t, viewer), standingOf(t, target)];
  const { heavy, covering } = masksFor(t, target);
  const tests: CoverTest[] = [{ over: 'solids', mask: heavy, beyond: NEAR, viewerBeyond: BESIDE }];
  if (!isWithin(from, to, NEAR))
    tests.push(
      { over: 'solids', mask: covering, within: BESIDE },
      { over: 'bodies', within: BESIDE },
      { over: 'solids', mask: heavy, within: BESIDE },
    );
  const weights = fromAbove ? FROM_ABOVE : WEIGHTS;
  const cover = bestCover(from, to, { scene: pair.scene, bodies: ids.map(id => bodyOf(t, id)), tests, weights });
  const holds = (i: number): boolean => cover.findings[i]?.holds ?? false;
  return {
    sight: pair.sight,
    obscured: holds(0),
    coveredByTerrain: holds(1),
    coveredByOperative: holds(2),
    coveredByHeavy: holds(3),
    cover,
    others: ids,
  };
}

/** KT-7.6: not obscured is best for the viewer, then no cover, then no Heavy cover. */
const WEIGHTS = [16, 4, 4, 1];
/** KT-8.7, KT-8.8: from above only Heavy cover hides. */
const FROM_ABOVE = [16, 2, 2, 8];

/** KT-7.7: third operatives that can cover the target at all: within 1" of it. With the errata only those the viewer sees. */
function othersBy(t: Look, viewer: OperativeId, target: OperativeId): readonly OperativeId[] {
  const { x, y } = operativeOf(t, target).at!;
  const reach = reachOf(t, target) + BESIDE;
  const found: OperativeId[] = [];
  for (const [id, other] of t.position.operatives.entries()) {
    if (id === viewer || id === target || !isInPlay(other)) continue;
    const [dx, dy] = [other.at!.x - x, other.at!.y - y];
    const far = reach + reachOf(t, id);
    if (dx * dx + dy * dy > far * far) continue;
    if (!t.setup.options.errata || isInSight(t, viewer, id)) found.push(id);
  }
  return found;
}

/** KT-7.7 with the errata: judged by terrain alone, so that two operatives never wait for each other. */
function isInSight(t: Look, viewer: OperativeId, id: OperativeId): boolean {
  const pair = pairOf(t, viewer, id);
  if (!pair.sight.visible) return false;
  const { obscured, coveredByTerrain } = coverOf(t, viewer, id, { pair, ids: [], fromAbove: false });
  return !obscured && !(coveredByTerrain && operativeOf(t, id).order === 'conceal');
}

interface Masks {
  readonly heavy: Mask;
  readonly covering: Mask;
}

const lowered = new WeakMap<Scene, Map<string, Masks>>();

/** KT-8.9: what the target stands on and the lower parts of that feature neither cover nor obscure it. */
function masksFor(t: Look, target: OperativeId): Masks {
  const scene = sceneOfTable(t);
  const { options } = t.setup;
  const at = operativeOf(t, target).at!;
  const all = { heavy: obscuringMask(scene, options), covering: coverMask(scene, options) };
  const feature = vantageUnder(t, at)?.piece;
  if (feature === undefined) return all;
  const made = lowered.get(scene) ?? new Map<string, Masks>();
  lowered.set(scene, made);
  const key = `${feature}/${at.z}/${options.detritusBelow}/${options.materielUpTo}`;
  const without = (mask: Mask): Mask =>
    mask.map((part, i) => (scene.solids[i]!.piece === feature && scene.solids[i]!.top <= at.z ? 0 : part));
  const masks = made.get(key) ?? { heavy: without(all.heavy), covering: without(all.covering) };
  made.set(key, masks);
  return masks;
}
