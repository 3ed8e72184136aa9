import { viewOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { at, BOY, INCH, MARINE } from '../../tac-ops/testing/hand.ts';
import { block } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, withPieces } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { activation } from '../02-turning-point/activation.ts';
import { recon, type Scouting, scouting } from './scouting.ts';
import { barricade } from './set-up.ts';

const stood = [blue(MARINE, 5, 2), blue(MARINE, 5, 8), red(BOY, 20, 20)] as const;
const before = (change: Partial<Position> = {}) =>
  field(stood, { cp: [0, 0], turningPoint: 0, phase: 'set-up', ...change });
const CHOOSE = 'choose a scouting option';
const FIRST = 'say who has the first initiative';

section('KT-11.11 Scouting', () => {
  rule(['KT-11.11', 'KT-10.2'], 'options are chosen in secret and revealed together', start => {
    const game = start.from(open, before({ attacker: 1 }), scouting.start({}));
    expect(game.asks(CHOOSE, 'pick-one')).toMatchObject({
      to: 0,
      secret: true,
      options: ['fortify', 'infiltrate', 'recon'],
    });
    game.refuses('hide', 'not-an-option', 'KT-11.11').picks(CHOOSE, 'infiltrate');
    const seen = (seat: number | null) => viewOf(killTeam, open, game.state, seat).position.scouting;
    expect([seen(0), seen(1), seen(null)]).toEqual([
      ['infiltrate', null],
      [null, null],
      [null, null],
    ]);
    const chosen = game.facts().find(({ type }) => type === 'scouting-chosen')!;
    expect(killTeam.show(chosen, 1)).toMatchObject({ seat: 0, scouting: null });
    expect(killTeam.show(chosen, 0)).toMatchObject({ scouting: 'infiltrate' });
    game.picks(CHOOSE, 'infiltrate');
    expect([seen(1), seen(null)]).toEqual([
      ['infiltrate', 'infiltrate'],
      ['infiltrate', 'infiltrate'],
    ]);
    expect(game.position.infiltrations).toEqual([1, 1]);
    game.picks(FIRST, 0);
  });

  rule('KT-11.11', 'the Attacker resolves first', start => {
    const game = start.from(open, before({ attacker: 1 }), scouting.start({}));
    game.picks(CHOOSE, 'fortify').picks(CHOOSE, 'recon');
    game.picks('choose who dashes', 'nobody').picks('set up a barricade', { at: { x: 3000, y: 2500, z: 0 } });
    game.picks(FIRST, 1);
  });

  rule(
    ['KT-11.11', 'KT-11.9'],
    'Fortify: one more barricade, wholly in the player’s own territory, on a Vantage Point too',
    start => {
      const setup = withPieces([block('floor', [10, 5], [4, 4], [2, 3])]);
      const fortify = () => start.from(setup, before(), barricade.start({ seat: 0, anywhere: true }));
      const game = fortify();
      game.refuses({ at: { x: 6000, y: 11 * INCH - 31, z: 0 } }, 'outside-territory', 'KT-11.11');
      game.refuses({ at: { x: 6000, y: 5 * INCH, z: 3 * INCH } }, 'not-on-the-ground', 'KT-11.9');
      game.picks('set up a barricade', { at: { x: 6000, y: 11 * INCH - 32, z: 0 } });
      expect(game.position.barricades).toHaveLength(1);
      expect(game.facts()).toMatchObject([{ type: 'barricade-set-up', clause: 'KT-11.11' }]);
      fortify().picks('set up a barricade', { at: { x: 12 * INCH, y: 7 * INCH, z: 3 * INCH } });
    },
  );

  rule(
    ['KT-11.11', 'KT-11.9'],
    'Fortify: not into an operative; the ground below one on a Vantage Point is free',
    start => {
      const setup = withPieces([block('floor', [10, 5], [4, 4], [2, 3])]);
      const above = field([blue(MARINE, 0, 0, at(12 * INCH, 7 * INCH, 3 * INCH))], {
        phase: 'set-up',
        turningPoint: 0,
      });
      const game = start.from(setup, above, barricade.start({ seat: 0, anywhere: true }));
      game.refuses({ at: { x: 12 * INCH, y: 7 * INCH, z: 3 * INCH } }, 'no-room', 'KT-11.9');
      game.picks('set up a barricade', { at: { x: 12 * INCH, y: 7 * INCH, z: 0 } });
    },
  );

  rule(
    ['KT-11.11', 'KT-3.7'],
    'Recon: an operative wholly within the drop zone makes a free 3" Dash, as if it could FLY',
    start => {
      const setup = withPieces([block('wall', [4, 3], [2, 0.5])]);
      const game = start.from(setup, before(), recon.start({ seat: 0, operative: null }));
      expect(game.asks('choose who dashes', 'pick-one')).toMatchObject({ to: 0, options: ['nobody', 0] });
      game.refuses(1, 'not-an-option', 'KT-11.11').picks('choose who dashes', 0);
      game.refuses([{ how: 'go', to: { x: 5 * INCH, y: 5 * INCH + 1, z: 0 } }], 'too-long', 'KT-3.12');
      game.picks('move', [{ how: 'go', to: { x: 5 * INCH, y: 5 * INCH, z: 0 } }]);
      expect(game.position.operatives[0]!.at).toEqual({ x: 5 * INCH, y: 5 * INCH, z: 0 });
      expect(game.position.effects).toEqual([]);
    },
  );

  rule(
    'KT-11.11',
    'Infiltrate: once in the first turning point an operative changes its order when activated',
    start => {
      const active = (change: Partial<Position>) =>
        start.from(
          open,
          field(stood, { cp: [0, 0], infiltrations: [1, 0], ...change }),
          activation.start({ operative: 0, chosen: null }),
        );
      const game = active({ turningPoint: 1 }).reacts('activated', 'infiltrate');
      expect(game.position.operatives[0]!.order).toBe('conceal');
      expect(game.position.infiltrations).toEqual([0, 0]);
      game.picks('choose an action', 'end-activation');
      const kept = active({ turningPoint: 1 }).reacts('activated', null);
      expect(kept.position.infiltrations).toEqual([1, 0]);
      kept.picks('choose an action', 'end-activation');
      active({ turningPoint: 2 }).picks('give an order', 'engage').picks('choose an action', 'end-activation');
      active({ turningPoint: 1, infiltrations: [0, 1] }).picks('choose an action', 'end-activation');
    },
  );
});

section('KT-11.12 The first initiative', () => {
  const winner = (zero: Scouting, one: Scouting, attacker: number): [Scouting, Scouting, number] => [
    zero,
    one,
    attacker,
  ];
  const cases = [
    [winner('fortify', 'infiltrate', 1), 0],
    [winner('infiltrate', 'recon', 1), 0],
    [winner('recon', 'fortify', 1), 0],
    [winner('infiltrate', 'fortify', 0), 1],
    [winner('recon', 'infiltrate', 0), 1],
    [winner('fortify', 'recon', 0), 1],
    [winner('recon', 'recon', 1), 1],
    [winner('fortify', 'fortify', 0), 0],
  ] as const;
  rule(
    'KT-11.12',
    'Fortify beats Infiltrate beats Recon beats Fortify, the Attacker wins ties; the winner decides initiative',
    start => {
      for (const [[zero, one, attacker], to] of cases) {
        const game = start.from(open, before({ attacker }), scouting.start({})).picks(CHOOSE, zero).picks(CHOOSE, one);
        while (game.state.question?.purpose !== FIRST)
          if (game.state.question?.kind === 'place')
            game.picks('set up a barricade', {
              at: { x: 3000, y: (game.state.question.to === 0 ? 5 : 16) * INCH, z: 0 },
            });
          else game.picks('choose who dashes', 'nobody');
        expect(game.asks(FIRST, 'pick-one')).toMatchObject({ to, options: [0, 1] });
        game.picks(FIRST, 1 - to);
        expect(game.position.initiative).toBe(1 - to);
      }
    },
  );
});
