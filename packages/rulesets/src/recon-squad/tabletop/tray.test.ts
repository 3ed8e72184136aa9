import { type Question, questionOf } from '@little-wars/engine';
import { describeRows, trayAfter } from '@little-wars/skirmish/testing';
import { expect } from 'vitest';
import { reconSquad } from '../index.ts';
import { strikes } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, look, open, red } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { tray } from './tray.ts';

const duel = (change: Partial<Position> = {}) => field([blue('Intercessor', 10, 10), red('Nob', 20, 10)], change);
const shot = (attacks: number) =>
  strikes.strike.start({ attacker: 0, target: 1, profile: 'bolt-rifle', manner: 'shooting', attacks });

section('8E-6 An attack on the tray', () => {
  rule(['8E-6.14', '8E-6.15', '8E-6.17', '8E-6.19'], 'a row each for hits, wounds and saves', start => {
    const game = start.from(open, duel(broke), shot(3));
    game.dice('roll to hit', 2, 3, 6).dice('roll to wound', 4, 4).dice('saving throws', 4, 1);
    const result = trayAfter(reconSquad, open, duel(broke), game.facts());
    expect(result).toMatchObject({ by: 0, to: 1, manner: 'shot', with: 'Bolt rifle', over: true, fell: [1] });
    expect(result.lost).toEqual({ to: 2, by: 0 });
    expect(describeRows(result)).toEqual(['hit by 3+: 2f, 3s, 6s', 'wound by 4+: 4s, 4s', 'save to 5+: 4f, 1f']);
  });

  rule(['8E-10.2', '8E-6.14'], 'a Command Re-roll is given by a die that failed, and marked', start => {
    const game = start.from(open, duel(), shot(2)).dice('roll to hit', 1, 3);
    const facts = game.facts();
    const attack = trayAfter(reconSquad, open, duel(), facts);
    const asked = questionOf(reconSquad, open, game.state) as Question;
    expect(tray.onDice(look(game.position), asked, attack)).toEqual([
      { option: 'command-re-roll', row: 0, die: 0, verb: 'again' },
    ]);
    game.reacts('rolled', 'command-re-roll').picks('choose a die to roll again', 0).dice('roll the die again', 5);
    const after = trayAfter(reconSquad, open, duel(), [...facts, ...game.facts()]);
    expect(describeRows(after)).toEqual(['hit by 3+: 5s again, 3s']);
    game.stopsAt('roll to wound');
  });
});
