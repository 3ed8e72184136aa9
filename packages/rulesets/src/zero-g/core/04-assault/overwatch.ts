// 7E-7.4, ZG-4.22  Overwatch
import { end } from '@little-wars/engine';
import { hasDone, isAlive, isLocked, ownerOf } from '../../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';
import { fireAt } from '../03-shooting/fire.ts';
import { weaponsOf } from '../03-shooting/phase.ts';
import { againstTarget } from '../03-shooting/targets.ts';
import { armsOf, blastOf } from '../03-shooting/weapons.ts';

export interface Overwatching {
  readonly target: ModelId;
  readonly charger: ModelId;
  /** Models that have yet to fire. */
  readonly todo: readonly ModelId[] | null;
  readonly model: ModelId | null;
  readonly profile: string | null;
  /** The weapons that `model` has fired, by number. */
  readonly fired: readonly number[];
}

export interface AboutOverwatch extends AboutModel {
  readonly charger: ModelId;
}

export const NO_OVERWATCH = 'hold-fire';
export const chooseOverwatch = question<'pick-one', AboutOverwatch>('fire Overwatch', 'pick-one');

/** 7E-7.4: the profiles that a model may fire at a charger, as many as in its own turn; blasts cannot be Snap Shots. */
export function overwatchWith(
  t: Look,
  model: ModelId,
  charger: ModelId,
  fired: readonly number[] = [],
): readonly string[] {
  if (!isAlive(t, model) || !isAlive(t, charger) || isLocked(t, model) || fired.length >= weaponsOf(t, model))
    return [];
  if (fired.length === 0 && hasDone(t, model, 'overwatched')) return [];
  const arms = armsOf(t, model).flatMap(({ weapon, profile }) => (fired.includes(weapon) ? [] : [profile]));
  return [...new Set(arms)].filter(profile => {
    const shot = { attacker: model, target: charger, profile, manner: 'overwatch' as const };
    if (blastOf(t, shot) > 0) return false;
    const reasons = againstTarget(t, shot).filter(
      ({ reason, clause }) => !(reason === 'out-of-range' && clause === '7E-5.23'),
    );
    return t.query('overwatch-refused', reasons, shot).length === 0;
  });
}

export const overwatch = sequence<Overwatching>('Overwatch', '7E-7.4', s => [
  s.run('7E-7.4', 'who may fire', (t, v) => {
    const todo = v.todo ?? t.query('also-overwatch', [v.target], { model: v.target, charger: v.charger });
    const [model, ...rest] = todo;
    return model === undefined || !isAlive(t, v.charger)
      ? end()
      : { ...v, todo: rest, model, profile: null, fired: [] };
  }),
  s.run('7E-5.2', 'what it has left to fire', (_t, v) => ({ ...v, profile: null })),
  s.ask('7E-7.4', chooseOverwatch, {
    to: (t, v) => ownerOf(t, v.model!),
    ask: (t, v) => {
      const options = overwatchWith(t, v.model!, v.charger, v.fired);
      return options.length > 0
        ? { of: 'weapon', options: [...options, NO_OVERWATCH], about: { model: v.model!, charger: v.charger } }
        : null;
    },
    then: (t, v, profile) => {
      if (profile === NO_OVERWATCH) return v;
      const arm = armsOf(t, v.model!).find(each => each.profile === profile && !v.fired.includes(each.weapon))!;
      return { ...v, profile: profile as string, fired: [...v.fired, arm.weapon] };
    },
  }),
  s.call('ZG-4.22', 'it fires', (t, v) => {
    if (v.profile === null) return null;
    if (v.fired.length === 1) t.emit({ type: 'did', clause: '7E-7.4', model: v.model!, deed: 'overwatched' });
    return fireAt(t, v.model!, v.profile, v.charger, 'overwatch');
  }),
  s.repeat('7E-5.2', 'while it has weapons to fire', {
    from: 'what it has left to fire',
    while: (_t, v) => v.profile !== null,
  }),
  s.repeat('7E-7.4', 'others that may fire', { from: 'who may fire', while: () => true }),
]);
