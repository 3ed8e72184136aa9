// Feed, Lurk, Stalk
import { add, type Seat } from '@little-wars/engine';
import { rollerOf } from '../../core/dice/dice.ts';
import { operativeOf } from '../../lookups.ts';
import { type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import { freeAction, mayActFree } from '../mechanisms/free-action.ts';
import { isFarFromEnemies } from '../mechanisms/near.ts';
import { gainers, gains } from '../mechanisms/ploys.ts';
import type { StrategicPloy } from '../registry.ts';

/** The first critical strike in a combat deals one more damage. */
export const feed: Rule<'feed'> = {
  clause: 'KT-2.5',
  modify: {
    damage: add((damage, use, { attack, side, critical }, t) =>
      attack.kind === 'combat' &&
      critical &&
      gains(t, use, rollerOf({ attack, side })) &&
      !attack.marks.includes(`${side}-struck-critical`)
        ? damage + 1
        : damage,
    ),
  },
};

/** When shot at in cover, concealed or still ready operatives keep one more die. */
export const lurk: Rule<'lurk'> = {
  clause: 'KT-2.5',
  modify: {
    'kept-saves': add((kept, use, { attack: { target, inCover } }, t) => {
      const { order, ready } = operativeOf(t, target);
      return inCover && gains(t, use, target) && (order === 'conceal' || ready) ? kept + 1 : kept;
    }),
  },
};

const FAR = 3;

const stalkers = (t: Look, seat: Seat): readonly OperativeId[] =>
  gainers(
    t,
    seat,
    id => operativeOf(t, id).order === 'conceal' && isFarFromEnemies(t, id, FAR) && mayActFree(t, id, 'normal-move'),
  );

export const chooseWhoStalks = question('choose who stalks', 'pick-one');

/** A concealed operative far from enemies makes a free Normal Move. */
export const stalk = sequence<{ readonly seat: Seat; readonly stalker: OperativeId | null }>('stalk', 'KT-2.5', s => [
  s.ask('KT-2.5', chooseWhoStalks, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ of: 'operative', options: stalkers(t, v.seat) }),
    then: (_t, v, stalker) => ({ ...v, stalker: stalker as OperativeId }),
  }),
  s.call('KT-2.13', 'move free of cost', (_t, v) => freeAction(v.stalker!, 'normal-move')),
]);

export const strategy: readonly StrategicPloy[] = [
  { id: 'feed', lasts: 'feed', helps: () => true },
  { id: 'lurk', lasts: 'lurk', helps: () => true },
  {
    id: 'stalk',
    helps: (t, seat) => stalkers(t, seat).length > 0,
    atOnce: seat => stalk.start({ seat, stalker: null }),
  },
];
