import { expect } from 'vitest';
import { shootWith } from '../../../w40k/shooting/shoot.ts';
import { blasts, shooting, strikes, targets } from '../../library.ts';
import type { TeamMap } from '../../maps/map.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
  field,
  look,
  open,
  pairsOf,
  red,
  type Stood,
  tenths,
  withOptions,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { attacksAgainst, blastRange, leastAgainst } from './blast.ts';

const LAUNCHER = 'missile-launcher.frag-missile';
const marine = blue('Space Marine', 10, 10, { choices: ['boltgun>missile-launcher'] });
const thrower = blue('Intercessor', 16, 10);
/** A base of 32 mm, this many tenths from one at 20,10. */
const beside = (gap: number, kind = 'Ork Boy', change: object = {}) =>
  red(kind, 0, 0, { at: tenths(5080, 2540 + 320 + gap), ...change });
const first = red('Ork Boy', 20, 10);
const members = (line: readonly Stood[], profile: string, setup: Setup = open) =>
  blasts.membersOf(look(field(line), setup), { attacker: 0, target: 1, profile, manner: 'shooting' });
const fire = (profile: string) => ({
  start: shootWith(shooting.shoot, 0),
  profile,
});
const aimed = (line: readonly Stood[], profile: string) =>
  pairsOf(targets.against(look(field(line)), { attacker: 0, target: 1, profile, manner: 'shooting' }));
const strike = (profile: string, attacks: number, ids: readonly number[]) =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner: 'shooting', attacks, members: ids });
const goneOf = ({ models }: Position) => models.flatMap(({ removed }, id) => (removed ? [id] : []));

section('ST-5 Blasts and Grenades', () => {
  rule(['ST-5.1', 'ST-5.9'], 'others within 2" that the initial target sees; it is a member itself', () => {
    expect(members([marine, first, beside(508)], LAUNCHER)).toEqual([1, 2]);
    expect(members([marine, first, beside(509)], LAUNCHER)).toEqual([1]);
    expect(members([marine, first, beside(509)], LAUNCHER, withOptions({ blastRange: 3 }))).toEqual([1, 2]);
    const wall = withPieces(box('wall', [18, 11], [4, 0.1], 4));
    expect(members([marine, first, beside(508)], LAUNCHER, wall)).toEqual([1]);
    expect(members([marine, first], 'boltgun')).toBeNull();
  });

  rule(['ST-5.4', 'ST-5.10', 'ST-1.1'], 'Grenades: 1", with Blast or without', () => {
    for (const grenade of ['frag-grenades', 'krak-grenades']) {
      expect(members([thrower, first, beside(254)], grenade)).toEqual([1, 2]);
      expect(members([thrower, first, beside(255)], grenade)).toEqual([1]);
    }
    expect(members([thrower, first, beside(255)], 'frag-grenades', withOptions({ grenadeRange: 2 }))).toEqual([1, 2]);
    expect(blastRange({ setup: open }, { type: 'grenade', rules: [{ rule: 'blast' }] })).toBe(254);
  });

  rule(
    ['ST-5.5', 'ST-5.14'],
    'no initial target with a friend of the shooter, or the shooter itself, among the members',
    () => {
      const friend = blue('Scout', 0, 0, { at: tenths(5080, 2540 + 320 + 508) });
      expect(aimed([marine, first, friend], LAUNCHER)).toEqual([['friend-in-blast', 'ST-5.5']]);
      const further = blue('Scout', 0, 0, { at: tenths(5080, 2540 + 320 + 509) });
      expect(aimed([marine, first, further], LAUNCHER)).toEqual([]);
      const near = blue('Space Marine', 0, 0, { at: tenths(5080 - 320 - 508, 2540) });
      expect(aimed([near, first], LAUNCHER)).toEqual([['friend-in-blast', 'ST-5.5']]);
    },
  );

  rule(['ST-5.6', 'ST-5.11'], 'members need be seen by the initial target only', start => {
    const wall = withPieces(box('wall', [18.8, 11.2], [0.1, 6], 5));
    const line = [blue('Space Marine', 10, 10, { choices: ['boltgun>missile-launcher'] }), first, beside(508)];
    const t = look(field(line), wall);
    expect(targets.canSee(t, 0, 2)).toBe(false);
    const game = start.from(wall, field(line, broke), fire(LAUNCHER).start);
    game.picks('choose weapons to fire', [LAUNCHER]).dice('roll for the number of attacks', 1);
    // S4 against T5.
    game.dice('roll to hit', 3).dice('roll to wound', 5).picks('allocate a wound', 2);
    game.dice('saving throws', 1);
    expect(goneOf(game.position)).toEqual([2]);
  });

  rule('ST-5.11', 'range, engagement and hit modifiers of the initial target, cover of each member', start => {
    // The member is out of range, in a fight with a friend of the shooter, and hard to hit.
    const target = red('Ork Boy', 0, 0, { at: tenths(2540 + 320 + 48 * 254, 2540) });
    const banshee = red('Howling Banshee', 0, 0, { at: tenths(2540 + 320 + 49 * 254, 2540 + 340) });
    const wide = { ...open, map: { ...(open.map as TeamMap), terrain: { width: 20000, depth: 7620, pieces: [] } } };
    const t = look(field([marine, target, banshee]), wide);
    const aim = { attacker: 0, target: 1, profile: LAUNCHER, manner: 'shooting' } as const;
    expect([blasts.membersOf(t, aim), pairsOf(targets.against(t, aim))]).toEqual([[1, 2], []]);
    expect(pairsOf(targets.against(t, { ...aim, target: 2 }))).toContainEqual(['out-of-range', '9E-7.3']);
    const attack = (line: readonly Stood[]) => {
      const seen = look(field(line));
      return strikes.rolls.toHit(seen, strikes.attackOf(seen, { ...aim, attacks: 1, members: [1, 2] })).modifier;
    };
    const near = red('Howling Banshee', 21.5, 10);
    expect([attack([marine, first, near]), attack([marine, near, first])]).toEqual([0, -1]);
    // One of two equal models stands in a crater: AP 0, and only its own save gets +1.
    const crater = withPieces(box('crater', [19, 12], [3, 3], 0.1));
    const game = start.from(crater, field([marine, first, beside(508)], broke), strike(LAUNCHER, 2, [1, 2]));
    game.dice('roll to hit', 3, 3).dice('roll to wound', 6, 6).picks('allocate a wound', 2);
    // Sv 6+: a 5 saves in cover, and not outside.
    game.dice('saving throws', 5).picks('allocate a wound', 1).dice('saving throws', 5);
    expect(goneOf(game.position)).toEqual([1]);
  });

  rule(['ST-5.2', 'ST-5.15', '9E-7.13'], 'the number of attacks is worked out against the Combined Unit', start => {
    expect([leastAgainst(1, 5), leastAgainst(1, 6), leastAgainst(5, 10)]).toEqual([1, 3, 5]);
    expect([
      attacksAgainst('D6', 10),
      attacksAgainst('D6', 11),
      attacksAgainst('2D6', 11),
      attacksAgainst(2, 20),
    ]).toEqual(['D6', 6, 12, 2]);
    // One in the middle and others around it, all visible within 2".
    const crowd = (count: number) =>
      [
        [0, 0],
        [700, 0],
        [560, 420],
        [216, 666],
        [-216, 666],
        [-560, 420],
        [-700, 0],
        [-560, -420],
        [-216, -666],
        [216, -666],
        [560, -420],
      ]
        .slice(0, count)
        .map(([x, y]) => red('Termagant', 0, 0, { at: tenths(5080 + x!, 2540 + y!) }));
    const shot = (count: number) => {
      const game = start.from(open, field([marine, ...crowd(count)], broke), fire(LAUNCHER).start);
      return game.picks('choose weapons to fire', [LAUNCHER]);
    };
    // Whichever is targeted, all six are within 2" of it: one attack becomes three.
    shot(6).picks('choose a target', 1).dice('roll for the number of attacks', 1).dice('roll to hit', 1, 1, 1);
    shot(5).picks('choose a target', 1).dice('roll for the number of attacks', 1).dice('roll to hit', 1);
    shot(11).picks('choose a target', 1).dice('roll to hit', 1, 1, 1, 1, 1, 1);
  });

  rule('ST-5.10', 'minimum attacks are only for weapons with Blast', start => {
    const crowd = Array.from({ length: 6 }, (_, i) =>
      red('Termagant', 0, 0, { at: tenths(5080 + 140 * (i % 3) * 2.1, 2540 + 290 * Math.floor(i / 3)) }),
    );
    const game = start.from(open, field([thrower, ...crowd], broke), fire('krak-grenades').start);
    game.picks('choose weapons to fire', ['krak-grenades']).picks('choose a target', 1).dice('roll to hit', 1);
    expect(goneOf(game.position)).toEqual([]);
  });

  rule(
    ['ST-5.3', 'ST-5.8', 'ST-5.13', '9E-7.18'],
    'all hit rolls, all wound rolls, then wounds one by one, allocated by the owner',
    start => {
      const nob = beside(300, 'Nob', { wounds: 1 });
      const game = start.from(open, field([marine, first, nob], broke), strike(LAUNCHER, 3, [1, 2]));
      game.dice('roll to hit', 3, 3, 3).dice('roll to wound', 6, 6, 6);
      expect(game.asks('allocate a wound', 'pick-one')).toMatchObject({ to: 1, options: [1, 2] });
      // The hurt one need not come first; each saves separately.
      game.picks('allocate a wound', 1).dice('saving throws', 6);
      game.picks('allocate a wound', 1).dice('saving throws', 1);
      expect(goneOf(game.position)).toEqual([1]);
      // One member is left: it takes the last wound without a question, with its own 4+.
      game.dice('saving throws', 4);
      expect(game.position.models[2]!.wounds).toBe(1);
    },
  );

  rule('ST-5.13', 'wounds without a living member are lost', start => {
    const game = start.from(open, field([marine, first], broke), strike(LAUNCHER, 3, [1]));
    game.dice('roll to hit', 3, 3, 3).dice('roll to wound', 6, 6, 6).dice('saving throws', 1);
    expect(goneOf(game.position)).toEqual([1]);
  });

  rule('ST-5.7', 'the most common Toughness, in a tie the highest', () => {
    const needs = (...kinds: readonly string[]) => {
      const line = [marine, ...kinds.map((kind, i) => red(kind, 20 + 2 * i, 10))];
      const t = look(field(line));
      const attack = strikes.attackOf(t, {
        attacker: 0,
        target: 1,
        profile: LAUNCHER,
        manner: 'shooting',
        attacks: 1,
        members: kinds.map((_, i) => i + 1),
      });
      return strikes.rolls.woundBase(t, attack);
    };
    // S4: against T3 3+, against T5 5+.
    expect([
      needs('Gretchin', 'Gretchin', 'Ork Boy'),
      needs('Gretchin', 'Ork Boy'),
      needs('Ork Boy', 'Gretchin', 'Ork Boy'),
    ]).toEqual([3, 5, 5]);
  });

  rule('ST-5.12', 'a model destroyed by an earlier weapon is no longer a member for the next', start => {
    const gun = 'plasma-exterminator.standard';
    const choices = ['assault-bolter+assault-bolter>plasma-exterminator+plasma-exterminator'];
    const line = [blue('Inceptor', 16, 10, { choices }), first, beside(300), beside(300 - 1240)];
    const game = start.from(open, field(line, broke), fire(gun).start);
    game.picks('choose weapons to fire', [gun]).picks('choose a target', 1).dice('roll for the number of attacks', 1);
    game.picks('choose a target', 1).dice('roll for the number of attacks', 1);
    game.dice('roll to hit', 6).dice('roll to wound', 6);
    expect(game.asks('allocate a wound', 'pick-one').options).toEqual([1, 2, 3]);
    game.picks('allocate a wound', 1);
    // The initial target is gone: the second weapon attacks the two that are left, though they are further apart.
    game.dice('roll to hit', 6).dice('roll to wound', 6);
    expect(game.asks('allocate a wound', 'pick-one').options).toEqual([2, 3]);
    game.picks('allocate a wound', 3);
    expect(goneOf(game.position)).toEqual([1, 3]);
  });

  rule(
    'ST-5.12',
    'members are fixed when allocated; destroyed ones are dropped before Toughness is determined',
    start => {
      const gone = { at: null, removed: true } as const;
      const line = [marine, red('Ork Boy', 0, 0, gone), red('Gretchin', 20, 12)];
      const game = start.from(open, field(line, broke), strike(LAUNCHER, 1, [1, 2]));
      game.dice('roll to hit', 3).dice('roll to wound', 3);
      expect(goneOf(game.position)).toEqual([1, 2]);
      const none = start.from(open, field([marine, red('Ork Boy', 0, 0, gone)], broke), strike(LAUNCHER, 1, [1]));
      expect(none.facts()).toEqual([]);
    },
  );
});
