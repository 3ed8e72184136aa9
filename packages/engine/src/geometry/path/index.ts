export { type Cost, compareCost } from './cost.ts';
export { cutPath } from './cut-path.ts';
export { type AlongQuery, firstAlong, type PathPlace, sightThresholds } from './first-along-path.ts';
export * from './ground.ts';
export { LOSS } from './inflated-hull.ts';
export type { Trip } from './judge-leg.ts';
export type { LinkAccount } from './judge-link.ts';
export { isWithin, type Meeting, type Met, meetings, type Nearness, passedOver, type Threshold } from './meetings.ts';
export {
  type Field,
  type Half,
  type How,
  halfOf,
  isOnTable,
  type Leg,
  type Mover,
  type Other,
  type Path,
  type Zone,
} from './path.ts';
export type { Problem, ProblemId } from './problem.ts';
export { groundAt, groundBelow } from './raised-ground.ts';
export { type Reach, reach } from './reach.ts';
export type { Outline } from './reach-outline.ts';
export { type NoWay, type Shortest, shortestPath } from './shortest-path.ts';
export { mayStand } from './standing.ts';
export type { Along, PricedCrossing } from './stays-in-terrain.ts';
export { ahead, type StopCause, type Stopped, type Stops, type StraightMove, stopsAt } from './straight-move.ts';
export { meetsTarget, type TableEdge, type Target } from './target.ts';
export { type LegAccount, type Stretch, type Walk, walk } from './walk.ts';
export type { WayOptions } from './way-search.ts';
