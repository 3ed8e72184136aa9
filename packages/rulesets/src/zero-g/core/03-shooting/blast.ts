// 7E-5.24, 7E-5.25  Blasts

import { end } from '@little-wars/engine';
import { ahead, CLOCK, inches, type Spot, shareUnder } from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import { ballisticSkill, isAlive, modelOf, ownerOf, standing } from '../../lookups.ts';
import { type Look, type ModelId, question, type Shot, sequence } from '../../types.ts';
import { bareWounds, wounding } from '../05-attacks/resolve.ts';
import { jink } from './jink.ts';
import { rollForDirection, rollForDistance, rollScatterDie, rollScatterDieAgain } from './scatter.ts';
import { canSee } from './sights.ts';
import { markerAt } from './targets.ts';
import { struck } from './template.ts';
import { blastOf, isOutOfReach } from './weapons.ts';

export interface Blasting {
  readonly model: ModelId;
  readonly profile: string;
  readonly target: ModelId;
  readonly shots: number;
  /** How many markers have landed. */
  readonly left: number;
}

export interface Marker {
  readonly model: ModelId;
  readonly profile: string;
  readonly target: ModelId;
  readonly at: Spot;
  /** Where the shooter stood when it fired. */
  readonly origin: Spot;
  /** Subtracted from the scatter. */
  readonly skill: number;
  readonly hour: number;
  readonly isHot: boolean;
}

/** 7E-5.25: from this number on the scatter die is a hit. */
export const SCATTER_HIT = 5;

const shotOf = ({ model, profile, target }: Pick<Marker, 'model' | 'profile' | 'target'>): Shot => ({
  attacker: model,
  profile,
  target,
  manner: 'shooting',
});

/** All models under a marker, of either side; Swooping models are above it (7E-9.7). */
const under = (t: Look, v: Marker): readonly ModelId[] => {
  const marker = markerAt(v.at, blastOf(t, shotOf(v)));
  return modelsInPlay(t.position.models).filter(
    id => shareUnder(standing(t, id), marker) !== 'none' && !isOutOfReach(t, { ...shotOf(v), target: id }),
  );
};

/** 7E-6.11: for whatever gets hot, a marker or shots. */
export const rollForHeat = question('roll for getting hot', 'roll');

const marker = sequence<Marker>('a marker', '7E-5.24', s => [
  s.roll('7E-6.11', rollForHeat, {
    count: (t, v) => (t.query('gets-hot', false, shotOf(v)) ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, isHot: face === 1 }),
  }),
  s.call('7E-6.11', 'it gets hot', (_t, v) => (v.isHot ? bareWounds.start(wounding(v.model, 1)) : null)),
  s.run('7E-6.11', 'whether it is fired at all', (_t, v) => (v.isHot ? end() : v)),
  s.roll('7E-5.25', rollScatterDie, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hour: face! >= SCATTER_HIT ? 0 : -1 }),
  }),
  s.roll('7E-6.31', rollScatterDieAgain, {
    count: (t, v) => (v.hour === -1 && t.query('scatters-again', false, shotOf(v)) ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hour: face! >= SCATTER_HIT ? 0 : -1 }),
  }),
  s.roll('7E-5.25', rollForDirection, {
    count: (_t, v) => (v.hour === -1 ? 1 : 0),
    sides: 12,
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hour: face! }),
  }),
  s.roll('7E-5.24', rollForDistance, {
    count: (_t, v) => (v.hour > 0 ? 2 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (t, v, faces) => {
      const far = Math.max(0, faces[0]! + faces[1]! - v.skill);
      t.emit({ type: 'scattered', clause: '7E-5.24', model: v.model, inches: far, hour: v.hour });
      return { ...v, at: ahead(v.at, CLOCK[v.hour - 1]!, inches(far)) };
    },
  }),
  s.each('7E-5.24', 'everybody under it', {
    of: (t, v) => under(t, v),
    call: (t, v, target: ModelId) => {
      const isBarrage = t.query('barrage', false, shotOf(v));
      return struck.start({
        shot: { ...shotOf(v), target },
        hits: 1,
        origin: isBarrage ? v.at : v.origin,
      });
    },
  }),
]);

/** Markers one by one, each over the target. No shot of it misses (ZG-3.13). */
export const blast = sequence<Blasting, number>('a blast', '7E-5.24', s => [
  s.call('7E-5.15', 'whether the target jinks', (_t, { target }) => jink.start({ model: target })),
  s.each('7E-5.24', 'each marker', {
    of: (t, { model, profile, target, shots }) => {
      // 7E-6.3: a marker at an unseen target scatters the full distance.
      const skill = canSee(t as never, model, target) ? ballisticSkill(t, model) : 0;
      const [at, origin] = [modelOf(t, target).at!, modelOf(t, model).at!];
      const one: Marker = { model, profile, target, at, origin, skill, hour: 0, isHot: false };
      return Array.from({ length: shots }, () => one);
    },
    call: (t, { model }, one: Marker) => (isAlive(t, model) ? marker.start(one) : null),
  }),
  s.run('ZG-3.13', 'nothing has missed', () => end(0)),
]);

export const blastSequences = [marker, struck];
