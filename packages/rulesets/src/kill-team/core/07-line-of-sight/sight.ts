// KT-7.3-5  Who sees whom
import { hints, latestAt, latestAtFrom, latestFrom } from '@little-wars/engine';
import { type Body, type Scene, type Sight, type Solid, type Spot, sightToBody } from '@little-wars/engine/geometry';
import { bodyOf, headOf, inPlay, type Placed, placedOf, sceneOfTable } from '../../lookups.ts';
import type { Options } from '../../options.ts';
import { blockingMask } from '../../terrain.ts';
import type { Look, OperativeId, Position } from '../../types.ts';
import { isScreened, screenOf } from './screens.ts';

interface Crowd {
  readonly ids: readonly OperativeId[];
  readonly bodies: readonly Body[];
}

/** Everyone's body; the same list as long as no operative changes. */
const crowdIn = latestFrom((t: Look, _operatives: Position['operatives'], _options: Options): Crowd => {
  const ids = inPlay(t.position);
  return { ids, bodies: ids.map(id => bodyOf(t, id)) };
});

/** KT-7.3, KT-7.5: sight from an eye to a body; the bodies of `own` never block. KT-7.4: bases never block. */
export function sightFrom(t: Look, eye: Spot, body: Body, own: readonly OperativeId[]): Sight {
  const scene = sceneOfTable(t);
  const among = { scene, mask: blockingMask(scene, t.setup.options) };
  if (!t.setup.options.bodiesBlock) return sightToBody(eye, body, among);
  const { ids, bodies } = crowdIn(t, t.position.operatives, t.setup.options);
  return sightToBody(eye, body, { ...among, bodies, except: own.map(id => ids.indexOf(id)).filter(i => i >= 0) });
}

const NO_EYES: readonly Spot[] = [];

/** KT-7.3: the points an operative sees from besides its head. They depend only on its card, so pairs can be cached. */
export const moreEyes = (t: Look, operative: OperativeId, body: Body): readonly Spot[] =>
  t.query('more-eyes', NO_EYES, { operative, body });

/** KT-7.3: sight to a point, treated as a body of a tenth of a millimetre. */
export const sightOfSpot = (t: Look, viewer: OperativeId, { x, y, z }: Spot): Sight =>
  sightFrom(t, headOf(t, viewer), { ax: x, ay: y, bx: x, by: y, r: 1, bottom: z, top: z + 1 }, [viewer]);

/** What holds between two operatives until one of them moves or the terrain or its options change. */
export interface Pair {
  readonly scene: Scene;
  readonly visible: boolean;
  /** The proof, computed lazily. */
  sight: Sight | null;
  /** A cache slot for what others derive from the pair. */
  cached: object | null;
}

/** A viewer on the current killzone. */
interface Viewer {
  readonly placed: Placed;
  readonly scene: Scene;
  readonly options: Options;
}

const viewerAt = latestAt(
  (_id: OperativeId, placed: Placed, scene: Scene, options: Options): Viewer => ({ placed, scene, options }),
);

/** How many operatives pairs are cached for. */
const MOST = 64;

const placeOf = (viewer: OperativeId, target: OperativeId): number => (viewer % MOST) * MOST + (target % MOST);

const pairAt = latestAtFrom(
  (t: Look, _place: number, { placed, scene }: Viewer, target: Placed): Pair => pairIn(t, scene, placed.id, target.id),
  MOST * MOST,
);

export function pairOf(t: Look, viewer: OperativeId, target: OperativeId): Pair {
  const scene = sceneOfTable(t);
  const { options } = t.setup;
  if (options.bodiesBlock) return pairIn(t, scene, viewer, target);
  const looking = viewerAt(viewer, placedOf(t, viewer), scene, options);
  return pairAt(t, placeOf(viewer, target), looking, placedOf(t, target));
}

/** The quick test first: most hidden targets are hidden by a single solid. */
function pairIn(t: Look, scene: Scene, viewer: OperativeId, target: OperativeId): Pair {
  const sight = isBehindOne(t, viewer, target) ? null : bestSight(t, viewer, target);
  return { scene, visible: sight?.visible ?? false, sight, cached: null };
}

/** From the head or, for an operative with further eyes, from any of those that sees the target. */
function bestSight(t: Look, viewer: OperativeId, target: OperativeId): Sight {
  const [body, own] = [bodyOf(t, target), [viewer, target]];
  const sight = sightFrom(t, headOf(t, viewer), body, own);
  if (sight.visible) return sight;
  for (const eye of moreEyes(t, viewer, bodyOf(t, viewer))) {
    const another = sightFrom(t, eye, body, own);
    if (another.visible) return another;
  }
  return sight;
}

/** KT-7.3: whether some line from the viewer's head to the target above its base is unblocked, with the proof. */
export function sightOf(t: Look, viewer: OperativeId, target: OperativeId): Sight {
  const pair = pairOf(t, viewer, target);
  pair.sight ??= bestSight(t, viewer, target);
  return pair.sight;
}

/** The same without the proof. */
export const canSee = (t: Look, viewer: OperativeId, target: OperativeId): boolean => pairOf(t, viewer, target).visible;

/** The solid that last hid each target from each viewer. */
const hiding = hints<Solid>(MOST * MOST);

function isBehindOne(t: Look, viewer: OperativeId, target: OperativeId): boolean {
  const scene = sceneOfTable(t);
  const body = bodyOf(t, target);
  const { options } = t.setup;
  const place = placeOf(viewer, target);
  const screen = screenOf({ scene, options, likely: hiding.at(place) }, headOf(t, viewer), body);
  if (screen === null) return false;
  hiding.note(place, screen);
  return moreEyes(t, viewer, bodyOf(t, viewer)).every(eye => isScreened(scene, options, eye, body));
}
