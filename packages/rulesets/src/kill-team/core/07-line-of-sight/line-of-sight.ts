// KT-7  Visible, in cover, obscured
import {
  type Body,
  bestCover,
  type CoverAnswer,
  type CoverTest,
  coverHolds,
  type Finding,
  inches,
  type Sight,
  type Spot,
} from '@little-wars/engine/geometry';
import { bodyOf, isInPlay, operativeOf, reachOf, standingOf, waysOfTable } from '../../lookups.ts';
import type { Look, OperativeId } from '../../types.ts';
import { areWithin, isWithinReach } from '../01-game/measuring.ts';
import { isFromAbove } from '../08-terrain/vantage.ts';
import { masksFor } from './masks.ts';
import { type Pair, pairOf, sightOf } from './sight.ts';

export { canSee, sightFrom, sightOf, sightOfSpot } from './sight.ts';

/** How a target is seen by a viewer. */
export interface Glance {
  readonly visible: boolean;
  readonly obscured: boolean;
  readonly coveredByTerrain: boolean;
  readonly coveredByOperative: boolean;
  /** Heavy terrain is part of its cover (KT-8.8). */
  readonly coveredByHeavy: boolean;
  /** KT-12.19: walls cross every cover line. */
  readonly behindWalls: boolean;
}

/** A glance without cover. */
export type View = Pick<Glance, 'visible' | 'obscured' | 'behindWalls'>;

/** A glance with the proofs, to show to players. */
export interface LineOfSight extends Glance {
  readonly sight: Sight;
  /**
   * The fan of cover lines from the viewer's best point; null if the target is not visible. Its findings:
   * obscured, covered by terrain, by an operative, by Heavy terrain, behind walls.
   */
  readonly cover: CoverAnswer | null;
  /** The operatives behind the body indices in `cover`. */
  readonly others: readonly OperativeId[];
}

const NEAR = inches(2);
const BESIDE = inches(1);

/** Results for a pair, filled in lazily; valid while nobody beside the target moves. */
interface Cached extends Looking {
  readonly others: readonly Spot[];
  glance: Glance | null;
  line: LineOfSight | null;
  /** The part of the glance that does not depend on cover. */
  view: View | null;
}

const isSame = (a: readonly Spot[], b: readonly Spot[]): boolean =>
  a.length === b.length && a.every((spot, i) => spot === b[i]);

const NONE: readonly OperativeId[] = [];

/** KT-7.1-10 for a viewer and its target, with the proofs. */
export function lineOfSight(t: Look, viewer: OperativeId, target: OperativeId, without = NONE): LineOfSight {
  const pair = pairOf(t, viewer, target);
  if (!pair.visible)
    return { ...hidden(t, viewer, target, pair), sight: sightOf(t, viewer, target), cover: null, others: [] };
  const cached = cachedFor(t, viewer, target, { pair, without });
  cached.line ??= coverOf(t, viewer, target, cached);
  return cached.line;
}

/** The same without the proofs. */
export function glanceAt(t: Look, viewer: OperativeId, target: OperativeId): Glance {
  const pair = pairOf(t, viewer, target);
  if (!pair.visible) return hidden(t, viewer, target, pair);
  const cached = cachedFor(t, viewer, target, { pair, without: NONE });
  cached.glance ??= cached.line ?? glanceOf(t, viewer, target, cached);
  return cached.glance;
}

/**
 * The same without cover, which is cheaper. Possible because the viewer's best point is chosen by walls and Heavy
 * terrain first; cover only decides among points that are equal in those.
 */
export function viewAt(t: Look, viewer: OperativeId, target: OperativeId): View {
  const pair = pairOf(t, viewer, target);
  if (!pair.visible) return hidden(t, viewer, target, pair);
  const cached = cachedFor(t, viewer, target, { pair, without: NONE });
  cached.view ??=
    cached.glance ?? cached.line ?? glanceOf(t, viewer, target, { ...cached, ids: NONE, withoutCover: true });
  return cached.view;
}

type Asking = Pick<Looking, 'pair'> & { readonly without: readonly OperativeId[] };

/** The pair's cache entry, renewed when somebody beside the target has moved. */
function cachedFor(t: Look, viewer: OperativeId, target: OperativeId, { pair, without }: Asking): Cached {
  const near = othersBy(t, viewer, target);
  const ids = without.length === 0 ? near : near.filter(id => !without.includes(id));
  const others = ids.map(id => operativeOf(t, id).at!);
  const fromAbove = isFromAbove(t, viewer, target);
  const cached = pair.cached as Cached | null;
  if (cached && cached.fromAbove === fromAbove && isSame(cached.others, others)) return cached;
  const renewed: Cached = { pair, ids, fromAbove, others, glance: null, line: null, view: null };
  pair.cached = renewed;
  return renewed;
}

/** The glance at an invisible target. KT-12.19: walls still count, since a rule may ignore visibility but not them. */
function hidden(t: Look, viewer: OperativeId, target: OperativeId, pair: Pair): Glance {
  // An invisible target needs no other cache entry.
  if (pair.cached) return pair.cached as Glance;
  const { walls } = masksFor(t, target);
  const tests: readonly CoverTest[] = walls ? [{ over: 'solids', mask: walls, every: true }] : [];
  const isBehind = (): boolean =>
    coverHolds(standingOf(t, viewer), standingOf(t, target), { scene: pair.scene, bodies: NOBODY, tests })[0]!;
  const glance: Glance = {
    visible: false,
    obscured: false,
    coveredByTerrain: false,
    coveredByOperative: false,
    coveredByHeavy: false,
    behindWalls: walls !== null && isBehind(),
  };
  pair.cached = glance;
  return glance;
}

interface Looking {
  readonly pair: Pair;
  readonly ids: readonly OperativeId[];
  readonly fromAbove: boolean;
  /** Skip the tests for cover. */
  readonly withoutCover?: true;
}

/** A test of the fan, and the findings it counts towards, by index. */
interface FanTest {
  readonly test: CoverTest;
  readonly weight: number;
  readonly counts: readonly number[];
}

const [OBSCURED, TERRAIN, OPERATIVE, HEAVY, WALLS] = [0, 1, 2, 3, 4] as const;
const NO: Finding = { holds: false };
/** One shared empty list, because the geometry caches by the identity of the list. */
const NOBODY: readonly Body[] = [];

/** KT-7.6-10: the fan of cover lines and its tests. */
function fanFor(t: Look, viewer: OperativeId, target: OperativeId, looking: Looking) {
  const { pair, ids, fromAbove, withoutCover = false } = looking;
  const [from, to] = [standingOf(t, viewer), standingOf(t, target)];
  const isNear = withoutCover || isWithinReach(t, from, to, NEAR);
  const asked = fanTestsOf(t, target, isNear, fromAbove ? FROM_ABOVE : WEIGHTS);
  const [tests, weights] = [asked.map(({ test }) => test), asked.map(({ weight }) => weight)];
  const bodies = ids.length === 0 ? NOBODY : ids.map(id => bodyOf(t, id));
  return { from, to, asked, question: { scene: pair.scene, bodies, tests, weights } };
}

const glanceBy = (holds: (place: number) => boolean): Glance => ({
  visible: true,
  obscured: holds(OBSCURED),
  coveredByTerrain: holds(TERRAIN),
  coveredByOperative: holds(OPERATIVE),
  coveredByHeavy: holds(HEAVY),
  behindWalls: holds(WALLS),
});

/** The glance from the viewer's best point. */
function glanceOf(t: Look, viewer: OperativeId, target: OperativeId, looking: Looking): Glance {
  const { from, to, asked, question } = fanFor(t, viewer, target, looking);
  const held = coverHolds(from, to, question);
  return glanceBy(place => asked.some(({ counts }, i) => held[i]! && counts.includes(place)));
}

/** The same with the proofs; findings are in a fixed order. */
function coverOf(t: Look, viewer: OperativeId, target: OperativeId, looking: Looking): LineOfSight {
  const { from, to, asked, question } = fanFor(t, viewer, target, looking);
  const best = bestCover(from, to, question);
  const findings = [OBSCURED, TERRAIN, OPERATIVE, HEAVY, WALLS].map(place => {
    const matching = best.findings.filter((_, i) => asked[i]!.counts.includes(place));
    return matching.find(({ holds }) => holds) ?? matching[0] ?? NO;
  });
  return {
    ...glanceBy(place => findings[place]!.holds),
    sight: sightOf(t, viewer, target),
    cover: { ...best, findings },
    others: looking.ids,
  };
}

/**
 * KT-7.9: one line is enough, unless a test says `every`. KT-7.10: `within` and `beyond` are measured to the line's
 * point inside the feature nearest the target, `viewerBeyond` to the one nearest the viewer, in space. KT-7.7, KT-7.8.
 * KT-12.21: a wall counts by its corners and ends alone. KT-12.19: whether walls cross every line.
 */
function fanTestsOf(t: Look, target: OperativeId, isNear: boolean, weights: Weights): readonly FanTest[] {
  const { heavy, covering, near, walls } = masksFor(t, target);
  const asked: FanTest[] = [];
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

/** KT-7.6: the fan and the weights of the best point, for rules that run further tests on the same cover lines. */
export function fanOf(t: Look, viewer: OperativeId, target: OperativeId) {
  const isNear = isWithinReach(t, standingOf(t, viewer), standingOf(t, target), NEAR);
  const asked = fanTestsOf(t, target, isNear, isFromAbove(t, viewer, target) ? FROM_ABOVE : WEIGHTS);
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

/** KT-7.7: third operatives within 1" of the target, which may cover it; with the errata only those the viewer sees. */
function othersBy(t: Look, viewer: OperativeId, target: OperativeId): readonly OperativeId[] {
  const { x, y } = operativeOf(t, target).at!;
  const reach = reachOf(t, target) + BESIDE;
  const others: OperativeId[] = [];
  const { operatives } = t.position;
  for (let id = 0; id < operatives.length; id++) {
    const other = operatives[id]!;
    if (id === viewer || id === target || !isInPlay(other)) continue;
    const dx = other.at!.x - x;
    const dy = other.at!.y - y;
    const far = reach + reachOf(t, id);
    if (dx * dx + dy * dy > far * far) continue;
    // KT-12.20: measured around walls.
    if (waysOfTable(t) && !areWithin(t, target, id, BESIDE)) continue;
    if (!t.setup.options.errata || isInSight(t, viewer, id)) others.push(id);
  }
  return others;
}

/** KT-7.7 with the errata: judged by terrain alone, so two operatives never depend on each other. */
function isInSight(t: Look, viewer: OperativeId, id: OperativeId): boolean {
  const pair = pairOf(t, viewer, id);
  if (!pair.visible) return false;
  const { obscured, coveredByTerrain, behindWalls } = glanceOf(t, viewer, id, { pair, ids: [], fromAbove: false });
  return !obscured && !behindWalls && !(coveredByTerrain && operativeOf(t, id).order === 'conceal');
}
