import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { at, BOY, INCH, MARINE, R } from '../../tac-ops/testing/hand.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood } from '../../testing/field.ts';
import type { Operative, Position, Token } from '../../types.ts';
import { controllerOf, controls, mayBePickedUp, objectivesOf } from './objectives.ts';

const objective: Token = {
  id: 'objective-1',
  kind: 'objective',
  at: { x: 3000, y: 3000, z: 0 },
  seat: null,
  marks: {},
};
const by = (seat: number, card: string, gap: number, side: 1 | -1 = 1, change: Partial<Operative> = {}): Stood => [
  seat,
  card,
  0,
  0,
  { ...at(3000 + side * (R + gap), 3000), ...change },
];
const far: Stood = red(BOY, 25, 20);
const look = (stood: readonly Stood[], change: Partial<Position> = {}) =>
  tableOf(killTeam, open, field(stood, { tokens: [objective], ...change }));
const controller = (...stood: readonly Stood[]) => controllerOf(look(stood), objective);

section('KT-6.7-9 Control', () => {
  rule('KT-6.7', 'more total APL within exactly 2" of the centre', () => {
    expect(controller(by(0, MARINE, 2 * INCH), far)).toBe(0);
    expect(controller(by(0, MARINE, 2 * INCH + 1), far)).toBeNull();
    expect(controller(by(0, MARINE, 0), by(1, BOY, 0, -1))).toBe(0);
    expect(controller(by(0, MARINE, 2 * INCH + 1), by(1, BOY, 0, -1))).toBe(1);
    expect(controller(red(BOY, 0, 0, at(3000, 3400)), by(0, MARINE, 0), by(1, BOY, 0, -1))).toBe(1);
  });

  rule('KT-6.7', 'exactly 2" is within on every side', () => {
    const beside = (dx: number, dy: number, gap: number): Stood =>
      blue(MARINE, 0, 0, at(3000 + dx * (R + gap), 3000 + dy * (R + gap)));
    const sides = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const;
    for (const [dx, dy] of sides)
      expect([2 * INCH, 2 * INCH + 1].map(gap => controller(beside(dx, dy, gap), far))).toEqual([0, null]);
  });

  rule('KT-6.7', 'nobody controls it on a tie', () => {
    expect(controller(by(0, BOY, 0), by(1, BOY, 0, -1))).toBeNull();
    expect(controller(far)).toBeNull();
  });

  rule(['KT-6.7', 'KT-1.10'], 'APL never falls below 0, so it never reduces that of friends', () => {
    const platform: Stood = blue('guardian-defender-heavy-weapon-platform', 0, 0, { ...at(3000, 3000), aplChange: -1 });
    expect(controller(platform, by(0, BOY, 0), by(1, BOY, 0, -1))).toBeNull();
  });

  rule(['KT-6.7', 'KT-1.4'], 'height counts in the distance', () => {
    const above = (z: number): Stood => blue(MARINE, 0, 0, at(3000, 3000, z));
    expect(controller(above(2 * INCH), far)).toBe(0);
    expect(controller(above(2 * INCH + 1), far)).toBeNull();
  });

  rule(['KT-6.7', 'KT-1.10'], 'the modified APL counts', () => {
    expect(controller(by(0, BOY, 0, 1, { aplChange: 1 }), by(1, BOY, 0, -1))).toBe(0);
    expect(controller(by(0, MARINE, 0, 1, { aplChange: -1 }), by(1, BOY, 0, -1))).toBeNull();
  });

  rule('KT-6.8', 'a carried token is controlled by its carrier, whoever else is near', () => {
    const item: Token = { ...objective, id: 'item-0', kind: 'item', seat: 0 };
    const t = look([by(0, BOY, 5 * INCH, 1, { carrying: 'item-0' }), by(1, BOY, 0, -1), by(0, BOY, 0)], {
      tokens: [item],
    });
    expect(controllerOf(t, item)).toBe(0);
    expect([0, 1, 2].map(id => controls(t, id, item))).toEqual([true, false, false]);
  });

  rule('KT-6.7', 'only the tokens of the mission are objectives', () => {
    const others = ['item', 'retrieval', 'beacon'].map(kind => ({ ...objective, id: `${kind}-0`, kind }));
    const t = look([by(0, MARINE, 0)], { tokens: [others[0]!, objective, ...others.slice(1)] });
    expect(objectivesOf(t)).toEqual([objective]);
  });

  rule('KT-6.7', 'an operative has control if it is near and its side is stronger', () => {
    const t = look([by(0, MARINE, 0), by(1, BOY, 0, -1), blue(MARINE, 20, 20)]);
    expect([0, 1, 2].map(id => controls(t, id, objective))).toEqual([true, false, false]);
  });

  rule(['KT-6.7', 'KT-3.15'], 'objectives cannot be picked up; a token can be by the side that owns it', () => {
    const t = look([by(0, MARINE, 0), by(1, BOY, 0, -1)]);
    const item: Token = { ...objective, id: 'item-0', kind: 'item', seat: 0 };
    expect([0, 1].map(id => mayBePickedUp(t, id, objective))).toEqual([false, false]);
    expect([0, 1].map(id => mayBePickedUp(t, id, item))).toEqual([true, false]);
  });
});
