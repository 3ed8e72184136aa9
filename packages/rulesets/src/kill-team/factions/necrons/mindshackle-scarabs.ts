// Mindshackle Scarabs: once per battle an enemy loses APL, and may be made to shoot or fight for the other side.
import { end, type Reason } from '@little-wars/engine';
import { aplOf, changeApl } from '../../core/01-game/apl.ts';
import { enemiesOf, operativeOf, ownerOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import { begin, effectOn, finish } from '../mechanisms/effects.ts';
import { freeAction, mayActFree } from '../mechanisms/free-action.ts';
import { isSpent } from '../mechanisms/items.ts';
import { isNear, sees } from '../mechanisms/near.ts';
import { because } from '../mechanisms/reasons.ts';
import type { OwnAction } from '../registry.ts';

const ITEM = 'mindshackle-scarabs';
const REACH = 3;

const victimsOf = (t: Look, operative: OperativeId): readonly OperativeId[] =>
  enemiesOf(t, operative).filter(enemy => isNear(t, operative, enemy, REACH) && sees(t, operative, enemy));

interface Shackling {
  readonly operative: OperativeId;
  readonly victim: OperativeId;
  readonly isObeying: boolean;
}

export const chooseWhomTheyEnter = question<'pick-one', AboutOperative>('choose whom they enter', 'pick-one');

export const rollAgainstApl = question('roll against its APL', 'roll');

export const shackle = sequence<Shackling>('mindshackle', 'KT-13.1', s => [
  s.run('KT-13.1', 'let the scarabs go', (t, v) => {
    t.emit({ type: 'item-used', clause: 'KT-13.1', operative: v.operative, item: ITEM });
    return v;
  }),
  s.ask('KT-13.1', chooseWhomTheyEnter, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => ({ of: 'operative', options: victimsOf(t, v.operative), about: { operative: v.operative } }),
    then: (_t, v, victim) => ({ ...v, victim: victim as OperativeId }),
  }),
  s.roll('KT-13.1', rollAgainstApl, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, [face]) => {
      const apl = aplOf(t, v.victim);
      if (face! > apl) changeApl(t, { clause: 'KT-13.1', operative: v.victim, by: -1 });
      return { ...v, isObeying: face! > 2 * apl };
    },
  }),
  s.call('KT-13.1', 'make it obey', (_t, v) =>
    v.isObeying ? obey.start({ operative: v.victim, seat: -1, action: '' }) : null,
  ),
]);

interface Obeying {
  readonly operative: OperativeId;
  /** Its own seat, to which it returns. */
  readonly seat: number;
  readonly action: string;
}

const NOTHING = 'nothing';

export const chooseWhatItIsMadeToDo = question<'pick-one', AboutOperative>('choose what it is made to do', 'pick-one');

/** For one free action it changes sides and may attack its former friends. */
export const obey = sequence<Obeying>('obey', 'KT-13.1', s => [
  s.run('KT-13.1', 'change sides', (t, { operative, action }) => {
    const { seat } = operativeOf(t, operative);
    begin(t, { use: { rule: 'mindshackled', seat: 1 - seat, holder: operative }, until: 'battle' }, 'KT-13.1');
    t.emit({ type: 'seat-changed', clause: 'KT-13.1', operative, seat: 1 - seat });
    return { operative, seat, action };
  }),
  s.ask('KT-13.1', chooseWhatItIsMadeToDo, {
    to: (_t, v) => 1 - v.seat,
    ask: (t, v) => {
      const options = ['shoot', 'fight'].filter(action => mayActFree(t, v.operative, action));
      return options.length > 0
        ? { of: 'action', options: [NOTHING, ...options], about: { operative: v.operative } }
        : null;
    },
    then: (_t, v, action) => ({ ...v, action: action as string }),
  }),
  s.call('KT-2.13', 'do it', (_t, v) =>
    v.action === '' || v.action === NOTHING ? null : freeAction(v.operative, v.action),
  ),
  s.run('KT-13.1', 'come to its senses', (t, v) => {
    t.emit({ type: 'seat-changed', clause: 'KT-13.1', operative: v.operative, seat: v.seat });
    const use = effectOn(t, 'mindshackled', v.operative);
    if (use !== null) finish(t, use, 'KT-13.1');
    return end();
  }),
]);

export const mindshackleScarabs: OwnAction = {
  id: ITEM,
  clause: 'KT-13.1',
  ap: 1,
  reasons: (t, operative): readonly Reason[] => [
    ...because(isSpent(t, operative, ITEM), 'used-up', 'KT-13.1'),
    ...because(victimsOf(t, operative).length === 0, 'nobody-in-reach', 'KT-3.20'),
  ],
  start: (_t, operative) => shackle.start({ operative, victim: -1, isObeying: false }),
};

/** Marks an operative whose card does not tell its current team. */
export const mindshackled: Rule<'mindshackled'> = { clause: 'KT-13.1', words: { en: { rule: 'Mindshackle Scarabs' } } };
