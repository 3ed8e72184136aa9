import type { Frame } from '@little-wars/engine';
import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, look, open, red } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { hitsOn } from '../10-attacks/armor.ts';
import { attackBy } from '../10-attacks/attack.ts';
import { attackDice, attackOn, type Striking } from '../10-attacks/strike.ts';
import { succeeds } from './dice.ts';

/** A rifleman with a carbine (2 dice at 4+) at a pikeman (AR 4+, 2 wounds) 10" away in the open. */
const volley = (change: Partial<Position> = broke): Position =>
  field([blue('rifleman', 10, 10), red('pikeman', 20, 10)], change);
const shot: Frame = attackBy(0, 'action');
const wounds = (position: Position): number => position.models[1]!.wounds;
const plain: Setup = { ...open, options: { ...open.options, explodingSixes: false } };

/** A pike at a model that leaves its reach. */
const DISENGAGING: Striking = {
  attacker: 0,
  manner: 'disengaging',
  weapon: 'pike',
  target: 1,
  dice: 2,
  focus: null,
  aimed: false,
  marks: [],
};

section('VG-3 Dice', () => {
  rule(['VG-3.1', 'VG-10.3', 'VG-10.5'], 'each die at the number or above is a success', start => {
    const game = start.from(open, volley(), shot);
    game.dice('roll to hit', 4, 3).dice('roll for armor', 3);
    expect(wounds(game.position)).toBe(1);
    const none = start.from(open, volley(), shot).dice('roll to hit', 3, 2);
    expect(wounds(none.position)).toBe(2);
  });

  rule('VG-3.2', 'modifiers add up on every die', start => {
    // Long range and aimed: +1 and -1 leave 4+; long range alone makes it 5+.
    const far = (aiming: boolean): Position =>
      field([blue('rifleman', 10, 10), red('pikeman', 30, 10)], {
        ...broke,
        activation: { model: 0, again: false, performed: [], shorts: 0, longs: 0, aiming, focusing: false },
      });
    const both = start.from(open, far(true), shot);
    both.dice('roll to hit', 4, 4).dice('roll for armor', 2, 4);
    expect(wounds(both.position)).toBe(1);
    start.from(open, far(false), shot).dice('roll to hit', 4, 4);
  });

  rule('VG-3.4', 'a natural 6 succeeds and adds another die, repeatedly', start => {
    const game = start.from(open, volley(), shot);
    game
      .dice('roll to hit', 6, 1)
      .dice('roll bonus dice', 6)
      .dice('roll bonus dice', 4)
      .dice('roll for armor', 4, 4, 4);
    expect(wounds(game.position)).toBe(2);
  });

  rule('VG-3.4', 'without exploding sixes a 6 is only one success', start => {
    const game = start.from(plain, volley(), shot);
    game.dice('roll to hit', 6, 1).dice('roll for armor', 3);
    expect(wounds(game.position)).toBe(1);
  });

  rule(['VG-3.4', 'VG-3.6', 'VG-3.7'], 'only natural faces are automatic', () => {
    expect(succeeds(1, 2, 3)).toBe(false);
    expect(succeeds(2, 4, 2)).toBe(true);
    expect(succeeds(5, 4, -2)).toBe(false);
    // However much is taken off.
    expect([succeeds(6, 2, -9), succeeds(6, 9, -1), succeeds(1, 2, 9)]).toEqual([true, true, false]);
    // Needs 7 or more: only natural 6s succeed.
    expect([1, 2, 3, 4, 5, 6].filter(face => succeeds(face, 5, -3))).toEqual([6]);
    // A 5 that a bonus raises to 6 is a success, not an explosion: dice keep their natural faces.
    expect(succeeds(5, 6, 1)).toBe(true);
  });

  rule('VG-3.7', 'a die that a modifier raises to 6 does not explode', start => {
    const position = field([blue('rifleman', 10, 10), red('pikeman', 20, 10)], {
      ...broke,
      activation: { model: 0, again: false, performed: ['aim'], shorts: 1, longs: 0, aiming: true, focusing: false },
    });
    const game = start.from(open, position, shot);
    game.dice('roll to hit', 5, 2).dice('roll for armor', 4);
    expect(wounds(game.position)).toBe(2);
  });

  rule('VG-3.8', 'bonus dice are added before the roll', start => {
    const near = field([blue('rifleman', 10, 10, { choices: ['scattergun'] }), red('pikeman', 17, 10)], broke);
    // 3 dice, plus one within 6".
    const game = start.from(open, near, shot).picks('choose an attack', 'scattergun');
    game.dice('roll to hit', 1, 1, 1, 1);
    const beyond = field([blue('rifleman', 10, 10, { choices: ['scattergun'] }), red('pikeman', 17.5, 10)], broke);
    start.from(open, beyond, shot).dice('roll to hit', 1, 1, 1);
  });

  rule('VG-3.8', 'lost dice are taken off before the roll, never below none: no dice, no hits', start => {
    const line = [blue('pikeman', 10, 10), red('pikeman', 12, 10)] as const;
    const losing = (dice: number): Position =>
      field(line, {
        ...broke,
        effects: [{ use: { rule: 'nimble', dice, seat: 1, holder: 1 }, until: 'round' }],
      });
    const strike = attackBy(0, 'disengaging', 1);
    start.from(open, losing(1), strike).dice('roll to hit', 1);
    for (const dice of [2, 3]) {
      const game = start.from(open, losing(dice), strike);
      expect(game.state.question).toBeNull();
      expect(wounds(game.position)).toBe(2);
    }
    const attack = attackOn(look(losing(5)), DISENGAGING);
    expect(attackDice(look({ ...losing(5), attack }))).toBe(0);
  });

  rule('VG-3.9', 'armor dice explode; the extra die may save one more hit, and surplus saves are lost', start => {
    const game = start.from(open, volley(), shot);
    game.dice('roll to hit', 4, 4).dice('roll for armor', 6, 3).dice('roll bonus dice', 5);
    expect(wounds(game.position)).toBe(2);
    const more = start.from(open, volley(), shot);
    more.dice('roll to hit', 4, 1).dice('roll for armor', 6).dice('roll bonus dice', 6).dice('roll bonus dice', 6);
    more.dice('roll bonus dice', 1);
    expect(wounds(more.position)).toBe(2);
  });

  rule(
    ['VG-3.3', 'VG-3.11', 'VG-11.3'],
    '1 CP re-rolls one die: never a natural 6, never twice, and the second result stands',
    start => {
      const game = start.from(open, volley({ cp: [2, 0] }), shot);
      game.dice('roll to hit', 6, 4).dice('roll bonus dice', 2).reacts('hit-dice-rolled', 're-roll');
      expect(game.asks('choose a die to roll again', 'pick-one').options).toEqual([1, 2]);
      game.refuses(0, 'not-an-option', 'VG-11.3');
      game.picks('choose a die to roll again', 1).dice('roll them again', 1).reacts('hit-dice-rolled', 're-roll');
      expect(game.asks('choose a die to roll again', 'pick-one').options).toEqual([2]);
      game.picks('choose a die to roll again', 2).dice('roll them again', 3).dice('roll for armor', 4);
      expect(game.position.cp).toEqual([0, 0]);
      expect(wounds(game.position)).toBe(2);
    },
  );

  rule('VG-3.12', 'a die that becomes a 6 on the second roll explodes', start => {
    const game = start.from(open, volley({ cp: [1, 0] }), shot);
    game.dice('roll to hit', 2, 2).reacts('hit-dice-rolled', 're-roll').picks('choose a die to roll again', 0);
    game.dice('roll them again', 6).dice('roll bonus dice', 5).dice('roll for armor', 1, 4);
    expect(wounds(game.position)).toBe(1);
  });

  rule(['VG-11.3', 'VG-11.14'], 'armor dice may be re-rolled too, but only by their owner', start => {
    const game = start.from(open, volley({ cp: [0, 1] }), shot);
    game.dice('roll to hit', 4, 4);
    game.dice('roll for armor', 2, 4);
    expect(game.asks('react or pass').to).toBe(1);
    game.reacts('armor-dice-rolled', 're-roll').picks('choose a die to roll again', 0).dice('roll them again', 4);
    expect(wounds(game.position)).toBe(2);
  });

  rule(['VG-3.5', 'VG-10.6'], 'recovery rolls do not explode, but 6 passes and 1 fails', start => {
    const game = start.from(
      open,
      field([blue('rifleman', 10, 10), red('rifleman', 20, 10)], broke),
      hitsOn(1, [3, 5, 3]),
    );
    game.dice('roll for armor', 2, 2, 2).dice('recovery roll', 6);
    expect(game.position.models[1]).toMatchObject({ wounds: 1, down: true, removed: false });
  });

  rule(['VG-3.3', 'VG-3.11'], 're-rolls granted by a rule are free', start => {
    const game = start.from(
      open,
      volley({
        cp: [0, 0],
        effects: [{ use: { rule: 're-rolls-hits', dice: 1, seat: 0, holder: 0 }, until: 'round' }],
      }),
      shot,
    );
    game
      .dice('roll to hit', 2, 3)
      .picks('choose dice to roll again', [1])
      .dice('roll them again', 4)
      .dice('roll for armor', 1);
    expect(wounds(game.position)).toBe(1);
  });
});
