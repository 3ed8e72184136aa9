import { inches, type Spot } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { move } from '../core/07-moving/moves.ts';
import { isInCover } from '../core/09-sight/line-of-sight.ts';
import { asked } from '../testing/advice.ts';
import { rule, section } from '../testing/book.ts';
import { active, blue, box, field, look, red, type Stood, spot, tenths, withPieces } from '../testing/field.ts';
import type { Look } from '../types.ts';
import { tabletop } from './index.ts';

/** A low wall whose near side is at y = 12", before a rifleman whose base has a radius of 125. */
const wall = box('low-wall', [8, 12], [10, 0.3], 1);
const EDGE = inches(12) - 125;
const on = (...others: readonly Stood[]): Look =>
  look(field([blue('rifleman', 13, 10), red('rifleman', 13, 24), ...others], active(0)), withPieces(wall));

const walk = (t: Look, allowance = inches(6)) =>
  tabletop.reach(t, asked(move, { model: 0, allowance, about: { action: 'walk' } }));

/** Where a walk to a place ends; null if it is not legal. */
function endOf(t: Look, to: Spot): Spot | null {
  const { legs, reasons } = walk(t).wayTo(to);
  return reasons.length === 0 ? legs.at(-1)!.to : null;
}

section('VG-10 Attacks', () => {
  rule('VG-10.21', 'a move to within 3 mm of contact with an obstacle ends touching it, and so in cover', () => {
    const t = on();
    const x = inches(13);
    for (const off of [-30, -17, -3, 1, 12, 30]) {
      const end = endOf(t, tenths(x, EDGE + off));
      expect(end, `${off}`).toEqual(tenths(x, EDGE));
      expect(isInCover(tabletop.movedTo(t, 0, end!) as Look, 1, 0)).toBe(true);
    }
    expect(isInCover(tabletop.movedTo(t, 0, tenths(x, EDGE - 3)) as Look, 1, 0)).toBe(false);
  });

  rule('VG-10.21', 'from further away it ends where it is told, and what touches already stays', () => {
    const t = on();
    const x = inches(13);
    expect(endOf(t, tenths(x, EDGE - 31))).toEqual(tenths(x, EDGE - 31));
    expect(endOf(t, tenths(x, EDGE + 31))).toBeNull();
    for (const gap of [0, 1, 2]) expect(endOf(t, tenths(x, EDGE - gap))).toEqual(tenths(x, EDGE - gap));
  });

  rule('VG-10.21', 'a waypoint has the same contact, and an end beyond its allowance none', () => {
    const t = on();
    const { contact } = walk(t);
    expect(contact(tenths(inches(13), EDGE - 20))).toEqual(tenths(inches(13), EDGE));
    expect(contact(spot(13, 9))).toBeNull();
    // It may go as far as the place, but not the 20 tenths more.
    const { legs, reasons } = walk(t, EDGE - 20 - inches(10)).wayTo(tenths(inches(13), EDGE - 20));
    expect([legs.at(-1)!.to, reasons]).toEqual([tenths(inches(13), EDGE - 20), []]);
  });

  rule('VG-7.6', 'contact never leads into another base', () => {
    const x = inches(13);
    // The friend touches the wall; the place asked for is just beside it, off the wall.
    const friend = blue('rifleman', 0, 0, { at: tenths(x + 249, EDGE) });
    const beside = tenths(x, EDGE - 25);
    const end = endOf(on(friend), beside);
    expect(end).toEqual(beside);
  });

  rule('VG-10.21', 'rock gives no cover: nothing draws a base to it', () => {
    const t = look(field([blue('rifleman', 13, 10)], active(0)), withPieces(box('rock', [8, 12], [10, 2], 3)));
    expect(endOf(t, tenths(inches(13), EDGE - 10))).toEqual(tenths(inches(13), EDGE - 10));
  });

  rule('VG-10.21', 'a parapet draws who is on its floor, and nobody below', () => {
    const pieces = [box('floor', [8, 8], [10, 6], [2.8, 3]), box('parapet', [8, 13.7], [10, 0.3], [3, 3.8])];
    const at = inches(13.7) - 125;
    const above = look(field([blue('rifleman', 0, 0, { at: spot(13, 11, 3) })], active(0)), withPieces(...pieces));
    expect(endOf(above, tenths(inches(13), at - 20))).toEqual({ x: inches(13), y: at, z: inches(3) });
    const below = look(field([blue('rifleman', 13, 11)], active(0)), withPieces(...pieces));
    expect(endOf(below, tenths(inches(13), at - 20))).toEqual(tenths(inches(13), at - 20));
  });
});
