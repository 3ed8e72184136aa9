import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { apart, armed, broke, fighting, rules, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, type Stood } from '../../testing/field.ts';
import type { Attack, Position } from '../../types.ts';
import { supportersOf } from './fight.ts';

const marine: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) });
const boyAt = (x: number, change: Stood[4] = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(x, 2000), ...armed('choppa'), ...change });
const duel = (change: Stood[4] = {}, position: Partial<Position> = {}) =>
  broke([marine, boyAt(2000 + apart(1), change)], position);

/** Fists (3 dice, 3+, 3/4) against a choppa (4 dice, 3+, 4/5). */
const wounds = (position: Position) => position.operatives.map(each => each.wounds);

section('KT-5.4 The end of a combat', () => {
  rule('KT-5.4', 'what lasts until the end of an attack ends with it, and nothing else does', start => {
    const use = { rule: 'stun', seat: 0, holder: 0 } as const;
    const effects = [
      { use, until: 'attack' },
      { use, until: 'battle' },
    ] as const;
    const game = start.from(open, duel({}, { effects }), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(game.position.effects).toEqual([{ use, until: 'battle' }]);
    expect(game.position.attack).toBeNull();
  });
});

section('KT-5.1, KT-5.2 Enemy and weapons', () => {
  rule('KT-5.1', 'an enemy within engagement range: exactly 1" is within, farther is not', start => {
    const two = broke([marine, boyAt(2000 + apart(1)), boyAt(2000 - apart(1) - 1)]);
    const game = start.from(open, two, fighting());
    expect(game.asks('select an enemy', 'pick-one')).toMatchObject({ to: 0, options: [1] });
    game.refuses(2, 'not-an-option', 'KT-5.1').stopsAt('select an enemy');
  });

  rule('KT-5.2', 'the attacker, then the defender choose a melee weapon', start => {
    const two = broke([
      blue('tactical-marine-sergeant', 0, 0, { at: spot(2000, 2000), ...armed('fists', 'chainsword', 'boltgun') }),
      boyAt(2000 + apart(1), armed('choppa', 'fists', 'slugga')),
    ]);
    const game = start.from(open, two, fighting()).picks('select an enemy', 1);
    expect(game.asks('the attacker selects a melee weapon', 'pick-one')).toMatchObject({
      to: 0,
      options: ['chainsword/standard', 'fists/standard'],
    });
    game.refuses('boltgun/standard', 'not-an-option', 'KT-5.2');
    game.picks('the attacker selects a melee weapon', 'chainsword/standard');
    expect(game.asks('the defender selects a melee weapon', 'pick-one')).toMatchObject({
      to: 1,
      options: ['choppa/standard', 'fists/standard'],
    });
    game.picks('the defender selects a melee weapon', 'fists/standard');
    expect(game.asks('roll combat dice', 'roll')).toMatchObject({ count: 5, whose: 0 });
    game.dice('roll combat dice', 1, 1, 1, 1, 1);
    expect(game.asks('roll combat dice', 'roll')).toMatchObject({ count: 3, whose: 1 });
    game.dice('roll combat dice', 1, 1, 1);
  });

  rule('KT-5.2', 'a fighter without a melee weapon has no dice; a fighter with one is not asked', start => {
    const game = start.from(open, duel(armed('slugga')), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 3, 3, 1);
    expect(wounds(game.position)).toEqual([11, 10 - 6]);
    const bare = broke([
      blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...armed() }),
      boyAt(2000 + apart(1)),
    ]);
    const other = start.from(open, bare, fighting()).picks('select an enemy', 1).dice('roll combat dice', 3, 3, 3, 1);
    expect(wounds(other.position)).toEqual([0, 10]);
  });
});

section('KT-5.3 Both roll', () => {
  rule('KT-5.3', 'WS or more hits, a 6 is critical, a 1 fails', start => {
    const game = start
      .from(open, duel(armed()), fighting())
      .picks('select an enemy', 1)
      .dice('roll combat dice', 2, 3, 6);
    expect(game.asks('resolve a hit', 'pick-one').options).toEqual(['strike-critical', 'strike-normal']);
    game.picks('resolve a hit', 'strike-critical');
    expect(wounds(game.position)).toEqual([11, 10 - 4 - 3]);
  });

  rule(['KT-5.3', 'KT-9.27'], 'nobody re-rolls before both have rolled; both fighters may re-roll', start => {
    const effects = [...rules([{ rule: 'balanced' }]).effects, ...rules([{ rule: 'relentless' }], 1, 1).effects];
    const game = start.from(open, duel({}, { effects }), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 0, most: 1 });
    game.picks('choose dice to roll again', []);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 1, most: 4 });
    game.picks('choose dice to roll again', [0, 1]).dice('roll them again', 1, 1);
    expect(game.state.question).toBeNull();
  });

  rule('KT-5.3', 'an injured fighter has its WS worsened by 1, attacker or defender', start => {
    const hurt = broke([
      blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), wounds: 5 }),
      boyAt(2000 + apart(1), { wounds: 4 }),
    ]);
    const game = start.from(open, hurt, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 3, 3, 3).dice('roll combat dice', 3, 3, 3, 3);
    expect(wounds(game.position)).toEqual([5, 4]);
  });
});

section('KT-5.4, KT-5.6, KT-5.7 Strike and parry', () => {
  rule(['KT-5.4', 'KT-5.6'], 'fighters alternate hits, the attacker first; one without hits is skipped', start => {
    const game = start.from(open, duel(), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 3, 1, 1).dice('roll combat dice', 3, 3, 1, 1);
    expect(game.asks('resolve a hit', 'pick-one')).toMatchObject({
      to: 0,
      options: ['strike-normal', 'parry-normal-normal'],
    });
    game.picks('resolve a hit', 'strike-normal');
    // Now the defender can only strike, twice.
    expect(game.state.question).toBeNull();
    expect(wounds(game.position)).toEqual([11 - 8, 10 - 3]);
    const struck = game.facts().flatMap(fact => (fact.type === 'struck' ? [fact.side] : []));
    expect(struck).toEqual(['attacker', 'defender', 'defender']);
  });

  rule('KT-5.6', 'each strike tells whether it was critical', start => {
    const game = start.from(open, duel(), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 3, 1).dice('roll combat dice', 1, 1, 1, 1);
    game.picks('resolve a hit', 'strike-critical');
    expect(wounds(game.position)).toEqual([11, 10 - 4 - 3]);
    const struck = game.facts().flatMap(fact => (fact.type === 'struck' ? [fact.critical] : []));
    expect(struck).toEqual([true, false]);
  });

  rule('KT-5.4', 'what lasts for one attack ends with the combat', start => {
    const use = { rule: 'brutal', seat: 1, holder: 1 } as const;
    const effects = [
      { use, until: 'attack' },
      { use, until: 'battle' },
    ] as const;
    const game = start.from(open, duel({}, { effects }), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(game.position.effects).toEqual([{ use, until: 'battle' }]);
  });

  rule('KT-5.7', 'a normal hit cancels a normal hit, a critical hit either', start => {
    const game = start.from(open, duel(), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 3, 1).dice('roll combat dice', 6, 3, 1, 1);
    const all = [
      'strike-critical',
      'parry-critical-critical',
      'parry-critical-normal',
      'strike-normal',
      'parry-normal-normal',
    ];
    expect(game.asks('resolve a hit', 'pick-one').options).toEqual(all);
    game.refuses('parry-normal-critical', 'not-an-option', 'KT-5.4').picks('resolve a hit', 'parry-critical-critical');
    expect(game.asks('resolve a hit', 'pick-one')).toMatchObject({
      to: 1,
      options: ['strike-normal', 'parry-normal-normal'],
    });
    game.picks('resolve a hit', 'parry-normal-normal');
    expect(wounds(game.position)).toEqual([11, 10]);
  });

  rule('KT-5.7', 'there is nothing to parry if the other side has no hits', start => {
    const game = start.from(open, duel(), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 3, 3, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(wounds(game.position)).toEqual([11, 10 - 6]);
  });

  rule(
    ['KT-5.4', 'KT-6.1'],
    'the fight ends when a fighter is incapacitated, who is then removed; excess damage is lost',
    start => {
      const game = start.from(open, duel({ wounds: 2 }), fighting()).picks('select an enemy', 1);
      game.dice('roll combat dice', 3, 3, 1).dice('roll combat dice', 6, 6, 6, 6);
      expect(game.state.question).toBeNull();
      expect(game.position.operatives[0]!.wounds).toBe(11);
      expect(game.position.operatives[1]).toMatchObject({ removed: true, at: null });
      expect(game.position.fallen).toMatchObject([
        { operative: 1, by: 0, how: 'combat', at: spot(2000 + apart(1), 2000), turningPoint: 1 },
      ]);
      const types = game.facts().map(({ type }) => type);
      expect(types.indexOf('incapacitated')).toBeLessThan(types.indexOf('removed'));
      expect(game.position.attack).toBeNull();
    },
  );
});

section('KT-5.5 Support', () => {
  const combat = { kind: 'combat', attacker: 0, target: 1 } as Attack;
  const supporters = (stood: readonly Stood[], side: 'attacker' | 'defender' = 'attacker') =>
    supportersOf(tableOf(killTeam, open, broke(stood)), { attack: combat, side });
  const enemy = boyAt(2000 + apart(1));
  const beyond = 2000 + 2 * apart(1);
  const friendAt = (x: number): Stood => blue('tactical-marine-warrior', 0, 0, { at: spot(x, 2000) });

  rule('KT-5.5', 'a friend within 1" of that enemy and no other; exactly 1" is within', () => {
    expect(supporters([marine, enemy])).toBe(0);
    expect(supporters([marine, enemy, friendAt(beyond)])).toBe(1);
    expect(supporters([marine, enemy, friendAt(beyond + 1)])).toBe(0);
    expect(supporters([marine, enemy, friendAt(beyond), boyAt(beyond + apart(1))])).toBe(0);
    expect(supporters([marine, enemy, friendAt(beyond), boyAt(beyond + apart(1) + 1)])).toBe(1);
  });

  rule('KT-5.5', 'it helps the defender as well', () => {
    expect(supporters([marine, enemy, boyAt(2000 - apart(1))], 'defender')).toBe(1);
    expect(supporters([marine, enemy, boyAt(2000 - apart(1)), friendAt(2000 - 2 * apart(1))], 'defender')).toBe(0);
  });

  rule('KT-5.5', 'each supporting friend improves WS by 1: a 2 hits, a 1 never does', start => {
    const two = broke([marine, enemy, friendAt(beyond)]);
    const game = start.from(open, two, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 2, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(wounds(game.position)).toEqual([11, 10 - 3, 11]);
  });
});
