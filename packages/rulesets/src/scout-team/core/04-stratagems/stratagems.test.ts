import { expect } from 'vitest';
import { shootWith } from '../../../w40k/shooting/shoot.ts';
import { battle, charges, fights, movement, shooting, strikes, weapons } from '../../library.ts';
import { ready } from '../../ready.ts';
import { specialRules } from '../../special-rules.ts';
import { rule, section } from '../../testing/book.ts';
import { apart, blue, field, go, look, lookups, open, pairsOf, red, tenths } from '../../testing/field.ts';
import type { Position } from '../../types.ts';

const moves = () => movement.phase.start({ model: null, manner: null, bonus: 0 });
const strike = (profile: string, attacks = 1) =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner: 'shooting', attacks });
const held = (change: Partial<Position> = {}) =>
  field([blue('Intercessor', 10, 10), red('Ork Boy', 0, 0, apart(100))], { phase: 'movement', ...change });

section('9E-4 Stratagems', () => {
  rule(['9E-4.3', '9E-4.4'], 'Command Re-roll: one die for 1 CP, once a phase', start => {
    const game = start.from(open, field([blue('Intercessor', 10, 10), red('Nob', 20, 10)]), strike('bolt-rifle', 2));
    game.dice('roll to hit', 1, 2).reacts('rolled', 'command-re-roll').picks('choose a die to roll again', 1);
    game.dice('roll the die again', 3);
    expect(game.position).toMatchObject({ cp: [2, 3], spent: [['command-re-roll'], []] });
    // Used in this phase; the other player may still use it for a save.
    game.dice('roll to wound', 6).dice('saving throws', 1);
    game.reacts('rolled', null);
  });

  rule('9E-4.4', 'a roll of several dice that are added up is re-rolled as a whole', start => {
    const game = start.from(
      open,
      field([blue('Intercessor', 10, 10), red('Nob', 18, 10)], { phase: 'charge' }),
      charges.phase.start({ model: null }),
    );
    game.picks('choose a model to charge', 0).reacts('charge-declared', null).dice('charge roll', 1, 2);
    game.reacts('rolled', 'command-re-roll');
    expect(game.asks('roll the die again', 'roll').count).toBe(2);
    game.dice('roll the die again', 1, 1);
    expect(game.facts().map(({ type }) => type)).toContain('charge-failed');
  });

  rule('9E-4.4', 'each wound has its own damage roll, and one of them is re-rolled', start => {
    const line = [blue('Intercessor', 10, 10), red('Walker', 30, 10)];
    const hit = () =>
      start
        .from(open, field(line, { cp: [1, 0] }), strike('multi-melta', 2))
        .dice('roll to hit', 6, 6)
        .reacts('rolled', null)
        .dice('roll to wound', 6, 6)
        .reacts('rolled', null);
    const game = hit().dice('roll for damage', 1, 2).reacts('rolled', 'command-re-roll');
    expect(game.asks('choose a die to roll again', 'pick-one').options).toEqual([0, 1]);
    game.picks('choose a die to roll again', 1);
    expect(game.asks('roll the die again', 'roll').count).toBe(1);
    const before = game.position.models[1]!.wounds;
    game.dice('roll the die again', 3);
    expect(game.position.models[1]!.wounds).toBe(before - 4);
  });

  rule('9E-4.4', 'not for other rolls: a Desperate Breakout cannot be re-rolled', start => {
    const game = start.from(open, held(), moves());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'break-out').dice('Desperate Breakout', 1);
    expect(game.position.models[0]!.removed).toBe(true);
  });

  rule('9E-4.5', 'Cut Them Down: a 6 for each model near one that Falls Back is a mortal wound', start => {
    const line = [
      blue('Intercessor', 10, 10),
      red('Ork Boy', 0, 0, apart(100)),
      red('Ork Boy', 0, 0, { at: tenths(2540, 2540 + 320 + 254) }),
      red('Ork Boy', 0, 0, { at: tenths(2540, 2540 - 320 - 255) }),
    ];
    const game = start.from(open, field(line, { phase: 'movement', cp: [0, 1] }), moves());
    game.picks('choose a model to move', 0).reacts('falling-back', 'cut-them-down').dice('Cut Them Down', 5, 6);
    expect(game.position.models[0]!.wounds).toBe(1);
    expect(game.position.cp).toEqual([0, 0]);
    game.picks('move', [go(7, 10)]);
    // Not offered without CP.
    const poor = start.from(open, field(line, { phase: 'movement', cp: [0, 0] }), moves());
    poor.picks('choose a model to move', 0).picks('move', [go(7, 10)]);
  });

  rule('9E-4.6', 'Desperate Breakout: across enemies for 2 CP, and then nothing more', start => {
    const game = start.from(open, held({ cp: [2, 0] }), moves());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'break-out').dice('Desperate Breakout', 2);
    game.picks('move', [go(14, 10)]);
    expect(game.position.models[0]!.did).toEqual(['fell-back', 'broke-out']);
    expect(game.position.cp).toEqual([0, 0]);
    // Nothing else this turn: no shot, no charge, and no blows against an enemy that comes near.
    const out = game.position.models.map((model, id) =>
      id === 1 ? { ...model, at: tenths(14 * 254 + 420, 2540) } : model,
    );
    const t = look({ ...game.position, models: out });
    expect(lookups.isInCombat(t, 0)).toBe(true);
    expect([fights.mayFight(t, 0), fights.mayFight(t, 1)]).toEqual([false, true]);
    const far = look(game.position);
    expect(pairsOf(weapons.against(far, 0, lookups.profile('bolt-rifle')))).toContainEqual(['broke-out', '9E-4.6']);
    expect(pairsOf(charges.againstCharge(far, 0))).toContainEqual(['broke-out', '9E-4.6']);
    // A model that ends in Engagement Range is destroyed.
    const lost = start.from(open, held({ cp: [2, 0] }), moves());
    lost.picks('choose a model to move', 0).picks('choose how it moves', 'break-out').dice('Desperate Breakout', 2);
    lost.picks('move', []);
    expect(lost.position.models[0]!.removed).toBe(true);
    // A plain Fall Back passes through nobody; with 1 CP there is no alternative.
    const poor = start.from(open, held({ cp: [1, 0] }), moves());
    poor.picks('choose a model to move', 0).refuses([go(14, 10)], 'through-base', '9E-5.2');
    poor.picks('move', [go(7, 10)]);
  });

  rule(['9E-4.7', '9E-9.4'], 'Fire Overwatch: one target of a charge shoots, for 1 CP, and hits on 6s', start => {
    const line = [blue('Ork Boy', 10, 10), red('Immortal', 16, 10), red('Immortal', 16, 12)];
    const game = start.from(open, field(line, { phase: 'charge', cp: [0, 2] }), charges.phase.start({ model: null }));
    game.picks('choose a model to charge', 0).picks('choose targets of the charge', [1, 2]);
    game.reacts('charge-declared', 'fire-overwatch 1').dice('roll to hit', 5, 6);
    expect(game.position.cp).toEqual([0, 1]);
    // Once per phase: not offered to the second target, although a CP is left for re-rolls.
    game.reacts('rolled', null).dice('roll to wound', 1).reacts('rolled', null);
    game.dice('charge roll', 1, 1).picks('choose dice to roll again', []);
    expect(game.facts().map(({ type }) => type)).toContain('charge-failed');
  });

  rule('9E-9.4', 'no Overwatch from Engagement Range', start => {
    const line = [
      blue('Ork Boy', 10, 10),
      red('Immortal', 16, 10),
      blue('Ork Boy', 0, 0, { at: tenths(16 * 254, 2540 + 320 + 254) }),
    ];
    const game = start.from(open, field(line, { phase: 'charge', cp: [0, 2] }), charges.phase.start({ model: null }));
    game.picks('choose a model to charge', 0).dice('charge roll', 6, 6).picks('choose dice to roll again', []);
    game.stopsAt('move');
  });

  rule('9E-4.8', 'Counter-Offensive: after an enemy has fought, a friendly model fights next', start => {
    const line = [
      blue('Ork Boy', 10, 10, { did: ['charged'] }),
      red('Intercessor', 0, 0, apart(0)),
      blue('Ork Boy', 0, 0, { at: tenths(2540 + 320, 2540 + 320), did: ['charged'] }),
    ];
    const charged = [
      { by: 0, at: [1] },
      { by: 2, at: [1] },
    ];
    const game = start.from(
      open,
      field(line, { phase: 'fight', cp: [0, 2], charges: charged }),
      fights.phase.start({ seat: 1, step: 0, model: null }),
    );
    game.picks('choose a model to fight', 0).dice('roll to hit', 1, 1, 1);
    game.reacts('after-fight', 'counter-offensive');
    expect(game.position.cp).toEqual([0, 0]);
    game.picks('choose whom to strike', [0]).dice('roll to hit', 1, 1);
    expect(game.position.models[1]!.did).toEqual(['fought']);
    game.dice('roll to hit', 1, 1, 1);
  });

  rule(['9E-4.8', '9E-10.2'], 'after it the other side is next, and may answer in its turn', start => {
    const pair = (y: number) => [blue('Intercessor', 10, y), red('Intercessor', 0, 0, { at: tenths(2860, y * 254) })];
    const game = start.from(
      open,
      field([...pair(5), ...pair(15), ...pair(25)], { phase: 'fight', cp: [2, 2] }),
      fights.phase.start({ seat: 1, step: 0, model: null }),
    );
    const misses = () => {
      game.dice('roll to hit', 1, 1).reacts('rolled', null);
      return game;
    };
    game.picks('choose a model to fight', 1);
    misses().reacts('after-fight', null).picks('choose a model to fight', 0);
    misses().reacts('after-fight', 'counter-offensive').picks('choose who strikes back', 3);
    // An enemy has fought: seat 0 may respond as well; it declines, and is still next.
    game.dice('roll to hit', 1, 1).reacts('after-fight', null);
    expect(game.asks('choose a model to fight', 'pick-one')).toMatchObject({ to: 0, options: [2, 4] });
    game.stopsAt('choose a model to fight');
  });

  rule('9E-4.10', 'Emergency Disembarkation is never offered: no list has a transport', () => {
    expect(Object.keys(specialRules).some(id => id.includes('disembark'))).toBe(false);
    const keywords = ready.flatMap(({ armies }) => armies.map(({ faction }) => faction));
    expect(keywords.length).toBeGreaterThan(0);
  });

  rule('9E-4.3', 'once per phase; all are available again in the next', start => {
    const line = [blue('Intercessor', 10, 10), red('Nob', 20, 10)];
    const spent = [['command-re-roll'], []];
    const game = start.from(open, field(line, { spent, cp: [3, 0] }), shootWith(shooting.shoot, 0));
    game.picks('choose weapons to fire', ['bolt-rifle']).dice('roll to hit', 1, 1);
    expect(game.position.cp).toEqual([3, 0]);
    const next = start.from(
      open,
      field(line, { spent, cp: [3, 0], phase: 'psychic' }),
      battle.phase.start({ seat: 0, phase: 'shooting' }),
    );
    expect(next.position.spent).toEqual([[], []]);
    next.picks('choose a model to shoot', 0).picks('choose weapons to fire', ['bolt-rifle']).dice('roll to hit', 1, 1);
    next.reacts('rolled', 'command-re-roll').picks('choose a die to roll again', 0).dice('roll the die again', 1);
    expect(next.position).toMatchObject({ cp: [2, 0], spent: [['command-re-roll'], []] });
  });
});
