export type { Ray } from './along-ray.ts';
export { areAreasWithinAround, isAreaWithinAround, isLineWithinAround, isWhollyWithinAround } from './around/areas.ts';
export * from './around/distance.ts';
export { compareDistances, isNearer, nearestOf } from './compare-distances.ts';
export { bestCover, coverCells, coverFrom, coverHolds, crossingsFrom } from './cover/index.ts';
export type * from './cover/question.ts';
export { CLOCK, COMPASS, type Compass, compassOf, HEADING, headingOf, isInArc, ninthOf } from './headings.ts';
export { isInsideTogether } from './inside-together.ts';
export * from './measure.ts';
export * from './measure-area.ts';
export { compareCost } from './path/cost.ts';
export { cutPath } from './path/cut-path.ts';
export { type EdgePlaces, edgePlacesOf, type Joined } from './path/edge-places.ts';
export { type AlongQuery, firstAlong, ringThresholds, sightThresholds } from './path/first-along-path.ts';
export { firstSeen, type Watch } from './path/first-seen.ts';
export {
  type Ground,
  type GroundTable,
  groundOf,
  mayEndOn,
  type Passage,
  roundedDown,
  roundedUp,
} from './path/ground.ts';
export type { Trip } from './path/judge-leg.ts';
export { type Meeting, type Met, meetings, passedOver } from './path/meetings.ts';
export { type Field, halfOf, type Mover, meetsHeight, type Path } from './path/path.ts';
export { plainCost, plainLegCost, plainWay } from './path/plain-cost.ts';
export { groundAt, groundBelow, isInPolygon } from './path/raised-ground.ts';
export { type Reach, reach } from './path/reach.ts';
export { boxOf, coreOf, rimOf } from './path/rounded-core.ts';
export { type Shortest, shortestPath } from './path/shortest-path.ts';
export { mayStand } from './path/standing.ts';
export { ahead, type Stopped, stopsAt } from './path/straight-move.ts';
export { meetsTarget, type TableEdge, type Target } from './path/target.ts';
export { earlyProblem, legCost, type Walk, walk } from './path/walk.ts';
export { areaOf, hullOf, type Share, shareInArea } from './piece-area.ts';
export * from './places-around.ts';
export { convexParts, cross, sideOf } from './polygon.ts';
export { type OnRay, type RayCourse, type RayEnd, rayToEdge } from './ray-to-edge.ts';
export * from './read-terrain.ts';
export * from './scene.ts';
export * from './shape.ts';
export { type BodySight, isSightBetween, sightBetween } from './sight/body-to-body.ts';
export { sightToBody } from './sight/eye-to-body.ts';
export { canSeePoint } from './sight/eye-to-point.ts';
export { hiddenThousandths, isHiddenBy } from './sight/hidden-from.ts';
export { bodiesBetween, hiderBetween } from './sight/standing-between.ts';
export type { Among, Sight, Touch } from './sight/types.ts';
export * from './spatial-index.ts';
export * from './templates/index.ts';
export * from './terrain.ts';
export * from './units.ts';
