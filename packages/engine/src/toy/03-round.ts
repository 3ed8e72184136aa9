// TOY-3  The round

import type { Seat } from '../kernel/index.ts';
import { activation } from './04-activation.ts';
import { rollBarrel } from './08-barrel.ts';
import { other, ownerOf, standing } from './lookups.ts';
import type { Look, SoldierId } from './types.ts';
import { question, sequence } from './types.ts';

export const round = sequence<{ readonly round: number }>('round', 'TOY-3.1', s => [
  s.run('TOY-3.1', 'begin the round', (t, v) => {
    t.emit({ type: 'round-began', clause: 'TOY-3.1', round: v.round });
    return v;
  }),
  s.each('TOY-3.1', 'each seat bids in secret', {
    of: () => [0, 1],
    call: (_t, _v, seat: Seat) => bid.start({ seat }),
  }),
  s.run('TOY-3.1', 'show the bids', (t, v) => {
    const bids = t.position.bids.map(courage => courage ?? 0);
    t.emit({ type: 'bids-shown', clause: 'TOY-3.1', bids, first: winnerOf(bids, t.position.first) });
    return v;
  }),
  s.call('TOY-3.2', 'activate in turn', t => turns.start({ seat: t.position.first, soldier: null })),
  s.call('TOY-8.1', 'roll the barrel', t =>
    rollBarrel.start({ seat: other(t.position.first), along: { dx: 1, dy: 0 } }),
  ),
]);

/** A tie goes to the seat that was second before. */
const winnerOf = ([zero, one]: readonly number[], first: Seat): Seat =>
  zero === one ? other(first) : zero! > one! ? 0 : 1;

export const bidCourage = question('bid courage', 'count');

export const bid = sequence<{ readonly seat: Seat }>('bid', 'TOY-3.1', s => [
  s.ask('TOY-3.1', bidCourage, {
    secret: true,
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ least: 0, most: t.position.courage[v.seat]! }),
    then: (t, v, courage) => {
      t.emit({ type: 'bid', clause: 'TOY-3.1', seat: v.seat, courage });
      return v;
    },
  }),
]);

interface Turn {
  readonly seat: Seat;
  readonly soldier: SoldierId | null;
}

export const chooseASoldier = question('choose a ready soldier', 'pick-one');

export const turns = sequence<Turn>('turns', 'TOY-3.2', s => [
  s.ask('TOY-3.2', chooseASoldier, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = readyOf(t, v.seat);
      return options.length > 0 ? { of: 'soldier', options } : null;
    },
    then: (t, v, soldier) => {
      t.emit({ type: 'activated', clause: 'TOY-3.2', soldier: soldier as SoldierId });
      return { ...v, soldier: soldier as SoldierId };
    },
  }),
  s.call('TOY-3.2', 'activate it', (_t, v) =>
    v.soldier === null ? null : activation.start({ soldier: v.soldier, target: null }),
  ),
  s.run('TOY-3.2', 'the other seat goes on', (_t, v) => ({ seat: other(v.seat), soldier: null })),
  s.repeat('TOY-3.2', 'while anyone is ready', {
    from: chooseASoldier.purpose,
    while: t => t.position.soldiers.some(soldier => soldier.ready),
  }),
]);

const readyOf = (t: Look, seat: Seat): readonly SoldierId[] =>
  standing(t.position, (soldier, id) => soldier.ready && ownerOf(t, id) === seat);
