import { expect } from 'vitest';
import { shootWith } from '../../w40k/shooting/shoot.ts';
import { lookups, shooting, strikes, targets } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import {
  apart,
  attackOn,
  blue,
  box,
  broke,
  field,
  look,
  open,
  red,
  toHit,
  toSave,
  withPieces,
} from '../testing/field.ts';
import type { Position } from '../types.ts';

const strike = (profile: string, attacks = 1, manner: 'shooting' | 'fighting' = 'shooting') =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner, attacks });
const at = (kind: string, target = 'Nob', choices: readonly string[] = []): Position =>
  field([blue(kind, 10, 10, { choices }), red(target, 14, 10)], broke);
const wounds = ({ models }: Position) => models[1]!.wounds;

section('ST-10.3 Weapon rules', () => {
  rule('ST-10.3', 'auto-hit: no hit roll', start => {
    start.from(open, at('Ork Boy'), strike('burna', 2)).dice('roll to wound', 1, 1);
  });

  rule('ST-10.3', 'overheats: a hit roll of 1 slays, or is a mortal wound; modifiers do not matter', start => {
    const gunner = blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] });
    const fire = (profile: string, ...faces: readonly number[]) => {
      const game = start.from(
        open,
        field([gunner, red('Howling Banshee', 28, 10)], broke),
        shootWith(shooting.shoot, 0),
      );
      game.picks('choose weapons to fire', [profile]).dice('roll to hit', ...faces);
      return game.position.models[0]!.removed;
    };
    // A 2 at -1 to hit is not a 1; only the supercharged profile overheats.
    expect([fire('plasma-gun.supercharge', 1), fire('plasma-gun.supercharge', 2)]).toEqual([true, false]);
    expect(fire('plasma-gun.standard', 1)).toBe(false);
    expect(
      toHit(field([blue('Space Marine', 10, 10), red('Howling Banshee', 14, 10)]), 'plasma-gun.supercharge').modifier,
    ).toBe(-1);
  });

  rule('ST-10.3', 'half-range-damage: a meltagun within half range', () => {
    const damage = (gap: number) => {
      const t = look(
        field([blue('Space Marine', 10, 10, { choices: ['boltgun>meltagun'] }), red('Ork Boy', 0, 0, apart(gap))]),
      );
      return attackOn(t, 'meltagun').damage;
    };
    expect([damage(6 * 254), damage(6 * 254 + 1)]).toEqual(['D6+2', 'D6']);
  });

  rule('ST-10.3', 'damage-against a keyword, and against a good save', () => {
    const damage = (profile: string, target: string) => attackOn(look(at('Kommando', target)), profile).damage;
    expect([damage('shokka-pistol', 'Walker'), damage('shokka-pistol', 'Nob')]).toEqual(['D3', 1]);
    expect([damage('grav-gun', 'Intercessor'), damage('grav-gun', 'Nob')]).toEqual([2, 1]);
  });

  rule('ST-10.3', 'hit-six-wounds: an unmodified 6 needs no wound roll', start => {
    const game = start.from(open, at('Swooping Hawk'), strike('lasblaster', 2));
    game.dice('roll to hit', 6, 3);
    expect(game.asks('roll to wound', 'roll').count).toBe(1);
    game.dice('roll to wound', 1).dice('saving throws', 1);
    expect(wounds(game.position)).toBe(1);
  });

  rule('ST-10.3', 'hit-six-hits: tesla scores three', start => {
    const game = start.from(open, at('Tomb Blade'), strike('twin-tesla-carbine'));
    game.dice('roll to hit', 6);
    expect(game.asks('roll to wound', 'roll').count).toBe(3);
    game.dice('roll to wound', 1, 1, 1);
  });

  rule('ST-10.3', 'wound-six-ap-bonus and wound-six-ap: better AP with an unmodified 6', start => {
    const save = (face: number, roll: number) => {
      const game = start.from(open, at('Guardian Defender', 'Intercessor'), strike('shuriken-catapult'));
      return game.dice('roll to hit', 3).dice('roll to wound', face).dice('saving throws', roll).position;
    };
    // 3+ with AP -1 is a 4; with AP -3 a 6.
    expect([wounds(save(5, 4)), wounds(save(6, 5)), wounds(save(6, 6))]).toEqual([2, 1, 2]);
    const claws = start.from(open, at('Broodlord', 'Intercessor'), strike('broodlord-claws-and-talons', 1, 'fighting'));
    claws.dice('roll to hit', 2).dice('roll to wound', 6);
    expect(claws.position.models[1]!.removed).toBe(true);
  });

  rule('ST-10.3', 're-roll-wounds: failed ones', start => {
    const game = start.from(open, at('Broodlord', 'Intercessor'), strike('broodlord-claws-and-talons', 1, 'fighting'));
    game.dice('roll to hit', 2).dice('roll to wound', 2).dice('roll to wound again', 2);
    expect(wounds(game.position)).toBe(2);
  });

  rule('ST-10.3', 'wound-mortal in addition, wound-is-mortal instead', start => {
    const rail = start.from(open, at('Pathfinder', 'Warboss'), strike('rail-rifle'));
    rail.dice('roll to hit', 4).dice('roll to wound', 4).dice('saving throws', 5);
    expect(wounds(rail.position)).toBe(5);
    const sword = start.from(open, at('Dire Avenger Exarch', 'Nob'), strike('diresword', 1, 'fighting'));
    sword.dice('roll to hit', 3).dice('roll to wound', 5);
    expect(wounds(sword.position)).toBe(1);
  });

  rule('ST-10.3', 'two-hit-rolls: Mirrorswords', start => {
    const game = start.from(open, at('Howling Banshee Exarch'), strike('mirrorswords', 3, 'fighting'));
    game.dice('roll to hit', 1, 1, 1).dice('roll to hit', 1, 1, 1);
  });

  rule('ST-10.3', 'weapon-ignores-cover: a breacha ram', () => {
    const barricade = withPieces(box('barricade', [11.2, 5], [0.2, 10], 1));
    const fight = field([blue('Kommando', 10, 10), red('Intercessor', 12.2, 10)]);
    expect(toSave(fight, 'breacha-ram', 'fighting', barricade).modifier).toBe(-2);
    expect(toSave(fight, 'choppa', 'fighting', barricade).modifier).toBe(0);
  });

  rule('ST-10.3', 'extra-attacks, hit-modifier, wounds-on', () => {
    const t = look(at('Ork Boy'));
    const bonus = (profile: string) =>
      t.query('attack-bonus', 0, { attacker: 0, target: 1, profile, manner: 'fighting' });
    expect([bonus('choppa'), bonus('big-choppa')]).toEqual([1, 0]);
    expect(toHit(at('Boss Nob'), 'power-klaw', 'fighting').modifier).toBe(-1);
    const blade = look(at('Farseer', 'Warboss'));
    expect(strikes.rolls.toWound(blade, attackOn(blade, 'witchblade', 'fighting')).needs).toBe(2);
  });

  rule('ST-10.3', 'combi-weapons: both parts at -1, or one of them without', start => {
    const modifier = (parts: number) => {
      const position = at('Space Marine Sergeant', 'Nob', ['boltgun>combi-melta']);
      const { profiles } = lookups.weapons(look(position), 0).find(({ combi }) => combi)!;
      const game = start.from(open, position, shootWith(shooting.shoot, 0));
      const ids = profiles.map(({ id }) => id).slice(0, parts);
      game.picks('choose weapons to fire', ids);
      const modifiers = ids.map(() => {
        const t = look(game.position);
        game.dice('roll to hit', ...Array<number>(game.asks('roll to hit', 'roll').count).fill(1));
        return strikes.rolls.toHit(t, t.position.attack!).modifier;
      });
      return modifiers;
    };
    expect([modifier(2), modifier(1)]).toEqual([[-1, -1], [0]]);
  });

  rule('ST-10.3', 'wound-six-mortal and sniper: an additional mortal wound, and no Look Out, Sir', start => {
    const game = start.from(open, at('Ranger', 'Nob'), strike('ranger-long-rifle'));
    game.dice('roll to hit', 2).dice('roll to wound', 6).dice('saving throws', 6);
    expect(wounds(game.position)).toBe(1);
    expect(lookups.profile('ranger-long-rifle').rules.map(({ rule: name }) => name)).toContain('sniper');
    expect(targets.rangeOf(look(at('Ranger')), { attacker: 0, profile: 'ranger-long-rifle', manner: 'shooting' })).toBe(
      36 * 254,
    );
  });
});
