import { expect } from 'vitest';
import { fireAt } from '../core/03-shooting/fire.ts';
import { againstTarget } from '../core/03-shooting/targets.ts';
import { armsOf, shotsOf } from '../core/03-shooting/weapons.ts';
import { blowAt, blowsOf, hasSecond, meleeOf, strike } from '../core/04-assault/fighting.ts';
import { initiativeOf } from '../lookups.ts';
import { rule, section } from '../testing/book.ts';
import { blue, box, field, look, open, red, type Stood, spot, tenths, withPieces } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
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
/** Model 0 strikes model 1 this many times. */
const strikes = (start: Start, stood: readonly Stood[], profile: string, blows = 1, change: Partial<Position> = {}) => {
  const position = field(stood, { phase: 'fight', ...change });
  return start.from(open, position, strike.start({ attack: blowAt(look(position), 0, 1, profile, blows) }));
};
const marine = (change = {}): Stood => blue('Space Marine', 10, 10, change);
const foe = (kind = 'Space Marine', x = 20, change = {}): Stood => red(kind, x, 10, change);
/** A vehicle that faces the firer and cannot jink. */
const hull = (kind = 'Heavy Skiff', x = 20): Stood =>
  red(kind, x, 10, { along: { dx: -1, dy: 0 }, conditions: [{ id: 'immobilised', ends: 99 }] });
const tried = (facts: readonly { readonly type: string }[]) => facts.find(({ type }) => type === 'armour-tried');

section('7E-6 Against armour', () => {
  rule('7E-6.1', 'Armourbane: one more D6 to penetrate', start => {
    const game = strikes(start, [blue('Farseer', 10, 10), hull('Heavy Skiff', 12)], 'witchblade').dice(
      'roll to penetrate',
      4,
      5,
    );
    expect(tried(game.facts())).toMatchObject({ total: 12, armour: 11, result: 'penetrate' });
    game.dice('roll for damage', 1);
    strikes(start, [blue('Void Trooper', 10, 10), hull('Heavy Skiff', 12)], 'trial-blade').dice('roll to penetrate', 4);
  });

  rule('7E-6.18', 'Melta: one more D6 at half range, exactly included', start => {
    const gap = (tenth: number): Stood =>
      red('Heavy Skiff', 0, 0, {
        at: tenths(2540 + 160 + 300 + tenth, 2540),
        along: { dx: -1, dy: 0 },
        conditions: [{ id: 'immobilised', ends: 99 }],
      });
    const shot = (tenth: number) =>
      shoots(start, [marine({ choices: ['boltgun>meltagun'] }), gap(tenth)], 'meltagun').dice('roll to hit', 3);
    const [near, far] = [shot(6 * 254), shot(6 * 254 + 1)];
    expect([near.asks('roll to penetrate', 'roll').count, far.asks('roll to penetrate', 'roll').count]).toEqual([2, 1]);
    near.dice('roll to penetrate', 1, 1);
    far.dice('roll to penetrate', 1);
  });

  rule('7E-6.14', 'Haywire: 2 to 5 glance, a 6 penetrates, regardless of armour', start => {
    const shot = (face: number) =>
      shoots(start, [blue('Swooping Hawk', 10, 10), hull('Heavy Skiff', 16)], 'haywire-grenade')
        .dice('roll to hit', 3)
        .dice('roll to penetrate', face);
    expect([1, 2, 5].map(face => shot(face).position.models[1]!.wounds)).toEqual([3, 2, 2]);
    shot(6).dice('roll for damage', 1);
  });

  rule('7E-6.12', 'Graviton: wounds on the armour save; a 6 immobilises a vehicle and costs a hull point', start => {
    const grav = marine({ choices: ['boltgun>grav-gun'] });
    const shot = (kind: string, face: number) =>
      shoots(start, [grav, foe(kind)], 'grav-gun')
        .dice('roll to hit', 3, 1, 1)
        .dice('roll to wound', face);
    const hurt = shot('Space Marine', 3).picks('go to ground', 'no');
    expect(hurt.position.models[1]!.removed).toBe(true);
    expect(shot('Space Marine', 2).position.models[1]!.removed).toBe(false);
    const skiff = red('Heavy Skiff', 20, 10, { along: { dx: -1, dy: 0 } });
    const stopped = shoots(start, [grav, skiff], 'grav-gun')
      .picks('jink', 'no')
      .dice('roll to hit', 3, 1, 1)
      .dice('roll to penetrate', 6);
    expect(stopped.position.models[1]).toMatchObject({ wounds: 2, conditions: [{ id: 'immobilised' }] });
    const none = shoots(start, [grav, skiff], 'grav-gun')
      .picks('jink', 'no')
      .dice('roll to hit', 3, 1, 1)
      .dice('roll to penetrate', 5);
    expect(none.position.models[1]!.wounds).toBe(3);
  });

  rule(['7E-6.24', 'ZG-8.3'], 'Rending: a D3 more on a 6; Gauss glances on a 6 at least', start => {
    const cannon = blue('Terminator', 10, 10, { choices: ['storm-bolter>assault-cannon'] });
    const game = shoots(start, [cannon, hull()], 'assault-cannon')
      .dice('roll to hit', 3, 1, 1, 1)
      .dice('roll to penetrate', 6)
      .dice('roll for rending', 1);
    expect(tried(game.facts())).toMatchObject({ total: 13, result: 'penetrate' });
    game.dice('roll for damage', 1);
    const gauss = shoots(start, [blue('Necron Warrior', 10, 10), hull()], 'gauss-flayer')
      .dice('roll to hit', 3, 1)
      .dice('roll to penetrate', 6);
    expect(tried(gauss.facts())).toMatchObject({ total: 10, armour: 12, result: 'glance' });
    expect(gauss.position.models[1]!.wounds).toBe(2);
  });

  rule('7E-6.29', 'Sniper: S4 against vehicles', start => {
    const game = shoots(start, [blue('Scout', 10, 10), hull('Skiff', 40)], 'sniper-rifle')
      .dice('roll to hit', 3)
      .dice('roll to penetrate', 6);
    expect(tried(game.facts())).toMatchObject({ total: 10 });
  });
});

section('7E-6 Wounding', () => {
  rule('7E-6.9', 'Fleshbane wounds on 2+', start => {
    const blow = (face: number) =>
      strikes(start, [blue('Farseer', 10, 10), foe('Leaping Beast', 12)], 'witchblade')
        .dice('roll blows to hit', 4)
        .dice('roll to wound', face);
    blow(2).dice('saving throws', 4);
    expect(blow(1).position.models[1]!.wounds).toBe(3);
  });

  rule('7E-6.21', 'Poisoned wounds on the given number, re-rolled where S is above T', start => {
    const shot = (kind: string, face: number) =>
      shoots(start, [blue('Veteran', 10, 10), foe(kind, 30)], 'special-issue-boltgun.hellfire')
        .dice('roll to hit', 3)
        .dice('roll to wound', face);
    shot('Leaping Beast', 2).dice('saving throws', 6);
    expect(shot('Leaping Beast', 1).position.models[1]!.wounds).toBe(3);
    const glands = blue('Genestealer', 10, 10, { choices: ['>toxin-sacs'] });
    const stronger = strikes(start, [glands, foe('Void Trooper', 11.2)], 'rending-claws')
      .dice('roll blows to hit', 4)
      .dice('roll to wound', 2);
    stronger.dice('roll to wound again', 5);
    expect(stronger.position.models[1]!.removed).toBe(true);
  });

  rule(['7E-6.24', '7E-6.29', 'ZG-8.3'], 'Rending, Sniper and Bladestorm: a 6 wounds at AP2', start => {
    const claws = strikes(start, [blue('Genestealer', 10, 10), foe('Space Marine', 11.2)], 'rending-claws')
      .dice('roll blows to hit', 4)
      .dice('roll to wound', 6);
    expect(claws.position.models[1]!.removed).toBe(true);
    const plain = strikes(start, [blue('Genestealer', 10, 10), foe('Space Marine', 11.2)], 'rending-claws')
      .dice('roll blows to hit', 4)
      .dice('roll to wound', 5);
    plain.dice('saving throws', 3);
    const sniper = shoots(start, [blue('Scout', 10, 10), foe('Space Marine', 40)], 'sniper-rifle')
      .dice('roll to hit', 3)
      .dice('roll to wound', 6)
      .picks('go to ground', 'no');
    expect(sniper.position.models[1]!.removed).toBe(true);
    shoots(start, [blue('Scout', 10, 10), foe('Space Marine', 40)], 'sniper-rifle')
      .dice('roll to hit', 3)
      .dice('roll to wound', 4)
      .picks('go to ground', 'no')
      .dice('saving throws', 3);
    const storm = shoots(start, [blue('Dire Avenger', 10, 10), foe()], 'avenger-shuriken-catapult')
      .dice('roll to hit', 3, 1)
      .dice('roll to wound', 6)
      .picks('go to ground', 'no');
    expect(storm.position.models[1]!.removed).toBe(true);
  });

  rule('7E-6.25', 'Shred: failed wounds are re-rolled', start => {
    const captain = blue('Captain', 10, 10, { choices: ['close-combat-weapon>lightning-claw'] });
    const game = strikes(start, [captain, foe('Space Marine', 11.5)], 'lightning-claw', 2)
      .dice('roll blows to hit', 3, 3)
      .dice('roll to wound', 4, 1);
    game.dice('roll to wound again', 4);
    expect(game.position.models[1]!.removed).toBe(true);
  });

  rule(['ZG-8.3'], 'Gauss always wounds on a 6; Monofilament against Initiative; Lifedrain on a 6 at once', start => {
    const gauss = (face: number) =>
      shoots(start, [blue('Necron Warrior', 10, 10), foe('Brute', 30)], 'gauss-flayer')
        .dice('roll to hit', 3)
        .dice('roll to wound', face);
    gauss(6).picks('go to ground', 'no').dice('saving throws', 6);
    // The Brute's Initiative is 3: S6 wounds on 2+.
    const web = shoots(start, [blue('Warp Spider', 10, 10), foe('Brute', 18)], 'death-spinner')
      .dice('roll to hit', 3, 1)
      .dice('roll to wound', 2);
    web.picks('go to ground', 'no').dice('saving throws', 6);
    const swords = blue('Tyranid Warrior', 10, 10, { choices: ['scything-talons>boneswords'] });
    const drained = strikes(start, [swords, foe('Captain', 12)], 'boneswords')
      .dice('roll blows to hit', 5)
      .dice('roll to wound', 6)
      .dice('saving throws', 1);
    expect(drained.position.models[1]!.removed).toBe(true);
    const scratched = strikes(start, [swords, foe('Captain', 12)], 'boneswords')
      .dice('roll blows to hit', 5)
      .dice('roll to wound', 5)
      .dice('saving throws', 1);
    expect(scratched.position.models[1]!.wounds).toBe(2);
  });
});

section('7E-6 What wounds bring', () => {
  rule('7E-6.5', 'Concussive: an unsaved wound reduces Initiative to 1 until the next Assault phase ends', start => {
    const captain = blue('Captain', 10, 10, { choices: ['close-combat-weapon>thunder-hammer'] });
    const game = strikes(start, [captain, foe('Leaping Beast', 12)], 'thunder-hammer')
      .dice('roll blows to hit', 3)
      .dice('roll to wound', 2);
    expect(game.position.models[1]).toMatchObject({ wounds: 2, conditions: [{ id: 'concussed', ends: 4 }] });
    expect(initiativeOf(look(game.position), 1)).toBe(1);
    const shot = shoots(start, [marine(), foe('Leaping Beast')], 'grav-gun')
      .dice('roll to hit', 3, 1, 1)
      .dice('roll to wound', 4);
    expect(shot.position.models[1]!.conditions).toEqual([{ id: 'concussed', ends: 3 }]);
  });

  rule(
    '7E-6.20',
    'Pinning: a model that fails a Leadership test goes to ground; Fearless models do not test',
    start => {
      const pathfinder = blue('Pathfinder', 10, 10);
      const shot = (kind: string) =>
        shoots(start, [pathfinder, foe(kind)], 'pulse-carbine')
          .dice('roll to hit', 4, 1)
          .dice('roll to wound', 6);
      const pinned = shot('Leaping Beast').dice('saving throws', 1).dice('test Leadership for Pinning', 4, 5);
      expect(pinned.position.models[1]!.conditions).toMatchObject([{ id: 'grounded' }]);
      const passed = shot('Leaping Beast').dice('saving throws', 1).dice('test Leadership for Pinning', 4, 4);
      expect(passed.position.models[1]!.conditions).toEqual([]);
      const brave = shot('Tyranid Warrior').dice('saving throws', 1);
      expect(brave.position.models[1]!.wounds).toBe(2);
    },
  );

  rule(['7E-6.4', '7E-1.3'], 'Blind: who is hit and fails an Initiative test has WS and BS 1', start => {
    const exarch = blue('Swooping Hawk', 10, 10);
    const shot = (face: number) =>
      shoots(start, [exarch, foe('Space Marine', 30)], 'sunrifle')
        .dice('roll to hit', 3, 1, 1)
        .dice('test Initiative', face)
        .dice('roll to wound', 1);
    expect(shot(5).position.models[1]!.conditions).toEqual([{ id: 'blinded', ends: 4 }]);
    expect(shot(4).position.models[1]!.conditions).toEqual([]);
    const blinded = shoots(
      start,
      [marine({ conditions: [{ id: 'blinded', ends: 9 }] }), foe('Void Trooper', 30)],
      'boltgun',
    ).dice('roll to hit', 5);
    expect(blinded.facts().find(({ type }) => type === 'hits-scored')).toMatchObject({ hits: 0 });
  });

  rule('ZG-8.3', 'Soulrazor: a model with an unsaved wound passes a Leadership test or is removed', start => {
    const exarch = blue('Dire Avenger Exarch', 10, 10);
    const blow = () =>
      strikes(start, [exarch, foe('Captain', 11.5)], 'diresword')
        .dice('roll blows to hit', 5)
        .dice('roll to wound', 6)
        .dice('saving throws', 1);
    expect(blow().dice('test Leadership or be removed', 5, 6).position.models[1]!.removed).toBe(true);
    expect(blow().dice('test Leadership or be removed', 5, 5).position.models[1]!.wounds).toBe(2);
  });

  rule('ZG-8.3', 'a markerlight does not wound: each hit is a counter that helps later shots', start => {
    const game = shoots(
      start,
      [blue('Pathfinder', 10, 10), foe('Space Marine', 40), blue('Fire Warrior', 20, 14)],
      'markerlight',
    ).dice('roll to hit', 4);
    expect(game.position.effects).toMatchObject([{ use: { rule: 'acquired', target: 1 }, until: 'phase' }]);
    const later = start
      .from(open, game.position, fireAt(look(game.position), 2, 'pulse-rifle', 1))
      .dice('roll to hit', 3);
    expect(later.facts().find(({ type }) => type === 'hits-scored')).toMatchObject({ hits: 1 });
    later.dice('roll to wound', 1);
  });

  rule(['7E-6.11'], 'Gets Hot: each 1 is a wound on the firer, with a save; a marker is not fired at all', start => {
    const plasma = marine({ choices: ['boltgun>plasma-gun'] });
    const game = shoots(start, [plasma, foe('Space Marine', 30)], 'plasma-gun')
      .dice('roll to hit', 1)
      .dice('saving throws', 3);
    expect(game.position.models[0]!.removed).toBe(false);
    const cannon = marine({ choices: ['boltgun>plasma-cannon'] });
    const none = shoots(start, [cannon, foe('Space Marine', 30)], 'plasma-cannon')
      .dice('roll for getting hot', 1)
      .dice('saving throws', 6);
    expect(none.facts().map(({ type }) => type)).not.toContain('scattered');
    shoots(start, [cannon, foe('Space Marine', 30)], 'plasma-cannon')
      .dice('roll for getting hot', 2)
      .dice('roll the scatter die', 6)
      .dice('roll to wound', 1);
  });
});

section('7E-6 Weapons in melee and other', () => {
  const t = (kind: string, change = {}, apart = 285) =>
    look(field([blue(kind, 10, 10, change), red('Void Trooper', 0, 0, { at: tenths(2540 + apart, 2540) })]));

  rule(
    ['7E-6.30', '7E-6.32', 'ZG-8.3'],
    'Specialist works only with Specialist, Two-Handed never, some count as two',
    () => {
      const sergeant = { sheet: 'assault-squad', choices: ['close-combat-weapon>power-fist'] };
      expect(hasSecond(t('Space Marine Sergeant', sergeant), 0, 'power-fist')).toBe(false);
      const sword = { sheet: 'assault-squad', choices: ['close-combat-weapon>power-sword'] };
      expect(hasSecond(t('Space Marine Sergeant', sword), 0, 'power-sword')).toBe(true);
      expect(hasSecond(t('Nob', { choices: ['choppa>big-choppa'] }), 0, 'big-choppa')).toBe(false);
      expect(hasSecond(t('Howling Banshee', {}), 0, 'mirrorswords')).toBe(true);
    },
  );

  rule(['7E-6.33', 'ZG-8.3'], 'Unwieldy strikes at Initiative 1, Swiftstrike faster', () => {
    expect([initiativeOf(t('Terminator'), 0), initiativeOf(t('Terminator'), 0, 'power-fist')]).toEqual([4, 1]);
    expect(initiativeOf(t('Tyranid Warrior'), 0, 'lash-whip-and-bonesword')).toBe(4 + 3);
    expect(initiativeOf(look(field([blue('Leaping Beast', 10, 10)])), 0, 'power-fist')).toBe(3);
  });

  rule('ZG-8.3', 'a melta bomb gets one blow, only against vehicles and monstrous creatures', () => {
    const bomber = { choices: ['>melta-bomb'] };
    const at = (kind: string) =>
      look(field([blue('Space Marine Sergeant', 10, 10, { ...bomber, sheet: 'tactical-squad' }), red(kind, 12, 10)]));
    expect(meleeOf(at('Void Trooper'), 0, [1])).toEqual(['fists']);
    expect(meleeOf(at('Skiff'), 0, [1])).toEqual(['melta-bomb', 'fists']);
    expect(meleeOf(at('Leaping Beast'), 0, [1])).toEqual(['melta-bomb', 'fists']);
    expect(blowsOf(at('Skiff'), 0, 'melta-bomb', [1])).toBe(1);
  });

  rule(['7E-6.17', 'ZG-8.4'], 'Master-crafted: one failed hit a turn is rolled again', start => {
    const banshee = blue('Howling Banshee Exarch', 10, 10, { choices: ['power-sword>mirrorswords'] });
    const game = strikes(start, [banshee, foe('Space Marine', 11.5)], 'mirrorswords', 2)
      .dice('roll blows to hit', 1, 1)
      .dice('roll blows to hit again', 1);
    expect(game.position.models[0]!.used).toEqual(['master-crafted@3']);
    strikes(start, [banshee, foe('Space Marine', 11.5)], 'mirrorswords', 1, { turns: 3 })
      .dice('roll blows to hit', 6)
      .dice('roll to wound', 1);
    const used = start
      .from(open, game.position, strike.start({ attack: blowAt(look(game.position), 0, 1, 'mirrorswords', 1) }))
      .dice('roll blows to hit', 1);
    expect(used.position.attack).toBeNull();
  });

  rule('7E-6.31', 'Twin-linked: failed hits are re-rolled, once; a scattering marker is rolled again', start => {
    const game = shoots(start, [blue('Warp Spider', 10, 10), foe('Space Marine', 18)], 'twin-linked-death-spinner')
      .dice('roll to hit', 1, 2)
      .dice('roll to hit again', 1, 1);
    expect(game.facts().find(({ type }) => type === 'hits-scored')).toMatchObject({ hits: 0 });
    const harpy = blue('Harpy', 10, 10);
    const blast = shoots(start, [harpy, foe('Space Marine', 30)], 'twin-linked-heavy-venomcannon')
      .dice('roll the scatter die', 1)
      .dice('roll the scatter die again', 6);
    blast.dice('roll to wound', 1);
  });

  rule('ZG-8.3', 'Tesla: a 6 to hit scores two more hits, except in Snap Shots', start => {
    const hits = (change: Partial<Position['models'][number]>) => {
      const game = shoots(
        start,
        [blue('Necron Warrior', 10, 10, change), foe('Space Marine', 30)],
        'tesla-carbine',
      ).dice('roll to hit', 6);
      const { hits: count } = game.facts().find(({ type }) => type === 'hits-scored') as unknown as { hits: number };
      game.dice('roll to wound', ...Array.from({ length: count }, () => 1));
      return count;
    };
    expect([hits({}), hits({ snap: true })]).toEqual([3, 1]);
  });

  rule(
    ['7E-6.3', 'ZG-8.3'],
    'Barrage and Skyburst need no sight, and hits come from the centre of the marker',
    start => {
      const wall = withPieces(box('hull', [18, 5], [0.5, 10], 5));
      const shot = (profile: string) => ({ attacker: 0, target: 1, profile, manner: 'shooting' as const });
      const seen = look(field([blue('Swooping Hawk', 10, 10), foe('Void Trooper', 22)]), wall);
      expect(againstTarget(seen, shot('grenade-pack'))).toEqual([]);
      expect(againstTarget(seen, shot('lasblaster'))).toMatchObject([{ reason: 'not-visible' }]);
      const game = shoots(start, [blue('Swooping Hawk', 10, 10), foe('Void Trooper', 22)], 'grenade-pack', wall).dice(
        'roll the scatter die',
        6,
      );
      expect(game.position.attack).toMatchObject({ origin: spot(22, 10) });
      game.dice('roll to wound', 1);
    },
  );

  rule(
    'ZG-8.3',
    'a seeker missile is fired once, a combi-weapon’s other part too; spinefists fire as many shots as Attacks',
    start => {
      const piranha = (used: readonly string[]) =>
        look(field([blue('TX4 Piranha', 10, 10, { choices: ['>seeker-missile'], used }), foe()]));
      expect(armsOf(piranha([]), 0).map(({ profile }) => profile)).toContain('seeker-missile');
      expect(armsOf(piranha(['seeker-missile']), 0).map(({ profile }) => profile)).not.toContain('seeker-missile');
      const combi = blue('Veteran', 10, 10, { choices: ['special-issue-boltgun>combi-plasma'] });
      const game = shoots(start, [combi, foe('Space Marine', 30)], 'combi-plasma.plasma-gun').dice('roll to hit', 2);
      expect(game.position.models[0]!.used).toEqual(['combi:combi-plasma']);
      expect(armsOf(look(game.position), 0).map(({ profile }) => profile)).not.toContain('combi-plasma.plasma-gun');
      const gaunt = look(field([blue('Termagant', 10, 10), foe()]));
      expect(shotsOf(gaunt, { attacker: 0, target: 1, profile: 'spinefists', manner: 'shooting' })).toBe(1);
    },
  );
});
