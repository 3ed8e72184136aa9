// Places for a model being set up: whether there is any, and one of them
import type { Hints, Numbers, Placement } from '@little-wars/engine';
import { inches, type Point, type Scene, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { placeIn } from '@little-wars/skirmish';

/** Where to search for a place, and which are valid. */
export interface PlaceSearch {
  readonly box: readonly [low: Point, high: Point];
  isLegal(placement: Placement): boolean;
  /** The tops of terrain, for when there is no room on the ground: computed lazily. */
  readonly raised?: () => readonly Raised[];
}

/** The bounding box of the top of a solid. */
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

/** The lattices to search: the coarse one first, which is part of the fine one. */
const FINE: Tenths = inches(0.25);
const COARSE = 8 * FINE;

function placeAt({ box: [low, high], isLegal }: PlaceSearch, z: Tenths, step: Tenths): Spot | null {
  for (let x = low.x; x <= high.x; x += step)
    for (let y = low.y; y <= high.y; y += step) {
      const at = { x, y, z };
      if (isLegal({ at })) return at;
    }
  return null;
}

/** Whether a place on the ground is one of the lattice. */
const isOnLattice = ([low, high]: PlaceSearch['box'], { x, y, z }: Spot): boolean =>
  z === 0 &&
  x >= low.x &&
  x <= high.x &&
  y >= low.y &&
  y <= high.y &&
  (x - low.x) % FINE === 0 &&
  (y - low.y) % FINE === 0;

/** The first top with a place: on the coarse lattice if possible. */
function onTop(
  { raised = () => [], isLegal }: PlaceSearch,
  steps: readonly Tenths[] = [COARSE, FINE],
): Raised | undefined {
  for (const step of steps) {
    const top = raised().find(({ z, box }) => placeAt({ box, isLegal }, z, step) !== null);
    if (top) return top;
  }
  return undefined;
}

export const hasPlace = (search: PlaceSearch): boolean =>
  [COARSE, FINE].some(step => placeAt(search, 0, step) !== null || onTop(search, [step]) !== undefined);

/** The same, but tries the last place noted at this index first, if it is on the lattice. */
export function hasLikelyPlace(search: PlaceSearch, likely: Hints<Spot>, index: number): boolean {
  const first = likely.at(index);
  if (first !== null && isOnLattice(search.box, first) && search.isLegal({ at: first })) return true;
  const spot = placeAt(search, 0, COARSE);
  if (spot !== null) likely.note(index, spot);
  return spot !== null || hasPlace(search);
}

/** Any place: called only where one exists. If random tries fail, the same lattice finds it. */
export function proposePlace(search: PlaceSearch, next: Numbers): Placement {
  const placed = (box: PlaceSearch['box'], z: Tenths): Placement | null =>
    placeIn({ ...search, box, facings: 1, facing: at => ({ at: { ...at, z } }), step: FINE }, next);
  const onGround = placed(search.box, 0);
  if (onGround !== null) return onGround;
  const { box, z } = onTop(search)!;
  return placed(box, z)!;
}
