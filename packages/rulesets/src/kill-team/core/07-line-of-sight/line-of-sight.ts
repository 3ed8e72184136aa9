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

/** How somebody is to be seen by another. */
export interface Glance {
  readonly visible: boolean;
  readonly obscured: boolean;
  readonly coveredByTerrain: boolean;
  readonly coveredByOperative: boolean;
  /** Heavy terrain is among what covers it (KT-8.8). */
  readonly coveredByHeavy: boolean;
  /** KT-12.19: walls are across every cover line. */
  readonly behindWalls: boolean;
}

/** How somebody is to be seen, whatever covers it. */
export type View = Pick<Glance, 'visible' | 'obscured' | 'behindWalls'>;

/** Everything a player wants to know about one looking at another: with the proofs. */
export interface LineOfSight extends Glance {
  readonly sight: Sight;
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

interface Known extends Looking {
  readonly others: readonly Spot[];
  glance: Glance | null;
  line: LineOfSight | null;
  /** As much of the glance as is known without cover. */
  view: View | null;
}

const isSame = (a: readonly Spot[], b: readonly Spot[]): boolean =>
  a.length === b.length && a.every((spot, i) => spot === b[i]);

const NONE: readonly OperativeId[] = [];

/** KT-7.1-10, of a viewer and its target, with the proofs. */
export function lineOfSight(t: Look, viewer: OperativeId, target: OperativeId, without = NONE): LineOfSight {
  const pair = pairOf(t, viewer, target);
  if (!pair.visible)
    return { ...hidden(t, viewer, target, pair), sight: sightOf(t, viewer, target), cover: null, others: [] };
  const now = knownOf(t, viewer, target, { pair, without });
  now.line ??= coverOf(t, viewer, target, now);
  return now.line;
}

/** The same without the proofs. */
export function glanceAt(t: Look, viewer: OperativeId, target: OperativeId): Glance {
  const pair = pairOf(t, viewer, target);
  if (!pair.visible) return hidden(t, viewer, target, pair);
  const now = knownOf(t, viewer, target, { pair, without: NONE });
  now.glance ??= now.line ?? glanceOf(t, viewer, target, now);
  return now.glance;
}

/**
 * The same without cover. A viewer's best point is first of all one from which walls and Heavy terrain are least in the
 * way: what covers has a say among such points alone.
 */
export function viewAt(t: Look, viewer: OperativeId, target: OperativeId): View {
  const pair = pairOf(t, viewer, target);
  if (!pair.visible) return hidden(t, viewer, target, pair);
  const now = knownOf(t, viewer, target, { pair, without: NONE });
  now.view ??= now.glance ?? now.line ?? glanceOf(t, viewer, target, { ...now, ids: NONE, withoutCover: true });
  return now.view;
}

type Asking = Pick<Looking, 'pair'> & { readonly without: readonly OperativeId[] };

/** What is known of the two as they and those beside the target stand. */
function knownOf(t: Look, viewer: OperativeId, target: OperativeId, { pair, without }: Asking): Known {
  const near = othersBy(t, viewer, target);
  const ids = without.length === 0 ? near : near.filter(id => !without.includes(id));
  const others = ids.map(id => operativeOf(t, id).at!);
  const fromAbove = isFromAbove(t, viewer, target);
  const before = pair.known as Known | null;
  if (before && before.fromAbove === fromAbove && isSame(before.others, others)) return before;
  const made: Known = { pair, ids, fromAbove, others, glance: null, line: null, view: null };
  pair.known = made;
  return made;
}

/** What cannot be seen is no target, covered or not. KT-12.19: nor what is behind walls, whatever a rule says of sight. */
function hidden(t: Look, viewer: OperativeId, target: OperativeId, pair: Pair): Glance {
  // Of who is not visible this is all there is to know.
  if (pair.known) return pair.known as Glance;
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
  pair.known = glance;
  return glance;
}

interface Looking {
  readonly pair: Pair;
  readonly ids: readonly OperativeId[];
  readonly fromAbove: boolean;
  /** Nothing is asked about cover. */
  readonly withoutCover?: true;
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

/** KT-7.6-10: the fan of cover lines, and what is asked of it. */
function fanFor(t: Look, viewer: OperativeId, target: OperativeId, looking: Looking) {
  const { pair, ids, fromAbove, withoutCover = false } = looking;
  const [from, to] = [standingOf(t, viewer), standingOf(t, target)];
  const isNear = withoutCover || isWithinReach(t, from, to, NEAR);
  const asked = askedOf(t, target, isNear, fromAbove ? FROM_ABOVE : WEIGHTS);
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

/** From the viewer's best point. */
function glanceOf(t: Look, viewer: OperativeId, target: OperativeId, looking: Looking): Glance {
  const { from, to, asked, question } = fanFor(t, viewer, target, looking);
  const held = coverHolds(from, to, question);
  return glanceBy(place => asked.some(({ counts }, i) => held[i]! && counts.includes(place)));
}

/** The same with the proofs; findings always in the order of the places. */
function coverOf(t: Look, viewer: OperativeId, target: OperativeId, looking: Looking): LineOfSight {
  const { from, to, asked, question } = fanFor(t, viewer, target, looking);
  const best = bestCover(from, to, question);
  const findings = [OBSCURED, TERRAIN, OPERATIVE, HEAVY, WALLS].map(place => {
    const found = best.findings.filter((_, i) => asked[i]!.counts.includes(place));
    return found.find(({ holds }) => holds) ?? found[0] ?? NO;
  });
  return {
    ...glanceBy(place => findings[place]!.holds),
    sight: sightOf(t, viewer, target),
    cover: { ...best, findings },
    others: looking.ids,
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
  const { obscured, coveredByTerrain, behindWalls } = glanceOf(t, viewer, id, { pair, ids: [], fromAbove: false });
  return !obscured && !behindWalls && !(coveredByTerrain && operativeOf(t, id).order === 'conceal');
}
