// ZG-2.1-6, ZG-2.9-15, ZG-2.18, ZG-2.25, ZG-2.26  The manoeuvres of a model with arrows
import { end, type Numbers, type Reason } from '@little-wars/engine';
import { CLOCK, type Direction, flat, headingOf, inches, type Spot } from '@little-wars/engine/geometry';
import { worthOfFace } from '../../../w40k/dice/amounts.ts';
import { hasPack, isAlive, isVehicle, modelOf, ownerOf, sceneOfSetup } from '../../lookups.ts';
import { difficultBetween } from '../../terrain.ts';
import {
  type AboutModel,
  type Look,
  type Manoeuvre,
  type ModelId,
  type Of,
  question,
  sequence,
  type T,
} from '../../types.ts';
import { bareWounds, wounding } from '../05-attacks/resolve.ts';
import { immobilise, loseHullPoint } from '../09-vehicles/armour.ts';
import { type Outcome, travel } from './travel.ts';

export interface Testing {
  readonly model: ModelId;
  readonly face: number;
}

export const testDangerousTerrain = question('test for dangerous terrain', 'roll');

/** 7E-3.3: a 1 is a wound. */
export const dangerousTest = sequence<Testing>('dangerous terrain test', '7E-3.3', s => [
  s.roll('7E-3.3', testDangerousTerrain, {
    count: (t, { model }) => (isAlive(t, model) && !t.query('passes-dangerous-tests', false, { model }) ? 1 : 0),
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, [face]) => {
      t.emit({ type: 'test-taken', clause: '7E-3.3', model: v.model, face: face! });
      return { ...v, face: face! };
    },
  }),
  s.run('7E-3.4', 'a vehicle is immobilised', (t, v) => {
    if (v.face !== 1 || !isVehicle(t, v.model)) return v;
    immobilise(t, v.model, v.model);
    loseHullPoint(t, v.model, v.model, '7E-3.4');
    return end();
  }),
  s.call('7E-3.3', 'a wound', (_t, { model, face }) => (face === 1 ? bareWounds.start(wounding(model, 1)) : null)),
]);

export interface Accelerating {
  readonly model: ModelId;
}

/** ZG-2.6 */
const FORWARD = 6;

export const rollToAccelerate = question('roll to accelerate', 'roll');

/** ZG-2.13: the D3, the move, the tests one at a time, the new arrow. Returns whether the manoeuvre continues. */
export const accelerate = sequence<Accelerating, Outcome>('accelerate', 'ZG-2.6', s => [
  s.roll('ZG-2.6', rollToAccelerate, {
    count: () => 1,
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, [face]) => {
      const { course } = modelOf(t, v.model);
      const outcome = travel(t, v.model, course!, FORWARD + worthOfFace(face!, 3), 'ZG-2.6');
      return outcome === 'over' ? end('over') : v;
    },
  }),
  s.each('ZG-2.25', 'a test for every arrow above the first', {
    of: (t, { model }) => Array.from({ length: modelOf(t, model).arrows - 1 }, (_, i) => i),
    call: (t, { model }) => (isAlive(t, model) ? dangerousTest.start({ model, face: 0 }) : null),
  }),
  s.run('ZG-2.26', 'one more arrow', (t, { model }) => {
    if (!isAlive(t, model)) return end('over');
    const { arrows, course } = modelOf(t, model);
    t.emit({ type: 'arrows-changed', clause: 'ZG-2.26', model, arrows: arrows + 1, course });
    return end('free');
  }),
]);

export interface Drifting {
  readonly model: ModelId;
  readonly sixes: number;
  readonly over: boolean;
}

export const rollToDrift = question('roll to drift', 'roll');

/** ZG-2.11: all dice, 1s remove arrows, one move for 2 to 5, each 6 in turn. */
export const drift = sequence<Drifting>('drift', 'ZG-2.3', s => [
  s.roll('ZG-2.3', rollToDrift, {
    count: (t, { model }) => modelOf(t, model).arrows,
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, faces) => {
      const { model } = v;
      t.emit({ type: 'drifted', clause: 'ZG-2.11', model, faces });
      const ones = faces.filter(face => face === 1).length;
      const sixes = faces.filter(face => face === 6).length;
      const { arrows, course } = modelOf(t, model);
      if (ones + sixes > 0) t.emit({ type: 'snap-shots-only', clause: 'ZG-2.12', model });
      if (ones > 0) t.emit({ type: 'arrows-changed', clause: 'ZG-2.9', model, arrows: arrows - ones, course });
      const far = faces.reduce((sum, face) => (face > 1 && face < 6 ? sum + face : sum), 0);
      const outcome = far > 0 ? travel(t, model, course!, far, 'ZG-2.3') : 'free';
      return { model, sixes, over: outcome === 'over' };
    },
  }),
  s.each('ZG-2.10', 'accelerate for each 6', {
    of: (_t, v) => Array.from({ length: v.over ? 0 : v.sixes }, (_, i) => i),
    call: (t, v) => (v.over || !isAlive(t, v.model) ? null : accelerate.start({ model: v.model })),
    then: (_t, v, outcome: Outcome) => ({ ...v, over: outcome === 'over' }),
  }),
]);

export const drifting = (model: ModelId) => drift.start({ model, sixes: 0, over: false });

/** ZG-2.14: whether an arrow may be turned that way; packs turn any way (ZG-5.1). */
export function mayTurnTo(t: Look, model: ModelId, { dx, dy }: Direction): boolean {
  if (hasPack(t, model)) return true;
  const course = modelOf(t, model).course!;
  const dot = course.dx * dx + course.dy * dy;
  const cross = course.dx * dy - course.dy * dx;
  return dot > 0 && Math.abs(cross) <= dot;
}

/** ZG-2.14, ZG-2.24: the direction of all arrows after one of them is turned; null if they cancel (ZG-2.15). */
export function averaged(course: Direction, arrows: number, turned: Direction): Direction | null {
  const v = headingOf(turned)!;
  return headingOf({ dx: (arrows - 1) * course.dx + v.dx, dy: (arrows - 1) * course.dy + v.dy });
}

export const chooseTurn = question<'aim', AboutModel>('turn an arrow', 'aim');
export const chooseStart = question<'move', AboutModel>('start in a straight line', 'move');

const againstTurn = (t: Look, { about: { model } }: Of<typeof chooseTurn>, towards: Direction): readonly Reason[] =>
  mayTurnTo(t, model, towards) ? [] : [{ reason: 'turned-too-far', clause: 'ZG-2.14' }];

/** ZG-2.1 */
const START_INCHES = 6;
export const START_REACH = inches(START_INCHES);

/** ZG-2.1: one straight line of up to 6". */
export function againstStart(
  t: Look,
  model: ModelId,
  legs: readonly {
    readonly how: string;
    readonly to: { readonly x: number; readonly y: number; readonly z: number };
  }[],
): readonly Reason[] {
  const from = modelOf(t, model).at!;
  const [leg] = legs;
  if (!leg) return [];
  const [dx, dy] = [leg.to.x - from.x, leg.to.y - from.y];
  return [
    ...(legs.length > 1 || leg.how !== 'go' || leg.to.z !== from.z
      ? [{ reason: 'not-a-straight-line', clause: 'ZG-2.1' }]
      : []),
    ...(dx * dx + dy * dy > START_REACH * START_REACH ? [{ reason: 'too-long', clause: 'ZG-2.1' }] : []),
  ];
}

/** ZG-2.1, ZG-2.18: the line, then one arrow in that direction; 0" gives none. */
function startAlong(t: T, model: ModelId, to: { readonly x: number; readonly y: number }, most: number): void {
  const from = modelOf(t, model).at!;
  const course = headingOf({ dx: to.x - from.x, dy: to.y - from.y });
  if (course === null) return;
  const outcome = travel(t, model, course, Math.min(most, flat(from, to) / inches(1)), 'ZG-2.1');
  const { at } = modelOf(t, model);
  if (outcome === 'over' || at === null || (at.x === from.x && at.y === from.y)) return;
  t.emit({ type: 'arrows-changed', clause: 'ZG-2.1', model, arrows: 1, course });
}

export interface Manoeuvring {
  readonly model: ModelId;
  readonly manoeuvre: Manoeuvre;
  /** The destination of a start, and how far difficult terrain lets it go. */
  readonly to?: Spot;
  readonly most?: number;
}

/** ZG-2.12, ZG-2.23 */
const SNAP: readonly Manoeuvre[] = ['slow', 'turn', 'accelerate'];

export const rollForDifficultTerrain = question('roll for difficult terrain', 'roll');

/** One manoeuvre of a model that moves by arrows. */
export const manoeuvre = sequence<Manoeuvring>('manoeuvre', 'ZG-2.2', s => [
  s.run('ZG-2.23', 'declare it', (t, v) => {
    const { model, manoeuvre } = v;
    t.emit({ type: 'manoeuvred', clause: 'ZG-2.2', model, manoeuvre, snap: SNAP.includes(manoeuvre) });
    return v;
  }),
  s.ask('ZG-2.1', chooseStart, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, v) =>
      v.manoeuvre === 'start' ? { model: v.model, allowance: START_REACH, about: { model: v.model } } : null,
    then: (_t, v, [leg]) => (leg ? { ...v, to: leg.to } : v),
    legal: (t, { about: { model } }, legs) => againstStart(t, model, legs),
    propose: (t, { about: { model } }, next) => {
      const from = modelOf(t, model).at!;
      const { dx, dy } = CLOCK[next(CLOCK.length)]!;
      const far = next(START_REACH - 20) + 1;
      return [
        {
          how: 'go',
          to: { x: from.x + Math.round((dx * far) / 10000), y: from.y + Math.round((dy * far) / 10000), z: from.z },
        },
      ];
    },
  }),
  s.roll('7E-3.2', rollForDifficultTerrain, {
    count: (t, { model, to }) =>
      to && difficultBetween(sceneOfSetup(t.setup), modelOf(t, model).at!, to)
        ? t.query('difficult-dice', 2, { model })
        : 0,
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, faces) => ({ ...v, most: Math.max(...faces) }),
  }),
  s.run('ZG-2.1', 'it starts', (t, v) => {
    if (v.to) startAlong(t, v.model, v.to, v.most ?? START_INCHES);
    return v;
  }),
  s.run('ZG-2.4', 'one arrow goes', (t, v) => {
    if (v.manoeuvre !== 'slow') return v;
    const { arrows, course } = modelOf(t, v.model);
    t.emit({ type: 'arrows-changed', clause: 'ZG-2.4', model: v.model, arrows: arrows - 1, course });
    return v;
  }),
  s.ask('ZG-2.5', chooseTurn, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, v) => (v.manoeuvre === 'turn' ? { model: v.model, about: { model: v.model } } : null),
    then: (t, v, towards) => {
      const { arrows, course } = modelOf(t, v.model);
      const turned = averaged(course!, arrows, towards);
      t.emit({
        type: 'arrows-changed',
        clause: turned === null ? 'ZG-2.15' : 'ZG-2.24',
        model: v.model,
        arrows: turned === null ? 0 : arrows,
        course: turned,
      });
      return v;
    },
    legal: againstTurn,
    propose: proposeTurn,
  }),
  s.call('ZG-2.3', 'drift', (t, v) =>
    v.manoeuvre === 'drift' || v.manoeuvre === 'slow' || v.manoeuvre === 'turn'
      ? modelOf(t, v.model).arrows > 0
        ? drifting(v.model)
        : null
      : null,
  ),
  s.call('ZG-2.6', 'accelerate', (_t, v) =>
    v.manoeuvre === 'accelerate' ? accelerate.start({ model: v.model }) : null,
  ),
]);

function proposeTurn(t: Look, { about: { model } }: Of<typeof chooseTurn>, next: Numbers): Direction {
  const { dx, dy } = modelOf(t, model).course!;
  const { dx: cx, dy: cy } = CLOCK[next(CLOCK.length)]!;
  if (hasPack(t, model)) return { dx: cx, dy: cy };
  // Up to 45 degrees to either side: part of the perpendicular is added to the direction.
  const across = next(20001) - 10000;
  return { dx: Math.round(dx - (dy * across) / 10001), dy: Math.round(dy + (dx * across) / 10001) };
}

/** ZG-2.2, ZG-2.18, ZG-2.20: the manoeuvres a model may make. */
export function manoeuvresOf(t: Look, model: ModelId): readonly Manoeuvre[] {
  const { arrows, conditions } = modelOf(t, model);
  const isForbidden = conditions.some(({ id }) => id === 'grounded');
  if (arrows === 0) return isForbidden ? ['stay'] : ['stay', 'start'];
  return isForbidden ? ['drift'] : ['drift', 'slow', 'turn', 'accelerate'];
}

export const manoeuvreSequences = [dangerousTest, accelerate, drift, manoeuvre];
