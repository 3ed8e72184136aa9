// KT-7  Visible, in cover, obscured
import {
  type Body,
  bestCover,
  type CoverAnswer,
  type CoverTest,
  type Finding,
  inches,
  isWithinOf,
  type Mask,
  type Scene,
  type Sight,
  type Spot,
} from '@little-wars/engine/geometry';
import { bodyOf, isInPlay, operativeOf, reachOf, sceneOfTable, standingOf, waysOfTable } from '../lookups.ts';
import { coverMask, obscuringMask, wallMask } from '../terrain.ts';
import type { Look, OperativeId } from '../types.ts';
import { areWithin, isWithinOfPart, isWithinReach } from './01-measuring.ts';
import { type Pair, pairOf, sightOf } from './07-sight.ts';
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
  /** KT-12.19: walls are across every cover line. */
  readonly behindWalls: boolean;
  /**
   * The fan of cover lines from the viewer's best point; null where the target is not even visible. Its findings:
   * obscured, covered by terrain, by an operative, by Heavy terrain, behind walls.
   */
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
  if (!pair.visible) return hidden(t, viewer, target, pair);
  const ids = othersBy(t, viewer, target).filter(id => !without.includes(id));
  const others = ids.map(id => operativeOf(t, id).at!);
  const fromAbove = isFromAbove(t, viewer, target);
  const before = known.get(pair);
  if (before && before.fromAbove === fromAbove && isSame(before.others, others)) return before.line;
  const line = coverOf(t, viewer, target, { pair, ids, fromAbove });
  known.set(pair, { others, fromAbove, line });
  return line;
}

const unseen = new WeakMap<Pair, LineOfSight>();

/** What cannot be seen is no target, covered or not. KT-12.19: nor what is behind walls, whatever a rule says of sight. */
function hidden(t: Look, viewer: OperativeId, target: OperativeId, pair: Pair): LineOfSight {
  const before = unseen.get(pair);
  if (before) return before;
  const { walls } = masksFor(t, target);
  const tests: readonly CoverTest[] = walls ? [{ over: 'solids', mask: walls, every: true }] : [];
  const isBehind = (): boolean =>
    bestCover(standingOf(t, viewer), standingOf(t, target), { scene: pair.scene, bodies: [], tests }).findings[0]!
      .holds;
  const line: LineOfSight = {
    sight: sightOf(t, viewer, target),
    obscured: false,
    coveredByTerrain: false,
    coveredByOperative: false,
    coveredByHeavy: false,
    behindWalls: walls !== null && isBehind(),
    cover: null,
    others: [],
  };
  unseen.set(pair, line);
  return line;
}

interface Looking {
  readonly pair: Pair;
  readonly ids: readonly OperativeId[];
  readonly fromAbove: boolean;
}

/** What is asked of the fan, and the places in the findings that an answer counts for. */
interface Asked {
  readonly test: CoverTest;
  readonly weight: number;
  readonly counts: readonly number[];
}

const [OBSCURED, TERRAIN, OPERATIVE, HEAVY, WALLS] = [0, 1, 2, 3, 4] as const;
const NO: Finding = { holds: false };
/** One empty list for all: what the geometry knows of a list of bodies it keeps by the list. */
const NOBODY: readonly Body[] = [];

/** KT-7.6-10: the fan of cover lines from the viewer's best point; its findings always in the order of the places. */
function coverOf(t: Look, viewer: OperativeId, target: OperativeId, { pair, ids, fromAbove }: Looking): LineOfSight {
  const [from, to] = [standingOf(t, viewer), standingOf(t, target)];
  const asked = askedOf(t, target, isWithinReach(t, from, to, NEAR), fromAbove ? FROM_ABOVE : WEIGHTS);
  const [tests, weights] = [asked.map(({ test }) => test), asked.map(({ weight }) => weight)];
  const bodies = ids.length === 0 ? NOBODY : ids.map(id => bodyOf(t, id));
  const best = bestCover(from, to, { scene: pair.scene, bodies, tests, weights });
  const findings = [OBSCURED, TERRAIN, OPERATIVE, HEAVY, WALLS].map(place => {
    const found = best.findings.filter((_, i) => asked[i]!.counts.includes(place));
    return found.find(({ holds }) => holds) ?? found[0] ?? NO;
  });
  const holds = (place: number): boolean => findings[place]!.holds;
  return {
    sight: sightOf(t, viewer, target),
    obscured: holds(OBSCURED),
    coveredByTerrain: holds(TERRAIN),
    coveredByOperative: holds(OPERATIVE),
    coveredByHeavy: holds(HEAVY),
    behindWalls: holds(WALLS),
    cover: { ...best, findings },
    others: ids,
  };
}

/**
 * KT-7.9: one line in space is enough, unless a test says every. KT-7.10: `within` and `beyond` are from the nearest
 * point of the stretch inside a feature to the target, `viewerBeyond` from that nearest to the viewer.
 * KT-7.7, KT-7.8; KT-12.19, KT-12.21: a wall by its corners and ends alone, and whether walls are across every line.
 */
function askedOf(t: Look, target: OperativeId, isNear: boolean, weights: Weights): readonly Asked[] {
  const { heavy, covering, near, walls } = masksFor(t, target);
  const asked: Asked[] = [];
  const ask = (weight: number, counts: readonly number[], test: CoverTest): void =>
    void asked.push({ test, weight, counts });
  ask(weights.obscured, [OBSCURED], { over: 'solids', mask: heavy, beyond: NEAR, viewerBeyond: BESIDE });
  if (walls) {
    ask(weights.walls, [WALLS], { over: 'solids', mask: walls, every: true });
    ask(weights.obscured, [OBSCURED], { over: 'corners', mask: walls, beyond: NEAR, viewerBeyond: BESIDE });
  }
  if (isNear) return asked;
  ask(weights.light, [TERRAIN], { over: 'solids', mask: covering, within: BESIDE });
  ask(weights.light, [OPERATIVE], { over: 'bodies', within: BESIDE });
  ask(weights.heavy, [HEAVY], { over: 'solids', mask: near, within: BESIDE });
  if (walls) ask(weights.light + weights.heavy, [TERRAIN, HEAVY], { over: 'corners', mask: walls, within: BESIDE });
  return asked;
}

/** KT-7.6: by what a viewer's best point is chosen, for rules that ask more of the same cover lines. */
export function fanOf(t: Look, viewer: OperativeId, target: OperativeId) {
  const isNear = isWithinReach(t, standingOf(t, viewer), standingOf(t, target), NEAR);
  const asked = askedOf(t, target, isNear, isFromAbove(t, viewer, target) ? FROM_ABOVE : WEIGHTS);
  const [tests, weights] = [asked.map(({ test }) => test), asked.map(({ weight }) => weight)];
  return { tests, weights, others: othersBy(t, viewer, target) };
}

interface Weights {
  readonly walls: number;
  readonly obscured: number;
  readonly light: number;
  readonly heavy: number;
}

/** KT-7.6: not obscured is best for the viewer, then no cover, then no Heavy cover. */
const WEIGHTS: Weights = { walls: 64, obscured: 16, light: 4, heavy: 1 };
/** KT-8.7, KT-8.8: from above only Heavy cover hides. */
const FROM_ABOVE: Weights = { walls: 128, obscured: 32, light: 2, heavy: 8 };

/** KT-7.7: third operatives that can cover the target at all: within 1" of it. With the errata only those the viewer sees. */
function othersBy(t: Look, viewer: OperativeId, target: OperativeId): readonly OperativeId[] {
  const { x, y } = operativeOf(t, target).at!;
  const reach = reachOf(t, target) + BESIDE;
  const found: OperativeId[] = [];
  const { operatives } = t.position;
  for (let id = 0; id < operatives.length; id++) {
    const other = operatives[id]!;
    if (id === viewer || id === target || !isInPlay(other)) continue;
    const dx = other.at!.x - x;
    const dy = other.at!.y - y;
    const far = reach + reachOf(t, id);
    if (dx * dx + dy * dy > far * far) continue;
    // KT-12.20: not from the other side of a wall.
    if (waysOfTable(t) && !areWithin(t, target, id, BESIDE)) continue;
    if (!t.setup.options.errata || isInSight(t, viewer, id)) found.push(id);
  }
  return found;
}

/** KT-7.7 with the errata: judged by terrain alone, so that two operatives never wait for each other. */
function isInSight(t: Look, viewer: OperativeId, id: OperativeId): boolean {
  const pair = pairOf(t, viewer, id);
  if (!pair.visible) return false;
  const { obscured, coveredByTerrain, behindWalls } = coverOf(t, viewer, id, { pair, ids: [], fromAbove: false });
  return !obscured && !behindWalls && !(coveredByTerrain && operativeOf(t, id).order === 'conceal');
}

interface Masks {
  /** What obscures, and what gives cover. */
  readonly heavy: Mask;
  readonly covering: Mask;
  /** Of the Heavy parts those that give cover. */
  readonly near: Mask;
  /** KT-12.17: the walls, which are in none of the others; null where there are none of that kind. */
  readonly walls: Mask | null;
}

const lowered = new WeakMap<Scene, Map<string, Masks>>();
const walled = new WeakMap<Scene, Map<string, Masks>>();

/** Masks of a scene, made once for each key. */
function kept(made: WeakMap<Scene, Map<string, Masks>>, scene: Scene, key: string, make: () => Masks): Masks {
  const known = made.get(scene) ?? new Map<string, Masks>();
  made.set(scene, known);
  const masks = known.get(key) ?? make();
  known.set(key, masks);
  return masks;
}

/** KT-8.9: what the target stands on and the lower parts of that feature neither cover nor obscure it. */
function masksFor(t: Look, target: OperativeId): Masks {
  const scene = sceneOfTable(t);
  const { options } = t.setup;
  const at = operativeOf(t, target).at!;
  const limits = `${options.detritusBelow}/${options.materielUpTo}`;
  const all = masksIn(t, scene, limits);
  const feature = vantageUnder(t, at)?.piece;
  if (feature === undefined) return all.walls ? reachable(t, target, all) : all;
  const without = (mask: Mask): Mask =>
    mask.map((part, i) => (scene.solids[i]!.piece === feature && scene.solids[i]!.top <= at.z ? 0 : part));
  return kept(lowered, scene, `${feature}/${at.z}/${limits}`, () => {
    const [heavy, covering] = [without(all.heavy), without(all.covering)];
    return { ...all, heavy, covering, near: heavy };
  });
}

function masksIn(t: Look, scene: Scene, limits: string): Masks {
  const { options } = t.setup;
  const [heavy, covering] = [obscuringMask(scene, options), coverMask(scene, options)];
  if (!waysOfTable(t)) return { heavy, covering, near: heavy, walls: null };
  return kept(walled, scene, limits, () => {
    const walls = wallMask(scene, options);
    const without = (mask: Mask): Mask => mask.map((part, i) => (walls[i] === 1 ? 0 : part));
    const left = without(heavy);
    return { heavy: left, covering: without(covering), near: left, walls };
  });
}

/** KT-12.20: what is within 1" of the target only through a wall gives it no cover. */
function reachable(t: Look, target: OperativeId, masks: Masks): Masks {
  const scene = sceneOfTable(t);
  const standing = standingOf(t, target);
  const beyond = scene.solids.filter(
    solid =>
      masks.covering[solid.index] === 1 &&
      isWithinOf(standing, solid, BESIDE) &&
      !isWithinOfPart(t, standing, solid, BESIDE),
  );
  if (beyond.length === 0) return masks;
  const without = (mask: Mask): Mask => mask.map((part, i) => (beyond.some(({ index }) => index === i) ? 0 : part));
  return { ...masks, covering: without(masks.covering), near: without(masks.near) };
}
