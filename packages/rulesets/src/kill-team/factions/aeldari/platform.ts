// The heavy weapon platform, and the gunner that controls it.
import { add, limit, type Reason } from '@little-wars/engine';
import { isEngaged } from '../../core/01-game/measuring.ts';
import { hasKeyword, operativeOf, ownerOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import { freeAction, mayActFree } from '../mechanisms/free-action.ts';
import { isNear, ownSide } from '../mechanisms/near.ts';
import { because } from '../mechanisms/reasons.ts';
import type { OwnAction } from '../registry.ts';
import { rimsOf } from './eyes.ts';

const FIGHTING: readonly string[] = ['fight', 'hatchway-fight'];

/** Never concealed; neither fights nor supports; sees from any part of it. */
export const gunPlatform: Rule<'gun-platform'> = {
  clause: 'KT-13.1',
  modify: {
    orders: limit((orders, { holder }, { operative }) =>
      operative === holder ? orders.filter(order => order === 'engage') : orders,
    ),
    'action-refused': limit((reasons, { holder }, { operative, action }) => [
      ...reasons,
      ...because(operative === holder && FIGHTING.includes(action), 'does-not-fight', 'KT-13.1'),
    ]),
    'more-eyes': add((eyes, { holder }, { operative, body }) =>
      operative === holder ? [...eyes, ...rimsOf(body)] : eyes,
    ),
    supports: limit((supports, { holder }, { operative }) => supports && operative !== holder),
  },
};

/** It is never activated on its own: it acts when controlled. */
export const platformController: Rule<'platform-controller'> = {
  clause: 'KT-13.1',
  modify: { 'may-activate': limit((may, { holder }, { operative }) => may && operative !== holder) },
};

const REACH = 3;
const ACTIONS: readonly string[] = ['normal-move', 'fall-back', 'shoot'];

const platformsOf = (t: Look, operative: OperativeId): readonly OperativeId[] =>
  ownSide(
    t,
    operative,
    id =>
      hasKeyword(t, id, 'HEAVY WEAPON PLATFORM') &&
      operativeOf(t, id).ready &&
      isNear(t, operative, id, REACH) &&
      ACTIONS.some(action => mayActFree(t, id, action)),
  );

interface Controlling {
  readonly operative: OperativeId;
  readonly platform: OperativeId;
  readonly action: string;
}

export const choosePlatform = question<'pick-one', AboutOperative>('choose a platform', 'pick-one');
export const chooseWhatItDoes = question<'pick-one', AboutOperative>('choose what it does', 'pick-one');

export const control = sequence<Controlling>('control a platform', 'KT-13.1', s => [
  s.ask('KT-13.1', choosePlatform, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => {
      const options = platformsOf(t, v.operative);
      return options.length > 1 ? { of: 'operative', options, about: { operative: v.operative } } : null;
    },
    then: (_t, v, platform) => ({ ...v, platform: platform as OperativeId }),
  }),
  s.run('KT-13.1', 'the only platform', (t, v) =>
    v.platform < 0 ? { ...v, platform: platformsOf(t, v.operative)[0]! } : v,
  ),
  s.ask('KT-13.1', chooseWhatItDoes, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => ({
      of: 'action',
      options: ACTIONS.filter(action => mayActFree(t, v.platform, action)),
      about: { operative: v.platform },
    }),
    then: (_t, v, action) => ({ ...v, action: action as string }),
  }),
  s.call('KT-2.13', 'let it act', (_t, v) => freeAction(v.platform, v.action)),
  s.run('KT-13.1', 'it counts as activated', (t, v) => {
    t.emit({ type: 'counted-as-activated', clause: 'KT-13.1', operative: v.platform });
    return v;
  }),
]);

export const controlPlatform: OwnAction = {
  id: 'control-platform',
  clause: 'KT-13.1',
  ap: 1,
  reasons: (t, operative): readonly Reason[] => [
    ...because(isEngaged(t, operative), 'engaged', 'KT-13.1'),
    ...because(platformsOf(t, operative).length === 0, 'no-platform-in-reach', 'KT-3.20'),
  ],
  start: (_t, operative) => control.start({ operative, platform: -1, action: '' }),
};
