// Interruptions of a move: where it leaves the range of others and where it drops.
import type { Leg } from '@little-wars/engine';
import { type Met, type Mover, meetings, type Path, type Spot, type Tenths } from '@little-wars/engine/geometry';

/** A place on one leg of a path, `at` tenths from the start of the path. */
export interface OnTheWay {
  readonly at: number;
  readonly leg: number;
  readonly spot: Spot;
  /** The height from which a model stopped there falls: the edge during a drop, otherwise its own height. */
  readonly fallsFrom: Tenths;
}

export interface Leaving {
  readonly mover: Mover;
  readonly path: Path;
  /** A model whose range is left. */
  readonly other: Met;
  readonly range: Tenths;
  /** Whether the mover may stand there. */
  accepts(spot: Spot): boolean;
}

/** The last point inside a model's range, each time a path leaves it; a place to stand, if there is one close by. */
export function leavings({ mover, path, other, range, accepts }: Leaving): readonly OnTheWay[] {
  if (!comesNear(path, other, range)) return [];
  return meetings(mover, path, [other], { range }).flatMap(({ ended, exit }, i) => {
    if (ended) return [];
    const settled = accepts(exit.inside)
      ? exit.inside
      : meetings(mover, path, [other], { range, accepts })[i]!.exit.inside;
    // A place to stand is preferred, but only if it is close: half way up a climb there is none.
    const spot = isClose(settled, exit.inside) ? settled : exit.inside;
    return [{ at: exit.at, leg: exit.leg, spot, fallsFrom: fallsFrom(path, exit.leg, spot) }];
  });
}

/** An upper bound on how far rounding to whole tenths moves a spot. */
const CLOSE = 10;

const isClose = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) <= CLOSE && Math.abs(a.y - b.y) <= CLOSE && Math.abs(a.z - b.z) <= CLOSE;

const fallsFrom = ({ from, legs }: Path, leg: number, { z }: Spot): Tenths =>
  legs[leg]!.how === 'drop' ? (legs[leg - 1]?.to ?? from).z : z;

/** An upper bound on the reach of any two bases together. */
const BASES = 2000;

/** Whether the bounding box of any leg of a path comes near the model. */
function comesNear({ from, legs }: Path, { ax: x, ay: y }: Met, range: number): boolean {
  const reach = range + BASES;
  const isNear = (a: Spot, b: Spot): boolean =>
    x >= Math.min(a.x, b.x) - reach &&
    x <= Math.max(a.x, b.x) + reach &&
    y >= Math.min(a.y, b.y) - reach &&
    y <= Math.max(a.y, b.y) + reach;
  return legs.some(({ to }, i) => isNear(legs[i - 1]?.to ?? from, to));
}

/** The foot of every drop, and its height. */
export function dropsOn({ from, legs }: Path): readonly (OnTheWay & { readonly height: Tenths })[] {
  const drops: (OnTheWay & { readonly height: Tenths })[] = [];
  let at = 0;
  let before = from;
  for (const [leg, { how, to }] of legs.entries()) {
    const [dx, dy, height] = [to.x - before.x, to.y - before.y, before.z - to.z];
    at += Math.sqrt(dx * dx + dy * dy) + Math.abs(height);
    if (how === 'drop') drops.push({ at, leg, spot: to, height, fallsFrom: to.z });
    before = to;
  }
  return drops;
}

/** Places closer together than this along a leg are the same point. */
const SAME = 0.5;

/** Groups the models that are left at the same point, in the order of the path. */
export function leftTogether<I extends number>(
  leaving: readonly (OnTheWay & { readonly id: I })[],
): readonly (OnTheWay & { readonly ids: readonly I[] })[] {
  const points: (OnTheWay & { readonly ids: readonly I[] })[] = [];
  for (const { id, ...place } of leaving.toSorted((a, b) => a.at - b.at || a.id - b.id)) {
    const last = points.at(-1);
    if (last && place.at - last.at < SAME && last.leg === place.leg)
      points[points.length - 1] = { ...last, ids: [...last.ids, id] };
    else points.push({ ...place, ids: [id] });
  }
  return points;
}

/** The legs from `done` up to a place on the way, and the orientation of a long base there. */
export function legsUpTo(
  legs: readonly Leg[],
  done: number,
  { leg, spot }: OnTheWay,
): { readonly legs: readonly Leg[]; readonly along: Leg['along'] } {
  const { how, along } = legs[leg]!;
  return {
    legs: [...legs.slice(done, leg), { how, to: spot, ...(along && { along }) }],
    along: legs.slice(0, leg + 1).findLast(each => each.along)?.along,
  };
}
