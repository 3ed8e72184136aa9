export { type Cost, compareCost } from './cost.ts';
export { cutPath } from './cut.ts';
export { type Asked, type Found, firstAlong, sightThresholds } from './first.ts';
export * from './ground.ts';
export { LOSS } from './inflate.ts';
export type { Trip } from './leg.ts';
export type { LinkAccount } from './link.ts';
export { isWithin, type Meeting, type Met, meetings, type Nearness, passedOver, type Threshold } from './meetings.ts';
export type { Outline } from './outline.ts';
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
export { type Reach, reach } from './reach.ts';
export type { Along, PricedCrossing } from './runs.ts';
export { type NoWay, type Shortest, shortestPath } from './shortest.ts';
export { mayStand } from './stand.ts';
export { ahead, type StopCause, type Stopped, type Stops, type StraightMove, stopsAt } from './stop.ts';
export { groundAt, groundBelow } from './surface.ts';
export { meetsTarget, type TableEdge, type Target } from './target.ts';
export { type LegAccount, type Stretch, type Walk, walk } from './walk.ts';
export type { WayOptions } from './ways.ts';
