import { expect } from 'vitest';
import { round } from '../../core/04-round/round.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, go, open, red, type Stood, spot } from '../../testing/field.ts';

const enemy: Stood = red('rifleman', 30, 33);
const ranger = (x: number, change = {}): Stood => blue('ranger', x, 4, change);
const before = (line: readonly Stood[], rounds = 0) => field(line, { ...broke, round: rounds, phase: 'end' });

section('Scouts', () => {
  rule(['VG-4.12', 'VG-2.4'], 'in the first start phase each may move up to 6", one after the other', start => {
    const game = start.from(open, before([ranger(10), ranger(20), enemy]), round.start({}));
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 0, timing: 'start-phase', options: ['scouts'] });
    game.reacts('start-phase', 'scouts').picks('choose who goes ahead', 1);
    game.refuses([go(20, 10.1)], 'too-long', 'VG-7.1');
    game.picks('move', [go(20, 10)]);
    // Only the other one is left, and no scout moves twice.
    game.reacts('start-phase', 'scouts').picks('move', [go(10, 8)]);
    expect(game.position.models.map(({ at, used, activated }) => [at, used, activated])).toEqual([
      [spot(10, 8), ['scouts'], false],
      [spot(20, 10), ['scouts'], false],
      [spot(30, 33), [], false],
    ]);
    game.stopsAt('roll for first player');
  });

  rule('VG-4.12', 'each may stay; and none moves in a later round', start => {
    const stays = start.from(open, before([ranger(10), enemy]), round.start({})).reacts('start-phase', null);
    stays.stopsAt('roll for first player');
    start.from(open, before([ranger(10), enemy], 1), round.start({})).stopsAt('roll for first player');
    start.from(open, before([blue('guardian', 10, 4), enemy]), round.start({})).stopsAt('roll for first player');
  });
});
