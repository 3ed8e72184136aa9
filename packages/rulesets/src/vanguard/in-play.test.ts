import { expect } from 'vitest';
import { rule, section } from './testing/book.ts';
import { blue, field, look } from './testing/field.ts';

/** Shared by all tables, to check that a result cached for one is not used for another. */
const choices: readonly string[] = [];

section('Rules in play', () => {
  rule(['VG-2.4', 'VG-13.2'], 'only the leader has the leader’s abilities, on every table', () => {
    const nerve = (leader: boolean): number =>
      look(field([blue('captain', 5, 5, { choices, leader })])).query('nerve-modifier', 0, { model: 0 });
    expect([nerve(false), nerve(true), nerve(false)]).toEqual([0, 1, 0]);
  });

  rule(['VG-2.4', 'VG-13.3'], 'a team has only its own abilities, on either seat', () => {
    const bonus = (seat: number): number =>
      look(field([[seat, 'farseer', 5, 5, { choices, leader: true }]])).query('first-player', 0, { seat: 0 });
    expect([bonus(0), bonus(1), bonus(0)]).toEqual([1, 0, 1]);
  });
});
