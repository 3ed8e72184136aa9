import { expect } from 'vitest';
import { strikes } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, type Stood } from '../../testing/field.ts';
import type { Position } from '../../types.ts';

const firer: Stood = blue('Intercessor', 10, 10);
const shot = (profile: string, attacks = 1) =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner: 'shooting', attacks });
const blow = (profile: string, attacks = 1) =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner: 'fighting', attacks });
const wounds = ({ models }: Position, id = 1): number => models[id]!.wounds;

section('8E-6 The attack sequence', () => {
  rule(['8E-6.14', '8E-6.15', '8E-6.17', '8E-6.19'], 'hit, wound, save, damage, each by its owner', start => {
    const game = start.from(open, field([firer, red('Nob', 20, 10)], broke), shot('bolt-rifle', 2));
    expect(game.asks('roll to hit', 'roll')).toMatchObject({ whose: 0, count: 2 });
    // BS 3+: a 2 misses. S4 against T4: a 3 fails. AP -1 against 4+: a 4 fails.
    game.dice('roll to hit', 2, 3);
    expect(game.asks('roll to wound', 'roll')).toMatchObject({ whose: 0, count: 1 });
    game.dice('roll to wound', 4);
    expect(game.asks('saving throws', 'roll')).toMatchObject({ whose: 1, count: 1 });
    game.dice('saving throws', 4);
    expect(wounds(game.position)).toBe(1);
    expect(game.facts().map(({ type, clause }) => [type, clause])).toContainEqual(['wounds-lost', '8E-6.19']);
  });

  rule('8E-6.14', 'exactly the skill hits, one less misses', start => {
    const position = field([firer, red('Nob', 20, 10)], broke);
    start.from(open, position, shot('bolt-rifle')).dice('roll to hit', 2);
    start.from(open, position, shot('bolt-rifle')).dice('roll to hit', 3).dice('roll to wound', 3);
  });

  rule(['8E-3.4', '8E-3.5'], 'a 1 fails, and a 6 succeeds only if it is enough', start => {
    // At -3, BS 3+ needs a 6 that counts as 3; at -4 nothing hits.
    const dazed = (by: number): Partial<Position> => ({
      ...broke,
      effects: [{ use: { rule: 'dazed', by, noOverwatch: false, seat: 0, holder: 0 }, until: 'turn', seat: 0 }],
    });
    const line = [firer, red('Nob', 20, 10)];
    start
      .from(open, field(line, dazed(-3)), shot('bolt-rifle'))
      .dice('roll to hit', 6)
      .dice('roll to wound', 1);
    start.from(open, field(line, dazed(-4)), shot('bolt-rifle')).dice('roll to hit', 6);
    // +1 to hit on BS 2+: a 1 still misses.
    const sure = {
      ...broke,
      effects: [{ use: { rule: 'dazed', by: 5, noOverwatch: false, seat: 0, holder: 0 }, until: 'turn', seat: 0 }],
    } as const;
    start.from(open, field(line, sure), shot('bolt-rifle')).dice('roll to hit', 1);
  });

  rule('8E-6.17', 'a save that no die can make is not rolled', start => {
    // AP -4 against 6+.
    const position = field([blue('Fire Dragon', 10, 10), red('Ork Boy', 20, 10)], broke);
    const game = start.from(open, position, shot('fusion-gun')).dice('roll to hit', 3).dice('roll to wound', 2);
    game.dice('roll for damage', 1);
    expect(game.position.models[1]!.removed).toBe(true);
  });

  rule('8E-6.18', 'the better save counts, and AP does not affect an invulnerable one', start => {
    // Power sword, AP -3, against 4+ and 5+ invulnerable.
    const position = field([blue('Howling Banshee', 10, 10), red('Terminator', 11.5, 10)], broke);
    const saved = start.from(open, position, blow('power-sword')).dice('roll to hit', 3).dice('roll to wound', 5);
    // 2+ with AP -3 is 5+, as good as the invulnerable 5+.
    saved.dice('saving throws', 5);
    expect(wounds(saved.position)).toBe(2);
    const lost = start.from(open, position, blow('power-sword')).dice('roll to hit', 3).dice('roll to wound', 5);
    lost.dice('saving throws', 4);
    expect(wounds(lost.position)).toBe(1);
    // 2+ with AP -4 is 6+: the invulnerable save is the better one.
    const burnt = field([blue('Fire Dragon', 10, 10), red('Terminator', 20, 10)], broke);
    const melted = start.from(open, burnt, shot('fusion-gun')).dice('roll to hit', 3).dice('roll to wound', 5);
    expect(wounds(melted.dice('saving throws', 5).position)).toBe(2);
  });

  rule(['8E-1.4', '8E-1.5', '8E-6.19'], 'random damage is rolled for each wound not saved; the rest is lost', start => {
    const position = field([blue('Howling Banshee Exarch', 10, 10), red('Terminator', 11.5, 10)], broke);
    const game = start
      .from(open, position, blow('executioner', 2))
      .dice('roll to hit', 3, 3)
      .dice('roll to wound', 5, 5);
    // A D3: 3 or 4 is 2, 5 or 6 is 3, against 2 wounds.
    game.dice('saving throws', 1, 1).dice('roll for damage', 3, 5);
    expect(game.position.models[1]).toMatchObject({ removed: true, wounds: 0 });
    const hurt = start.from(open, position, blow('executioner')).dice('roll to hit', 3).dice('roll to wound', 5);
    hurt.dice('saving throws', 1).dice('roll for damage', 2);
    expect(wounds(hurt.position)).toBe(1);
  });

  rule(['8E-6.21', 'RS-10.3'], 'mortal wounds need no wound roll and no save', start => {
    const position = field(
      [blue('Scout', 10, 10, { choices: ['boltgun>sniper-rifle'] }), red('Terminator', 20, 10)],
      broke,
    );
    const game = start.from(open, position, shot('sniper-rifle')).dice('roll to hit', 3).dice('roll to wound', 6);
    game.dice('saving throws', 6);
    expect(wounds(game.position)).toBe(1);
  });

  rule(['8E-3.2', '8E-10.2'], 'a die that was rolled again for free is not rolled again by stratagem', start => {
    const position = field([firer, red('Nob', 20, 10), blue('Primaris Lieutenant', 10, 12)]);
    const wounding = (...faces: readonly number[]) =>
      start
        .from(open, position, shot('bolt-rifle', faces.length))
        .dice('roll to hit', ...faces.map(() => 3))
        .reacts('rolled', null)
        .dice('roll to wound', ...faces)
        .dice('roll to wound again', 1);
    // The only die: nothing is offered. One of two: the other one only.
    expect(wounding(1).position.cp).toEqual([3, 3]);
    const two = wounding(1, 2).reacts('rolled', 'command-re-roll').dice('roll the die again', 1);
    expect(two.position.cp).toEqual([2, 3]);
  });

  rule(['8E-10.2', '8E-3.1', '8E-3.2'], 'one own die is re-rolled for 1 CP, once per phase and never twice', start => {
    const game = start.from(open, field([firer, red('Nob', 20, 10)]), shot('bolt-rifle', 2));
    game.dice('roll to hit', 1, 2);
    expect(game.asks('react or pass').to).toBe(0);
    game.reacts('rolled', 'command-re-roll').picks('choose a die to roll again', 1).dice('roll the die again', 3);
    expect(game.position.cp).toEqual([2, 3]);
    // Used this phase: not offered on the wound roll; the other player may re-roll a save.
    game.dice('roll to wound', 4).dice('saving throws', 3);
    expect(game.asks('react or pass').to).toBe(1);
    game.reacts('rolled', null);
    expect(wounds(game.position)).toBe(1);
  });
});
