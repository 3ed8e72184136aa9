// A place for a model that is set up: whether there is any, and one of them
import type { Numbers, Placement } from '@little-wars/engine';
import { inches, type Point, type Scene, type Tenths } from '@little-wars/engine/geometry';
import { placeIn } from '@little-wars/skirmish';

/** Where a place is looked for, and what is one. */
export interface PlaceSearch {
  readonly box: readonly [low: Point, high: Point];
  isLegal(placement: Placement): boolean;
  /** The tops of terrain, where there is no room on the ground: asked for only then. */
  readonly raised?: () => readonly Raised[];
}

/** The box around the top of a solid. */
interface Raised {
  readonly z: Tenths;
  readonly box: readonly [low: Point, high: Point];
}

/** The tops of a scene's solids within a box. */
export const raisedIn = ({ solids }: Scene, [low, high]: PlaceSearch['box']): readonly Raised[] =>
  solids.flatMap(({ corners, top }) => {
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const from = { x: Math.max(low.x, Math.min(...xs)), y: Math.max(low.y, Math.min(...ys)) };
    const to = { x: Math.min(high.x, Math.max(...xs)), y: Math.min(high.y, Math.max(...ys)) };
    return top > 0 && from.x <= to.x && from.y <= to.y ? [{ z: top, box: [from, to] as const }] : [];
  });

/** The lattice that is searched for any place: the coarse one first, which is part of the fine one. */
const FINE: Tenths = inches(0.25);
const COARSE = 8 * FINE;

function hasPlaceAt({ box: [low, high], isLegal }: PlaceSearch, z: Tenths, step: Tenths): boolean {
  for (let x = low.x; x <= high.x; x += step)
    for (let y = low.y; y <= high.y; y += step) if (isLegal({ at: { x, y, z } })) return true;
  return false;
}

/** The first top with a place: one of the coarse lattice if there is any. */
function onTop(
  { raised = () => [], isLegal }: PlaceSearch,
  steps: readonly Tenths[] = [COARSE, FINE],
): Raised | undefined {
  for (const step of steps) {
    const found = raised().find(({ z, box }) => hasPlaceAt({ box, isLegal }, z, step));
    if (found) return found;
  }
  return undefined;
}

export const hasPlace = (search: PlaceSearch): boolean =>
  [COARSE, FINE].some(step => hasPlaceAt(search, 0, step) || onTop(search, [step]) !== undefined);

/** Any place: asked only where there is one. Whoever is not lucky finds it in the same lattice. */
export function proposePlace(search: PlaceSearch, next: Numbers): Placement {
  const placed = (box: PlaceSearch['box'], z: Tenths): Placement | null =>
    placeIn({ ...search, box, facings: 1, facing: at => ({ at: { ...at, z } }), step: FINE }, next);
  const onGround = placed(search.box, 0);
  if (onGround !== null) return onGround;
  const { box, z } = onTop(search)!;
  return placed(box, z)!;
}
