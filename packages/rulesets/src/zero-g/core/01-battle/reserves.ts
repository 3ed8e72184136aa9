// 7E-11.3-5  Reserves and Deep Strike

import { end, type Numbers, type Placement, type Question } from '@little-wars/engine';
import { ahead, CLOCK, inches, isWithin, type Spot } from '@little-wars/engine/geometry';
import { boxAround, otherSeat, placeIn } from '@little-wars/skirmish';
import { enemiesOf, isFlier, modelOf, ownerOf, sceneOfSetup, sideOf, standing, standingAt } from '../../lookups.ts';
import { isInDifficult } from '../../terrain.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';
import { dangerousTest } from '../02-moving/manoeuvres.ts';
import { SCATTER_HIT } from '../03-shooting/blast.ts';
import { rollForDirection, rollForDistance, rollScatterDie } from '../03-shooting/scatter.ts';
import { slay } from '../05-attacks/harm.ts';
import { bodiesNear } from '../06-bodies/bodies.ts';
import { FOREVER } from '../09-vehicles/armour.ts';
import { mayStandAt } from './deployment.ts';

/** 7E-11.3 */
const FIRST = 2;
const LAST = 4;
const NEEDS = 3;

export interface Arriving {
  readonly model: ModelId;
  readonly at: Spot | null;
  readonly hour: number;
  readonly mishap: number;
}

export const placeArrival = question('choose where to arrive', 'place');
export const placeByEnemy = question('place it after a mishap', 'place');

type Placing = Question<'place'>;

/** On the table; whether it can land there is determined after scattering. */
const isOnTable = (t: Look, { x, y, z }: Spot): boolean =>
  z === 0 && x >= 0 && y >= 0 && x <= sideOf(t.setup) && y <= sideOf(t.setup);

/** 7E-11.5: whether a model may land here: on the table, on no other model, and more than 1" from enemies. */
export const mayLand = (t: Look, id: ModelId, at: Spot): boolean =>
  isOnTable(t, at) &&
  mayStandAt(t, id, at) &&
  !enemiesOf(t, id).some(enemy => isWithin(standingAt(modelOf(t, id), at), standing(t, enemy), inches(1)));

function somewhere(t: Look, id: ModelId, next: Numbers): Placement {
  const side = sideOf(t.setup);
  const box = boxAround([
    { x: 0, y: 0 },
    { x: side, y: side },
  ]);
  return (
    placeIn({ box, isLegal: ({ at }) => mayLand(t, id, at), facings: 1, facing: at => ({ at }) }, next) ?? {
      at: { x: side / 2, y: side / 2, z: 0 },
    }
  );
}

export const rollForMishap = question('roll for a mishap', 'roll');

const arrive = sequence<Arriving>('Deep Strike', '7E-11.4', s => [
  s.ask('7E-11.4', placeArrival, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, v) => ({ what: v.model }),
    then: (_t, v, { at }) => ({ ...v, at }),
    legal: (t, _question, { at }) => (isOnTable(t, at) ? [] : [{ reason: 'off-table', clause: '7E-11.4' }]),
    propose: (t, { what }: Placing, next) => somewhere(t, what as ModelId, next),
  }),
  s.roll('7E-5.25', rollScatterDie, {
    count: (t, v) => (t.query('scatters', true, { model: v.model }) ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hour: face! >= SCATTER_HIT ? 0 : -1 }),
  }),
  s.roll('7E-5.25', rollForDirection, {
    count: (_t, v) => (v.hour === -1 ? 1 : 0),
    sides: 12,
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hour: face! }),
  }),
  s.roll('7E-11.4', rollForDistance, {
    count: (_t, v) => (v.hour > 0 ? 2 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (t, v, faces) => {
      const far = faces[0]! + faces[1]!;
      t.emit({ type: 'scattered', clause: '7E-11.4', model: v.model, inches: far, hour: v.hour });
      return { ...v, at: ahead(v.at!, CLOCK[v.hour - 1]!, inches(far)) };
    },
  }),
  s.roll('7E-11.5', rollForMishap, {
    count: (t, v) => (mayLand(t, v.model, v.at!) ? 0 : 1),
    whose: (t, v) => ownerOf(t, v.model),
    then: (t, v, [face]) => {
      t.emit({ type: 'mishap', clause: '7E-11.5', model: v.model, face: face! });
      if (face === 1) slay(t, v.model, null, '7E-11.5');
      return face! > 1 && face! < 4 ? { ...v, mishap: face! } : end();
    },
  }),
  s.ask('7E-11.5', placeByEnemy, {
    to: (t, v) => otherSeat(ownerOf(t, v.model)),
    ask: (_t, v) => (v.mishap > 0 ? { what: v.model } : null),
    then: (_t, v, { at }) => ({ ...v, at }),
    legal: (t, { what }, { at }) =>
      mayLand(t, what as ModelId, at) ? [] : [{ reason: 'cannot-land', clause: '7E-11.5' }],
    propose: (t, { what }: Placing, next) => somewhere(t, what as ModelId, next),
  }),
  s.run('7E-11.4', 'it arrives', (t, v) => {
    const { model } = v;
    t.emit({ type: 'arrived', clause: '7E-11.4', model, at: v.at!, along: modelOf(t, model).along });
    t.emit({ type: 'did', clause: '7E-11.4', model, deed: 'arrived' });
    // 7E-9.5: a Flier arriving by Deep Strike Swoops.
    if (isFlier(t, model))
      t.emit({ type: 'condition-began', clause: '7E-9.5', model, condition: 'swooping', ends: FOREVER });
    bodiesNear(t, model);
    return v;
  }),
  s.call('7E-11.4', 'a test for who lands in difficult terrain', (t, v) =>
    isInDifficult(sceneOfSetup(t.setup), standing(t, v.model))
      ? dangerousTest.start({ model: v.model, face: 0 })
      : null,
  ),
  s.window('7E-11.4', 'after it has arrived', 'arrived', (_t, v) => ({ model: v.model })),
]);

export interface Reserves {
  readonly model: ModelId;
  readonly arrives: boolean;
}

export const rollForReserves = question('roll for reserves', 'roll');

const reserve = sequence<Reserves>('a model in reserve', '7E-11.3', s => [
  s.roll('7E-11.3', rollForReserves, {
    count: t => (t.position.round < LAST ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (t, v, [face]) => {
      const arrives = face! >= NEEDS;
      t.emit({ type: 'reserves-rolled', clause: '7E-11.3', model: v.model, face: face!, arrives });
      return { ...v, arrives };
    },
  }),
  s.call('7E-11.4', 'it comes', (t, v) =>
    v.arrives || t.position.round >= LAST ? arrive.start({ model: v.model, at: null, hour: 0, mishap: 0 }) : null,
  ),
]);

/** 7E-11.3: on 3+ from turn 2 on, all in turn 4. */
export const reserves = sequence<object>('reserves', '7E-11.3', s => [
  s.each('7E-11.3', 'each model in reserve', {
    of: t =>
      t.position.round < FIRST
        ? []
        : t.position.models.flatMap((model, id) => (model.reserve && model.seat === t.position.turn ? [id] : [])),
    call: (t, _v, model: ModelId) => (modelOf(t, model).reserve ? reserve.start({ model, arrives: false }) : null),
  }),
]);

export const reserveSequences = [arrive, reserve, reserves];
export { arrive };
