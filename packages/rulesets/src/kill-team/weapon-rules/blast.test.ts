import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { reasonsAgainstWeapon, weaponsToShoot } from '../core/04-shooting/valid-targets.ts';
import { killTeam } from '../index.ts';
import { apart, armed, block, broke, rules, shooting, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Operative, Position, Setup } from '../types.ts';
import { blasted } from './blast.ts';

const gunner: Stood = blue('tactical-marine-heavy-gunner', 5, 5, armed('missile-launcher'));
const boyAt = (x: number, y = 3000, change: Partial<Operative> = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(x, y), ...change });
const aim = { attacker: 0, target: 1, weapon: 'missile-launcher', profile: 'frag', action: 'shoot' };
const caught = (position: Position, setup: Setup = open) => blasted(tableOf(killTeam, setup, position), aim, 2);

section('KT-9.4 Blast x', () => {
  rule('KT-9.4', 'afterwards everyone within x of the first target is attacked, including at exactly 2"', () => {
    expect(caught(broke([gunner, boyAt(2000), boyAt(2000 + apart(2)), boyAt(2000 - apart(2) - 1)]))).toEqual([2]);
    expect(caught(broke([gunner, boyAt(2000)]))).toEqual([]);
  });

  rule('KT-9.4', 'friends are hit, and the shooter itself', start => {
    const friend: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000 + apart(1.5), 3000) });
    const near: Stood = blue('tactical-marine-heavy-gunner', 0, 0, {
      at: spot(2000, 3000 - apart(1.5)),
      ...armed('missile-launcher'),
    });
    const game = start.from(open, broke([near, boyAt(2000), friend]), shooting());
    game.picks('select a ranged weapon', 'missile-launcher/frag').picks('select a valid target', 1);
    expect(game.asks('order the attacks of the blast', 'pick-some')).toMatchObject({
      to: 0,
      options: [0, 2],
      least: 2,
      most: 2,
    });
    game.refuses([2], 'too-few', 'KT-4.12').picks('order the attacks of the blast', [2, 0]);
    game.dice('roll attack dice', 1, 1, 1, 1).dice('roll attack dice', 3, 1, 1, 1);
    expect(game.position.attack).toMatchObject({ attacker: 0, target: 2, after: 1 });
    expect(game.asks('roll defence dice', 'roll').whose).toBe(0);
    game.dice('roll defence dice', 1, 1, 1).dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([11 - 5, 10, 11 - 3]);
  });

  rule('KT-9.4', 'with one further target there is no order to choose; the same profile is used', start => {
    const game = start.from(open, broke([gunner, boyAt(2000), boyAt(2500)]), shooting());
    game.picks('select a ranged weapon', 'missile-launcher/frag').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.state.question).toBeNull();
    const attacks = game.facts().flatMap(fact => (fact.type === 'attack-began' ? [fact.attack] : []));
    expect(attacks).toMatchObject([
      { target: 1, profile: 'frag', after: null },
      { target: 2, profile: 'frag', after: 1 },
    ]);
  });

  // Between the first target and the second, and out of the shooter's way.
  const wall = withPieces([block('wall', [9, 11], [0.3, 4])]);
  const low = withPieces([block('low-wall', [9, 11], [0.3, 4], [0, 1.25])]);
  const [left, right] = [9 * 254 - 200, 9 * 254 + 276];

  rule('KT-9.4', 'visibility is from the first target: a wall between the two protects the second', () => {
    expect(caught(broke([gunner, boyAt(left), boyAt(right)]))).toEqual([2]);
    expect(caught(broke([gunner, boyAt(left), boyAt(right)]), wall)).toEqual([]);
  });

  rule('KT-9.4', 'nobody is in cover within 2" of the viewer, so conceal does not help', start => {
    const hidden = broke([gunner, boyAt(left), boyAt(right, 3000, { order: 'conceal' })]);
    expect(caught(hidden, low)).toEqual([2]);
    const game = start.from(low, hidden, shooting()).picks('select a ranged weapon', 'missile-launcher/frag');
    // The second is no valid target for the shooter, but it is for the blast.
    game.picks('select a valid target', 1).dice('roll attack dice', 1, 1, 1, 1).dice('roll attack dice', 3, 1, 1, 1);
    expect(game.position.attack).toMatchObject({ target: 2, inCover: false });
    game.dice('roll defence dice', 1, 1, 1);
  });

  rule('KT-9.4', 'a friend engaged with one of them does not protect it', start => {
    const friend: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2500, 3000 + apart(0.5)) });
    const game = start.from(open, broke([gunner, boyAt(2000), boyAt(2500), friend]), shooting());
    game.picks('select a ranged weapon', 'missile-launcher/frag');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([1]);
    game.picks('select a valid target', 1);
    expect(game.asks('order the attacks of the blast', 'pick-some').options).toEqual([2, 3]);
    game.picks('order the attacks of the blast', [2, 3]);
    for (let i = 0; i < 3; i++) game.dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-9.4', 'with the errata everyone the first target sees is hit, and is never in cover', start => {
    const far = { ...low, options: { ...low.options, errata: true } };
    // With Blast 3", a low wall beside the second would cover it beyond 2".
    const three = (position: Position, setup: Setup) => blasted(tableOf(killTeam, setup, position), aim, 3);
    const hidden = broke([gunner, boyAt(right - apart(2.5)), boyAt(right, 3000, { order: 'conceal' })]);
    expect(three(hidden, low)).toEqual([]);
    expect(three(hidden, far)).toEqual([2]);
    const game = start.from(far, broke([gunner, boyAt(left), boyAt(right)]), shooting());
    game.picks('select a ranged weapon', 'missile-launcher/frag').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1);
    expect(game.position.attack).toMatchObject({ target: 2, inCover: false });
    game.dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-9.4', 'beyond 2" those it adds may be in cover, but not with the errata; the first target may be', start => {
    // The second is 2.5" from the first, behind the low wall from both of the others.
    const bolter: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(400, 3000) });
    const position = broke([bolter, boyAt(right - apart(2.5)), boyAt(right)], rules([{ rule: 'blast', inches: 3 }]));
    const coverOf = (setup: Setup, target: number): readonly (boolean | null)[] => {
      const game = start.from(setup, position, shooting());
      game.picks('select a ranged weapon', 'boltgun/standard').picks('select a valid target', target);
      game.dice('roll attack dice', 1, 1, 1, 1).dice('roll attack dice', 1, 1, 1, 1);
      return game.facts().flatMap(fact => (fact.type === 'attack-began' ? [fact.attack.inCover] : []));
    };
    const errata = { ...low, options: { ...low.options, errata: true } };
    expect(coverOf(low, 1)).toEqual([false, true]);
    expect(coverOf(errata, 1)).toEqual([false, false]);
    expect(coverOf(errata, 2)).toEqual([true, false]);
  });

  rule(['KT-9.4', 'KT-7.8'], 'those obscured from the first target are not hit, but with the errata they are', () => {
    // In the middle between the two, over 2" from both, and low enough to be seen over.
    const heavy = withPieces([block('wall', [2850 / 254, 11], [0.1, 4], [0, 1])]);
    const position = broke([gunner, boyAt(2000), boyAt(2000 + apart(5.5))]);
    const six = (setup: Setup) => blasted(tableOf(killTeam, setup, position), aim, 6);
    expect(six(open)).toEqual([2]);
    expect(six(heavy)).toEqual([]);
    expect(six({ ...heavy, options: { ...heavy.options, errata: true } })).toEqual([2]);
  });

  rule('KT-9.4', 'may not be used in Overwatch', () => {
    const t = tableOf(killTeam, open, broke([gunner, boyAt(2000)]));
    const { target: _, ...wielding } = { ...aim, action: 'overwatch' };
    expect(reasonsAgainstWeapon(t, wielding)).toEqual([{ reason: 'not-in-overwatch', clause: 'KT-9.4' }]);
    expect(weaponsToShoot(t, { attacker: 0, action: 'overwatch' })).toEqual(['missile-launcher/krak']);
  });

  rule(['KT-9.4', 'KT-9.14'], 'with MW, each attack inflicts its own mortal wounds', start => {
    const mortal = { ...broke([gunner, boyAt(2000), boyAt(2500)]), ...rules([{ rule: 'mortal-wounds', wounds: 2 }]) };
    const game = start.from(open, mortal, shooting());
    game.picks('select a ranged weapon', 'missile-launcher/frag').picks('select a valid target', 1);
    game.dice('roll attack dice', 6, 6, 1, 1).dice('roll defence dice', 6, 6, 1);
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([11, 10 - 4, 10 - 2 - 5]);
  });
});
