// ZG-1.11, ZG-1.12, 7E-11.1, 7E-11.2  Edges, reserves, set-up, who goes first, scouting
import { end, type Id, type Numbers, type Placement, type Question, type Reason, type Seat } from '@little-wars/engine';
import { flat, inches, isWithin, mayStand } from '@little-wars/engine/geometry';
import { boxAround, modelsInPlay, otherSeat, placeIn, rollOffSteps } from '@little-wars/skirmish';
import {
  bodyAt,
  enemiesOf,
  hasDone,
  kit,
  mapOf,
  modelOf,
  moverOf,
  onTable,
  ownerOf,
  sceneOfSetup,
  standing,
  standingAt,
} from '../../lookups.ts';
import { driftingGround } from '../../terrain.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';
import { DONE } from '../02-moving/phase.ts';
import { travel } from '../02-moving/travel.ts';
import { canSee } from '../03-shooting/sights.ts';
import { isInZone, zoneAt } from './zones.ts';

export interface Deploying {
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly model: ModelId | null;
}

export const chooseEdge = question('choose an edge', 'pick-one');
export const chooseReserves = question('choose models to hold in reserve', 'pick-some');
export const chooseWhoDeploys = question('choose a model to set up', 'pick-one');
export const deployIt = question('set it up', 'place');
export const chooseScout = question('choose a model to scout', 'pick-one');
export const scoutMove = question<'move', AboutModel>('scout', 'move');

type Placing = Question<'place'>;

const infiltrates = (t: Look, model: ModelId): boolean => t.query('deploys-anywhere', null, { model }) !== null;

/** Models of a seat still to be set up: infiltrators come last. */
const waiting = (t: Look, seat: Seat, last: boolean): readonly ModelId[] =>
  t.position.models.flatMap((model, id) =>
    model.seat === seat && model.at === null && !model.removed && !model.reserve && infiltrates(t, id) === last
      ? [id]
      : [],
  );

/** Whether a model may stand here at all. */
export function mayStandAt(t: Look, id: ModelId, at: Placement['at']): boolean {
  const scene = sceneOfSetup(t.setup);
  const others = modelsInPlay(t.position.models, (_, other) => other !== id).map(other => ({
    id: String(other),
    ...bodyAt(modelOf(t, other), modelOf(t, other).at!),
  }));
  return mayStand(
    { field: { scene, others }, mover: moverOf(modelOf(t, id)), ground: driftingGround(scene) },
    at,
    modelOf(t, id).along,
  );
}

/** 7E-11.1 */
const UNSEEN = inches(12);
const SEEN = inches(18);

/** 7E-11.1: more than 12" from enemies that do not see it, and 18" from others. */
function againstInfiltrating(t: Look, id: ModelId, at: Placement['at']): readonly Reason[] {
  const base = standingAt(modelOf(t, id), at);
  const there = {
    ...t,
    position: { ...t.position, models: t.position.models.map((each, i) => (i === id ? { ...each, at } : each)) },
  };
  const isTooNear = enemiesOf(t, id).some(enemy => {
    if (isWithin(base, standing(t, enemy), UNSEEN)) return true;
    return isWithin(base, standing(t, enemy), SEEN) && canSee(there as never, enemy, id);
  });
  return isTooNear ? [{ reason: 'too-near-an-enemy', clause: '7E-11.1' }] : [];
}

/** Every reason against a place of set-up. */
export function againstPlace(t: Look, { what }: Pick<Placing, 'what'>, { at }: Placement): readonly Reason[] {
  const id = what as ModelId;
  const base = standingAt(modelOf(t, id), at);
  const isOwn = isInZone(t.setup, t.position.edges[ownerOf(t, id)]!, base);
  return [
    ...(isOwn
      ? []
      : infiltrates(t, id)
        ? againstInfiltrating(t, id, at)
        : [{ reason: 'outside-zone', clause: 'ZG-1.11' }]),
    ...(at.z === 0 && mayStandAt(t, id, at) ? [] : [{ reason: 'cannot-stand', clause: 'ZG-1.9' }]),
  ];
}

function propose(t: Look, question: Placing, next: Numbers): Placement {
  const edge = t.position.edges[ownerOf(t, question.what as ModelId)]!;
  const placement = placeIn(
    {
      box: boxAround(zoneAt(t.setup, edge)),
      isLegal: candidate => againstPlace(t, question, candidate).length === 0,
      facings: 1,
      facing: at => ({ at }),
    },
    next,
  );
  if (placement === null) throw new Error(`no place found for ${question.what} on ${mapOf(t.setup).id}`);
  return placement;
}

export interface OfSeat {
  readonly seat: Seat;
  readonly last: boolean;
  readonly model: ModelId | null;
}

/** A seat's models face the opposite edge. */
const facing = (t: Look, seat: Seat) => ({ dx: 0, dy: t.position.edges[seat] === 0 ? 1 : -1 });

const setUp = sequence<OfSeat>('set up a side', 'ZG-1.11', s => [
  s.run('ZG-1.11', 'whether anybody is left', (t, v) =>
    waiting(t, v.seat, v.last).length > 0 ? { ...v, model: null } : end(),
  ),
  s.ask('ZG-1.11', chooseWhoDeploys, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = waiting(t, v.seat, v.last);
      return options.length > 1 ? { of: 'model', options } : null;
    },
    then: (_t, v, model) => ({ ...v, model: model as ModelId }),
  }),
  s.ask('ZG-1.11', deployIt, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ what: v.model ?? waiting(t, v.seat, v.last)[0]! }),
    then: (t, v, { at, along }) => {
      const model = v.model ?? waiting(t, v.seat, v.last)[0]!;
      const clause = v.last ? '7E-11.1' : 'ZG-1.11';
      t.emit({ type: 'deployed', clause, model, at, along: along ?? facing(t, v.seat) });
      if (v.last && !isInZone(t.setup, t.position.edges[v.seat]!, standing(t, model)))
        t.emit({ type: 'item-used', clause, model, item: INFILTRATED });
      return v;
    },
    legal: againstPlace,
    propose,
  }),
  s.repeat('ZG-1.11', 'until all are set up', { from: 'whether anybody is left', while: () => true }),
]);

/** Marks models that may not charge in the first turn. */
export const INFILTRATED = 'infiltrated';
export const SCOUTED = 'scouted';

const holdBack = sequence<OfSeat>('hold models back', 'ZG-1.12', s => [
  s.ask('ZG-1.12', chooseReserves, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const all = [...waiting(t, v.seat, false), ...waiting(t, v.seat, true)];
      const options = all.filter(model => t.query('may-be-held-back', false, { model }));
      return options.length > 0
        ? { of: 'model', options, least: 0, most: Math.min(options.length, Math.floor(all.length / 2)) }
        : null;
    },
    then: (t, _v, chosen) => {
      for (const model of chosen as readonly ModelId[]) t.emit({ type: 'held-back', clause: 'ZG-1.12', model });
      return end();
    },
  }),
]);

const both = (seat: Seat): readonly Seat[] => [seat, otherSeat(seat)];

export const rollOffForEdge = question('roll off for the edge', 'roll');
export const rollToSeize = question('roll to seize the initiative', 'roll');

/** ZG-1.11: the winner of a roll-off picks an edge, deploys and goes first, unless the other seizes the initiative. */
export const deployment = sequence<Deploying>('deployment', 'ZG-1.11', s => [
  ...rollOffSteps(s, 'ZG-1.11', {
    roll: rollOffForEdge,
    last: 'the higher chooses',
    won: (_t, v, seat) => ({ ...v, seat }),
  }),
  s.ask('ZG-1.11', chooseEdge, {
    to: (_t, v) => v.seat,
    ask: () => ({ of: 'edge', options: [0, 1] }),
    then: (t, v, edge) => {
      t.emit({ type: 'edge-chosen', clause: 'ZG-1.11', seat: v.seat, edge: edge as number });
      return v;
    },
  }),
  s.each('ZG-1.12', 'each side holds models back', {
    of: (_t, v) => both(v.seat),
    call: (_t, _v, seat: Seat) => holdBack.start({ seat, last: false, model: null }),
  }),
  s.each('ZG-1.11', 'each side sets up', {
    of: (_t, v) => both(v.seat),
    call: (_t, _v, seat: Seat) => setUp.start({ seat, last: false, model: null }),
  }),
  s.each('7E-11.1', 'infiltrators come last', {
    of: (_t, v) => both(v.seat),
    call: (_t, _v, seat: Seat) => setUp.start({ seat, last: true, model: null }),
  }),
  s.roll('ZG-1.11', rollToSeize, {
    count: () => 1,
    whose: (_t, v) => otherSeat(v.seat),
    then: (t, v, [face]) => {
      const seat = face === 6 ? otherSeat(v.seat) : v.seat;
      if (face === 6) t.emit({ type: 'seized', clause: 'ZG-1.11', seat, face });
      t.emit({ type: 'first-turn-won', clause: 'ZG-1.11', seat });
      return v;
    },
  }),
  s.each('7E-11.2', 'scouts move', {
    of: t => both(t.position.first),
    call: (_t, _v, seat: Seat) => scouting.start({ seat, model: null }),
  }),
]);

export interface Scouting {
  readonly seat: Seat;
  readonly model: ModelId | null;
}

/** 7E-11.2: 6", or 12" for models that are not infantry, more than 12" from enemies. */
const scoutReach = (t: Look, model: ModelId): number => t.query('scout-move', 0, { model });
const scouts = (t: Look, seat: Seat): readonly ModelId[] =>
  onTable(t.position, seat).filter(id => scoutReach(t, id) > 0 && !hasDone(t, id, 'moved'));

export function againstScouting(
  t: Look,
  model: ModelId,
  legs: readonly { readonly how: string; readonly to: Placement['at'] }[],
): readonly Reason[] {
  const from = modelOf(t, model).at!;
  const [leg] = legs;
  if (!leg) return [];
  const base = standingAt(modelOf(t, model), leg.to);
  return [
    ...(legs.length > 1 || leg.how !== 'go' || leg.to.z !== from.z
      ? [{ reason: 'not-a-straight-line', clause: 'ZG-2.2' }]
      : []),
    ...(flat(from, leg.to) > scoutReach(t, model) ? [{ reason: 'too-long', clause: '7E-11.2' }] : []),
    ...(enemiesOf(t, model).some(enemy => isWithin(base, standing(t, enemy), UNSEEN))
      ? [{ reason: 'too-near-an-enemy', clause: '7E-11.2' }]
      : []),
    ...(mayStandAt(t, model, leg.to) ? [] : [{ reason: 'cannot-stand', clause: 'ZG-1.9' }]),
  ];
}

/** ZG-1.6: a scout move gives no arrow. */
const scouting = sequence<Scouting>('scouting', '7E-11.2', s => [
  s.run('7E-11.2', 'who is left to scout', (t, v) => (scouts(t, v.seat).length > 0 ? { ...v, model: null } : end())),
  s.ask('7E-11.2', chooseScout, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ of: 'model', options: [...scouts(t, v.seat), DONE] }),
    then: (_t, v, model: Id) => (model === DONE ? end() : { ...v, model: model as ModelId }),
    propose: (_t, _question, next, choices) => choices!.any(next) ?? DONE,
  }),
  s.ask('7E-11.2', scoutMove, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ model: v.model!, allowance: scoutReach(t, v.model!), about: { model: v.model! } }),
    then: (t, v, [leg]) => {
      const model = v.model!;
      const from = modelOf(t, model).at!;
      t.emit({ type: 'did', clause: '7E-11.2', model, deed: 'moved' });
      if (leg) {
        travel(t, model, { dx: leg.to.x - from.x, dy: leg.to.y - from.y }, flat(from, leg.to) / inches(1), '7E-11.2');
        t.emit({ type: 'item-used', clause: '7E-11.2', model, item: SCOUTED });
      }
      return v;
    },
    legal: (t, { about: { model } }, legs) => againstScouting(t, model, legs),
    propose: (t, { about: { model } }, next) => {
      const from = modelOf(t, model).at!;
      const reach = scoutReach(t, model);
      for (let i = 0; i < 20; i++) {
        const to = { x: from.x + next(2 * reach) - reach, y: from.y + next(2 * reach) - reach, z: from.z };
        const legs = [{ how: 'go' as const, to }];
        if (againstScouting(t, model, legs).length === 0) return legs;
      }
      return [];
    },
  }),
  s.repeat('7E-11.2', 'while others scout', { from: 'who is left to scout', while: () => true }),
]);

export const deploymentSequences = [holdBack, setUp, deployment, scouting];
export { kit };
