// KT-7.3-5  Who sees whom
import { type Body, type Scene, type Sight, type Solid, type Spot, sightToBody } from '@little-wars/engine/geometry';
import { bodyOf, headOf, inPlay, operativeOf, sceneOfTable } from '../../lookups.ts';
import type { Options } from '../../options.ts';
import { blockingMask } from '../../terrain.ts';
import type { Look, OperativeId, Position } from '../../types.ts';
import { isScreened, screenOf } from './screens.ts';

interface Crowd {
  readonly options: Options;
  readonly ids: readonly OperativeId[];
  readonly bodies: readonly Body[];
}

const crowds = new WeakMap<Position['operatives'], Crowd>();

/** Everyone's body: one list for as long as nobody changes. */
function crowdOf(t: Look): Crowd {
  const { operatives } = t.position;
  const { options } = t.setup;
  const known = crowds.get(operatives);
  if (known?.options === options) return known;
  const ids = inPlay(t.position);
  const crowd = { options, ids, bodies: ids.map(id => bodyOf(t, id)) };
  crowds.set(operatives, crowd);
  return crowd;
}

/** KT-7.3, KT-7.5: an eye, a body, and the two whose own bodies never stand between them. KT-7.4: no base is in the way. */
export function sightFrom(t: Look, eye: Spot, body: Body, own: readonly OperativeId[]): Sight {
  const scene = sceneOfTable(t);
  const among = { scene, mask: blockingMask(scene, t.setup.options) };
  if (!t.setup.options.bodiesBlock) return sightToBody(eye, body, among);
  const { ids, bodies } = crowdOf(t);
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
  readonly from: Spot;
  readonly to: Spot;
  readonly scene: Scene;
  readonly options: Options;
  /** Their cards. */
  readonly viewer: string;
  readonly target: string;
  readonly visible: boolean;
  /** With the proof, where somebody has asked for it. */
  sight: Sight | null;
  /** What more is known of the two, by those who found it out. */
  known: object | null;
}

/** The last of each viewer and target. A move makes new spots, nothing else does: by them a pair is known again. */
const pairs: (Pair | undefined)[] = [];
const MOST = 64;

const placeOf = (viewer: OperativeId, target: OperativeId): number => (viewer % MOST) * MOST + (target % MOST);

function knownPair(t: Look, viewer: OperativeId, target: OperativeId): Pair | null {
  const known = pairs[placeOf(viewer, target)];
  if (known === undefined) return null;
  const from = operativeOf(t, viewer);
  const to = operativeOf(t, target);
  const { options } = t.setup;
  const isKnown =
    known.from === from.at &&
    known.to === to.at &&
    known.scene === sceneOfTable(t) &&
    known.options === options &&
    known.viewer === from.card &&
    known.target === to.card &&
    !options.bodiesBlock;
  return isKnown ? known : null;
}

/** Most who are hidden are so behind one piece of terrain, which is soon seen. */
export function pairOf(t: Look, viewer: OperativeId, target: OperativeId): Pair {
  const known = knownPair(t, viewer, target);
  if (known) return known;
  const from = operativeOf(t, viewer);
  const to = operativeOf(t, target);
  const sight = isBehindOne(t, viewer, target) ? null : bestSight(t, viewer, target);
  const pair: Pair = {
    from: from.at!,
    to: to.at!,
    scene: sceneOfTable(t),
    options: t.setup.options,
    viewer: from.card,
    target: to.card,
    visible: sight?.visible ?? false,
    sight,
    known: null,
  };
  pairs[placeOf(viewer, target)] = pair;
  return pair;
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
const hiding: (Solid | undefined)[] = [];

function isBehindOne(t: Look, viewer: OperativeId, target: OperativeId): boolean {
  const scene = sceneOfTable(t);
  const body = bodyOf(t, target);
  const { options } = t.setup;
  const place = placeOf(viewer, target);
  const screen = screenOf({ scene, options, likely: hiding[place] ?? null }, headOf(t, viewer), body);
  if (screen === null) return false;
  hiding[place] = screen;
  return moreEyes(t, viewer, bodyOf(t, viewer)).every(eye => isScreened(scene, options, eye, body));
}
