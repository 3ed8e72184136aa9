// KT-14.47  What a team can buy after a battle
import type { Seat } from '@little-wars/engine';
import { type Look, question, sequence } from '../types.ts';
import { acquiring, assetAcquired } from './asset-acquired.ts';
import { dropping, equipmentDrop } from './equipment-drop.ts';
import { assigning, operativeAssigned } from './operative-assigned.ts';
import { mayPay } from './paying.ts';
import type { Requisition } from './types.ts';
import { smithing, weaponsmith } from './weaponsmith.ts';

export const REQUISITIONS: readonly Requisition[] = [operativeAssigned, equipmentDrop, assetAcquired, weaponsmith];

const DONE = 'done';

const openTo = (t: Look, seat: Seat): readonly string[] =>
  mayPay(t, seat) ? REQUISITIONS.filter(each => each.isOpen(t, seat)).map(({ id }) => id) : [];

export const spendRequisition = question('spend requisition points', 'pick-one');

interface Buying {
  readonly seat: Seat;
  readonly chosen: string;
}

export const buying = sequence<Buying>('requisitions', 'KT-14.47', s => [
  s.run('KT-14.47', 'nothing by default', (_t, v) => ({ ...v, chosen: DONE })),
  s.ask('KT-14.47', spendRequisition, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => {
      const options = openTo(t, seat);
      return options.length > 0 ? { of: 'requisition', options: [DONE, ...options] } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.call('KT-14.47', 'buy it', (_t, { seat, chosen }) =>
    chosen === DONE ? null : REQUISITIONS.find(({ id }) => id === chosen)!.start(seat),
  ),
  s.repeat('KT-14.47', 'until nothing more is wanted', {
    from: 'nothing by default',
    while: (_t, v) => v.chosen !== DONE,
  }),
]);

export const requisitionSequences = [buying, dropping, acquiring, assigning, smithing];
