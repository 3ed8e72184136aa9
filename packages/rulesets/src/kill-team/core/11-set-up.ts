// KT-11.5, KT-11.9-12  Before the battle: sides, barricades, operatives, scouting
import { end, type Seat } from '@little-wars/engine';
import { other, ownerOf } from '../lookups.ts';
import { type Look, type OperativeId, type Order, sequence } from '../types.ts';
import { rollOff } from './01-measuring.ts';

/** KT-11.5: the winner of a roll-off says who attacks; the Defender picks a drop zone. */
export const sides = sequence<{ readonly winner: Seat }>('choose sides', 'KT-11.5', s => [
  s.call(
    'KT-11.5',
    'roll off',
    () => rollOff.start({ faces: [] }),
    (_t, _v, winner: Seat) => ({ winner }),
  ),
  s.ask('KT-11.5', 'say who is the Attacker', 'pick-one', {
    to: (_t, v) => v.winner,
    ask: () => ({ of: 'seat', options: [0, 1] }),
    then: (t, v, seat) => {
      t.emit({ type: 'attacker-chosen', clause: 'KT-11.5', seat: seat as Seat });
      return v;
    },
  }),
  s.ask('KT-11.5', 'pick a drop zone', 'pick-one', {
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
    of: t =>
      Array.from({ length: 2 * BARRICADES }, (_, i) =>
        i % 2 === 0 ? other(t.position.attacker) : t.position.attacker,
      ),
    call: (_t, _v, seat: Seat) => barricade.start({ seat, anywhere: false }),
  }),
]);

export const barricade = sequence<{ readonly seat: Seat; readonly anywhere: boolean }>('barricade', 'KT-11.9', s => [
  s.ask('KT-11.9', 'set up a barricade', 'place', {
    to: (_t, v) => v.seat,
    ask: (_t, v) => ({ what: 'barricade', about: v }),
    then: (t, v, { at, along = { dx: 1, dy: 0 } }) => {
      const id = `barricade-${t.position.barricades.length + 1}`;
      t.emit({ type: 'barricade-set-up', clause: 'KT-11.9', barricade: { id, seat: v.seat, at, along } });
      return v;
    },
  }),
]);

const GROUPS = 3;

/** KT-11.10: the operatives of a seat in three groups as equal as can be. */
export function groupOf(t: Look, seat: Seat, group: number): readonly OperativeId[] {
  const own = t.position.operatives.flatMap((operative, id) => (operative.seat === seat ? [id] : []));
  const [from, to] = [group, group + 1].map(n => Math.round((own.length * n) / GROUPS)) as [number, number];
  return own.slice(from, to);
}

/** KT-11.10: Defender first, in turn, a group at a time. */
export const setUpOperatives = sequence<object>('set up operatives', 'KT-11.10', s => [
  s.each('KT-11.10', 'each group in turn', {
    of: t =>
      Array.from({ length: GROUPS }, (_, group) =>
        [other(t.position.attacker), t.position.attacker].map(seat => ({ seat, group })),
      ).flat(),
    call: (_t, _v, turn: { readonly seat: Seat; readonly group: number }) => setUpGroup.start(turn),
  }),
]);

export const setUpGroup = sequence<{ readonly seat: Seat; readonly group: number }>('set up a group', 'KT-11.10', s => [
  s.each('KT-11.10', 'each of the group', {
    of: (t, v) => groupOf(t, v.seat, v.group),
    call: (_t, _v, operative: OperativeId) => setUpOne.start({ operative, at: null }),
  }),
]);

interface SettingUp {
  readonly operative: OperativeId;
  readonly at: { readonly x: number; readonly y: number; readonly z: number } | null;
}

export const setUpOne = sequence<SettingUp>('set up an operative', 'KT-11.10', s => [
  s.ask('KT-11.10', 'set up an operative', 'place', {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (_t, v) => ({ what: v.operative }),
    then: (_t, v, { at }) => ({ ...v, at }),
  }),
  s.ask('KT-11.10', 'give it an order', 'pick-one', {
    to: (t, v) => ownerOf(t, v.operative),
    ask: () => ({ of: 'order', options: ['engage', 'conceal'] }),
    then: (t, v, order) => {
      t.emit({ type: 'set-up', clause: 'KT-11.10', operative: v.operative, at: v.at!, order: order as Order });
      return end();
    },
  }),
]);
