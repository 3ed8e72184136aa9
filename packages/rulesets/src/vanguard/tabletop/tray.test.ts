import { type AttackShown, type Question, questionOf } from '@little-wars/engine';
import { describeRows, trayAfter } from '@little-wars/skirmish/testing';
import { expect } from 'vitest';
import { attackBy } from '../core/10-attacks/attack.ts';
import { vanguard } from '../index.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, look, open, red } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { tray } from './tray.ts';

type Game = ReturnType<Parameters<Parameters<typeof rule>[2]>[0]['from']>;

const duel = (change: Partial<Position> = {}) => field([blue('rifleman', 10, 10), red('rifleman', 20, 10)], change);
const shown = (game: Game, before: Position): AttackShown => trayAfter(vanguard, open, before, game.facts());

section('VG-10 An attack on the tray', () => {
  rule(['VG-10.3', 'VG-10.4', 'VG-10.5'], 'hits, saves beside the hits they cancel, the wounds', start => {
    const before = duel(broke);
    const game = start.from(open, before, attackBy(0, 'action'));
    const { count } = game.asks('roll to hit', 'roll');
    expect(count).toBe(2);
    game.dice('roll to hit', 4, 5).dice('roll for armor', 1, 5).dice('recovery roll', 1);
    const result = shown(game, before);
    expect(result).toMatchObject({ by: 0, to: 1, manner: 'shot', with: 'Carbine', lost: { by: 0 }, over: true });
    expect(result.fell).toEqual([1]);
    expect(describeRows(result)).toEqual(['hit by 4+: 4s cancelled, 5s', 'armor to 5+: 1f, 5s spent']);
  });

  rule('VG-11.3', 'a re-roll that costs CP is given by any die that failed', start => {
    const before = duel({ cp: [1, 0] });
    const game = start.from(open, before, attackBy(0, 'action')).dice('roll to hit', 1, 5);
    const asked = questionOf(vanguard, open, game.state) as Question;
    expect(tray.onDice(look(game.position), asked, shown(game, before))).toEqual([
      { option: 're-roll', row: 0, die: 0, verb: 'again' },
    ]);
    game.stopsAt('react or pass');
  });
});
