// KT-14.49, KT-14.63  The reward of a spec op: room for an asset, or rare equipment
import { end, type Seat } from '@little-wars/engine';
import { cardOf, findWeapon, type Weapon } from '../../../content/index.ts';
import { fits, RARE_ITEMS, type RareItem } from '../../rare.ts';
import { teamOf } from '../lookups.ts';
import type { Enlisted } from '../state.ts';
import { type Look, type Of, question, sequence } from '../types.ts';

/** KT-14.63, KT-14.64: one improved weapon; two with a weaponsmith. */
const mayTake = ({ upgrades, smith }: Enlisted): boolean => upgrades.length < (smith ? 2 : 1);

/** The weapons of an operative that an item can still be put on. */
export const weaponsFor = ({ card, loadOut, upgrades }: Enlisted, item: RareItem): readonly string[] =>
  loadOut.filter(id => {
    const weapon: Weapon | undefined = findWeapon(cardOf(card), id);
    const isOnIt = upgrades.some(each => each.weapon === id && each.item === item);
    return weapon !== undefined && fits(item, weapon) && !isOnIt;
  });

const takersOf = (t: Look, seat: Seat, item: RareItem): readonly string[] =>
  teamOf(t, seat).operatives.flatMap(one => (mayTake(one) && weaponsFor(one, item).length > 0 ? [one.id] : []));

const ROOM = 'room';

interface Rewarding {
  readonly seat: Seat;
  readonly clause: string;
  readonly item: RareItem | null;
  readonly operative: string;
}

export const chooseReward = question('choose the reward', 'pick-one');
export const chooseWhoIsEquipped = question<'pick-one', { readonly item: RareItem }>(
  'choose who is equipped',
  'pick-one',
);
export const chooseWeaponToImprove = question<'pick-one', Of>('choose the weapon to improve', 'pick-one');

export const rewarding = sequence<Rewarding>('reward', 'KT-14.49', s => [
  s.ask('KT-14.49', chooseReward, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => {
      const items = RARE_ITEMS.filter(item => takersOf(t, seat, item).length > 0);
      return items.length > 0 ? { of: 'reward', options: [ROOM, ...items] } : null;
    },
    then: (_t, v, chosen) => ({ ...v, item: chosen === ROOM ? null : (chosen as RareItem) }),
  }),
  s.run('KT-14.49', 'make room for an asset', (t, v) => {
    if (v.item !== null) return v;
    t.emit({ type: 'capacity-raised', clause: v.clause, seat: v.seat });
    return end();
  }),
  s.ask('KT-14.63', chooseWhoIsEquipped, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, item }) => ({ of: 'operative', options: takersOf(t, seat, item!), about: { item: item! } }),
    then: (_t, v, operative) => ({ ...v, operative: operative as string }),
  }),
  s.ask('KT-14.63', chooseWeaponToImprove, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, item, operative }) => {
      const one = teamOf(t, seat).operatives.find(({ id }) => id === operative)!;
      return { of: 'weapon', options: weaponsFor(one, item!), about: { seat, operative } };
    },
    then: (t, { seat, item, operative }, weapon) => {
      const clause = 'KT-14.63';
      t.emit({ type: 'weapon-improved', clause, seat, operative, weapon: weapon as string, item: item! });
      return end();
    },
  }),
]);
