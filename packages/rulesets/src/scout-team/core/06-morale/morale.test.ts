import { expect } from 'vitest';
import { battle, morale } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, look, open, red, type Stood } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { isBelowHalf, lossesCounted, makesFlee } from './morale.ts';

const gone = { at: null, removed: true, wounds: 0 } as const;
/** This many Boyz of each seat on the table, and this many removed. */
const boyz = (here: number, lost: number): readonly Stood[] => [
  ...Array.from({ length: here }, (_, i) => blue('Ork Boy', 5 + 2 * i, 10)),
  ...Array.from({ length: lost }, () => blue('Ork Boy', 0, 0, gone)),
];
const phase = () => battle.phase.start({ seat: 0, phase: 'morale' });
const at = (line: readonly Stood[], lost: readonly number[], change: Partial<Position> = {}) =>
  field(line, { ...broke, phase: 'fight', lost, ...change });
const fled = (game: { facts(): readonly { readonly type: string }[] }) =>
  game.facts().filter(({ type }) => type === 'fled').length;

section('ST-6, 9E-11 Morale', () => {
  rule(
    ['ST-6.1', '9E-11.1', 'ST-6.4', 'ST-6.7'],
    'one test for an army: a D6 and its losses against the best Ld',
    start => {
      // Ld 6, and 7 with a Boss Nob: 4 + 3 passes, 5 + 3 fails.
      const line = [...boyz(4, 3), blue('Boss Nob', 20, 20, { sheet: 'boyz' }), red('Nob', 30, 10)];
      const passed = start.from(open, at(line, [3, 0]), phase()).dice('Morale test', 4);
      expect(passed.facts()).toContainEqual({
        type: 'morale-tested',
        clause: 'ST-6.1',
        seat: 0,
        total: 7,
        leadership: 7,
        passed: true,
      });
      const failed = start.from(open, at(line, [3, 0]), phase()).dice('Morale test', 5);
      failed.picks('choose who flees', 0).dice('Combat Attrition', 2, 2, 2, 2);
      expect(fled(failed)).toBe(1);
      // A side without losses does not test.
      expect(
        start
          .from(open, at(line, [0, 0]), phase())
          .facts()
          .map(({ type }) => type),
      ).not.toContain('morale-tested');
      expect(morale.leadershipOf(look(at(line, [0, 0])), 1)).toBe(7);
    },
  );

  rule('ST-6.7', 'the player whose turn it is first', start => {
    const line = [...boyz(3, 1), red('Ork Boy', 30, 10), red('Ork Boy', 30, 14)];
    const game = start.from(open, at(line, [1, 1]), phase());
    game.dice('Morale test', 2).dice('Morale test', 2);
    const seats = game.facts().flatMap(fact => (fact.type === 'morale-tested' ? [fact.seat] : []));
    expect(seats).toEqual([0, 1]);
  });

  rule(['9E-11.2', 'ST-6.4'], 'an unmodified 1 passes', start => {
    const game = start.from(open, at(boyz(4, 9), [9, 0]), phase()).dice('Morale test', 1);
    expect(game.facts().find(({ type }) => type === 'morale-tested')).toMatchObject({ passed: true, total: 19 });
  });

  rule(['ST-6.2', 'ST-6.5', '9E-1.6'], 'below half strength losses count twice; exactly half is not below', () => {
    expect([lossesCounted(3, false), lossesCounted(3, true)]).toEqual([3, 6]);
    expect(isBelowHalf(at(boyz(3, 3), [3, 0]), 0)).toBe(false);
    expect(isBelowHalf(at(boyz(2, 3), [3, 0]), 0)).toBe(true);
    // Reserves count as remaining too.
    const waiting = [...boyz(2, 3), blue('Stormboy', 0, 0, { at: null, reserve: true })];
    expect(isBelowHalf(at(waiting, [3, 0]), 0)).toBe(false);
  });

  rule(
    ['9E-11.3', '9E-11.4', 'ST-6.3', 'ST-6.6'],
    'one flees by choice, then a die for each remaining model; each 1 flees',
    start => {
      const game = start.from(open, at(boyz(5, 5), [5, 0]), phase()).dice('Morale test', 2);
      game.picks('choose who flees', 3).dice('Combat Attrition', 1, 2, 1, 6);
      expect(game.asks('choose who else flees', 'pick-some')).toMatchObject({
        options: [0, 1, 2, 4],
        least: 2,
        most: 2,
      });
      game.picks('choose who else flees', [0, 4]);
      expect(game.position.models.map(({ at: spot }) => spot !== null).slice(0, 5)).toEqual([
        false,
        true,
        true,
        false,
        false,
      ]);
    },
  );

  rule('9E-11.4', 'of several left, its player chooses the one that a single 1 makes flee', start => {
    const game = start.from(open, at(boyz(5, 5), [5, 0]), phase()).dice('Morale test', 2);
    game.picks('choose who flees', 3).dice('Combat Attrition', 1, 2, 2, 6);
    expect(game.asks('choose who else flees', 'pick-some')).toMatchObject({ least: 1, most: 1 });
    game.picks('choose who else flees', [4]);
    expect(fled(game)).toBe(2);
  });

  rule(['9E-11.5', 'ST-6.8'], 'below half strength, as it was before the check: -1 to each die', start => {
    expect([makesFlee(1, false), makesFlee(2, false), makesFlee(2, true), makesFlee(3, true)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // Five of ten are left: not below, though one flees and leaves four.
    const game = start.from(open, at(boyz(5, 5), [5, 0]), phase()).dice('Morale test', 2);
    game.picks('choose who flees', 0).dice('Combat Attrition', 2, 2, 2, 2);
    expect(fled(game)).toBe(1);
    const below = start.from(open, at(boyz(4, 6), [3, 0]), phase()).dice('Morale test', 2);
    below.picks('choose who flees', 0).dice('Combat Attrition', 2, 2, 2);
    expect(fled(below)).toBe(4);
  });

  rule('9E-11.6', 'a fleeing model counts as destroyed, but triggers no rule', start => {
    const line = [
      ...Array.from({ length: 3 }, (_, i) => blue('Immortal', 5 + 2 * i, 10)),
      ...Array.from({ length: 9 }, () => blue('Immortal', 0, 0, gone)),
    ];
    const game = start.from(open, at(line, [9, 0]), phase()).dice('Morale test', 2);
    game.picks('choose who flees', 0).dice('Combat Attrition', 3, 3);
    expect(game.position.lost).toEqual([10, 0]);
    expect(game.position.fallen).toEqual([]);
    expect(game.facts().filter(({ type }) => type === 'slain')).toEqual([]);
  });

  rule('9E-4.9', 'Insane Bravery: passes without a roll for 2 CP, once per battle', start => {
    const rich = at(boyz(4, 3), [3, 0], { cp: [4, 0] });
    const game = start.from(open, rich, phase()).picks('use Insane Bravery', 'insane-bravery');
    expect(game.position).toMatchObject({ cp: [2, 0], brave: [true, false] });
    const again = start.from(open, { ...rich, brave: [true, false] }, phase());
    again.dice('Morale test', 1);
    const declined = start.from(open, rich, phase()).picks('use Insane Bravery', null).dice('Morale test', 1);
    expect(declined.position.cp).toEqual([4, 0]);
  });

  rule('ST-6.3', 'the last model flees without a question', start => {
    const game = start.from(open, at(boyz(1, 6), [6, 0]), phase()).dice('Morale test', 2);
    expect(fled(game)).toBe(1);
    expect(game.position.over).toBe(true);
  });
});
