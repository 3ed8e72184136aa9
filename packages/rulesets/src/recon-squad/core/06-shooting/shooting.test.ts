import { expect } from 'vitest';
import { shootWith } from '../../../w40k/shooting/shoot.ts';
import { lookups, shooting, strikes, targets, turns, weapons } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, broke, field, look, open, red, type Stood, tenths, withPieces } from '../../testing/field.ts';
import type { Position } from '../../types.ts';

const phase = () => turns.phase.start({ seat: 0, phase: 'shooting' });
const shoot = () => shootWith(shooting.shoot, 0);
const against = (position: Position, profile: string) =>
  weapons.against(look(position), 0, lookups.profile(profile)).map(({ reason, clause }) => [reason, clause]);
const againstTarget = (position: Position, profile: string, target = 1, setup = open) =>
  targets
    .against(look(position, setup), { attacker: 0, target, profile, manner: 'shooting' })
    .map(({ reason, clause }) => [reason, clause]);
const needs = (position: Position, profile: string, manner: 'shooting' | 'fighting' = 'shooting') => {
  const t = look(position);
  const attack = strikes.attackOf(t, { attacker: 0, target: 1, profile, manner, attacks: 1 });
  return strikes.rolls.toHit(t, attack);
};
/** Two bases of 32 mm, this many tenths apart. */
const apart = (gap: number, y = 2540) => ({ at: tenths(2540 + 320 + gap, y) });

section('8E-6 Who shoots', () => {
  rule('8E-6.1', 'each model shoots once', start => {
    const game = start.from(
      open,
      field([blue('Immortal', 10, 10), blue('Immortal', 10, 14), red('Nob', 30, 10)], broke),
      phase(),
    );
    game.picks('choose a model to shoot', 0).dice('roll to hit', 1);
    game.refuses(0, 'not-an-option', '8E-6.1');
    game.picks('choose a model to shoot', 1).dice('roll to hit', 1);
    expect(game.position.models.map(({ did }) => did)).toEqual([['picked'], ['picked'], []]);
  });

  rule(['8E-6.1', '8E-4.7', '8E-4.11'], 'not after an Advance, after a Fall Back or within 1" of an enemy', () => {
    const stood = (kind: string, change: object = {}, gap = 2000) =>
      field([blue(kind, 10, 10, change), red('Ork Boy', 0, 0, apart(gap))]);
    expect(against(stood('Immortal'), 'gauss-blaster')).toEqual([]);
    expect(against(stood('Immortal', { did: ['moved'] }), 'gauss-blaster')).toEqual([]);
    expect(against(stood('Immortal', { did: ['advanced'] }), 'gauss-blaster')).toEqual([['advanced', '8E-4.6']]);
    expect(against(stood('Immortal', { did: ['fell-back'] }), 'gauss-blaster')).toEqual([['fell-back', '8E-4.9']]);
    // A model that can FLY shoots after it.
    expect(against(stood('Tomb Blade', { did: ['fell-back'] }), 'gauss-blaster')).toEqual([]);
    expect(against(stood('Immortal', {}, 255), 'gauss-blaster')).toEqual([]);
    expect(against(stood('Immortal', {}, 254), 'gauss-blaster')).toEqual([['in-combat', '8E-6.1']]);
  });

  rule('8E-6.2', 'the targets of all weapons are declared before any of them fires', start => {
    const suit = blue('Crisis Shas’ui', 10, 10, { choices: ['>missile-pod'] });
    const game = start.from(open, field([suit, red('Nob', 22, 10), red('Nob', 22, 20)], broke), shoot());
    game.picks('choose weapons to fire', ['burst-cannon', 'missile-pod']);
    game.picks('choose a target', 1).picks('choose a target', 2);
    game.dice('roll to hit', 1, 1, 1, 1).dice('roll to hit', 1, 1);
    const aimed = game
      .facts()
      .flatMap(fact => (fact.type === 'attack-began' ? [[fact.attack.profile, fact.attack.target]] : []));
    expect(aimed).toEqual([
      ['burst-cannon', 1],
      ['missile-pod', 2],
    ]);
  });

  rule('8E-6.3', 'a target must be visible', start => {
    const wall = withPieces(box('wall', [15, 0], [0.3, 48], 5));
    const position = field([blue('Immortal', 10, 10), red('Nob', 20, 10)], broke);
    expect(againstTarget(position, 'gauss-blaster')).toEqual([]);
    expect(againstTarget(position, 'gauss-blaster', 1, wall)).toEqual([['not-visible', '8E-6.3']]);
    // A low wall hides the legs only.
    const low = withPieces(box('low-wall', [15, 0], [0.3, 48], 0.7));
    expect(againstTarget(position, 'gauss-blaster', 1, low)).toEqual([]);
    // No target: the phase asks nothing.
    expect(start.from(wall, position, phase()).position.models[0]!.did).toEqual([]);
  });

  rule('8E-6.4', 'a target must be in range, measured from base to base', () => {
    const at = (gap: number) =>
      againstTarget(field([blue('Immortal', 10, 10), red('Ork Boy', 0, 0, apart(gap))]), 'gauss-blaster');
    expect(at(24 * 254)).toEqual([]);
    expect(at(24 * 254 + 1)).toEqual([['out-of-range', '8E-6.4']]);
  });

  rule('8E-6.5', 'no shooting at a target within 1" of a friend', () => {
    const fight = (gap: number) =>
      field([
        blue('Immortal', 10, 10),
        red('Ork Boy', 20, 10),
        blue('Immortal', 0, 0, { at: tenths(5080 + 320 + gap, 2540) }),
      ]);
    expect(againstTarget(fight(255), 'gauss-blaster')).toEqual([]);
    expect(againstTarget(fight(254), 'gauss-blaster')).toEqual([['target-in-combat', '8E-6.5']]);
  });

  rule('8E-6.6', 'each copy of a weapon has a target of its own', start => {
    const game = start.from(
      open,
      field([blue('Tomb Blade', 10, 10), red('Nob', 30, 10), red('Nob', 30, 20)], broke),
      shoot(),
    );
    // Two gauss blasters: two weapons.
    game.picks('choose a target', 1).picks('choose a target', 2);
    game.dice('roll to hit', 1).dice('roll to hit', 1);
    const aimed = game.facts().flatMap(fact => (fact.type === 'attack-began' ? [fact.attack.target] : []));
    expect(aimed).toEqual([1, 2]);
  });

  rule(['8E-6.6', '8E-1.2'], 'a weapon fires one of its profiles, and two weapons one each', start => {
    const one = blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] });
    const both = ['plasma-gun.standard', 'plasma-gun.supercharge'];
    const game = start.from(open, field([one, red('Nob', 30, 10)], broke), shoot());
    game.refuses(both, 'one-profile', '8E-1.2').stopsAt('choose weapons to fire');
    const two = blue('Inceptor', 10, 10, {
      choices: ['assault-bolter+assault-bolter>plasma-exterminator+plasma-exterminator'],
    });
    const mixed = start.from(open, field([two, red('Nob', 24, 10)], broke), shoot());
    mixed.picks('choose weapons to fire', ['plasma-exterminator.standard', 'plasma-exterminator.supercharged']);
    mixed.dice('roll for the number of attacks', 1).dice('roll for the number of attacks', 1);
    mixed.dice('roll to hit', 2).dice('roll to hit', 2);
    const alike = start.from(open, field([two, red('Nob', 24, 10)], broke), shoot());
    alike.picks('choose weapons to fire', ['plasma-exterminator.standard']);
    alike.dice('roll for the number of attacks', 1).dice('roll for the number of attacks', 3);
    alike.dice('roll to hit', 2).dice('roll to hit', 2, 2);
    expect(alike.position.models[0]!.removed).toBe(false);
  });
});

section('8E-6 Types of weapons', () => {
  rule('8E-6.7', 'Assault: fires after an Advance, at -1 to hit', () => {
    const did = (...deeds: Position['models'][number]['did']) =>
      field([
        blue('Tomb Blade', 10, 10, { did: deeds, choices: ['gauss-blaster+gauss-blaster>particle-beamer'] }),
        red('Nob', 20, 10),
      ]);
    expect(against(did('advanced'), 'particle-beamer')).toEqual([]);
    expect(needs(did('advanced'), 'particle-beamer')).toEqual({ needs: 3, modifier: -1 });
    expect(needs(did('moved'), 'particle-beamer')).toEqual({ needs: 3, modifier: 0 });
  });

  rule(['8E-6.8', '8E-4.13'], 'Heavy: -1 to hit after a move, and after an arrival', () => {
    const did = (...deeds: Position['models'][number]['did']) =>
      needs(
        field([blue('Scout', 10, 10, { did: deeds, choices: ['boltgun>heavy-bolter'] }), red('Nob', 20, 10)]),
        'heavy-bolter',
      ).modifier;
    expect([did('stayed'), did('moved'), did('arrived'), did()]).toEqual([0, -1, -1, 0]);
  });

  rule('8E-6.9', 'Rapid Fire: twice the shots within half range', start => {
    const at = (gap: number) =>
      start.from(open, field([blue('Immortal', 10, 10), red('Ork Boy', 0, 0, apart(gap))], broke), shoot());
    at(12 * 254).dice('roll to hit', 1, 1);
    at(12 * 254 + 1).dice('roll to hit', 1);
  });

  rule(['8E-6.10', '8E-6.1'], 'a Pistol fires within 1" of enemies, at the closest of them only', () => {
    const line: readonly Stood[] = [
      blue('Ork Boy', 10, 10),
      red('Scout', 0, 0, apart(100)),
      red('Scout', 0, 0, { at: tenths(2540, 2540 + 320 + 200) }),
      red('Scout', 10, 15),
    ];
    expect(against(field(line), 'slugga')).toEqual([]);
    expect(
      against(field([blue('Ork Boy', 10, 10, { choices: ['choppa+slugga>shoota'] }), line[1]!]), 'shoota'),
    ).toEqual([['in-combat', '8E-6.1']]);
    expect(againstTarget(field(line), 'slugga', 1)).toEqual([]);
    expect(againstTarget(field(line), 'slugga', 2)).toEqual([['not-the-nearest', '8E-6.10']]);
    expect(againstTarget(field(line), 'slugga', 3)).toContainEqual(['not-the-nearest', '8E-6.10']);
  });

  rule('8E-6.11', 'a Pistol within 1" of enemies: friends near the target do not matter', () => {
    const line: readonly Stood[] = [
      blue('Ork Boy', 10, 10),
      red('Scout', 0, 0, apart(100)),
      blue('Ork Boy', 0, 0, { at: tenths(2540 + 740, 2540) }),
    ];
    expect(againstTarget(field(line), 'slugga', 1)).toEqual([]);
    // From outside they do matter.
    const outside = [blue('Ork Boy', 5, 10), ...line.slice(1)];
    expect(againstTarget(field(outside), 'slugga', 1)).toEqual([['target-in-combat', '8E-6.5']]);
  });

  rule(['8E-6.12', '8E-6.13'], 'Pistols or other weapons, and a Grenade alone', start => {
    const game = start.from(open, field([blue('Intercessor', 10, 10), red('Nob', 15, 10)], broke), shoot());
    expect(game.asks('choose weapons to fire', 'pick-some').options).toEqual([
      'bolt-rifle',
      'bolt-pistol',
      'frag-grenade',
      'krak-grenade',
    ]);
    game.refuses(['bolt-rifle', 'bolt-pistol'], 'pistols-alone', '8E-6.12');
    game.refuses(['bolt-rifle', 'frag-grenade'], 'grenade-alone', '8E-6.13');
    game.refuses(['frag-grenade', 'krak-grenade'], 'grenade-alone', '8E-6.13');
    game.picks('choose weapons to fire', ['krak-grenade']).dice('roll to hit', 1);
  });
});

section('RS-6 Shooting in Recon Squad', () => {
  rule('RS-6.1', 'a Character is a target even if others are nearer, and stand around it', start => {
    const around = [red('Ork Boy', 28, 10), red('Walker', 30, 13), red('Ork Boy', 30, 8)];
    const line = [blue('Immortal', 10, 10), red('Warboss', 30, 10), ...around, red('Ork Boy', 20, 12)];
    expect(againstTarget(field(line), 'gauss-blaster', 1)).toEqual([]);
    const game = start.from(open, field(line, broke), shoot());
    expect(game.asks('choose a target', 'pick-one').options).toEqual([1, 2, 3, 4, 5]);
    game.picks('choose a target', 1).dice('roll to hit', 1);
    // In Overwatch too, and with Pistols in combat, where it is the nearest.
    const t = look(field([blue('Immortal', 10, 10), red('Warboss', 14, 10), red('Ork Boy', 13, 10)]));
    const aim = { attacker: 0, profile: 'gauss-blaster', manner: 'overwatch' } as const;
    expect(targets.targetsFor(t, aim)).toEqual([1, 2]);
  });

  rule(
    ['RS-6.2', 'RS-6.5', 'RS-6.6'],
    'Unload: shots are split over targets within 3" of the first, at least one each, before any hit roll',
    start => {
      const line = (gap: number): readonly Stood[] => [
        blue('Tomb Blade', 10, 10, { choices: ['gauss-blaster+gauss-blaster>particle-beamer'] }),
        red('Ork Boy', 30, 10),
        red('Ork Boy', 0, 0, { at: tenths(7620, 2540 + 320 + gap) }),
      ];
      const game = start.from(open, field(line(762), broke), shoot());
      game.picks('choose a target', 1);
      expect(game.asks('choose more targets', 'pick-some')).toMatchObject({ options: [2], least: 0 });
      game.picks('choose more targets', [2]);
      game.refuses([3, 0], 'share-too-small', 'RS-6.2').refuses([1, 1], 'wrong-total', 'RS-6.2');
      game.picks('split the attacks', [2, 1]).dice('roll to hit', 1, 1).dice('roll to hit', 1);
      const far = start.from(open, field(line(763), broke), shoot());
      far.picks('choose a target', 1).dice('roll to hit', 1, 1, 1);
    },
  );

  rule('RS-6.6', 'Unload: each target must be legal', start => {
    const line = (friend: Stood): readonly Stood[] => [
      blue('Tomb Blade', 10, 10, { choices: ['gauss-blaster+gauss-blaster>particle-beamer'] }),
      red('Ork Boy', 30, 10),
      red('Ork Boy', 30, 13),
      red('Ork Boy', 30, 7),
      friend,
    ];
    const game = start.from(open, field(line(blue('Immortal', 31.5, 13)), broke), shoot());
    game.picks('choose a target', 1);
    expect(game.asks('choose more targets', 'pick-some').options).toEqual([3]);
    game.picks('choose more targets', []).dice('roll to hit', 1, 1, 1);
  });

  rule(['RS-6.7', '8E-1.3'], 'Unload: a random number of shots is rolled before it is split', start => {
    const marine = blue('Space Marine', 10, 10, { choices: ['boltgun>missile-launcher'] });
    const game = start.from(open, field([marine, red('Ork Boy', 30, 10), red('Ork Boy', 30, 12)], broke), shoot());
    game.picks('choose weapons to fire', ['missile-launcher.frag-missile']).picks('choose a target', 1);
    game.dice('roll for the number of attacks', 2).picks('choose more targets', [2]);
    game.picks('split the attacks', [1, 1]).dice('roll to hit', 2).dice('roll to hit', 2);
    const single = start.from(open, field([marine, red('Ork Boy', 30, 10), red('Ork Boy', 30, 12)], broke), shoot());
    single.picks('choose weapons to fire', ['missile-launcher.frag-missile']).picks('choose a target', 1);
    // One shot cannot be split.
    single.dice('roll for the number of attacks', 1).dice('roll to hit', 2);
  });

  rule('RS-6.7', 'Overwatch does not split', start => {
    const line = [blue('Warboss', 10, 10), red('Ork Boy', 16, 10), red('Ork Boy', 16, 12)];
    const game = start.from(open, field(line, broke), shootWith(shooting.shoot, 0, 'overwatch', 1));
    game.picks('choose weapons to fire', ['kustom-shoota']).dice('roll to hit', 1, 1, 1, 1);
    expect(game.position.models[2]!.removed).toBe(false);
  });

  rule('RS-6.3', 'each grenade item of a model is thrown once per game', start => {
    const line = [blue('Intercessor', 10, 10), red('Nob', 15, 10)];
    const game = start.from(open, field(line, broke), shoot());
    game.picks('choose weapons to fire', ['krak-grenade']).dice('roll to hit', 1);
    expect(game.position.models[0]!.used).toEqual(['krak-grenade']);
    expect(against(game.position, 'krak-grenade')).toEqual([['grenade-thrown', 'RS-6.3']]);
    expect(against(game.position, 'frag-grenade')).toEqual([]);
  });

  rule('RS-6.4', 'a sniper re-rolls hits of 1 against Characters', start => {
    const sniper = blue('Deathmark', 10, 10);
    const character = start.from(open, field([sniper, red('Warboss', 32, 10)], broke), shoot());
    character.dice('roll to hit', 1).dice('roll to hit again', 2);
    start.from(open, field([sniper, red('Warboss', 32, 10)], broke), shoot()).dice('roll to hit', 2);
    start.from(open, field([sniper, red('Nob', 32, 10)], broke), shoot()).dice('roll to hit', 1);
    const plain = field([blue('Immortal', 10, 10), red('Warboss', 32, 10)], broke);
    start.from(open, plain, shoot()).dice('roll to hit', 1);
  });
});
