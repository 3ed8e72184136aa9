import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import { blue, box, field, look, open, red, type Stood, spot, withPieces } from '../../testing/field.ts';
import type { Position, Setup, Shot } from '../../types.ts';
import { fireAt } from './fire.ts';
import { choicesFor, shootingPhase } from './phase.ts';
import { targetsFor } from './targets.ts';
import { isSnap, shotsOf } from './weapons.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const NOTHING = { model: null, profile: null, target: null, towards: null, fired: [] };
const phase = (start: Start, stood: readonly Stood[], setup: Setup = open) =>
  start.from(setup, field(stood), shootingPhase.start(NOTHING));
const shoots = (
  start: Start,
  stood: readonly Stood[],
  profile: string,
  setup: Setup = open,
  change: Partial<Position> = {},
) => {
  const position = field(stood, change);
  return start.from(setup, position, fireAt(look(position, setup), 0, profile, 1));
};
const shot = (profile: string, target: number | null = 1, attacker = 0): Shot => ({
  attacker,
  target,
  profile,
  manner: 'shooting',
});
const marine = (change = {}): Stood => blue('Space Marine', 10, 10, change);

section('7E-10 Shooting of vehicles', () => {
  const speeder = (manoeuvre: Position['models'][number]['manoeuvre'], fired = 0, kind = 'Land Speeder') =>
    look(
      field([
        blue(kind, 10, 10, { manoeuvre, did: Array.from({ length: fired }, () => 'shot' as const) }),
        red('Void Trooper', 20, 10),
      ]),
    );

  rule(['7E-10.1', '7E-10.2'], 'full BS by speed: all, one or none; Fast all and two', () => {
    const slow = (manoeuvre: 'stay' | 'combat-speed' | 'cruise', fired = 0) =>
      isSnap(speeder(manoeuvre, fired, 'Heavy Skiff'), shot('trial-rifle'));
    expect([slow('stay', 3), slow('combat-speed'), slow('combat-speed', 1), slow('cruise')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const fast = (manoeuvre: 'combat-speed' | 'cruise', fired = 0) =>
      isSnap(speeder(manoeuvre, fired), shot('heavy-bolter'));
    expect([fast('combat-speed', 3), fast('cruise', 1), fast('cruise', 2)]).toEqual([false, false, true]);
  });

  rule(['7E-10.1', '7E-10.2'], 'a weapon does not count against itself when it is fired', start => {
    const targets = [red('Void Trooper', 20, 10), red('Void Trooper', 20, 30)];
    const slow = phase(start, [blue('Heavy Skiff', 10, 10, { manoeuvre: 'combat-speed' }), ...targets]);
    slow
      .picks('choose a model to shoot', 0)
      .picks('choose a weapon to fire', 'trial-rifle')
      .picks('choose a target', 1);
    expect(slow.position.attack).toMatchObject({ snap: false });
    slow.stopsAt('roll to hit');
    const speeder = blue('Land Speeder', 10, 10, { manoeuvre: 'cruise', choices: ['>heavy-bolter'] });
    const fast = phase(start, [speeder, ...targets]).picks('choose a model to shoot', 0);
    fast.picks('choose a weapon to fire', 'heavy-bolter').picks('choose a target', 1);
    expect(fast.position.attack).toMatchObject({ snap: false });
    fast.dice('roll to hit', 1, 1, 1).picks('choose a weapon to fire', 'heavy-bolter');
    expect(fast.position.attack).toMatchObject({ snap: false });
    fast.stopsAt('roll to hit');
  });

  rule('7E-5.15', 'a Skimmer may jink from a marker too', start => {
    const frag = shoots(start, [marine(), red('Skiff', 16, 10)], 'missile-launcher.frag-missiles');
    frag.picks('jink', 'yes').dice('roll the scatter die', 6).stopsAt('roll to penetrate');
    expect(frag.position.models[1]!.conditions).toMatchObject([{ id: 'jinking' }]);
  });

  rule('7E-9.7', 'a marker passes below a Swooping model', start => {
    const swoops = { conditions: [{ id: 'swooping', ends: 1e6 }] } as const;
    const line = (change = {}) => [marine(), red('Void Trooper', 16, 10), red('Flying Beast', 17, 10, change)];
    const low = shoots(start, line(), 'missile-launcher.frag-missiles').dice('roll the scatter die', 6);
    low.dice('roll to wound', 1).dice('roll to wound', 1);
    shoots(start, line(swoops), 'missile-launcher.frag-missiles')
      .dice('roll the scatter die', 6)
      .dice('roll to wound', 1);
  });

  rule(['7E-5.11', '7E-5.24'], 'hits of a marker come from where the shooter stood, even if they slay it', start => {
    const line = [marine(), red('Void Trooper', 16, 10), red('Void Trooper', 12, 10)];
    const game = shoots(start, line, 'missile-launcher.frag-missiles').dice('roll the scatter die', 1);
    game.dice('roll for the direction', 9).dice('roll for the distance', 5, 4).dice('roll to wound', 6);
    game.picks('go to ground', 'no').dice('saving throws', 1);
    expect(game.position.models[0]!.removed).toBe(true);
    expect(game.position.attack).toMatchObject({ target: 2, origin: spot(10, 10) });
    game.stopsAt('roll to wound');
  });

  rule('7E-6.3', 'a Barrage at an unseen target scatters the full distance', start => {
    const hawk = blue('Swooping Hawk', 10, 10);
    const scatters = (setup: Setup) => {
      const game = shoots(start, [hawk, red('Void Trooper', 20, 10)], 'grenade-pack', setup);
      game.dice('roll the scatter die', 1).dice('roll for the direction', 12).dice('roll for the distance', 3, 4);
      return game.facts();
    };
    const wall = withPieces(box('hull', [14, 5], [1, 10], 5));
    expect(scatters(wall)).toContainEqual(expect.objectContaining({ type: 'scattered', inches: 7 }));
    expect(scatters(open)).toContainEqual(expect.objectContaining({ type: 'scattered', inches: 3 }));
  });

  rule(
    ['7E-5.21', 'ZG-2.23', 'ZG-2.12'],
    'Slow, Turn and Accelerate count as moves; a Drift does only with a 1 or 6',
    () => {
      const shots = (manoeuvre: Position['models'][number]['manoeuvre'], snap = false) =>
        shotsOf(look(field([marine({ manoeuvre, snap }), red('Void Trooper', 18, 10)])), shot('grav-gun'));
      expect([shots('stay'), shots('drift'), shots('drift', true)]).toEqual([3, 3, 2]);
      expect([shots('slow', true), shots('turn', true), shots('accelerate', true)]).toEqual([2, 2, 2]);
    },
  );

  rule(['7E-9.12', '7E-5.1'], 'who goes flat out does not shoot', start => {
    const game = phase(start, [blue('Skiff', 10, 10), red('Void Trooper', 30, 30)]).picks('choose a model to shoot', 0);
    expect(game.asks('choose a weapon to fire', 'pick-one').options).toEqual(['trial-rifle', 'flat-out', 'done']);
    game.picks('choose a weapon to fire', 'flat-out').picks('fly', [{ how: 'go', to: spot(28, 10) }]);
    expect(game.position.models[0]).toMatchObject({ manoeuvre: 'flat-out', at: spot(28, 10) });
    expect(choicesFor(look(field([blue('Skiff', 10, 10), red('Void Trooper', 30, 30)])), 0, 'trial-rifle')).toEqual([
      1,
    ]);
  });

  rule(
    ['7E-3.5', 'ZG-2.21', '7E-7.2'],
    'Fliers run a D6" instead of shooting, and do not charge; models that move by arrows never run',
    start => {
      const game = phase(start, [blue('Flying Beast', 10, 10), red('Void Trooper', 30, 30)]).picks(
        'choose a model to shoot',
        0,
      );
      game
        .picks('choose a weapon to fire', 'run')
        .dice('roll to run', 4)
        .refuses([{ how: 'go', to: spot(14.1, 10) }], 'too-long', '7E-9.5');
      game.picks('fly', [{ how: 'go', to: spot(14, 10) }]);
      expect(game.position.models[0]).toMatchObject({ at: spot(14, 10), noCharge: true });
      const trooper = phase(start, [blue('Void Trooper', 10, 10), red('Void Trooper', 30, 30)]).picks(
        'choose a model to shoot',
        0,
      );
      expect(trooper.asks('choose a weapon to fire', 'pick-one').options).toEqual(['trial-rifle', 'done']);
      trooper.stopsAt('choose a weapon to fire');
      expect(
        targetsFor(look(field([marine(), red('Void Trooper', 20, 10)])), {
          attacker: 0,
          profile: 'boltgun',
          manner: 'shooting',
        }),
      ).toEqual([1]);
    },
  );
});
