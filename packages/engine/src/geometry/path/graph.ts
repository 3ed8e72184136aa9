import type { Solid } from '../scene.ts';
import type { Direction, Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { directionsAround, type Hull, inflated, inflatedBy } from './inflated-hull.ts';
import type { Trip } from './judge-leg.ts';
import { bendsAround, type Outlined, outlined, outlinedBase, outlinedSolid } from './obstacle-hulls.ts';
import { type Half, type How, halfOf, isOnTable, meetsHeight, sidewaysOf, upwardsOf } from './path.ts';
import { isInBox, isInPolygon, isOver, openGaps, topsAt } from './raised-ground.ts';
import { boxOf, grown, type Round, roundOfRange } from './rounded-core.ts';

/** A hull whose corners are consecutive nodes from `first` on; -1 if they are not nodes. */
export interface Shape extends Hull {
  first: number;
  readonly round: Round;
  readonly of: Outlined;
}

/** Something the mover's centre may not enter. If it is `shut`, even the boundary of the round is closed. */
export interface Wall extends Shape {
  readonly shut: boolean;
}

/**
 * Ground with a cost of its own: a tenth inside counts `factor` times, and every entry has a price. It never costs less
 * than its length.
 */
export interface Area extends Shape {
  readonly factor: number;
  readonly price: Tenths;
  /** Whether the length inside is added to the price, or the price includes that much of it. */
  readonly counts: boolean;
  /** The parts of one piece and kind, which are entered and left as one. */
  readonly group: string;
}

/** One level on which a mover can go. */
export interface Layer {
  readonly z: Tenths;
  readonly walls: readonly Wall[];
  readonly areas: readonly Area[];
  /** Shapes that shortest ways bend around tightly. */
  readonly taut: readonly Shape[];
  /** The tops that support it; null for the table. */
  readonly tops: readonly Solid[] | null;
  /** Nodes at which a way may bend freely. */
  readonly open: number[];
  /** Nodes at the ends of links; a way goes there only to take the link. */
  readonly joints: number[];
}

/** A climb, drop, jump or opening from one node to another; judged when it is first needed. */
export interface LinkEdge {
  readonly to: number;
  readonly how: How;
}

/** All places at which a way may bend. Mutable while it is built, then read-only. */
export interface Graph {
  readonly trip: Trip;
  readonly half: Half;
  readonly along: Direction | undefined;
  readonly layers: Layer[];
  readonly xs: number[];
  readonly ys: number[];
  readonly layerOf: number[];
  /** The taut shape a node is a corner of, or null. */
  readonly shapeOf: (Shape | null)[];
  /** Whether a way may begin or land at a node: then the ground it is in has not been paid for yet. */
  readonly lands: boolean[];
  /** Walls whose hull holds a node that does not overlap their exact shape: these are tested exactly. */
  readonly touched: Map<number, readonly Wall[]>;
  readonly links: Map<number, LinkEdge[]>;
}

/** The area in which obstacles matter: everything the mover's centre may come near to. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

export const emptyGraph = (trip: Trip, along: Direction | undefined): Graph => ({
  trip,
  half: halfOf(trip.mover.size, along),
  along,
  layers: [],
  xs: [],
  ys: [],
  layerOf: [],
  shapeOf: [],
  lands: [],
  touched: new Map(),
  links: new Map(),
});

export function addNode(graph: Graph, at: Point, layer: number, shape: Shape | null = null): number {
  const { xs, ys, layerOf, shapeOf, lands } = graph;
  xs.push(at.x);
  ys.push(at.y);
  layerOf.push(layer);
  shapeOf.push(shape);
  lands.push(lands.length === 0);
  return xs.length - 1;
}

/** Adds a node at which a way may bend freely; null if the base would be off the table or unsupported. */
export function addOpenNode(graph: Graph, at: Point, layer: number): number | null {
  const node = addPlace(graph, at, layer);
  if (node !== null) graph.layers[layer]!.open.push(node);
  return node;
}

/** Adds a node for a link to begin or end at; ways do not bend there. */
export function addPlace(graph: Graph, at: Point, layer: number): number | null {
  const { trip, half } = graph;
  if (!isOnTable(trip.field.scene, at, half) || !isCarried(graph, graph.layers[layer]!, at, at)) return null;
  return addNode(graph, at, layer);
}

/** Whether there is ground under the straight way, as the ground table requires. */
export function isCarried({ trip, half }: Graph, { tops }: Layer, a: Point, b: Point): boolean {
  if (!tops) return true;
  const still = a.x === b.x && a.y === b.y;
  if (trip.ground.support === 'base') return isOver(grown(still ? [a] : [a, b], half), half.r, tops);
  let first = false;
  let last = false;
  for (const { box, corners } of tops) {
    const one = isInBox(a, box) && isInPolygon(a, corners);
    const other = still ? one : isInBox(b, box) && isInPolygon(b, corners);
    if (one && other) return true;
    first ||= one;
    last ||= other;
  }
  return first && last && openGaps(a, b, tops, trip.ground.bridges).length === 0;
}

/** Adds the level of a height, with the corners of its obstacles as nodes. */
export function addLayer(graph: Graph, z: Tenths, bounds: Bounds): Layer {
  const { trip } = graph;
  const tops = z === 0 || trip.ground.flies ? null : topsAt(trip.field.scene, trip.ground, z);
  const reach = spanOfBase(graph.half);
  // On a raised level only what is near its ground can be in the way.
  const matters = (box: Bounds, more = 0): boolean =>
    !isOutside(bounds, box, reach + more) && (!tops || tops.some(top => !isOutside(top.box, box, reach + more)));
  const walls = wallsAt(graph, z, matters);
  const areas = areasAt(graph, z, matters);
  const bending = areas.filter(({ factor }) => factor !== 1);
  const free = (trip.ground.atLeast ?? 0) > 0;
  const layer: Layer = {
    z,
    walls,
    areas,
    taut: free ? [] : [...walls, ...areas.filter(({ factor }) => factor === 1)],
    tops,
    open: [],
    joints: [],
  };
  const index = graph.layers.push(layer) - 1;
  for (const shape of layer.taut) addCorners(graph, shape, index);
  addRings(graph, bending, index, bounds);
  if (free)
    for (const { of } of [...walls, ...areas]) for (const bend of bendsAround(of)) addOpenNode(graph, bend, index);
  for (const { corners } of layer.tops ?? []) addTopCorners(graph, corners, index);
  return layer;
}

function addCorners(graph: Graph, shape: Shape, layer: number): void {
  shape.first = graph.xs.length;
  for (let i = 0; i < shape.xs.length; i++) addNode(graph, { x: shape.xs[i]!, y: shape.ys[i]! }, layer, shape);
}

/** The distance between two nodes on the border of slow ground, and about how many of them a level has at most. */
const RING_STEP = 64;
const RING_NODES = 160;

/** Adds nodes all around slow ground, just outside it, so that ways along its border do not pass through it. */
function addRings(graph: Graph, areas: readonly Area[], layer: number, bounds: Bounds): void {
  const rings = areas.map(area => (area.round.r > 0 ? area : inflatedBy(area.round.core, 1, directionsAround(8))));
  let around = 0;
  for (const ring of rings) around += ring.right - ring.left + ring.high - ring.low;
  const step = Math.max(RING_STEP, (2 * around) / RING_NODES);
  for (const { xs, ys } of rings)
    for (let i = 0; i < xs.length; i++) {
      const j = (i + 1) % xs.length;
      const dx = xs[j]! - xs[i]!;
      const dy = ys[j]! - ys[i]!;
      const parts = Math.ceil(Math.sqrt(dx * dx + dy * dy) / step);
      for (let k = 0; k < parts; k++) {
        const at = { x: Math.round(xs[i]! + (dx * k) / parts), y: Math.round(ys[i]! + (dy * k) / parts) };
        if (at.x < bounds.left || at.x > bounds.right || at.y < bounds.low || at.y > bounds.high) continue;
        addOpenNode(graph, at, layer);
      }
    }
}

/** Adds the inward corners of a raised level, where ways bend: the corner itself, or a circle of the base's radius. */
function addTopCorners(graph: Graph, corners: readonly Point[], layer: number): void {
  const whole = graph.trip.ground.support === 'base';
  for (const corner of corners) {
    const { xs, ys } = whole ? inflated(grown([corner], graph.half), graph.half.r) : { xs: [corner.x], ys: [corner.y] };
    for (let i = 0; i < xs.length; i++) addOpenNode(graph, { x: xs[i]!, y: ys[i]! }, layer);
  }
}

/** Fields are written out so that all shapes have one hidden class. */
function shapeOf(of: Outlined): Shape {
  const { xs, ys, left, right, low, high } = of.hull;
  return { xs, ys, left, right, low, high, first: -1, round: of.round, of };
}

const isOutside = (bounds: Bounds, box: Bounds, reach: number): boolean =>
  box.left - reach > bounds.right ||
  box.right + reach < bounds.left ||
  box.low - reach > bounds.high ||
  box.high + reach < bounds.low;

/** How far a base reaches from its centre, at most. */
const spanOfBase = (half: Half): number => Math.max(sidewaysOf(half), upwardsOf(half));

type Matters = (box: Bounds, more?: number) => boolean;

function wallsAt({ trip, half }: Graph, z: Tenths, matters: Matters): readonly Wall[] {
  const { field, ground, mover } = trip;
  const walls: Wall[] = [];
  const add = (of: Outlined, shut: boolean): void => {
    const { xs, ys, left, right, low, high } = of.hull;
    walls.push({ xs, ys, left, right, low, high, first: -1, round: of.round, of, shut });
  };
  for (const solid of field.scene.solids) {
    if (!matters(solid.box)) continue;
    const { pass } = ground.passages[solid.index]!;
    if (pass.how !== 'closed' && pass.how !== 'beside') continue;
    if (ground.flies || meetsHeight(solid, z, mover.height)) add(outlinedSolid(solid, pass, half), false);
  }
  for (const other of field.others) {
    if (!matters(boxOf(other)) || ground.others(other) !== 'closed') continue;
    if (ground.flies || meetsHeight(other, z, mover.height)) add(outlinedBase(other, half), false);
  }
  for (const zone of field.zones ?? []) {
    if (zone.closed !== 'path' || !matters(boxOf(zone), zone.range)) continue;
    const round = roundOfRange(zone, half, { ...zone, z });
    if (round) add(outlined(round), true);
  }
  return walls;
}

function areasAt({ trip, half }: Graph, z: Tenths, matters: Matters): readonly Area[] {
  const { field, ground, mover } = trip;
  const areas: Area[] = [];
  for (const solid of field.scene.solids) {
    const { pass } = ground.passages[solid.index]!;
    if (pass.how !== 'slow' && pass.how !== 'priced') continue;
    if (!matters(solid.box) || !(ground.flies || meetsHeight(solid, z, mover.height))) continue;
    const price = pass.how === 'priced' ? pass.price : 0;
    const factor = pass.how === 'slow' ? Math.max(1, pass.factor) : 1;
    const counts = pass.how === 'slow' || pass.inside === 'counts';
    const group = `${solid.piece}/${solid.kind}`;
    areas.push({ ...shapeOf(outlinedSolid(solid, pass, half)), factor, price, counts, group });
  }
  return areas;
}

export const spotOf = (graph: Graph, node: number): Spot => ({
  x: graph.xs[node]!,
  y: graph.ys[node]!,
  z: graph.layers[graph.layerOf[node]!]!.z,
});

export const layerAt = (graph: Graph, z: Tenths): number => graph.layers.findIndex(layer => layer.z === z);

export function link(graph: Graph, from: number | null, to: number | null, how: How): void {
  if (from === null || to === null) return;
  graph.lands[to] = true;
  const links = graph.links.get(from);
  if (links) links.push({ to, how });
  else graph.links.set(from, [{ to, how }]);
  if (!links) graph.layers[graph.layerOf[from]!]!.joints.push(from);
}
