import { expect } from 'vitest';
import { shootWith } from '../../w40k/shooting/shoot.ts';
import { fights, lookups, shooting, strikes, targets, turns, weapons } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, look, open, red, type Stood, tenths } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { countersOn } from './markerlight.ts';

type Manner = 'shooting' | 'fighting' | 'overwatch';
const strike = (profile: string, attacks = 1, manner: Manner = 'shooting') =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner, attacks });
const shoot = () => shootWith(shooting.shoot, 0);
const at = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { ...broke, ...change });
const attack = (position: Position, profile: string, manner: Manner = 'shooting') => {
  const t = look(position);
  const rawAttack = strikes.attackOf(t, { attacker: 0, target: 1, profile, manner, attacks: 1 });
  return { ...rawAttack, hit: strikes.rolls.toHit(t, rawAttack), needs: strikes.rolls.toWound(t, rawAttack).needs };
};
/** A base of 32 mm, this many tenths from one of the same size at (10", 10"). */
const apart = (gap: number) => ({ at: tenths(2540 + 320 + gap, 2540) });
const nob = red('Nob', 24, 10);

section('RS-10.3 Hit rolls of weapons', () => {
  rule('RS-10.3', 'auto-hit: no hit roll', start => {
    const marine = blue('Space Marine', 10, 10, { choices: ['boltgun>flamer'] });
    const game = start.from(open, at([marine, nob]), strike('flamer', 3));
    game.dice('roll to wound', 1, 1, 1);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'hits-scored', hits: 3 }));
  });

  rule('RS-10.3', 'hit-modifier: a power fist is at -1', () => {
    const line = [blue('Terminator', 10, 10), red('Nob', 11.7, 10)];
    expect(attack(at(line), 'power-fist', 'fighting').hit).toEqual({ needs: 3, modifier: -1 });
    expect(attack(at(line), 'close-combat-weapon', 'fighting').hit.modifier).toBe(0);
  });

  rule('RS-10.3', 're-roll-hits: failed ones, or 1s only', start => {
    const exarch = blue('Howling Banshee Exarch', 10, 10, { choices: ['shuriken-pistol+power-sword>mirrorswords'] });
    const swords = start.from(open, at([exarch, red('Nob', 11.3, 10)]), strike('mirrorswords', 2, 'fighting'));
    swords.dice('roll to hit', 2, 3).dice('roll to hit again', 2).dice('roll to wound', 1);
    const gaunt = at([blue('Hormagaunt', 10, 10), red('Nob', 11.3, 10)]);
    const talons = start.from(open, gaunt, strike('scything-talons', 3, 'fighting'));
    talons.dice('roll to hit', 1, 2, 3).dice('roll to hit again', 3);
    expect(talons.facts()).toContainEqual(expect.objectContaining({ type: 'hits-scored', hits: 0 }));
  });

  rule(['RS-10.3', '8E-3.6'], 'hit-six-hits: a modified 6 is three hits', start => {
    const immortal = (did: Position['models'][number]['did'] = []) =>
      at([blue('Immortal', 10, 10, { choices: ['gauss-blaster>tesla-carbine'], did }), nob]);
    start
      .from(open, immortal(), strike('tesla-carbine', 2))
      .dice('roll to hit', 6, 5)
      .dice('roll to wound', 1, 1, 1, 1);
    // At -1 after an Advance a 6 counts as 5.
    start
      .from(open, immortal(['advanced']), strike('tesla-carbine'))
      .dice('roll to hit', 6)
      .dice('roll to wound', 1);
    expect(attack(immortal(), 'tesla-carbine').hit.needs).toBe(3);
  });

  rule(['RS-10.3', '8E-3.6'], 'overheats: a modified 1 slays the bearer once the weapon has fired', start => {
    const marine = (did: Position['models'][number]['did'] = []) =>
      at([blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'], did }), nob]);
    const fire = (face: number, position: Position) => {
      const game = start.from(open, position, shoot()).picks('choose weapons to fire', ['plasma-gun.supercharge']);
      return game.dice('roll to hit', face).position.models[0]!.removed;
    };
    const dazed: Partial<Position> = {
      effects: [{ use: { rule: 'dazed', by: -1, noOverwatch: false, seat: 0, holder: 0 }, until: 'turn', seat: 0 }],
    };
    expect([fire(1, marine()), fire(2, marine()), fire(2, { ...marine(), ...dazed } as Position)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  rule('RS-10.3', 'overheats: some cost one mortal wound, however many 1s', start => {
    const suit = blue('Crisis Shas’ui', 10, 10, { choices: ['burst-cannon>cyclic-ion-blaster'] });
    const game = start.from(open, at([suit, nob]), shoot());
    game.picks('choose weapons to fire', ['cyclic-ion-blaster.overcharge']).dice('roll to hit', 1, 1, 2);
    expect(game.position.models[0]!.wounds).toBe(2);
  });

  rule('RS-10.3', 'combi-weapons: both parts at -1 each, or one of them', start => {
    const boss = blue('Warboss', 10, 10, { choices: ['kustom-shoota>kombi-rokkit'] });
    const hits = (profiles: readonly string[], counts: readonly number[]) => {
      const game = start.from(open, at([boss, nob]), shoot()).picks('choose weapons to fire', profiles);
      for (const count of counts) game.dice('roll to hit', ...Array.from({ length: count }, () => 2));
      return game.facts().flatMap(fact => (fact.type === 'hits-scored' ? [fact.modifier] : []));
    };
    expect(hits(['kombi-rokkit.shoota', 'kombi-rokkit.rokkit-launcha'], [2, 1])).toEqual([-1, -1]);
    expect(hits(['kombi-rokkit.rokkit-launcha'], [1])).toEqual([0]);
    const sergeant = blue('Space Marine Sergeant', 10, 10, { choices: ['boltgun>combi-plasma'] });
    const game = start.from(open, at([sergeant, nob]), shoot());
    game.refuses(['combi-plasma.plasma-gun.standard', 'combi-plasma.plasma-gun.supercharge'], 'one-profile', '8E-1.2');
    game.stopsAt('choose weapons to fire');
  });
});

section('RS-10.3 Wound rolls and damage of weapons', () => {
  rule('RS-10.3', 'damage-against-save: a grav-gun does more damage to good armour', () => {
    const marine = blue('Space Marine', 10, 10, { choices: ['boltgun>grav-gun'] });
    const damage = (kind: string) => attack(at([marine, red(kind, 20, 10)]), 'grav-gun').damage;
    expect([damage('Terminator'), damage('Intercessor'), damage('Scout')]).toEqual(['D3', 'D3', 1]);
  });

  rule('RS-10.3', 're-roll-wounds: a melta bomb against Vehicles only', start => {
    const line = (kind: string) => at([blue('Fire Dragon', 10, 10), red(kind, 13, 10)]);
    const vehicle = start.from(open, line('Walker'), strike('melta-bomb')).dice('roll to hit', 3);
    // Assured Destruction would re-roll a 1; a 2 fails against T6 and S8 too.
    vehicle.dice('roll to wound', 2).dice('roll to wound again', 2);
    const nobody = start.from(open, line('Warboss'), strike('melta-bomb')).dice('roll to hit', 3);
    expect(nobody.dice('roll to wound', 2).position.models[1]!.wounds).toBe(6);
  });

  rule(['RS-10.3', '8E-3.6'], 'wound-six-ap: a 6 is resolved at a better AP', start => {
    const line = at([blue('Guardian Defender', 10, 10), red('Scout', 18, 10)]);
    const game = start.from(open, line, strike('shuriken-catapult', 2)).dice('roll to hit', 3, 3);
    // AP -3 against 4+: no save for the 6; the 5 is saved by a 4.
    game.dice('roll to wound', 5, 6).dice('saving throws', 4);
    expect(game.position.models[1]!.removed).toBe(true);
    const plain = start.from(open, line, strike('shuriken-catapult')).dice('roll to hit', 3);
    plain.dice('roll to wound', 5).dice('saving throws', 4);
    expect(plain.position.models[1]!.removed).toBe(false);
  });

  rule('RS-10.3', 'wounds-on and wounds-tougher-on: any Toughness, and tougher targets', () => {
    const seer = at([blue('Warlock', 10, 10), red('Warboss', 11.7, 10)]);
    expect(attack(seer, 'witchblade', 'fighting').needs).toBe(2);
    const scarab = (kind: string) =>
      attack(at([blue('Canoptek Scarab Swarm', 10, 10), red(kind, 11.7, 10)]), 'feeder-mandibles', 'fighting').needs;
    // S3: T6 would need a 6, T4 a 5, T3 a 4.
    expect([scarab('Beast'), scarab('Nob'), scarab('Guardian Defender')]).toEqual([5, 5, 4]);
  });

  rule('RS-10.3', 'melta: within half range the better of two damage dice', start => {
    const shot = (gap: number) => {
      const line = at([
        blue('Fire Dragon', 10, 10),
        red('Warboss', 0, 0, { at: tenths(2540 + 140 + 200 + gap, 2540) }),
      ]);
      return start.from(open, line, strike('fusion-gun')).dice('roll to hit', 3).dice('roll to wound', 3);
    };
    expect(shot(6 * 254).dice('roll for damage', 2, 5).position.models[1]!.wounds).toBe(1);
    expect(shot(6 * 254 + 1).dice('roll for damage', 2).position.models[1]!.wounds).toBe(4);
  });

  rule('RS-10.3', 'half-range-strength: a shotgun is stronger within half range', () => {
    const scout = blue('Scout', 10, 10, { choices: ['boltgun>astartes-shotgun'] });
    const strength = (gap: number) =>
      attack(at([scout, red('Ork Boy', 0, 0, apart(gap))]), 'astartes-shotgun').strength;
    expect([strength(6 * 254), strength(6 * 254 + 1)]).toEqual([5, 4]);
  });

  rule('RS-10.3', 'shots-by-attacks: as many shots as Attacks', start => {
    const line = [blue('Tyranid Prime', 10, 10, { choices: ['devourer>spinefists'] }), red('Nob', 16, 10)];
    start.from(open, at(line), shoot()).dice('roll to hit', 1, 1, 1, 1);
    const brawler = [
      blue('Tyranid Prime', 10, 10, { choices: ['devourer>spinefists'], trait: 'brawler' }),
      red('Nob', 16, 10),
    ];
    start.from(open, at(brawler), shoot()).dice('roll to hit', 1, 1, 1, 1, 1);
  });
});

section('RS-10.3 Other rules of weapons', () => {
  rule('RS-10.3', 'fires-in-combat: within 1" of enemies, and at enemies within 1" of friends', () => {
    const line = [blue('Lictor', 10, 10), red('Nob', 12, 10), blue('Genestealer', 14, 10)];
    const t = look(at(line));
    expect(lookups.isInCombat(t, 0)).toBe(true);
    expect(weapons.against(t, 0, lookups.profile('flesh-hooks'))).toEqual([]);
    expect(targets.against(t, { attacker: 0, target: 1, profile: 'flesh-hooks', manner: 'shooting' })).toEqual([]);
  });

  rule('RS-10.3', 'strikes-when-slain: it fights before it is removed, unless it has fought', start => {
    const line = (did: Position['models'][number]['did']): readonly Stood[] => [
      blue('Nob', 10, 10, { choices: ['choppa>big-choppa'] }),
      red('Tyranid Warrior', 11.9, 10, { choices: ['scything-talons>lash-whip-and-bonesword'], wounds: 1, did }),
    ];
    const kill = (did: Position['models'][number]['did']) =>
      start
        .from(open, at(line(did), { phase: 'fight' }), strike('big-choppa', 1, 'fighting'))
        .dice('roll to hit', 3)
        .dice('roll to wound', 3)
        .dice('saving throws', 1);
    const back = kill([]).picks('move', []).dice('roll to hit', 1, 1, 3).dice('roll to wound', 6);
    // AP -2 against 4+.
    back.dice('saving throws', 5).picks('move', []);
    expect(back.position.models.map(({ removed, wounds }) => [removed, wounds])).toEqual([
      [false, 1],
      [true, 0],
    ]);
    expect(kill(['fought']).position.models[0]!.wounds).toBe(2);
    expect(fights.mayFight(look(at(line([]))), 1)).toBe(true);
  });

  rule('RS-10.3', 'dazes: no wounds; Infantry that is hit has -1 to hit until the turn ends', start => {
    const throwAt = (kind: string, face: number) => {
      const game = start.from(open, at([blue('Fire Warrior', 10, 10), red(kind, 15, 10)]), strike('photon-grenade'));
      return game.dice('roll to hit', face).position;
    };
    const hit = throwAt('Nob', 4);
    expect(hit.effects).toMatchObject([
      { use: { rule: 'dazed', by: -1, holder: 1, noOverwatch: false }, until: 'turn' },
    ]);
    const t = look(hit);
    const back = strikes.attackOf(t, { attacker: 1, target: 0, profile: 'slugga', manner: 'shooting', attacks: 1 });
    expect(strikes.rolls.toHit(t, back)).toEqual({ needs: 5, modifier: -1 });
    expect([throwAt('Nob', 3).effects, throwAt('Walker', 6).effects]).toEqual([[], []]);
    const over = start.from(open, { ...hit, models: [], phase: 'morale' }, turns.turn.start({ seat: 0 }));
    expect(over.position.effects).toEqual([]);
  });

  rule('RS-10.3', 'dazes: shock grenades prevent Overwatch', start => {
    const game = start.from(open, at([blue('Reiver', 10, 10), red('Nob', 15, 10)]), strike('shock-grenades'));
    const t = look(game.dice('roll to hit', 3).position);
    const aim = { attacker: 1, target: 0, profile: 'slugga', manner: 'overwatch' } as const;
    expect(t.query('overwatch-refused', [], aim)).toMatchObject([{ reason: 'dazed', clause: 'RS-10.3' }]);
    expect(look(at([blue('Reiver', 10, 10), red('Nob', 15, 10)])).query('overwatch-refused', [], aim)).toEqual([]);
  });

  rule('RS-10.3', 'blinds: a model that loses a wound to it has -1 to hit until the turn ends', start => {
    const bite = (save: number) => {
      const line = at([blue('Gargoyle', 10, 10), red('Nob', 11.5, 10)], { phase: 'fight' });
      const game = start.from(open, line, strike('blinding-venom', 1, 'fighting')).dice('roll to hit', 4);
      return game.dice('roll to wound', 6).dice('saving throws', save).position.effects;
    };
    expect(bite(3)).toMatchObject([{ use: { rule: 'dazed', by: -1, holder: 1 }, until: 'turn' }]);
    expect(bite(4)).toEqual([]);
  });

  rule('RS-10.3', 'markerlight: no wounds, a counter for each hit, and nothing else is fired', start => {
    const line = at([blue('Pathfinder', 10, 10), nob]);
    const game = start.from(open, line, shoot());
    game.refuses(['markerlight', 'pulse-carbine'], 'markerlight-alone', 'RS-10.3');
    game.picks('choose weapons to fire', ['markerlight']).dice('roll to hit', 4);
    expect([countersOn(look(game.position), 0, 1), countersOn(look(game.position), 1, 1)]).toEqual([1, 0]);
    expect(game.position.effects).toMatchObject([{ until: 'phase' }]);
    const missed = start
      .from(open, line, shoot())
      .picks('choose weapons to fire', ['markerlight'])
      .dice('roll to hit', 3);
    expect(countersOn(look(missed.position), 0, 1)).toBe(0);
  });

  rule('RS-10.3', 'idle: the barbed strangler has no bonus', () => {
    const line = at([blue('Tyranid Warrior', 10, 10, { choices: ['devourer>barbed-strangler'] }), nob]);
    expect(attack(line, 'barbed-strangler').hit).toEqual({ needs: 4, modifier: 0 });
  });
});
