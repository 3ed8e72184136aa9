import { arrive } from '../core/01-battle/reserves.ts';
import { fireAt, noteShot } from '../core/03-shooting/fire.ts';
import { againstTarget } from '../core/03-shooting/targets.ts';
import { armsOf } from '../core/03-shooting/weapons.ts';
import { isAlive, modelOf, ownerOf } from '../lookups.ts';
import { type Look, type ModelId, type Rule, sequence } from '../types.ts';

export interface Intercepting {
  readonly model: ModelId;
  readonly target: ModelId;
}

const profileFor = (t: Look, { model, target }: Intercepting): string | undefined =>
  armsOf(t, model).find(
    ({ profile }) => againstTarget(t, { attacker: model, target, profile, manner: 'shooting' }).length === 0,
  )?.profile;

/** It arrives by Deep Strike, and shoots at the enemy that just arrived. */
export const interception = sequence<Intercepting>('Ethereal Interception', 'ZG-8.4', s => [
  s.call('ZG-8.4', 'it arrives', (_t, v) => arrive.start({ model: v.model, at: null, hour: 0, mishap: 0 })),
  s.call('ZG-8.4', 'it shoots at the newcomer', (t, v) => {
    if (!isAlive(t, v.model) || !isAlive(t, v.target)) return null;
    const profile = profileFor(t, v);
    if (profile === undefined) return null;
    noteShot(t, v.model, profile, v.target);
    return fireAt(t, v.model, profile, v.target);
  }),
]);

/** ZG-8.4: may arrive when an enemy arrives by Deep Strike, and shoot at it. */
export const etherealInterception: Rule<'ethereal-interception'> = {
  clause: 'ZG-8.4',
  name: 'Ethereal Interception',
  offer: {
    arrived: (t, { model }, { holder }, seat) =>
      holder !== null &&
      modelOf(t, holder).reserve &&
      ownerOf(t, holder) === seat &&
      ownerOf(t, model) !== seat &&
      isAlive(t, model)
        ? [{ id: `interception ${holder}`, frame: interception.start({ model: holder, target: model }) }]
        : [],
  },
};
