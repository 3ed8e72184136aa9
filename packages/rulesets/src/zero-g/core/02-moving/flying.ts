// 7E-9.4-6, 7E-9.10-12, ZG-5.2  How Skimmers and Fliers move
import { eachAtPosition, type Leg, type Numbers, type Reason } from '@little-wars/engine';
import {
  CLOCK,
  type Direction,
  flat,
  headingOf,
  inches,
  isWithin,
  mayStand,
  type Point,
  type Spot,
} from '@little-wars/engine/geometry';
import { modelsInPlay, reachOfBase } from '@little-wars/skirmish';
import {
  bodyAt,
  enemiesOf,
  isFlier,
  isSkimmer,
  isUnder,
  kit,
  modelOf,
  moverOf,
  ONE_INCH,
  ownerOf,
  sceneOfSetup,
  sideOf,
  standing,
  standingAt,
} from '../../lookups.ts';
import { flyingGround, isDebris, isInDifficult } from '../../terrain.ts';
import { type AboutModel, type Look, type Manoeuvre, type ModelId, question, sequence, type T } from '../../types.ts';
import { FOREVER } from '../09-vehicles/armour.ts';
import { vectorStrike } from '../09-vehicles/fliers.ts';
import { dangerousTest } from './manoeuvres.ts';
import { outlinesOf, placeIn, placeInRows, type Ring } from './swooping.ts';
import { sweepBodies } from './travel.ts';

export interface AboutFlight extends AboutModel {
  readonly manoeuvre: Manoeuvre;
  /** 7E-3.5, ZG-5.2: the distance of a run or a consolidation. */
  readonly inches?: number;
}

export const chooseFlight = question<'move', AboutFlight>('fly', 'move');

/** The minimum and maximum of a way of flying, in inches. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** 7E-9.12 */
const flatOut = (t: Look, model: ModelId): number => (kit(t, model).vehicle?.fast ? 18 : 6);

export function spanOf(t: Look, { model, manoeuvre, inches: most = 0 }: AboutFlight): Span {
  switch (manoeuvre) {
    case 'combat-speed':
      return { least: 0, most: 6 };
    case 'cruise':
    case 'glide':
      return { least: 0, most: 12 };
    case 'swoop':
      return SWOOP;
    case 'flat-out':
      return { least: 0, most: flatOut(t, model) };
    case 'run':
    case 'consolidate':
      return { least: 0, most };
    default:
      return { least: 0, most: 0 };
  }
}

/** 7E-5.13, 7E-10.6: conditions that prevent moving. */
const UNMOVING = ['immobilised', 'stunned', 'grounded'] as const;

/** 7E-9.4, 7E-9.11: how a Skimmer or a Flier may move now. */
export function flightsOf(t: Look, model: ModelId): readonly Manoeuvre[] {
  if (UNMOVING.some(condition => isUnder(t, model, condition))) return ['stay'];
  if (isSkimmer(t, model)) return ['stay', 'combat-speed', 'cruise'];
  const straight = ways(t, model).length > 0 ? (['swoop'] as const) : [];
  if (isUnder(t, model, 'swooping')) return [...straight, 'glide'];
  return ['stay', 'glide', ...straight];
}

/** Whether a model may end a flight here: on the table, clear of debris and bases, and 1" from enemies. */
export function mayEnd(t: Look, id: ModelId, at: Spot): boolean {
  const model = modelOf(t, id);
  const scene = sceneOfSetup(t.setup);
  const others = modelsInPlay(t.position.models, (_, other) => other !== id).map(other => ({
    id: String(other),
    ...bodyAt(modelOf(t, other), modelOf(t, other).at!),
  }));
  if (!mayStand({ field: { scene, others }, mover: moverOf(model), ground: flyingGround(scene) }, at, model.along))
    return false;
  return !enemiesOf(t, id).some(enemy => isWithin(standingAt(model, at), standing(t, enemy), ONE_INCH));
}

const lengthOf = (from: Spot, legs: readonly Leg[]): number => {
  let [sum, at] = [0, from];
  for (const { to } of legs) {
    sum += flat(at, to);
    at = to;
  }
  return sum;
};

/** 7E-9.6: straight on after one turn of up to 90 degrees. */
const isAhead = ({ dx, dy }: Direction, from: Spot, to: Spot): boolean =>
  dx * (to.x - from.x) + dy * (to.y - from.y) >= 0;

/** Every reason against a flight. */
export function againstFlight(t: Look, about: AboutFlight, legs: readonly Leg[]): readonly Reason[] {
  const { model, manoeuvre } = about;
  const { at, along } = modelOf(t, model);
  const from = at!;
  const to = legs.at(-1)?.to ?? from;
  const { least, most } = spanOf(t, about);
  const length = lengthOf(from, legs);
  const clause = isFlier(t, model)
    ? manoeuvre === 'swoop'
      ? '7E-9.6'
      : '7E-9.5'
    : manoeuvre === 'flat-out'
      ? '7E-9.12'
      : '7E-9.11';
  const isStraight = manoeuvre !== 'swoop' || (legs.length === 1 && isAhead(along, from, to));
  return [
    ...(legs.some(({ how, to: { z } }) => how !== 'go' || z !== from.z)
      ? [{ reason: 'not-flat', clause: 'ZG-1.7' }]
      : []),
    ...(length > inches(most) ? [{ reason: 'too-long', clause }] : []),
    ...(length < inches(least) ? [{ reason: 'too-short', clause }] : []),
    ...(isStraight ? [] : [{ reason: 'not-a-straight-line', clause }]),
    ...(mayEnd(t, model, to) || legs.length === 0 ? [] : [{ reason: 'cannot-end-there', clause: '7E-3.1' }]),
  ];
}

/** 7E-9.6: the distance of a swoop. */
const SWOOP = { least: 12, most: 24 };

/** Straight ahead, where most swoops are free to go: tried first, in steps of 1". */
const AHEAD = Array.from({ length: 12 }, (_, i) => SWOOP.least + 0.01 + i);

/** A place that a Flier may swoop to, if there is any. */
const ways = eachAtPosition((t: Look, model: ModelId): readonly Spot[] => {
  const { at, along } = modelOf(t, model);
  const { x, y, z } = at!;
  const isWay = (to: Point): boolean =>
    againstFlight(t, { model, manoeuvre: 'swoop' }, [{ how: 'go', to: { ...to, z } }]).length === 0;
  const { dx, dy } = headingOf(along)!;
  for (const far of AHEAD) {
    const to = { x: x + Math.round((dx * inches(far)) / 10000), y: y + Math.round((dy * inches(far)) / 10000), z };
    if (isWay(to)) return [to];
  }
  const ring = ringOf(t, model);
  const point = placeIn(ring, isWay) ?? placeInRows(ring, isWay);
  return point === null ? [] : [{ ...point, z }];
});

/** The boundary of the places that a Flier may swoop to. */
function ringOf(t: Look, model: ModelId): Ring {
  const { at, along, seat } = modelOf(t, model);
  return {
    from: at!,
    along,
    least: inches(SWOOP.least),
    most: inches(SWOOP.most),
    r: reachOfBase(kit(t, model).kind.base),
    side: sideOf(t.setup),
    bases: modelsInPlay(t.position.models, (_, id) => id !== model).map(id => ({
      base: standing(t, id),
      clear: ownerOf(t, id) === seat ? 0 : ONE_INCH,
    })),
    outlines: outlinesOf(sceneOfSetup(t.setup), isDebris),
  };
}

function propose(t: Look, about: AboutFlight, next: Numbers): readonly Leg[] {
  const from = modelOf(t, about.model).at!;
  const { least, most } = spanOf(t, about);
  for (let i = 0; i < 60; i++) {
    const { dx, dy } = CLOCK[next(CLOCK.length)]!;
    const far = inches(least) + 2 + next(Math.max(1, inches(most) - inches(least) - 4));
    const to = { x: from.x + Math.round((dx * far) / 10000), y: from.y + Math.round((dy * far) / 10000), z: from.z };
    const legs: readonly Leg[] = [{ how: 'go', to }];
    if (againstFlight(t, about, legs).length === 0) return legs;
  }
  return about.manoeuvre === 'swoop' ? [{ how: 'go', to: ways(t, about.model)[0]! }] : [];
}

/** Marks a model that started or stopped Swooping this turn: it may not charge. */
export const modeMark = (t: Look): string => `mode@${t.position.turns}`;

/** 7E-9.4: whether it Swoops or Glides from now on. */
export function changeMode(t: T, model: ModelId, manoeuvre: Manoeuvre): void {
  const swoops = isUnder(t, model, 'swooping');
  if ((manoeuvre === 'swoop') !== swoops) t.emit({ type: 'item-used', clause: '7E-9.6', model, item: modeMark(t) });
  if (manoeuvre === 'swoop' && !swoops)
    t.emit({ type: 'condition-began', clause: '7E-9.4', model, condition: 'swooping', ends: FOREVER });
  if (manoeuvre !== 'swoop' && swoops)
    t.emit({ type: 'condition-ended', clause: '7E-9.4', model, condition: 'swooping' });
}

/** Performs a flight: the model faces where it went. */
export function flyAlong(t: T, model: ModelId, legs: readonly Leg[], clause: string): void {
  let at = modelOf(t, model).at!;
  if (legs.length === 0) return;
  const start = at;
  let along = modelOf(t, model).along;
  for (const { to } of legs) {
    sweepBodies(t, model, at, to);
    along = headingOf({ dx: to.x - at.x, dy: to.y - at.y }) ?? along;
    at = to;
  }
  t.emit({ type: 'moved', clause, model, from: start, to: at, along: legs.at(-1)!.along ?? along, legs });
}

export interface Flight extends AboutFlight {
  readonly from?: Spot;
}

export const fly = sequence<Flight>('fly', '7E-9.10', s => [
  s.run('7E-9.11', 'declare its speed', (t, v) => {
    const { model, manoeuvre } = v;
    t.emit({ type: 'manoeuvred', clause: isFlier(t, model) ? '7E-9.4' : '7E-9.11', model, manoeuvre, snap: false });
    if (isFlier(t, v.model) && v.manoeuvre !== 'run' && v.manoeuvre !== 'consolidate')
      changeMode(t, v.model, v.manoeuvre);
    return { ...v, from: modelOf(t, v.model).at! };
  }),
  s.ask('7E-9.10', chooseFlight, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, v) => {
      const { most } = spanOf(t, v);
      const about = { model: v.model, manoeuvre: v.manoeuvre, ...(v.inches !== undefined && { inches: v.inches }) };
      return most > 0 ? { model: v.model, allowance: inches(most), about } : null;
    },
    then: (t, v, legs) => {
      flyAlong(t, v.model, legs, v.manoeuvre === 'flat-out' ? '7E-9.12' : '7E-9.11');
      return v;
    },
    legal: (t, { about }, legs) => againstFlight(t, about, legs),
    propose: (t, { about }, next) => propose(t, about, next),
  }),
  s.call('7E-3.4', 'a test for who starts or ends in difficult terrain', (t, v) => {
    const scene = sceneOfSetup(t.setup);
    const [from, to] = [v.from!, modelOf(t, v.model).at!];
    const isIn = (at: Spot): boolean => isInDifficult(scene, standingAt(modelOf(t, v.model), at));
    return (from.x !== to.x || from.y !== to.y) && (isIn(from) || isIn(to))
      ? dangerousTest.start({ model: v.model, face: 0 })
      : null;
  }),
  s.call('7E-9.9', 'a Vector Strike', (_t, v) =>
    v.manoeuvre === 'swoop' ? vectorStrike.start({ model: v.model, from: v.from!, target: null }) : null,
  ),
]);

export interface Running {
  readonly model: ModelId;
  readonly inches: number;
}

export const rollToRun = question('roll to run', 'roll');

/**
 * 7E-3.5: a D6", or 2D6" while Swooping, instead of shooting, and no charge that turn; models that move by arrows never
 * run (ZG-2.21).
 */
export const run = sequence<Running>('run', '7E-3.5', s => [
  s.roll('7E-3.5', rollToRun, {
    count: (t, v) => (isUnder(t, v.model, 'swooping') ? 2 : 1),
    whose: (t, v) => ownerOf(t, v.model),
    then: (t, v, faces) => {
      t.emit({ type: 'shot', clause: '7E-3.5', model: v.model, at: null, noCharge: true });
      return { ...v, inches: faces.reduce((sum, face) => sum + face, 0) };
    },
  }),
  s.call('7E-3.5', 'it runs', (_t, v) => fly.start({ model: v.model, manoeuvre: 'run', inches: v.inches })),
]);
