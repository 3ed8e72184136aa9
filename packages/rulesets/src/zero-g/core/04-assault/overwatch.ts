// 7E-7.4, ZG-4.22  Overwatch
import { end } from '@little-wars/engine';
import { hasDone, isAlive, isLocked, ownerOf } from '../../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';
import { fireAt } from '../03-shooting/fire.ts';
import { againstTarget } from '../03-shooting/targets.ts';
import { armsOf, blastOf } from '../03-shooting/weapons.ts';

export interface Overwatching {
  readonly target: ModelId;
  readonly charger: ModelId;
  /** Who has yet to fire. */
  readonly todo: readonly ModelId[] | null;
  readonly model: ModelId | null;
  readonly profile: string | null;
}

export interface AboutOverwatch extends AboutModel {
  readonly charger: ModelId;
}

export const NO_OVERWATCH = 'hold-fire';
export const chooseOverwatch = question<'pick-one', AboutOverwatch>('fire Overwatch', 'pick-one');

/** 7E-7.4: the profiles that a model may fire at a charger; blasts are no Snap Shots. */
export function overwatchWith(t: Look, model: ModelId, charger: ModelId): readonly string[] {
  if (!isAlive(t, model) || isLocked(t, model) || hasDone(t, model, 'overwatched')) return [];
  const arms = armsOf(t, model).map(({ profile }) => profile);
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
    return model === undefined || !isAlive(t, v.charger) ? end() : { ...v, todo: rest, model, profile: null };
  }),
  s.ask('7E-7.4', chooseOverwatch, {
    to: (t, v) => ownerOf(t, v.model!),
    ask: (t, v) => {
      const options = overwatchWith(t, v.model!, v.charger);
      return options.length > 0
        ? { of: 'weapon', options: [...options, NO_OVERWATCH], about: { model: v.model!, charger: v.charger } }
        : null;
    },
    then: (_t, v, profile) => ({ ...v, profile: profile === NO_OVERWATCH ? null : (profile as string) }),
  }),
  s.call('ZG-4.22', 'it fires', (t, v) => {
    if (v.profile === null) return null;
    t.emit({ type: 'did', clause: '7E-7.4', model: v.model!, deed: 'overwatched' });
    return fireAt(t, v.model!, v.profile, v.charger, 'overwatch');
  }),
  s.repeat('7E-7.4', 'others that may fire', { from: 'who may fire', while: () => true }),
]);
