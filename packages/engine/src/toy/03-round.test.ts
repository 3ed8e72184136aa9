import { expect } from 'vitest';
import { viewOf } from '../kernel/index.ts';
import { round, turns } from './03-round.ts';
import { toy } from './index.ts';
import { carpet, field, go, rule, section } from './testing/field.ts';

const faced = field([
  [0, 'private', 1, 1],
  [1, 'private', 11, 11],
  [0, 'private', 3, 1],
]);

section('TOY-3 The round', () => {
  rule('TOY-3.1', 'bids are secret until both are made; the higher goes first and both are spent', start => {
    const game = start.from(carpet, { ...faced, courage: [1, 2] }, round.start({ round: 2 }));
    expect(game.asks('bid courage', 'count')).toMatchObject({ to: 0, least: 0, most: 2, secret: true });
    game.picks('bid courage', 1);
    expect(viewOf(toy, carpet, game.state, 1).position.bids).toEqual([null, null]);
    expect(viewOf(toy, carpet, game.state, 0).position.bids).toEqual([1, null]);
    const bid = game.facts().find(f => f.type === 'bid')!;
    expect(toy.show(bid, 1)).toMatchObject({ courage: null });
    expect(toy.show(bid, 0)).toMatchObject({ courage: 1 });
    game.picks('bid courage', 3);
    expect(game.position).toMatchObject({ first: 1, courage: [1, 0], bids: [null, null] });
    game.stopsAt('choose a ready soldier');
  });

  rule('TOY-3.1', 'equal bids swap the order; nobody bids what it has not', start => {
    const game = start.from(carpet, { ...faced, first: 0 }, round.start({ round: 2 }));
    game.refuses(3, 'out-of-range', 'TOY-3.1').picks('bid courage', 2).picks('bid courage', 2);
    expect(game.position.first).toBe(1);
    game.stopsAt('choose a ready soldier');
  });

  rule('TOY-3.2', 'seats alternate, one ready soldier each, and a seat with none is passed over', start => {
    const game = start.from(carpet, faced, turns.start({ seat: 0, soldier: null }));
    expect(game.asks('choose a ready soldier', 'pick-one')).toMatchObject({ to: 0, options: [0, 2] });
    game
      .refuses(1, 'not-an-option', 'TOY-3.2')
      .picks('choose a ready soldier', 2)
      .picks('move', [go(3, 2)]);
    game.picks('choose a ready soldier', 1).picks('move', []);
    expect(game.asks('choose a ready soldier', 'pick-one')).toMatchObject({ to: 0, options: [0] });
    game.picks('choose a ready soldier', 0).picks('move', []);
    expect(game.position.soldiers.map(s => s.ready)).toEqual([false, false, false]);
  });
});
