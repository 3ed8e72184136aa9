import { explain, tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { attackWith, block, broke, rules, shooting } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, withPieces } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { attackOn } from './attack.ts';

const duel = (change: Partial<Position> = {}) =>
  broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)], change);
const left = (position: Position) => position.operatives[1]!.wounds;

section('KT-4.3 Attack dice', () => {
  rule(['KT-4.3', 'KT-4.6'], 'BS or more hits for normal damage, a 6 for critical damage, a 1 fails', start => {
    const game = start.from(open, duel(), attackWith('boltgun'));
    expect(game.asks('roll attack dice', 'roll')).toMatchObject({ count: 4, sides: 6, whose: 0 });
    game.refuses([3, 3, 3], 'wrong-number-of-dice', 'KT-4.3').refuses([3, 3, 3, 7], 'no-such-face', 'KT-4.3');
    game.dice('roll attack dice', 1, 2, 3, 6).dice('roll defence dice', 1, 1, 1);
    expect(left(game.position)).toBe(10 - 3 - 4);
  });

  rule('KT-4.3', 'nobody defends if there is no hit', start => {
    const game = start.from(open, duel(), attackWith('boltgun')).dice('roll attack dice', 1, 1, 2, 2);
    expect(game.state.question).toBeNull();
    expect(game.facts().map(({ type }) => type)).toEqual([
      'attack-began',
      'attack-dice-set',
      'attack-dice-set',
      'attack-dice-retained',
      'attack-ended',
      'effects-ended',
    ]);
  });

  rule(['KT-4.3', 'KT-6.3'], 'the number needed can be explained', () => {
    const hurt = broke([blue('tactical-marine-warrior', 5, 5, { wounds: 5 }), red('boy-fighter', 5, 12)]);
    const t = tableOf(killTeam, open, hurt);
    const aim = { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
    const explained = explain(t, 'hit-on', 3, { attack: attackOn(t, aim, null), side: 'attacker' });
    expect(explained.value).toBe(4);
    expect(explained.changes).toContainEqual({ rule: 'injured', clause: 'KT-6.3', before: 3, after: 4 });
  });

  rule(
    'KT-4.11',
    'roll, re-rolls, Lethal, Rending, then Hot and criticals, whose effects stand even if the hits are saved',
    start => {
      const uses = [
        { rule: 'balanced' },
        { rule: 'lethal', face: 5 },
        { rule: 'rending' },
        { rule: 'hot' },
        { rule: 'mortal-wounds', wounds: 1 },
      ] as const;
      const game = start.from(open, duel(rules(uses)), attackWith('boltgun'));
      game.dice('roll attack dice', 1, 1, 3, 3).picks('choose dice to roll again', [0]).dice('roll them again', 5);
      game.reacts('attack-dice-judged', 'rending');
      // One 1 remains: 3 mortal wounds to the shooter. Two critical hits: 2 to the target, before it saves.
      expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([11 - 3, 10 - 2]);
      game.dice('roll defence dice', 6, 6, 5);
      expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([8, 8]);
      const losses = game.facts().flatMap(fact => (fact.type === 'wounds-lost' ? [[fact.clause, fact.mortal]] : []));
      expect(losses).toEqual([
        ['KT-9.9', true],
        ['KT-9.14', true],
      ]);
    },
  );

  rule(['KT-4.6', 'KT-6.1'], 'critical hits first; damage beyond the last wound is lost', start => {
    const weak = broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { wounds: 5 })]);
    const game = start.from(open, weak, attackWith('boltgun'));
    game.dice('roll attack dice', 3, 3, 3, 6).dice('roll defence dice', 1, 1, 1);
    const lost = game.facts().flatMap(fact => (fact.type === 'wounds-lost' ? [fact.amount] : []));
    expect(lost).toEqual([4, 3]);
    expect(left(game.position)).toBe(0);
  });

  rule('KT-4.6', 'effects that last for an attack end with it', start => {
    const effects = [{ use: { rule: 'lethal', face: 4, seat: 0, holder: 0 }, until: 'attack' }] as const;
    const game = start.from(open, duel({ effects }), attackWith('boltgun'));
    game.dice('roll attack dice', 4, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(left(game.position)).toBe(10 - 4);
    expect(game.position).toMatchObject({ attack: null, effects: [] });
  });
});

section('KT-4.4, KT-4.5, KT-4.8-10 Defence', () => {
  const wounded = (...faces: readonly number[]) => [attackWith('boltgun'), faces] as const;

  rule('KT-4.4', 'D dice; Sv or more saves, a 6 as a critical, a 1 fails', start => {
    const [frame, faces] = wounded(3, 3, 3, 1);
    const game = start.from(open, duel(), frame).dice('roll attack dice', ...faces);
    expect(game.asks('roll defence dice', 'roll')).toMatchObject({ count: 3, whose: 1 });
    game.dice('roll defence dice', 4, 5, 1);
    expect(left(game.position)).toBe(10 - 6);
  });

  rule('KT-4.5', 'the defender chooses which hits to save, the least damaging allocation listed first', start => {
    const game = start.from(open, duel(), attackWith('boltgun')).dice('roll attack dice', 3, 3, 6, 1);
    game.dice('roll defence dice', 5, 5, 1);
    expect(game.asks('spend the saves', 'pick-one')).toMatchObject({ to: 1, options: ['1-0', '0-2'] });
    game.refuses('0-0', 'not-an-option', 'KT-4.5').picks('spend the saves', '0-2');
    expect(left(game.position)).toBe(10 - 6);
  });

  rule(['KT-4.5', 'KT-4.10'], 'normal hits of a melta hurt more, so they are saved first', start => {
    const melta = broke([blue('tactical-marine-gunner', 5, 5), red('boy-fighter', 5, 8)]);
    const game = start.from(open, melta, attackWith('meltagun')).dice('roll attack dice', 3, 6, 1, 1);
    expect(left(game.position)).toBe(10 - 4);
    game.dice('roll defence dice', 6);
    expect(game.asks('spend the saves', 'pick-one').options).toEqual(['1-0', '0-1']);
    game.picks('spend the saves', '1-0');
    expect(left(game.position)).toBe(6 - 3);
  });

  const covered = withPieces([block('low-wall', [3, 10.5], [4, 0.3], [0, 1.25])]);

  rule('KT-4.8', 'in cover one die may be kept as a normal save, or all dice are rolled', start => {
    const keeps = start.from(covered, duel(), attackWith('boltgun')).dice('roll attack dice', 3, 3, 3, 1);
    expect(keeps.asks('keep dice for cover', 'count')).toMatchObject({ to: 1, least: 0, most: 1 });
    keeps.refuses(2, 'out-of-range', 'KT-4.8').picks('keep dice for cover', 1).dice('roll defence dice', 1, 1);
    expect(left(keeps.position)).toBe(10 - 6);
    const rolls = start.from(covered, duel(), attackWith('boltgun')).dice('roll attack dice', 3, 3, 3, 1);
    rolls.picks('keep dice for cover', 0).dice('roll defence dice', 6, 6, 6);
    expect(left(rolls.position)).toBe(10);
  });

  rule('KT-4.9', 'the kept die is one of those left after AP; if AP leaves none, none is kept', start => {
    const one = start.from(covered, duel(rules([{ rule: 'ap', by: 2 }])), attackWith('boltgun'));
    one.dice('roll attack dice', 3, 3, 1, 1).picks('keep dice for cover', 1);
    expect(left(one.position)).toBe(10 - 3);
    const none = start.from(covered, duel(rules([{ rule: 'ap', by: 3 }])), attackWith('boltgun'));
    none.dice('roll attack dice', 3, 3, 1, 1);
    expect(left(none.position)).toBe(10 - 6);
  });

  rule('KT-4.9', 'the kept die is never critical nor re-rolled', start => {
    const game = start.from(covered, { ...duel(), cp: [0, 1] }, attackWith('boltgun'));
    game.dice('roll attack dice', 6, 1, 1, 1).picks('keep dice for cover', 1).dice('roll defence dice', 1, 2);
    game.reacts('defence-dice-rolled', 'command-re-roll');
    expect(game.asks('choose a die to roll again', 'pick-one').options).toEqual([0, 1]);
    game.picks('choose a die to roll again', 0).dice('roll them again', 3);
    expect(left(game.position)).toBe(10 - 4);
  });

  rule('KT-4.4', 'a target felled by mortal wounds no longer defends', start => {
    const weak = broke([blue('tactical-marine-gunner', 5, 5), red('boy-fighter', 5, 8, { wounds: 4 })]);
    const game = start.from(open, weak, shooting());
    game.picks('select a ranged weapon', 'meltagun/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 6, 6, 1, 1);
    expect(game.position.operatives[1]!.removed).toBe(true);
  });
});
