import { expect } from 'vitest';
import { isLocked } from '../../lookups.ts';
import { rule, section } from '../../testing/book.ts';
import {
  arrows,
  blue,
  box,
  field,
  look,
  open,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { fireAlong, fireAt } from './fire.ts';
import { recoilOf } from './recoil.ts';
import { mayFireAtNothing } from './targets.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];

/** Model 0 fires at model 1. */
const shoots = (
  start: Start,
  stood: readonly Stood[],
  profile = 'trial-rifle',
  setup: Setup = open,
  change: Partial<Position> = {},
) => {
  const position = field(stood, change);
  return start.from(setup, position, fireAt(look(position, setup), 0, profile, 1));
};
const along = (start: Start, stood: readonly Stood[], profile = 'trial-rifle', setup: Setup = open) => {
  const position = field(stood);
  return start.from(setup, position, fireAlong(look(position, setup), 0, profile, { dx: 1, dy: 0 }));
};
const firer = (change = {}): Stood => blue('Void Trooper', 10, 10, change);
const at = (position: Position, id = 0) => {
  const { x, y } = position.models[id]!.at!;
  return [x / 254, y / 254];
};
const strengths = (facts: readonly { readonly type: string }[]) =>
  facts.flatMap(fact =>
    fact.type === 'attack-began' ? [(fact as unknown as { attack: { strength: number } }).attack.strength] : [],
  );

section('ZG-3 Recoil', () => {
  rule(
    ['ZG-3.1', 'ZG-3.9', 'ZG-3.16'],
    'half the Strength in inches, rounded up, away from the target, once for all shots',
    start => {
      const game = shoots(start, [firer(), red('Void Trooper', 20, 10)]).dice('roll to hit', 1, 1);
      expect(at(game.position)).toEqual([8, 10]);
      const marine = look(
        field([blue('Space Marine', 10, 10), blue('Space Marine', 20, 20, { choices: ['boltgun>plasma-gun'] })]),
      );
      expect([
        recoilOf(marine, 0, 'boltgun'),
        recoilOf(marine, 1, 'plasma-gun'),
        recoilOf(marine, 0, 'shotgun'),
      ]).toEqual([2, 4, 2]);
    },
  );

  rule('ZG-3.10', 'Sniper counts as S4, Graviton and a dash as 0; User is the bearer’s', () => {
    const t = look(field([blue('Scout', 10, 10), blue('Lictor', 30, 30)]));
    expect([recoilOf(t, 0, 'sniper-rifle'), recoilOf(t, 0, 'grav-gun'), recoilOf(t, 0, 'markerlight')]).toEqual([
      2, 0, 0,
    ]);
    expect(recoilOf(t, 1, 'flesh-hooks')).toBe(3);
  });

  rule(['ZG-3.17', 'ZG-3.16'], 'it stops as moves do, but changes no arrows and is no move', start => {
    const rock = withPieces(box('debris', [7.5, 8], [1, 4]));
    const game = shoots(start, [firer(arrows(2, 0, 1)), red('Void Trooper', 20, 10)], 'trial-rifle', rock).dice(
      'roll to hit',
      1,
      1,
    );
    expect(game.position.models[0]!.at!.x).toBe(8.5 * 254 + 125);
    expect(game.position.models[0]).toMatchObject({ arrows: 2, manoeuvre: null });
    const lost: Setup = { ...open, options: { ...open.options, edge: 'lost' } };
    const edge = shoots(start, [blue('Void Trooper', 1, 10), red('Void Trooper', 11, 10)], 'trial-rifle', lost).dice(
      'roll to hit',
      1,
      1,
    );
    expect(edge.position.models[0]!.removed).toBe(true);
    const kept = shoots(start, [blue('Void Trooper', 1, 10), red('Void Trooper', 11, 10)]).dice('roll to hit', 1, 1);
    expect(kept.position.models[0]!.at!.x).toBe(125);
  });

  rule('ZG-3.9', 'a slain shooter has none', start => {
    const plasma = blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'], wounds: 1 });
    const game = shoots(start, [plasma, red('Void Trooper', 20, 10)], 'plasma-gun')
      .dice('roll to hit', 1, 1)
      .dice('saving throws', 2, 2);
    expect(game.position.models[0]!.removed).toBe(true);
    expect(game.facts().map(({ type }) => type)).not.toContain('recoiled');
  });

  rule(['ZG-5.3', 'ZG-5.5', 'ZG-3.4'], 'packs, Skimmers and powers recoil nobody', start => {
    const jet = shoots(start, [blue('Destroyer', 10, 10), red('Void Trooper', 20, 10)], 'gauss-cannon').dice(
      'roll to hit',
      2,
      2,
    );
    expect(jet.position.models[0]!.at).toEqual(spot(10, 10));
    const skiff = shoots(start, [blue('Skiff', 10, 10), red('Void Trooper', 20, 10)]).dice('roll to hit', 1, 1);
    expect(skiff.position.models[0]!.at).toEqual(spot(10, 10));
    const power = shoots(start, [blue('Librarian', 10, 10), red('Void Trooper', 20, 10)], 'smite-bolts').dice(
      'roll to hit',
      1,
      1,
      1,
      1,
    );
    expect(power.position.models[0]!.at).toEqual(spot(10, 10));
  });
});

section('ZG-3 Stray rounds', () => {
  rule('ZG-3.11', 'the target is not rolled for, not even as a body', start => {
    // Two shots: one slays the target, which leaves a body; the other flies on to the next.
    const line = [
      blue('Space Marine', 10, 10),
      red('Void Trooper', 20, 10, arrows(1, 0, 1)),
      red('Void Trooper', 30, 10),
    ];
    const game = shoots(start, line, 'storm-bolter');
    game.dice('roll to hit', 6, 1).dice('roll to wound', 6).picks('go to ground', 'no');
    expect(game.position.bodies).toMatchObject([{ model: 1 }]);
    game.dice('roll for a stray round', 6).dice('roll to wound', 1);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'strayed', hit: 2 }));
  });

  rule(
    ['ZG-3.2', 'ZG-3.5', 'ZG-3.11', 'ZG-3.12'],
    'each miss flies on; units behind the target are hit on a 6, nearest first, friend or foe',
    start => {
      const line = [
        firer(),
        red('Void Trooper', 20, 10),
        red('Void Trooper', 26, 10),
        blue('Void Trooper', 23, 10),
        red('Void Trooper', 15, 10.5),
      ];
      const game = shoots(start, line).dice('roll to hit', 2, 5).dice('roll to wound', 1);
      // The friend at 23" is nearer than the foe at 26"; models in front of the target were passed.
      game
        .dice('roll for a stray round', 5)
        .dice('roll for a stray round', 6)
        .dice('roll to wound', 3)
        .picks('go to ground', 'no');
      // The others hide a part of it.
      game.dice('saving throws', 4);
      expect(game.position.models.map(({ removed }) => removed)).toEqual([false, false, true, false, false]);
      const friend = shoots(start, line)
        .dice('roll to hit', 2, 3)
        .dice('roll for a stray round', 6)
        .dice('roll to wound', 2);
      friend
        .dice('roll for a stray round', 6)
        .dice('roll to wound', 4)
        .picks('go to ground', 'no')
        .dice('saving throws', 4);
      expect(friend.position.models[3]!.removed).toBe(true);
    },
  );

  rule(
    ['ZG-3.12', 'ZG-3.8'],
    'the hits first, then each miss: a hit ends the stray, with a save like any shot',
    start => {
      const line = [firer(), red('Void Trooper', 20, 10), red('Space Marine', 26, 10)];
      const game = shoots(start, line).dice('roll to hit', 2, 6).dice('roll to wound', 4).picks('go to ground', 'no');
      expect(game.position.models[1]!.removed).toBe(true);
      game
        .dice('roll for a stray round', 6)
        .dice('roll to wound', 4)
        .picks('go to ground', 'no')
        .dice('saving throws', 2);
      expect(game.position.models[2]!.removed).toBe(true);
      expect(at(game.position)).toEqual([8, 10]);
    },
  );

  rule(['ZG-3.6'], 'a stray loses 1 Strength for every full 12" beyond the range; exactly 12" counts', start => {
    const shot = (gap: number) => {
      const line = [
        firer(),
        red('Void Trooper', 20, 10),
        red('Void Trooper', 0, 0, { at: tenths(10 * 254 + 250 + gap, 2540) }),
      ];
      const game = shoots(start, line)
        .dice('roll to hit', 1, 4)
        .dice('roll to wound', 1)
        .dice('roll for a stray round', 6)
        .dice('roll to wound', 1);
      return strengths(game.facts()).at(-1);
    };
    expect([shot(24 * 254), shot(36 * 254 - 1), shot(36 * 254)]).toEqual([4, 4, 3]);
  });

  rule('ZG-3.6', 'below Strength 1 it is spent', start => {
    const pistol = blue('Gretchin', 2, 10);
    const line = (x: number) => [pistol, red('Void Trooper', 8, 10), red('Void Trooper', x, 10)];
    // Range 12", S3: at 12 + 36" nothing is left.
    const near = shoots(start, line(40), 'grot-blasta').dice('roll to hit', 1).dice('roll for a stray round', 1);
    expect(near.facts().at(-1)).toMatchObject({ type: 'fired' });
    // Range 8", S2: exactly 24" farther it is spent, a tenth of a millimetre less and it strikes with S1.
    const weak = (gap: number) => [
      firer(),
      red('Void Trooper', 14, 10),
      red('Void Trooper', 0, 0, { at: tenths(2540 + 250 + gap, 2540) }),
    ];
    const game = shoots(start, weak(32 * 254), 'haywire-grenade').dice('roll to hit', 1);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'strayed', hit: null }));
    const last = shoots(start, weak(32 * 254 - 1), 'haywire-grenade').dice('roll to hit', 1);
    last.dice('roll for a stray round', 6);
    expect(strengths(last.facts()).at(-1)).toBe(1);
    last.stopsAt('roll to wound');
  });

  rule(['ZG-3.18', 'ZG-6.3'], 'who is touched by the line is on it, in combat too; a body goes', start => {
    const touching = tenths(26 * 254, 10 * 254 + 125);
    const beyond = tenths(26 * 254, 10 * 254 + 126);
    const line = (spotted: typeof touching) => [
      firer(),
      red('Void Trooper', 20, 10),
      red('Void Trooper', 0, 0, { at: spotted }),
    ];
    shoots(start, line(touching)).dice('roll to hit', 1, 4).dice('roll to wound', 1).dice('roll for a stray round', 2);
    // Locked in combat with a friend of the firer, which is off the line.
    const locked = [...line(touching), blue('Void Trooper', 0, 0, { at: tenths(26 * 254, 10 * 254 + 125 + 250) })];
    expect(isLocked(look(field(locked)), 2)).toBe(true);
    const struck = shoots(start, locked).dice('roll to hit', 1, 4).dice('roll to wound', 1);
    struck.dice('roll for a stray round', 6);
    expect(struck.position.attack).toMatchObject({ target: 2, stray: true });
    struck.stopsAt('roll to wound');
    const missed = shoots(start, line(beyond)).dice('roll to hit', 1, 4).dice('roll to wound', 1);
    expect(missed.facts()).toContainEqual(expect.objectContaining({ type: 'strayed', hit: null }));
    const dead = [firer(), red('Void Trooper', 20, 10), red('Void Trooper', 0, 0, { at: null, removed: true })];
    const bodies = [{ model: 2, seat: 1, at: spot(26, 10), arrows: 1, course: { dx: 10000, dy: 0 } }];
    const game = shoots(start, dead, 'trial-rifle', open, { bodies })
      .dice('roll to hit', 1, 4)
      .dice('roll to wound', 1);
    game.dice('roll for a stray round', 6);
    expect(game.position.bodies).toEqual([]);
    const spared = shoots(start, dead, 'trial-rifle', open, { bodies })
      .dice('roll to hit', 1, 4)
      .dice('roll to wound', 1);
    expect(spared.dice('roll for a stray round', 5).position.bodies).toHaveLength(1);
  });

  rule('ZG-3.19', 'debris across the line ends it', start => {
    const rock = withPieces(box('debris', [23, 8], [1, 4]));
    const line = [firer(), red('Void Trooper', 20, 10), red('Void Trooper', 26, 10)];
    const game = shoots(start, line, 'trial-rifle', rock).dice('roll to hit', 1, 4).dice('roll to wound', 1);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'strayed', hit: null }));
  });

  rule(['ZG-3.20', '7E-6.11'], 'a 1 that Gets Hot flies nowhere; witchfire strays as shots do', start => {
    const plasma = blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] });
    const line = [plasma, red('Void Trooper', 20, 10), red('Void Trooper', 26, 10)];
    const game = shoots(start, line, 'plasma-gun')
      .dice('roll to hit', 1, 2)
      .dice('saving throws', 6)
      .dice('roll for a stray round', 1);
    expect(game.position.models[0]!.at).toEqual(spot(6, 10));
    const power = shoots(
      start,
      [blue('Librarian', 10, 10), red('Void Trooper', 20, 10), red('Void Trooper', 26, 10)],
      'smite-bolts',
    );
    power.dice('roll to hit', 3, 3, 3, 1).dice('roll to wound', 1, 1, 1).dice('roll for a stray round', 1);
  });

  rule(['ZG-5.6'], 'shots of Skimmers stray, and they are struck', start => {
    const line = [blue('Skiff', 10, 10), red('Void Trooper', 20, 10), red('Skiff', 26, 10)];
    const game = shoots(start, line)
      .dice('roll to hit', 1, 4)
      .dice('roll to wound', 1)
      .dice('roll for a stray round', 6)
      .dice('roll to penetrate', 6);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'armour-tried', total: 10, armour: 11 }));
  });
});

section('ZG-3 Firing at nothing', () => {
  rule(['ZG-3.3', 'ZG-3.14'], 'each shot is a stray from the shooter, without hit rolls, and it recoils', start => {
    const line = [firer(), red('Void Trooper', 20, 10), blue('Void Trooper', 15, 10)];
    const game = along(start, line)
      .dice('roll for a stray round', 6)
      .dice('roll to wound', 3)
      .picks('go to ground', 'no');
    expect(game.position.models[2]!.removed).toBe(true);
    expect(at(game.position)).toEqual([8, 10]);
    // Said before anything follows from it: strays and recoil have a cause.
    const [first] = game.facts().filter(({ type }) => ['fired-away', 'strayed', 'recoiled'].includes(type));
    expect(first).toMatchObject({ type: 'fired-away', clause: 'ZG-3.3', model: 0, profile: 'trial-rifle' });
    const on = along(start, line).dice('roll for a stray round', 1).dice('roll for a stray round', 1);
    expect(at(on.position)).toEqual([8, 10]);
  });

  rule('ZG-3.14', 'only by models that recoil; Gets Hot still rolls; a Template hits what it covers', start => {
    const shot = (attacker: number, profile: string) => ({
      attacker,
      profile,
      target: null,
      manner: 'shooting' as const,
    });
    const t = look(field([firer(), blue('Destroyer', 20, 20), blue('Skiff', 30, 30), blue('Space Marine', 40, 40)]));
    expect([
      mayFireAtNothing(t, shot(0, 'trial-rifle')),
      mayFireAtNothing(t, shot(1, 'gauss-cannon')),
      mayFireAtNothing(t, shot(2, 'trial-rifle')),
    ]).toEqual([true, false, false]);
    expect(mayFireAtNothing(t, shot(3, 'assault-grenades'))).toBe(false);
    const hot = along(start, [blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] })], 'plasma-gun').dice(
      'roll for getting hot',
      1,
    );
    hot.dice('saving throws', 3);
    expect(hot.facts().map(({ type }) => type)).not.toContain('strayed');
    const flame = along(
      start,
      [blue('Space Marine', 10, 10, { choices: ['boltgun>flamer'] }), red('Void Trooper', 14, 10)],
      'flamer',
    );
    flame.dice('roll to wound', 6);
    expect(flame.position.models[1]!.removed).toBe(true);
    expect(at(flame.position)).toEqual([8, 10]);
  });
});
