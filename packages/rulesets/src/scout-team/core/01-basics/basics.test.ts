import { expect } from 'vitest';
import { strengthWith } from '../../../w40k/attacks/strength.ts';
import { worthOfFace } from '../../../w40k/dice/amounts.ts';
import { battle, capped, strikes, succeeds, weapons } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  apart,
  blue,
  box,
  broke,
  field,
  look,
  lookups,
  open,
  red,
  tenths,
  toHit,
  toSave,
  withPieces,
} from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { isBelowHalf } from '../06-morale/morale.ts';
import { areasWith, isWhollyWithinArea, isWithinArea } from '../08-terrain/features.ts';

const strike = (profile: string, attacks = 1, manner: 'shooting' | 'fighting' = 'shooting') =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner, attacks });

section('9E-1 Profiles and terms', () => {
  rule(['9E-1.1', 'ST-10.6'], 'a model has nine values, and a dash is none', () => {
    const t = look(field([blue('Canoptek Scarab Swarm', 10, 10), blue('Gretchin', 14, 10)]));
    expect(lookups.kit(t, 0).profile).toMatchObject({
      move: 10,
      weaponSkill: 4,
      ballisticSkill: null,
      strength: 3,
      toughness: 3,
      wounds: 4,
      attacks: 4,
      leadership: 10,
      save: 6,
    });
    expect(lookups.kit(t, 1).profile.save).toBeNull();
    expect([lookups.kit(t, 0).height, lookups.kit(t, 1).height]).toEqual([500, 313]);
  });

  rule(['9E-1.1', '9E-1.4'], 'a dash is not modified: who has no armour save has none in cover either', start => {
    const crater = withPieces(box('crater', [13, 8], [4, 4], 0.1));
    const line = field([blue('Intercessor', 10, 10), red('Gretchin', 15, 10)], broke);
    for (const setup of [open, crater])
      expect(toSave(line, 'boltgun', 'shooting', setup)).toEqual({ needs: 7, modifier: 0 });
    // No die is rolled, and a power that improves saves changes nothing.
    const protect = { rule: 'power-saves', target: 1, by: 1, seat: 1, holder: 1 } as const;
    const effects = [{ use: protect, until: 'own-psychic', seat: 1 }] as const;
    const game = start.from(crater, { ...line, effects }, strike('boltgun'));
    game.dice('roll to hit', 6).dice('roll to wound', 6);
    expect(game.position.models[1]!.removed).toBe(true);
    expect(
      toSave(field([blue('Intercessor', 10, 10), red('Kommando', 15, 10)]), 'boltgun', 'shooting', crater),
    ).toEqual({
      needs: 6,
      modifier: 3,
    });
  });

  rule('9E-1.2', 'a weapon has a range, a type, attacks, S, AP and D, and one profile is used at a time', () => {
    expect(lookups.profile('plasma-gun.supercharge')).toMatchObject({
      range: 24,
      type: 'rapid-fire',
      attacks: 1,
      strength: 8,
      ap: -3,
      damage: 2,
    });
    const gunner = blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] });
    const both = ['plasma-gun.standard', 'plasma-gun.supercharge'];
    const together = (ids: readonly string[]) =>
      weapons.againstTogether(look(field([gunner])), 0, ids).map(({ reason }) => reason);
    expect([together(both), together(both.slice(1))]).toEqual([['one-profile'], []]);
  });

  rule('9E-1.3', 'a weapon multiplies its bearer’s Strength, or adds to it', () => {
    expect([strengthWith('x2', 5), strengthWith('+2', 5), strengthWith('user', 5), strengthWith(7, 5)]).toEqual([
      10, 7, 5, 7,
    ]);
    const might = {
      use: { rule: 'power-strengthens', target: 0, strength: 1, toughness: 1, attacks: 1, seat: 0, holder: 0 },
      until: 'own-psychic',
      seat: 0,
    } as const;
    const sergeant = blue('Assault Intercessor Sgt', 10, 10, { choices: ['astartes-chainsword>power-fist'] });
    const t = look(field([sergeant, red('Nob', 11.5, 10)], { effects: [might] }));
    const { strength } = strikes.attackOf(t, {
      attacker: 0,
      target: 1,
      profile: 'power-fist',
      manner: 'fighting',
      attacks: 1,
    });
    expect(strength).toBe(10);
  });

  rule('9E-1.4', 'S, T, A and Ld never fall below 1', () => {
    const effect = (use: Position['effects'][number]['use']) => ({ use, until: 'battle', seat: 1 }) as const;
    const weaker = (by: number) =>
      look(
        field([blue('Gretchin', 10, 10), red('Reiver', 10, 25)], {
          effects: [
            effect({
              rule: 'power-strengthens',
              target: 0,
              strength: by,
              toughness: by,
              attacks: by,
              seat: 1,
              holder: 1,
            }),
            effect({ rule: 'terrifies', by: 2 * by, within: 40, from: 'terror-troops', seat: 1, holder: 1 }),
          ],
        }),
      );
    const values = (by: number) =>
      [lookups.strength, lookups.toughness, lookups.attacks, lookups.leadership].map(value => value(weaker(by), 0));
    expect([values(0), values(-1), values(-9)]).toEqual([
      [2, 3, 1, 4],
      [1, 2, 1, 2],
      [1, 1, 1, 1],
    ]);
  });

  rule('9E-1.5', 'Engagement Range: 1" across and 5" up or down, both included', () => {
    const held = (gap: number, z: number) =>
      lookups.isInCombat(
        look(field([blue('Intercessor', 10, 10), red('Intercessor', 0, 0, { at: tenths(2860 + gap, 2540, z) })])),
        0,
      );
    expect([held(254, 0), held(255, 0), held(254, 1270), held(0, 1271), held(254, 1271)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  rule('9E-1.6', 'below half strength: less than half of the models mustered', () => {
    const gone = { at: null, removed: true } as const;
    const of = (...left: readonly boolean[]) =>
      isBelowHalf(field(left.map(isLeft => blue('Ork Boy', 10, 10, isLeft ? {} : gone))), 0);
    expect([of(true, false, false), of(true, false), of(true, true, false)]).toEqual([true, false, false]);
  });

  rule('9E-1.7', 'within means any part of the base', () => {
    const near = (gap: number) =>
      lookups.areWithin(look(field([blue('Intercessor', 10, 10), red('Intercessor', 0, 0, apart(gap))])), 0, 1, 762);
    expect([near(762), near(763)]).toEqual([true, false]);
  });

  rule('9E-1.7', 'wholly within means all of the base', () => {
    const wood = withPieces(box('wood', [20, 5], [6, 10], 0.1));
    const [area] = areasWith(wood, 'defensible');
    const base = (x: number) =>
      lookups.standing(look(field([blue('Intercessor', 0, 0, { at: tenths(x, 2540) })]), wood), 0);
    const edge = 20 * 254;
    expect([edge + 160, edge + 159].map(x => isWhollyWithinArea(base(x), area!))).toEqual([true, false]);
    expect([edge - 159, edge - 160].map(x => isWithinArea(base(x), area!))).toEqual([true, false]);
  });
});

section('9E-2 Dice', () => {
  rule('9E-2.1', 'a D3 is half a D6, rounded up', start => {
    expect([1, 2, 3, 4, 5, 6].map(face => worthOfFace(face, 3))).toEqual([1, 1, 2, 2, 3, 3]);
    const game = start.from(
      open,
      field([blue('Intercessor', 10, 10), red('Nob', 14, 10)], broke),
      strike('krak-grenades'),
    );
    game.dice('roll to hit', 3).dice('roll to wound', 3).dice('saving throws', 1).dice('roll for damage', 3);
    expect(game.position.models[1]!.removed).toBe(true);
  });

  rule(['9E-2.2', '9E-2.4'], 'modifiers add up, then count for 1 at most, up or down', () => {
    expect([capped(-3), capped(-1), capped(0), capped(2)]).toEqual([-1, -1, 0, 1]);
    // Heavy after a move and a hard-to-hit target: -2 counts as -1.
    const line = (did: Position['models'][number]['did']) =>
      field([blue('Deathmark', 10, 10, { did }), red('Howling Banshee', 20, 10)]);
    expect(toHit(line([]), 'synaptic-disintegrator')).toEqual({ needs: 2, modifier: -1 });
    expect(toHit(line(['moved']), 'synaptic-disintegrator')).toEqual({ needs: 2, modifier: -1 });
    // No result is below 1.
    expect(succeeds('save', { face: 2, needs: 1, modifier: -4 })).toBe(true);
  });

  rule('9E-2.3', 'a die is re-rolled before it is modified, and never twice', start => {
    const destroyer = blue('Skorpekh Destroyer', 10, 10);
    const game = start.from(
      open,
      field([destroyer, red('Nob', 12, 10)]),
      strike('hyperphase-threshers', 2, 'fighting'),
    );
    // A 1 is re-rolled for free; a second 1 is not offered again.
    game.dice('roll to hit', 1, 2).dice('roll to hit again', 1);
    game.reacts('rolled', 'command-re-roll').dice('roll the die again', 2);
    expect(game.position.cp).toEqual([2, 3]);
  });

  rule('9E-2.5', 'to hit and to wound an unmodified 1 fails and an unmodified 6 succeeds', () => {
    for (const what of ['hit', 'wound'] as const) {
      expect(succeeds(what, { face: 1, needs: 2, modifier: 1 })).toBe(false);
      expect(succeeds(what, { face: 6, needs: 7, modifier: -1 })).toBe(true);
      expect(succeeds(what, { face: 5, needs: 5, modifier: -1 })).toBe(false);
      expect(succeeds(what, { face: 5, needs: 5, modifier: 0 })).toBe(true);
    }
  });

  rule(['9E-2.5', '9E-2.3'], 'an unmodified 6 is never rolled again: it has succeeded', start => {
    const guided = {
      use: { rule: 'power-guides', target: 0, seat: 0, holder: 0 },
      until: 'own-psychic',
      seat: 0,
    } as const;
    // BS 6+ and -1 to hit: a 6 still hits, a 5 is re-rolled.
    const line = [blue('Broodlord', 10, 10), red('Howling Banshee', 14, 10)];
    const game = start.from(open, field(line, { ...broke, effects: [guided] }), strike('slugga', 2));
    game.dice('roll to hit', 6, 5).dice('roll to hit again', 1).dice('roll to wound', 1);
    expect(game.position.models[1]!.removed).toBe(false);
  });

  rule('9E-2.6', 'a 1 fails to save; modifiers are not limited and a 6 is not automatic', () => {
    expect(succeeds('save', { face: 1, needs: 2, modifier: 3 })).toBe(false);
    expect(succeeds('save', { face: 6, needs: 3, modifier: -4 })).toBe(false);
    expect(succeeds('save', { face: 6, needs: 3, modifier: -3 })).toBe(true);
  });

  rule('9E-2.7', 'simultaneous effects are ordered by the player whose turn it is', start => {
    const line = [blue('Lord', 10, 10), blue('Immortal', 12, 10), red('Nob', 30, 10)];
    const game = start.from(
      open,
      field(line, { ...broke, phase: 'start' }),
      battle.phase.start({ seat: 0, phase: 'command' }),
    );
    // The turn's player is asked first, and decides what is used when.
    expect(game.asks('react or pass')).toMatchObject({ to: 0 });
    game.reacts('phase-began', null);
    // Both sides have something to use: the player whose turn it is goes first.
    const grots = [blue, red].map((side, i) => side('Kommando', 10 + 20 * i, 10, { choices: ['>distraction-grot'] }));
    const asked = (turn: number) => {
      const both = start.from(
        open,
        field(grots, { ...broke, turn, phase: 'charge' }),
        battle.phase.start({ seat: turn, phase: 'fight' }),
      );
      const { to } = both.asks('react or pass');
      both.reacts('phase-began', null);
      const then = both.asks('react or pass').to;
      both.reacts('phase-began', null);
      return [to, then];
    };
    expect([asked(0), asked(1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
