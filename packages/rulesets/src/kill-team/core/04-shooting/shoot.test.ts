import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { apart, armed, block, broke, rules, shooting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, withPieces } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { reasonsAgainstTarget } from './targets.ts';
import { reasonsAgainstShooting, reasonsAgainstWeapon, validTargets, weaponsToShoot } from './valid-targets.ts';

const table = (position: Position, setup: Setup = open) => tableOf(killTeam, setup, position);
const shooter = { attacker: 0, action: 'shoot' };
const bolter = { ...shooter, chosen: 'boltgun/standard' };
const aimAt = (target: number) => ({ ...shooter, target, weapon: 'boltgun', profile: 'standard' });

section('KT-4.1 A ranged weapon', () => {
  rule('KT-4.1', 'every ranged profile it carries is offered, and no melee weapon', start => {
    const line = broke([
      blue('tactical-marine-sergeant', 5, 5, armed('boltgun', 'combi-plasma', 'fists')),
      red('boy-fighter', 5, 12),
    ]);
    const game = start.from(open, line, shooting());
    const options = ['boltgun/standard', 'combi-plasma/standard', 'combi-plasma/supercharge'];
    expect(game.asks('select a ranged weapon', 'pick-one')).toMatchObject({ to: 0, options });
    game.refuses('fists/standard', 'not-an-option', 'KT-4.1').stopsAt('select a ranged weapon');
  });

  rule('KT-4.1', 'a weapon among its equipment counts as its own', start => {
    const line = broke([
      blue('tactical-marine-warrior', 5, 5, { equipment: ['frag-grenade', 'suspensor-system'] }),
      red('boy-fighter', 5, 10),
    ]);
    const game = start.from(open, line, shooting());
    const options = ['boltgun/standard', 'frag-grenade/standard'];
    expect(game.asks('select a ranged weapon', 'pick-one').options).toEqual(options);
    game.picks('select a ranged weapon', 'frag-grenade/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 3);
  });

  rule('KT-4.1', 'without a ranged weapon there is no Shoot', () => {
    const t = table(broke([blue('genestealer-fighter', 5, 5), red('boy-fighter', 5, 12)]));
    expect(reasonsAgainstShooting(t, shooter)).toEqual([{ reason: 'no-ranged-weapon', clause: 'KT-4.1' }]);
  });

  rule('KT-3.17', 'with a conceal order there is no Shoot, and the reason is given', () => {
    const hidden = broke([blue('tactical-marine-warrior', 5, 5, { order: 'conceal' }), red('boy-fighter', 5, 12)]);
    expect(weaponsToShoot(table(hidden), shooter)).toEqual([]);
    expect(reasonsAgainstShooting(table(hidden), shooter)).toEqual([{ reason: 'conceal-order', clause: 'KT-3.17' }]);
    const wielding = { attacker: shooter.attacker, action: 'overwatch', weapon: 'boltgun', profile: 'standard' };
    expect(reasonsAgainstWeapon(table(hidden), wielding)).toEqual([]);
  });

  rule('KT-3.20', 'without a valid target there is no Shoot either', () => {
    const behind = withPieces([block('wall', [0, 8], [30, 0.5])]);
    const t = table(broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)]), behind);
    expect(reasonsAgainstShooting(t, shooter)).toEqual([{ reason: 'no-valid-target', clause: 'KT-3.20' }]);
    const alone = table(broke([blue('tactical-marine-warrior', 5, 5)]));
    expect(validTargets(alone, bolter)).toEqual([]);
    expect(reasonsAgainstShooting(alone, shooter)).toEqual([{ reason: 'no-valid-target', clause: 'KT-3.20' }]);
  });
});

section('KT-4.2 A valid target', () => {
  rule('KT-4.2', 'an enemy in line of sight, never a friend', start => {
    const line = broke([
      blue('tactical-marine-warrior', 5, 5),
      blue('tactical-marine-warrior', 8, 5),
      red('boy-fighter', 5, 12),
    ]);
    const game = start.from(open, line, shooting()).picks('select a ranged weapon', 'boltgun/standard');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([2]);
    game.refuses(1, 'not-an-option', 'KT-4.2').stopsAt('select a valid target');
  });

  rule('KT-4.2', 'not with a friend of the shooter within its engagement range: exactly 1" is within', () => {
    const friendAt = (distance: number) =>
      table(
        broke([
          blue('tactical-marine-warrior', 5, 5),
          red('boy-fighter', 0, 0, { at: spot(1270, 3000) }),
          blue('tactical-marine-warrior', 0, 0, { at: spot(1270 + distance, 3000) }),
        ]),
      );
    expect(reasonsAgainstTarget(friendAt(apart(1)), aimAt(1))).toEqual([
      { reason: 'friend-engaged', clause: 'KT-4.2', friends: [2] },
    ]);
    expect(validTargets(friendAt(apart(1)), bolter)).toEqual([]);
    expect(reasonsAgainstTarget(friendAt(apart(1) + 1), aimAt(1))).toEqual([]);
  });

  rule('KT-4.2', 'every reason is given: hidden, and a friend engaged with it', () => {
    const wall = withPieces([block('wall', [0, 8], [30, 0.5])]);
    const t = table(
      broke([
        blue('tactical-marine-warrior', 5, 5),
        red('boy-fighter', 5, 12),
        blue('tactical-marine-warrior', 6.5, 12),
      ]),
      wall,
    );
    const clauses = reasonsAgainstTarget(t, aimAt(1)).map(({ clause }) => clause);
    expect(clauses).toContain('KT-7.3');
    expect(clauses).toContain('KT-4.2');
  });

  rule('KT-4.2', 'an enemy in cover is not valid with a conceal order, but is with an engage order', () => {
    const low = withPieces([block('low-wall', [3, 10.5], [4, 0.3], [0, 1.25])]);
    const line = (order: 'engage' | 'conceal') =>
      table(broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { order })]), low);
    expect(validTargets(line('engage'), bolter)).toEqual([1]);
    expect(reasonsAgainstTarget(line('conceal'), aimAt(1))).toEqual([
      { reason: 'concealed-in-cover', clause: 'KT-7.2' },
    ]);
  });
});

section('KT-4.7, KT-4.12 The attacks of one action', () => {
  const heavy = armed('heavy-bolter');
  const three = broke([
    blue('tactical-marine-heavy-gunner', 5, 5, heavy),
    red('boy-fighter', 5, 12, { wounds: 1 }),
    red('boy-fighter', 7, 12),
    red('boy-fighter', 3, 12),
  ]);

  rule(['KT-4.12', 'KT-4.7'], 'targets are selected before the first roll and attacked in any order', start => {
    const game = start.from(open, three, shooting());
    game.picks('select a ranged weapon', 'heavy-bolter/standard').picks('select a valid target', 1);
    game.picks('add targets', [2, 3]).picks('order the attacks of the fusillade', [3, 1, 2]);
    game.picks('share out the attack dice', [1, 2, 2]);
    game.dice('roll attack dice', 1).dice('roll attack dice', 4, 4).dice('roll defence dice', 1, 1, 1);
    // The second has no wounds left but stays until the last attack is over.
    expect(game.position.operatives[1]).toMatchObject({ wounds: 0, removed: false });
    expect(game.position.operatives[1]!.at).not.toBeNull();
    game.dice('roll attack dice', 1, 1);
    expect(game.position.operatives[1]).toMatchObject({ at: null, removed: true });
  });

  rule(['KT-4.12', 'KT-4.7'], 'an operative without wounds still gives cover until it is removed', start => {
    const behind = broke([
      blue('tactical-marine-heavy-gunner', 5, 3, heavy),
      red('boy-fighter', 5, 10, { wounds: 1 }),
      red('boy-fighter', 5, 11.5),
    ]);
    const game = start.from(open, behind, shooting());
    game.picks('select a ranged weapon', 'heavy-bolter/standard').picks('select a valid target', 1);
    game.picks('add targets', [2]).picks('order the attacks of the fusillade', [1, 2]);
    game.picks('share out the attack dice', [2, 3]);
    game.dice('roll attack dice', 4, 4).dice('roll defence dice', 1, 1, 1).dice('roll attack dice', 4, 4, 4);
    expect(game.position.attack).toMatchObject({ target: 2, inCover: true });
    game.picks('keep dice for cover', 1).dice('roll defence dice', 1, 1);
    expect(game.position.operatives[2]!.wounds).toBe(10 - 8);
  });

  rule('KT-4.12', 'nobody is attacked at 0 wounds', start => {
    const splashed = { ...three, ...rules([{ rule: 'splash', wounds: 1 }]) };
    const game = start.from(open, splashed, shooting());
    game.picks('select a ranged weapon', 'heavy-bolter/standard').picks('select a valid target', 2);
    game.picks('add targets', [1]).picks('order the attacks of the fusillade', [2, 1]);
    game.picks('share out the attack dice', [3, 2]);
    // The critical hit splashes the target with a single wound, so no attack on it follows.
    game.dice('roll attack dice', 6, 1, 1).dice('roll defence dice', 6, 1);
    expect(game.state.question).toBeNull();
    expect(game.position.operatives.map(({ removed }) => removed)).toEqual([false, true, false, false]);
    expect(game.facts().filter(({ type }) => type === 'attack-began')).toHaveLength(1);
  });

  rule(
    ['KT-4.7', 'KT-6.1'],
    'of several that fall together, those of the player with initiative are removed first',
    start => {
      const both = broke(
        [
          blue('spanner', 5, 5, { ...armed('kustom-mega-blasta'), wounds: 3 }),
          red('boy-fighter', 5, 12, { wounds: 1 }),
        ],
        { initiative: 1 },
      );
      const game = start.from(open, both, shooting());
      game.picks('select a ranged weapon', 'kustom-mega-blasta/standard').picks('select a valid target', 1);
      // Now injured, it needs a 5.
      game.dice('roll attack dice', 1, 4, 4, 5).dice('roll defence dice', 1);
      const removed = game.facts().flatMap(fact => (fact.type === 'removed' ? [fact.operative] : []));
      expect(removed).toEqual([1, 0]);
      expect(game.position.fallen.map(({ operative, by, how }) => [operative, by, how])).toEqual([
        [1, 0, 'shooting'],
        [0, 0, 'shooting'],
      ]);
    },
  );
});
