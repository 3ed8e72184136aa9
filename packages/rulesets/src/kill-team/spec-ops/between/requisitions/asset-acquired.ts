import type { Seat } from '@little-wars/engine';
import { ASSETS, type Asset } from '../../uses.ts';
import { teamOf } from '../lookups.ts';
import { type Look, question, sequence } from '../types.ts';
import { pay } from './paying.ts';
import type { Requisition } from './types.ts';

const openTo = (t: Look, seat: Seat): readonly Asset[] => ASSETS.filter(each => !teamOf(t, seat).assets.includes(each));

export const chooseAsset = question('choose a strategic asset', 'pick-one');

/** KT-14.48, KT-14.58 */
export const acquiring = sequence<{ readonly seat: Seat }>('asset acquired', 'KT-14.58', s => [
  s.ask('KT-14.58', chooseAsset, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => ({ of: 'asset', options: openTo(t, seat) }),
    then: (t, { seat }, asset) => {
      pay(t, seat, 'KT-14.58');
      t.emit({ type: 'asset-gained', clause: 'KT-14.58', seat, asset: asset as Asset });
      return { seat };
    },
  }),
]);

export const assetAcquired: Requisition = {
  id: 'asset-acquired',
  clause: 'KT-14.58',
  words: { en: 'Asset Acquired: a strategic asset' },
  isOpen: (t, seat) => {
    const { assets, capacity } = teamOf(t, seat);
    return assets.length < capacity && openTo(t, seat).length > 0;
  },
  start: seat => acquiring.start({ seat }),
};
