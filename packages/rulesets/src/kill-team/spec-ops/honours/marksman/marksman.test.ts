import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { attackOn } from '../../../core/04-shooting/attack.ts';
import { isInCover } from '../../../core/04-shooting/targets.ts';
import { neededBy } from '../../../core/dice/dice.ts';
import { killTeam } from '../../../index.ts';
import { active, apart, armed, attackWith, block, broke, fighting, spot } from '../../../testing/attacks.ts';
import { rule, section } from '../../../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../../../testing/field.ts';
import type { Activation, Position } from '../../../types.ts';
import type { ServiceRule } from '../../uses.ts';

const shot = (service: readonly ServiceRule[], change: Partial<Position> = {}): Position =>
  broke([blue('tactical-marine-warrior', 5, 5, { service }), red('boy-fighter', 5, 12)], change);
const wounds = ({ operatives }: Position): number => operatives[1]!.wounds;

section('KT-14.14 Gun Ace', () => {
  rule('KT-14.14', 'one attack die re-rolled when it shoots', start => {
    const game = start.from(open, shot(['gun-ace']), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 0, most: 1 });
    game.picks('choose dice to roll again', [3]).dice('roll them again', 6).dice('roll defence dice', 1, 1, 1);
    expect(wounds(game.position)).toBe(6);
  });

  rule('KT-14.14', 'not when it fights, and not for enemies shooting it', start => {
    const close = broke([
      blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...armed('fists'), service: ['gun-ace'] }),
      red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa') }),
    ]);
    const fight = start.from(open, close, fighting()).picks('select an enemy', 1);
    fight.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(fight.state.question).toBeNull();
    const target = broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { service: ['gun-ace'] })]);
    const game = start.from(open, target, attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.state.question).toBeNull();
  });
});

section('KT-14.15 Crack Shot', () => {
  rule('KT-14.15', 'a mortal wound for each critical hit retained, saved or not', start => {
    const game = start.from(open, shot(['crack-shot']), attackWith('boltgun')).dice('roll attack dice', 6, 6, 1, 1);
    expect(wounds(game.position)).toBe(8);
    game.dice('roll defence dice', 6, 6, 1);
    expect(wounds(game.position)).toBe(8);
    const none = start.from(open, shot(['crack-shot']), attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    none.dice('roll defence dice', 1, 1, 1);
    expect(wounds(none.position)).toBe(7);
  });
});

section('KT-14.16 Calculated', () => {
  rule('KT-14.16', 'Overwatch with the BS on its card', () => {
    const needs = (service: readonly ServiceRule[], action: string) => {
      const t = tableOf(killTeam, open, shot(service));
      const aim = { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action };
      return neededBy(t, { attack: attackOn(t, aim, null), side: 'attacker' }).succeedsOn;
    };
    expect([needs([], 'overwatch'), needs(['calculated'], 'overwatch')]).toEqual([4, 3]);
    expect(needs(['calculated'], 'shoot')).toBe(3);
  });
});

section('KT-14.17 Careful Aim', () => {
  const between: Stood = red('boy-fighter', 5, 10.5);
  const covered = (service: readonly ServiceRule[], setup = open, ...others: readonly Stood[]) => {
    const position = broke([blue('tactical-marine-warrior', 5, 5, { service }), red('boy-fighter', 5, 12), ...others]);
    const aim = { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
    const t = tableOf(killTeam, setup, position);
    return (['as-target', 'for-die'] as const).map(asked => isInCover(t, aim, asked));
  };

  rule('KT-14.17', 'another base beside the target gives no cover from it', () => {
    expect(covered([], open, between)).toEqual([true, true]);
    expect(covered(['careful-aim'], open, between)).toEqual([false, false]);
  });

  rule('KT-14.17', 'terrain still does', () => {
    const walled = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
    expect(covered(['careful-aim'], walled)).toEqual([true, true]);
    expect(covered(['careful-aim'], walled, between)).toEqual([true, true]);
  });
});

section('KT-14.18 Sharpshooter', () => {
  const from = (change: Partial<Activation> | null): Position =>
    shot(['sharpshooter'], change === null ? {} : { activation: active(change) });

  rule('KT-14.18', 'one hit of 5 is retained as critical, once, if its player wants', start => {
    const game = start.from(open, from({}), attackWith('boltgun')).dice('roll attack dice', 5, 5, 3, 1);
    game.reacts('attack-dice-judged', 'sharpshooter').dice('roll defence dice', 1, 1, 1);
    expect(wounds(game.position)).toBe(10 - 4 - 3 - 3);
    const spared = start.from(open, from({}), attackWith('boltgun')).dice('roll attack dice', 5, 1, 1, 1);
    spared.reacts('attack-dice-judged', null).dice('roll defence dice', 1, 1, 1);
    expect(wounds(spared.position)).toBe(7);
  });

  rule('KT-14.18', 'not with a 4, not after a move, and not outside its activation', start => {
    const four = start.from(open, from({}), attackWith('boltgun')).dice('roll attack dice', 4, 1, 1, 1);
    four.dice('roll defence dice', 1, 1, 1);
    for (const action of ['normal-move', 'dash']) {
      const moved = start.from(open, from({ performed: [action] }), attackWith('boltgun'));
      moved.dice('roll attack dice', 5, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    }
    const idle = start.from(open, from(null), attackWith('boltgun', 'overwatch')).dice('roll attack dice', 5, 1, 1, 1);
    idle.dice('roll defence dice', 1, 1, 1);
    expect(wounds(idle.position)).toBe(7);
  });
});

section('KT-14.19 Death From Above', () => {
  const Z = inches(3);
  const tower = withPieces([block('floor', [3, 3], [4, 4], [2.8, 3])]);
  const above = (z: number): Position =>
    broke([
      blue('tactical-marine-warrior', 0, 0, { at: spot(1270, 1270, z), service: ['death-from-above'] }),
      red('boy-fighter', 5, 14),
    ]);

  rule('KT-14.19', 'a shot that did no wounds is repeated, once per turning point', start => {
    const game = start.from(tower, above(Z), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    game.reacts('attack-resolved', 'death-from-above').dice('roll attack dice', 1, 1, 1, 1);
    expect(game.state.question).toBeNull();
    const later = start.from(tower, game.position, attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    expect(later.state.question).toBeNull();
  });

  rule('KT-14.19', 'not after a wound, and not from the ground', start => {
    const hit = start.from(tower, above(Z), attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    hit.dice('roll defence dice', 1, 1, 1);
    expect(wounds(hit.position)).toBe(7);
    const low = broke([
      blue('tactical-marine-warrior', 12, 5, { service: ['death-from-above'] }),
      red('boy-fighter', 12, 14),
    ]);
    const ground = start.from(tower, low, attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    expect(ground.state.question).toBeNull();
  });
});
