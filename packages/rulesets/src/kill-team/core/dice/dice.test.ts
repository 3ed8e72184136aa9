import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { armed, attackWith, broke, rules } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red } from '../../testing/field.ts';
import type { Attack, Position } from '../../types.ts';
import { attackOn } from '../04-shooting/attack.ts';
import { countsAs, inOrder, neededBy } from './dice.ts';

const duel = (change: Partial<Position> = {}) =>
  broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)], change);

section('KT-1.5-7 Dice', () => {
  rule('KT-1.5', 'a re-rolled die is never rolled a third time; the new result stands', start => {
    const game = start.from(open, duel(rules([{ rule: 'ceaseless' }, { rule: 'balanced' }])), attackWith('boltgun'));
    game.dice('roll attack dice', 1, 1, 2, 2);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 0, options: [0, 1], most: 2 });
    game.picks('choose dice to roll again', [0, 1]).dice('roll them again', 1, 6);
    // Balanced: the two re-rolled dice stand, even the 1.
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ options: [2, 3], least: 0, most: 1 });
    game.refuses([0], 'not-an-option', 'KT-1.5').refuses([2, 3], 'too-many', 'KT-1.5');
    game.picks('choose dice to roll again', [3]).dice('roll them again', 2);
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4);
  });

  rule('KT-1.5', 'nobody is asked once every die has been re-rolled', start => {
    const game = start.from(open, duel(rules([{ rule: 'balanced' }, { rule: 'relentless' }])), attackWith('boltgun'));
    game.dice('roll attack dice', 1, 1, 1, 1).picks('choose dice to roll again', [0, 1, 2, 3]);
    game.dice('roll them again', 1, 1, 1, 1);
    expect(game.state.question).toBeNull();
  });

  rule('KT-1.5', 'offers limited to certain faces come first, offers of a single die last', () => {
    const offer = (name: string, most: number, ...faces: readonly number[]) => ({ rule: name, most, faces });
    const offers = [offer('balanced', 1), offer('relentless', 99), offer('ceaseless', 99, 1)];
    expect(inOrder(offers).map(each => each.rule)).toEqual(['ceaseless', 'relentless', 'balanced']);
  });

  rule(
    'KT-1.6',
    'modifiers add up: injured in overwatch, BS 3+ becomes 5+; the result may exceed the faces of a die',
    () => {
      const at = (wounds: number, card: string) => {
        const position = broke([[0, card, 5, 5, { wounds }], red('boy-fighter', 5, 12)]);
        const t = tableOf(killTeam, open, position);
        const weapon = card === 'boy-fighter' ? 'shoota' : 'boltgun';
        const aim = { attacker: 0, target: 1, weapon, profile: 'standard', action: 'overwatch' };
        return neededBy(t, { attack: attackOn(t, aim, null), side: 'attacker' }).succeedsOn;
      };
      expect(at(11, 'tactical-marine-warrior')).toBe(4);
      expect(at(5, 'tactical-marine-warrior')).toBe(5);
      expect(at(4, 'boy-fighter')).toBe(7);
    },
  );

  rule(['KT-1.6', 'KT-1.7'], 'if a 7 is needed, a 6 still hits, as a critical, and nothing else does', start => {
    const shot = broke([blue('boy-fighter', 5, 5, { wounds: 4, ...armed('shoota') }), red('boy-fighter', 5, 12)]);
    const game = start.from(open, shot, attackWith('shoota', 'overwatch'));
    game.dice('roll attack dice', 5, 5, 5, 6).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4);
  });

  rule('KT-1.7', 'a 1 fails and a 6 is critical whatever is needed; Lethal looks at the face', () => {
    expect(countsAs(1, { succeedsOn: 0, criticalOn: 0 })).toBe('fail');
    expect(countsAs(6, { succeedsOn: 9, criticalOn: 6 })).toBe('critical');
    expect(countsAs(5, { succeedsOn: 6, criticalOn: 5 })).toBe('fail');
    expect(countsAs(5, { succeedsOn: 5, criticalOn: 5 })).toBe('critical');
    expect(countsAs(4, { succeedsOn: 3, criticalOn: 5 })).toBe('normal');
    expect(countsAs(2, { succeedsOn: 3, criticalOn: 5 })).toBe('fail');
  });

  rule('KT-1.7', 'a fighter without a weapon needs a 7, and has no dice to roll', () => {
    const t = tableOf(killTeam, open, duel());
    const combat = { kind: 'combat', attacker: 0, target: 1, weapon: '', profile: '', parryWeapon: null } as Attack;
    expect(neededBy(t, { attack: combat, side: 'attacker' }).succeedsOn).toBe(7);
  });
});
