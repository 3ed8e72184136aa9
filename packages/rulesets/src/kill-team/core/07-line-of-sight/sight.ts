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

/** Everyone's body: one list for as long as nobody changes. */
const crowdIn = latestFrom((t: Look, _operatives: Position['operatives'], _options: Options): Crowd => {
  const ids = inPlay(t.position);
  return { ids, bodies: ids.map(id => bodyOf(t, id)) };
});

/** KT-7.3, KT-7.5: an eye, a body, and the two whose own bodies never stand between them. KT-7.4: no base is in the way. */
export function sightFrom(t: Look, eye: Spot, body: Body, own: readonly OperativeId[]): Sight {
  const scene = sceneOfTable(t);
  const among = { scene, mask: blockingMask(scene, t.setup.options) };
  if (!t.setup.options.bodiesBlock) return sightToBody(eye, body, among);
  const { ids, bodies } = crowdIn(t, t.position.operatives, t.setup.options);
  return sightToBody(eye, body, { ...among, bodies, except: own.map(id => ids.indexOf(id)).filter(i => i >= 0) });
}

const NO_EYES: readonly Spot[] = [];

/** KT-7.3: where somebody whose body is there looks from besides its head. It goes by the card, so pairs may be cached. */
export const moreEyes = (t: Look, operative: OperativeId, body: Body): readonly Spot[] =>
  t.query('more-eyes', NO_EYES, { operative, body });

/** KT-7.3: a point a rule asks for: a tenth of a millimetre of something. */
export const sightOfSpot = (t: Look, viewer: OperativeId, { x, y, z }: Spot): Sight =>
  sightFrom(t, headOf(t, viewer), { ax: x, ay: y, bx: x, by: y, r: 1, bottom: z, top: z + 1 }, [viewer]);

/** What two operatives are to each other as long as neither moves, the terrain and its options being the same. */
export interface Pair {
  readonly scene: Scene;
  readonly visible: boolean;
  /** With the proof, where somebody has asked for it. */
  sight: Sight | null;
  /** What more is known of the two, by those who found it out. */
  known: object | null;
}

/** Somebody who looks, on the killzone as it is. */
interface Viewer {
  readonly placed: Placed;
  readonly scene: Scene;
  readonly options: Options;
}

const viewerAt = latestAt(
  (_id: OperativeId, placed: Placed, scene: Scene, options: Options): Viewer => ({ placed, scene, options }),
);

/** Operatives of which pairs are cached. */
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

/** Most who are hidden are so behind one piece of terrain, which is soon seen. */
function pairIn(t: Look, scene: Scene, viewer: OperativeId, target: OperativeId): Pair {
  const sight = isBehindOne(t, viewer, target) ? null : bestSight(t, viewer, target);
  return { scene, visible: sight?.visible ?? false, sight, known: null };
}

/** From the head, or for who looks from any part of it, from wherever the target is seen. */
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

/** KT-7.3: whether some line from the viewer's head to the target above its base is free, with the proof. */
export function sightOf(t: Look, viewer: OperativeId, target: OperativeId): Sight {
  const pair = pairOf(t, viewer, target);
  pair.sight ??= bestSight(t, viewer, target);
  return pair.sight;
}

/** The same without the proof. */
export const canSee = (t: Look, viewer: OperativeId, target: OperativeId): boolean => pairOf(t, viewer, target).visible;

/** What hid each target from each viewer last. */
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
