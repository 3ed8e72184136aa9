// KT-11.5, KT-11.9-12  Before the battle: sides, barricades, operatives, scouting
import { end, type Seat } from '@little-wars/engine';
import { inTurn, waitingOf } from '@little-wars/skirmish';
import { other, ownerOf } from '../../lookups.ts';
import { type Look, type OperativeId, type Order, question, sequence } from '../../types.ts';
import { rollOff } from '../01-game/measuring.ts';
import {
  type BarricadePlace,
  hasRoom,
  proposeBarricade,
  proposeSetUp,
  reasonsAgainstBarricade,
  reasonsAgainstSetUp,
} from './places.ts';

export const sayWhoIsAttacker = question('say who is the Attacker', 'pick-one');
export const pickDropZone = question('pick a drop zone', 'pick-one');

/** KT-11.5: the winner of a roll-off decides who attacks; the Defender picks a drop zone. */
export const sides = sequence<{ readonly winner: Seat }>('choose sides', 'KT-11.5', s => [
  s.call(
    'KT-11.5',
    'roll off',
    () => rollOff.start({ faces: [] }),
    (_t, _v, winner: Seat) => ({ winner }),
  ),
  s.ask('KT-11.5', sayWhoIsAttacker, {
    to: (_t, v) => v.winner,
    ask: () => ({ of: 'seat', options: [0, 1] }),
    then: (t, v, seat) => {
      t.emit({ type: 'attacker-chosen', clause: 'KT-11.5', seat: seat as Seat });
      return v;
    },
  }),
  s.ask('KT-11.5', pickDropZone, {
    to: t => other(t.position.attacker),
    ask: () => ({ of: 'drop-zone', options: [0, 1] }),
    then: (t, v, zone) => {
      const { attacker } = t.position;
      t.emit({ type: 'drop-zone-chosen', clause: 'KT-11.5', seat: other(attacker), zone: zone as number });
      t.emit({ type: 'drop-zone-chosen', clause: 'KT-11.5', seat: attacker, zone: 1 - (zone as number) });
      return v;
    },
  }),
]);

const BARRICADES = 2;

/** KT-11.9: Defender first, in turn, two each. */
export const barricades = sequence<object>('set up barricades', 'KT-11.9', s => [
  s.each('KT-11.9', 'in turn from the Defender', {
    of: t => inTurn(other(t.position.attacker), BARRICADES),
    call: (_t, _v, seat: Seat) => barricade.start({ seat, anywhere: false }),
  }),
]);

export const setUpBarricade = question<'place', BarricadePlace>('set up a barricade', 'place');

export const barricade = sequence<{ readonly seat: Seat; readonly anywhere: boolean }>('barricade', 'KT-11.9', s => [
  s.run('KT-11.9', 'none where there is no room', (t, v) => {
    if (hasRoom(t, v)) return v;
    t.emit({ type: 'no-room-for-barricade', clause: v.anywhere ? 'KT-11.11' : 'KT-11.9', seat: v.seat });
    return end();
  }),
  s.ask('KT-11.9', setUpBarricade, {
    to: (_t, v) => v.seat,
    ask: (_t, v) => ({ what: 'barricade', about: v }),
    legal: reasonsAgainstBarricade,
    propose: proposeBarricade,
    then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
      const id = `barricade-${t.position.barricades.length + 1}`;
      const clause = v.anywhere ? 'KT-11.11' : 'KT-11.9';
      t.emit({ type: 'barricade-set-up', clause, barricade: { id, seat: v.seat, at, along } });
      return v;
    },
  }),
]);

const GROUPS = 3;

/** KT-11.10: Defender first, in turn, a group at a time. */
export const setUpOperatives = sequence<object>('set up operatives', 'KT-11.10', s => [
  s.each('KT-11.10', 'each group in turn', {
    of: t =>
      inTurn(other(t.position.attacker), GROUPS).map((seat, i) => ({ seat, group: Math.floor(i / 2), chosen: null })),
    call: (_t, _v, turn: Group) => setUpGroup.start(turn),
  }),
]);

interface Group {
  readonly seat: Seat;
  readonly group: number;
  readonly chosen: readonly OperativeId[] | null;
}

const waiting = (t: Look, seat: Seat): readonly OperativeId[] => waitingOf(t.position.operatives, seat);

export const chooseGroup = question('choose the group', 'pick-some');

/** KT-11.10: a group is chosen when it is set up; group sizes differ by one at most. */
export const setUpGroup = sequence<Group>('set up a group', 'KT-11.10', s => [
  s.ask('KT-11.10', chooseGroup, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = waiting(t, v.seat);
      const groupsLeft = GROUPS - v.group;
      const [least, most] = [Math.floor(options.length / groupsLeft), Math.ceil(options.length / groupsLeft)];
      return least < options.length ? { of: 'operative', options, least, most } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as readonly OperativeId[] }),
  }),
  s.each('KT-11.10', 'each of the group', {
    of: (t, v) => v.chosen ?? waiting(t, v.seat),
    call: (_t, _v, operative: OperativeId) => setUpOne.start({ operative, at: null }),
  }),
]);

interface SettingUp {
  readonly operative: OperativeId;
  readonly at: { readonly x: number; readonly y: number; readonly z: number } | null;
}

export const setUpOperative = question('set up an operative', 'place');
export const giveItOrder = question('give it an order', 'pick-one');

export const setUpOne = sequence<SettingUp>('set up an operative', 'KT-11.10', s => [
  s.run('KT-11.10', 'stay out where there is no room', (t, v) => {
    if (hasRoom(t, v.operative)) return v;
    t.emit({ type: 'stayed-out', clause: 'KT-11.10', operative: v.operative });
    return end();
  }),
  s.ask('KT-11.10', setUpOperative, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (_t, v) => ({ what: v.operative }),
    legal: reasonsAgainstSetUp,
    propose: proposeSetUp,
    then: (_t, v, { at }) => ({ ...v, at }),
  }),
  s.ask('KT-11.10', giveItOrder, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, { operative }) => ({ of: 'order', options: t.query('orders', ['engage', 'conceal'], { operative }) }),
    then: (t, v, order) => {
      t.emit({ type: 'set-up', clause: 'KT-11.10', operative: v.operative, at: v.at!, order: order as Order });
      return end();
    },
  }),
]);
