// ZG-2.19-21, 7E-2.2  The Movement phase
import { end, type Frame, type Id } from '@little-wars/engine';
import { drifts, hasDone, isLocked, isUnder, modelOf, onTable } from '../../lookups.ts';
import { type AboutModel, type Look, type Manoeuvre, type ModelId, question, sequence } from '../../types.ts';
import { bodiesOf, driftBodies } from '../06-bodies/bodies.ts';
import { changeMode, flightsOf, fly } from './flying.ts';
import { manoeuvre, manoeuvresOf } from './manoeuvres.ts';

/** The answer of a player who does nothing more in a phase. */
export const DONE = 'done';

export interface Moving {
  readonly model: ModelId | null;
  readonly manoeuvre: Manoeuvre | null;
}

export const chooseMover = question('choose a model to move', 'pick-one');
export const chooseManoeuvre = question<'pick-one', AboutModel>('choose a manoeuvre', 'pick-one');

/** ZG-2.21: whether a model may still make a manoeuvre this turn. */
export const mayManoeuvre = (t: Look, id: ModelId): boolean =>
  modelOf(t, id).manoeuvre === null && !hasDone(t, id, 'arrived') && !isLocked(t, id);

export const optionsOf = (t: Look, id: ModelId): readonly Manoeuvre[] =>
  drifts(t, id) ? manoeuvresOf(t, id) : flightsOf(t, id);

const mayMove = (t: Look, id: ModelId): boolean =>
  mayManoeuvre(t, id) && optionsOf(t, id).some(option => option !== 'stay');

const frameOf = (t: Look, model: ModelId, chosen: Manoeuvre): Frame =>
  drifts(t, model) ? manoeuvre.start({ model, manoeuvre: chosen }) : fly.start({ model, manoeuvre: chosen });

/** ZG-2.19: models with arrows that were given no manoeuvre. */
const adrift = (t: Look): readonly ModelId[] =>
  onTable(t.position, t.position.turn).filter(id => mayManoeuvre(t, id) && drifts(t, id) && modelOf(t, id).arrows > 0);

/** 7E-9.6: Swooping Fliers that were not moved: they must Glide. */
const hovering = (t: Look): readonly ModelId[] =>
  onTable(t.position, t.position.turn).filter(id => mayManoeuvre(t, id) && isUnder(t, id, 'swooping'));

export const movementPhase = (arrivals: () => Frame) =>
  sequence<Moving>('Movement phase', 'ZG-2.19', s => [
    s.call('ZG-6.7', 'bodies drift first', t => driftBodies.start({ todo: bodiesOf(t), body: null })),
    s.call('7E-11.3', 'reserves arrive', () => arrivals()),
    s.run('ZG-2.19', 'whether anybody can move', (t, v) => {
      const isAny = onTable(t.position, t.position.turn).some(id => mayMove(t, id));
      return isAny ? { model: null, manoeuvre: null } : { ...v, model: null, manoeuvre: 'stay' };
    }),
    s.ask('ZG-2.19', chooseMover, {
      to: t => t.position.turn,
      ask: (t, v) =>
        v.manoeuvre === null ? { of: 'model', candidates: [...onTable(t.position, t.position.turn), DONE] } : null,
      isOption: (t, _v, id: Id) => id === DONE || mayMove(t, id as ModelId),
      then: (_t, v, model) =>
        model === DONE ? { ...v, manoeuvre: 'stay' } : { model: model as ModelId, manoeuvre: null },
      propose: (_t, _question, next, choices) => choices!.any(next, id => id !== DONE) ?? DONE,
    }),
    s.ask('ZG-2.2', chooseManoeuvre, {
      to: t => t.position.turn,
      ask: (t, v) => {
        const options = v.model === null ? [] : optionsOf(t, v.model);
        return options.length > 1 ? { of: 'manoeuvre', options, about: { model: v.model! } } : null;
      },
      then: (_t, v, chosen) => ({ ...v, manoeuvre: chosen as Manoeuvre }),
    }),
    s.call('ZG-2.19', 'it moves, wholly before the next', (t, v) =>
      v.model === null ? null : frameOf(t, v.model, v.manoeuvre ?? optionsOf(t, v.model)[0]!),
    ),
    s.repeat('ZG-2.19', 'until the player is done', {
      from: 'whether anybody can move',
      while: (_t, v) => v.model !== null,
    }),
    s.each('ZG-2.19', 'the rest drift', {
      of: t => adrift(t),
      call: (t, _v, model: ModelId) =>
        adrift(t).includes(model) ? manoeuvre.start({ model, manoeuvre: 'drift' }) : null,
    }),
    s.run('7E-9.6', 'who did not Swoop on Glides', (t, v) => {
      for (const model of hovering(t)) {
        t.emit({ type: 'manoeuvred', clause: '7E-9.4', model, manoeuvre: 'glide', snap: false });
        changeMode(t, model, 'glide');
      }
      return v;
    }),
    s.run('ZG-2.19', 'the phase is over', () => end()),
  ]);
