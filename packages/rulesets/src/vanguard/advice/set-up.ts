// VG-15, VG-2.5  Advice on where to place models.
import { type Advised, adviseBest } from '@little-wars/engine';
import { AROUND, flat, inches, placeAt, type Spot } from '@little-wars/engine/geometry';
import { type chooseWhoDeploys, type deployIt, reasonsAgainstDeploying } from '../core/15-game/deployment.ts';
import { worthOf as worthOfMarker, zoneOf } from '../core/16-scenario/scenarios.ts';
import { type placeWhoReturns, reasonsAgainstReturning } from '../factions/reanimation-protocol.ts';
import { inPlay, modelOf, ownerOf } from '../lookups.ts';
import type { Look, ModelId, Of } from '../types.ts';
import { distanceTo } from './distances.ts';
import { markersFor } from './floor.ts';
import { goalsOf, worthForGoals } from './goals.ts';
import { pointsOf } from './worth.ts';

/** The most valuable models last, once they see where the others are. */
export const adviseNext = (t: Look, { options }: Of<typeof chooseWhoDeploys>): Advised<'pick-one'> | null =>
  adviseBest(
    (options as readonly ModelId[]).map(answer => ({
      answer,
      worth: -pointsOf(modelOf(t, answer)),
      because: { reason: 'first-of-many' },
    })),
  );

const STEP = inches(1.5);
const EDGE = inches(1);

/** Places in its own zone, the most forward rows first. */
function spotsInZone(t: Look, id: ModelId): readonly Spot[] {
  const side = t.position.sides[ownerOf(t, id)]!;
  const zone = zoneOf(t.setup, side);
  const [low, high] = [zone[0]!, zone[2]!];
  const spots: Spot[] = [];
  for (const deep of [EDGE, EDGE + STEP, EDGE + 2 * STEP])
    for (let x = low.x + EDGE; x <= high.x - EDGE; x += STEP / 2)
      spots.push({ x: Math.round(x), y: Math.round(side === 0 ? high.y - deep : low.y + deep), z: 0 });
  return spots;
}

/** How strongly the markers attract it: each less for every friend already there. */
function drawnTo(t: Look, id: ModelId, at: Spot): number {
  const seat = ownerOf(t, id);
  const friends = inPlay(t.position, model => model.seat === seat);
  return markersFor(t).reduce((best, marker) => {
    const before = friends.filter(friend => flat(modelOf(t, friend).at!, { x: marker.at.x, y: at.y }) < inches(5));
    const far = distanceTo(t, id, marker, at) / inches(1);
    return Math.max(best, worthOfMarker(t, marker, seat, [id]) / (1 + before.length) - 0.06 * far);
  }, -10);
}

export function adviseDeploying(t: Look, question: Of<typeof deployIt>): Advised<'place'> | null {
  const id = question.what as ModelId;
  const ranked = spotsInZone(t, id)
    .map(at => ({ at, worth: drawnTo(t, id, at) }))
    .sort((a, b) => b.worth - a.worth);
  const best = ranked.find(({ at }) => reasonsAgainstDeploying(t, question, { at }).length === 0);
  return best ? { answer: { at: best.at }, because: { reason: 'near-a-marker', worth: best.worth } } : null;
}

/** VG-2.5: places a returning model where it is most useful. */
export function adviseReturning(t: Look, question: Of<typeof placeWhoReturns>): Advised<'place'> | null {
  const { by } = question.about;
  const around = [2.9, 2.2, 1.6].flatMap(far =>
    AROUND.filter((_, i) => i % 2 === 0).map(unit => placeAt(modelOf(t, by).at!, unit, inches(far))),
  );
  const goals = goalsOf(t, by);
  const ranked = around.map(at => ({ at, worth: worthForGoals(at, goals) })).sort((a, b) => b.worth - a.worth);
  const best = ranked.find(({ at }) => reasonsAgainstReturning(t, question, { at }).length === 0);
  return best ? { answer: { at: best.at }, because: { reason: 'near-a-marker', worth: best.worth } } : null;
}
