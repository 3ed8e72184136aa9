import { expect } from 'vitest';
import { squaredDistance } from '../../core/01-game/measuring.ts';
import { turningPoint } from '../../core/02-turning-point/turning-point.ts';
import { incapacitate, removeIncapacitated } from '../../core/06-damage/damage.ts';
import { apart, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood } from '../../testing/field.ts';
import type { Operative, Position, Token } from '../../types.ts';
import { nearestPlace } from '../mechanisms/nearest-place.ts';
import { offers, table } from '../testing/moments.ts';

const REANIMATION = 'reanimation-protocols';
const begin = turningPoint.start({ number: 2 });
const enemy: Stood = red('boy-fighter', 25, 18);
const first = 'roll for initiative';
const wounds = ({ operatives }: Position) => operatives.map(each => each.wounds);

section('KT-13.1 Living Metal', () => {
  rule('KT-13.1', 'Living Metal: up to 2 wounds are regained in the Ready step, never above the maximum', start => {
    const line = field([
      blue('necron-warrior', 5, 5, { wounds: 4 }),
      blue('necron-warrior', 8, 5, { wounds: 8 }),
      blue('necron-warrior', 11, 5),
      red('boy-fighter', 25, 18, { wounds: 3 }),
    ]);
    const game = start.from(open, line, begin);
    expect(wounds(game.position)).toEqual([6, 9, 9, 3]);
    game.stopsAt(first);
  });

  rule('KT-13.1', 'Living Metal: removed operatives regain nothing', start => {
    const gone: Partial<Operative> = { at: null, removed: true, ready: false, wounds: 0 };
    const game = start.from(open, field([blue('necron-warrior', 5, 5, gone), enemy]), begin);
    expect(game.position.operatives[0]).toMatchObject({ wounds: 0, removed: true });
    game.stopsAt(first);
  });
});

section('KT-6.4 Reanimation Protocols', () => {
  const fallen = (card: string, change: Partial<Operative> = {}): Stood => [0, card, 5, 5, { wounds: 0, ...change }];

  rule(
    'KT-6.4',
    'Reanimation Protocols: for 0CP who falls leaves a token with its order, once a turning point',
    start => {
      const line = field(
        [fallen('necron-warrior', { order: 'conceal' }), fallen('necron-warrior', { at: spot(3000, 3000) }), enemy],
        { cp: [0, 0] },
      );
      const game = start.from(open, line, removeIncapacitated.start({}));
      // KT-1.13: it can be used for one of them only, so the order matters.
      game.picks('choose who is removed next', 0);
      expect(offers(game)).toEqual([REANIMATION]);
      game.reacts('incapacitated', REANIMATION);
      expect(game.position.tokens).toEqual([
        {
          id: 'reanimation-0',
          kind: 'reanimation',
          at: spot(1270, 1270),
          seat: 0,
          marks: { operative: 0, conceal: 1 },
        },
      ]);
      expect(game.position.operatives.map(({ removed }) => removed)).toEqual([true, true, false]);
      expect(game.position).toMatchObject({ cp: [0, 0], ploys: [[REANIMATION], []] });
      const passed = start.from(open, line, incapacitate.start({ operative: 0 })).reacts('incapacitated', null);
      expect(passed.position.tokens).toEqual([]);
    },
  );

  const token = (operative: number, change: Partial<Token> = {}): Token => ({
    id: `reanimation-${operative}`,
    kind: 'reanimation',
    at: spot(1270, 1270),
    seat: 0,
    marks: { operative, conceal: 1 },
    ...change,
  });
  const gone: Partial<Operative> = { at: null, removed: true, ready: false, wounds: 0 };
  const waiting = (card: string, others: readonly Stood[] = [enemy]) =>
    field([[0, card, 5, 5, gone], ...others], { tokens: [token(0)] });

  rule(
    'KT-6.4',
    'Reanimation Protocols: on a 3 it rises where it fell with D3 wounds, then Living Metal adds to them',
    start => {
      const game = start.from(open, waiting('immortal-warrior'), begin).dice('roll to reanimate', 3);
      expect(game.asks('roll for its wounds', 'roll')).toMatchObject({ sides: 3, count: 1, whose: 0 });
      game.dice('roll for its wounds', 1);
      expect(game.position.operatives[0]).toMatchObject({
        at: spot(1270, 1270),
        order: 'conceal',
        wounds: 3,
        ready: true,
        removed: false,
      });
      expect(game.position.tokens).toEqual([]);
      game.stopsAt(first);
    },
  );

  rule('KT-6.4', 'Reanimation Protocols: a NECRON WARRIOR rises on a 2, others do not; the token stays', start => {
    const warrior = start.from(open, waiting('necron-warrior'), begin).dice('roll to reanimate', 2);
    warrior.dice('roll for its wounds', 3);
    expect(warrior.position.operatives[0]).toMatchObject({ wounds: 5, removed: false });
    warrior.stopsAt(first);
    const immortal = start.from(open, waiting('immortal-warrior'), begin).dice('roll to reanimate', 2);
    expect(immortal.position.operatives[0]!.removed).toBe(true);
    expect(immortal.position.tokens).toHaveLength(1);
    immortal.stopsAt(first);
  });

  rule(
    'KT-6.4',
    'Reanimation Protocols: where there is no room it rises as near as can be, outside engagement range',
    start => {
      const near: Stood = red('boy-fighter', 0, 0, { at: spot(1270 + apart(1), 1270) });
      const game = start.from(open, waiting('necron-warrior', [near]), begin).dice('roll to reanimate', 6);
      game.dice('roll for its wounds', 1);
      expect(game.asks('rise as near as can be', 'place')).toMatchObject({ to: 0, what: 0 });
      game.refuses({ at: spot(1270, 1270) }, 'cannot-stand', 'KT-3.6');
      game.refuses({ at: spot(600, 1270) }, 'not-as-near-as-can-be', 'KT-6.4');
      const nearest = nearestPlace(table(game.position), 0, spot(1270, 1270))!;
      expect(squaredDistance(table(game.position), nearest, spot(1270, 1270))).toBeLessThanOrEqual(100);
      game.picks('rise as near as can be', { at: spot(1269, 1270) });
      expect(game.position.operatives[0]!.at).toEqual(spot(1269, 1270));
      game.stopsAt(first);
    },
  );
});
