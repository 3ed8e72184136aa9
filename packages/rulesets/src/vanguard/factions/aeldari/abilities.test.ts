import { expect } from 'vitest';
import { firstPlayer } from '../../core/04-round/round.ts';
import { activationOf } from '../../core/05-activation/activation.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, go, open, red, type Stood } from '../../testing/field.ts';

section('Nimble', () => {
  /** A model that walks out of the reach of a pike 2" away. */
  const leaves = (card: string): readonly Stood[] => [[0, card, 10, 10], red('pikeman', 13, 10)];

  rule(['VG-3.8', 'VG-7.4', 'VG-13.3'], 'disengaging attacks on it have one die less', start => {
    for (const [card, dice] of [
      ['guardian', [1]],
      ['rifleman', [1, 1]],
    ] as const) {
      const game = start.from(open, field(leaves(card), broke), activationOf(0, false));
      game.picks('choose an action', 'walk').picks('move', [go(5, 10)]);
      game.picks('strike who leaves', '1').dice('roll to hit', ...dice);
      game.picks('choose an action', 'end-activation');
    }
  });

  rule('VG-3.8', 'other attacks keep all their dice', start => {
    start.from(open, field(leaves('guardian'), broke), attackBy(1, 'action')).dice('roll to hit', 1, 1);
  });
});

section('Lightning Reflexes', () => {
  const shot = attackBy(1, 'action');
  const line = (cp: number) => field([blue('guardian', 10, 10), red('rifleman', 20, 10)], { cp: [cp, 0] });

  rule(['VG-3.2', 'VG-2.4', 'VG-2.8'], 'for 1 CP an attack on it has -1 to hit, once', start => {
    const game = start.from(open, line(2), shot);
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 0, options: ['lightning-reflexes'] });
    game.reacts('before-hit-roll', 'lightning-reflexes').dice('roll to hit', 4, 5).dice('roll for armor', 5);
    game.reacts('armor-dice-rolled', null);
    expect(game.position.cp).toEqual([1, 0]);
  });

  rule('VG-3.2', 'works in melee too, and if declined the roll is unchanged', start => {
    const close = field([blue('guardian', 10, 10), red('pikeman', 12.5, 10)], { cp: [1, 0] });
    start.from(open, close, shot).reacts('before-hit-roll', 'lightning-reflexes').dice('roll to hit', 4, 4);
    const game = start.from(open, line(1), shot).reacts('before-hit-roll', null).dice('roll to hit', 4, 1);
    game.dice('roll for armor', 5).reacts('armor-dice-rolled', null);
  });

  rule('VG-11.16', 'is not offered without CP, or for its own attacks', start => {
    start.from(open, line(0), shot).dice('roll to hit', 1, 1);
    start.from(open, line(1), attackBy(0, 'action')).dice('roll to hit', 1, 1).reacts('hit-dice-rolled', null);
  });
});

section('Foresight', () => {
  const line = (leader: boolean): readonly Stood[] => [blue('farseer', 10, 10, { leader }), red('rifleman', 20, 10)];
  const roll = firstPlayer.start({ faces: [], winner: 0 });

  rule(['VG-4.2', 'VG-13.2'], 'a leader of the Aeldari adds 1 to the roll for first player', start => {
    const game = start.from(open, field(line(true), broke), roll).dice('roll for first player', 3, 3);
    expect(game.asks('go first or second').to).toBe(0);
    game.picks('go first or second', 'second');
    expect(game.position.first).toBe(1);
    // +1 for the enemy makes it a tie, which is re-rolled.
    const tied = start.from(open, field(line(true), broke), roll).dice('roll for first player', 3, 4);
    tied.dice('roll for first player', 1, 6).picks('go first or second', 'first');
    expect(tied.position.first).toBe(1);
  });

  rule('VG-4.2', 'other models add nothing', start => {
    const game = start.from(open, field(line(false), broke), roll).dice('roll for first player', 3, 3);
    game.stopsAt('roll for first player');
  });
});

section('Bladestorm', () => {
  const avenger: Stood = blue('dire-avenger', 10, 10);
  const shot = attackBy(0, 'action');
  const one = (cp: number) => field([avenger, red('carnifex', 20, 10)], { cp: [cp, 0] });

  rule(['VG-10.10', 'VG-2.4'], 'for 1 CP natural 6s of its ranged attack deal mortal wounds', start => {
    const game = start.from(open, one(1), shot).reacts('before-hit-roll', 'bladestorm');
    game
      .dice('roll to hit', 6, 5, 1)
      .dice('roll bonus dice', 1)
      .dice('roll for armor', 6, 6)
      .dice('roll bonus dice', 2, 2);
    expect(game.position.models[1]!.wounds).toBe(4);
    expect(game.position.effects).toEqual([]);
    const plain = start.from(open, one(1), shot).reacts('before-hit-roll', null);
    plain.dice('roll to hit', 6, 1, 1).dice('roll bonus dice', 1).reacts('hit-dice-rolled', null);
    plain.dice('roll for armor', 6).dice('roll bonus dice', 2);
    expect(plain.position.models[1]!.wounds).toBe(5);
  });

  rule('VG-2.8', 'works once per attack, at the target it was paid for', start => {
    const two = field([avenger, red('carnifex', 20, 10), red('tyranid-prime', 20, 13.5)], { cp: [3, 0] });
    const game = start.from(open, two, shot).picks('choose a target', 1).picks('choose more targets', [2]);
    game.picks('split the dice', [2, 1]).reacts('before-hit-roll', 'bladestorm').dice('roll to hit', 6, 1);
    game.dice('roll bonus dice', 1).reacts('hit-dice-rolled', null).dice('roll for armor', 5);
    game.dice('roll to hit', 6).dice('roll bonus dice', 1).reacts('hit-dice-rolled', null).dice('roll for armor', 5);
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([1, 4, 3]);
  });

  rule('VG-11.16', 'is not offered in melee or without CP', start => {
    start.from(open, one(0), shot).dice('roll to hit', 1, 1, 1);
    const close = field([avenger, red('rifleman', 0, 0, { at: { x: 2540 + 266, y: 2540, z: 0 } })], { cp: [1, 0] });
    start.from(open, close, shot).dice('roll to hit', 1).reacts('hit-dice-rolled', null);
  });
});
