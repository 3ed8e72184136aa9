import { expect } from 'vitest';
import { turns } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, look, open, red, type Stood, spot, tenths } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { blowAt, strike } from '../04-assault/fighting.ts';
import { castNothing, masteryOf, powersFor, psychicPhase } from './psychic.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const phase = (start: Start, stood: readonly Stood[], change: Partial<Position> = {}) =>
  start.from(open, field(stood, { phase: 'psychic', ...change }), psychicPhase.start(castNothing));
const librarian = (change = {}): Stood => blue('Librarian', 10, 10, change);
const foe = (kind = 'Void Trooper', change = {}): Stood => red(kind, 20, 10, change);
/** The Librarian attempts a power with this many dice; the warp charge die shows a 3. */
const tries = (start: Start, power: string, dice: number, stood: readonly Stood[] = [librarian(), foe()]) =>
  phase(start, stood)
    .dice('roll for warp charge', 3)
    .picks('choose a Psyker', 0)
    .picks('choose a power', power)
    .picks('choose how many warp charge dice to roll', dice);

section('7E-4 Powers', () => {
  rule('7E-4.1', 'warp charge: a D6 for both sides, and the Mastery Levels of their Psykers on the table', start => {
    const line = [librarian({ choices: ['>psyker-level-2'] }), foe(), red('Farseer', 40, 40)];
    const game = phase(start, line).dice('roll for warp charge', 4);
    expect(game.position.warp).toEqual([6, 7]);
    expect(masteryOf(look(field(line)), 1)).toBe(3);
    game.stopsAt('choose a Psyker');
    expect(phase(start, [blue('Void Trooper', 10, 10), foe()]).facts()).toEqual([]);
  });

  rule(['7E-4.2', '7E-4.4'], 'manifested by dice of 4+, as many as its charge; each power once a phase', start => {
    const game = tries(start, 'force', 2).dice('roll to manifest', 3, 4).picks('choose how many dice to deny with', 0);
    expect(game.position.effects).toMatchObject([{ use: { rule: 'force-active', holder: 0 } }]);
    expect(game.position.warp).toEqual([2, 3]);
    expect(powersFor(look(game.position), 0)).toEqual(['smite']);
    game.picks('choose a Psyker', 'done');
    const failed = tries(start, 'force', 2).dice('roll to manifest', 3, 3);
    expect(failed.position.effects).toEqual([]);
    failed.picks('choose a Psyker', 'done');
    expect(powersFor(look(failed.position), 0)).toEqual(['smite']);
    tries(start, 'force', 1).stopsAt('roll to manifest');
    const most = phase(start, [librarian(), foe()])
      .dice('roll for warp charge', 3)
      .picks('choose a Psyker', 0)
      .picks('choose a power', 'force');
    expect(most.asks('choose how many warp charge dice to roll', 'count')).toMatchObject({ least: 1, most: 4 });
    most.stopsAt('choose how many warp charge dice to roll');
  });

  rule('7E-4.3', 'two 6s or more cost the Psyker a wound without a save', start => {
    const game = tries(start, 'force', 3)
      .dice('roll to manifest', 6, 6, 1)
      .picks('choose how many dice to deny with', 0);
    expect(game.position.models[0]!.wounds).toBe(1);
    game.picks('choose a Psyker', 'done');
    const one = tries(start, 'force', 3)
      .dice('roll to manifest', 6, 5, 1)
      .picks('choose how many dice to deny with', 0);
    expect(one.position.models[0]!.wounds).toBe(2);
    one.picks('choose a Psyker', 'done');
  });

  rule('7E-4.5', 'Deny the Witch: as many 6s as the warp charge rolled', start => {
    const denied = tries(start, 'force', 2)
      .dice('roll to manifest', 4, 4)
      .picks('choose how many dice to deny with', 3)
      .dice('roll to deny', 6, 6, 1);
    expect(denied.position.effects).toEqual([]);
    denied.picks('choose a Psyker', 'done');
    const held = tries(start, 'force', 2)
      .dice('roll to manifest', 4, 4)
      .picks('choose how many dice to deny with', 3)
      .dice('roll to deny', 6, 5, 1);
    expect(held.position.effects).toHaveLength(1);
    expect(held.position.warp).toEqual([2, 0]);
    held.picks('choose a Psyker', 'done');
  });

  rule(['7E-4.6', 'ZG-8.5'], 'Force: force weapons inflict Instant Death', start => {
    const fight = (effects: Position['effects']) => {
      const position = field([librarian(), red('Captain', 0, 0, { at: tenths(2540 + 400, 2540) })], {
        phase: 'fight',
        effects,
      });
      return start
        .from(open, position, strike.start({ attack: blowAt(look(position), 0, 1, 'force-sword', 1) }))
        .dice('roll blows to hit', 5)
        .dice('roll to wound', 4)
        .dice('saving throws', 1);
    };
    expect(
      fight([{ use: { rule: 'force-active', seat: 0, holder: 0 }, until: 'own-psychic', seat: 0 }]).position.models[1]!
        .removed,
    ).toBe(true);
    expect(fight([]).position.models[1]!.wounds).toBe(2);
    // It lasts until the Psyker's next Psychic phase, through the enemy's turn and phases.
    const effects: Position['effects'] = [
      { use: { rule: 'force-active', seat: 0, holder: 0 }, until: 'own-psychic', seat: 0 },
    ];
    const lasting = (seat: number, phase: 'movement' | 'psychic') => {
      const quiet = [librarian({ wounds: 2 }), red('Void Trooper', 45, 45)];
      const game = start.from(
        open,
        field(quiet, { phase: 'start', turn: seat, effects }),
        turns.phase.start({ seat, phase }),
      );
      const left = game.position.effects.length;
      game.stopsAt(game.state.question?.purpose ?? '');
      return left;
    };
    expect([lasting(0, 'movement'), lasting(1, 'movement'), lasting(0, 'psychic')]).toEqual([1, 1, 0]);
    const cast = tries(start, 'force', 2).dice('roll to manifest', 4, 1).picks('choose how many dice to deny with', 0);
    expect(cast.position.effects).toMatchObject([{ until: 'own-psychic', seat: 0 }]);
    cast.picks('choose a Psyker', 'done');
  });

  rule(['7E-4.7', 'ZG-8.5', 'ZG-3.4'], 'witchfire is shot, hits as shooting does, and recoils nobody', start => {
    const game = tries(start, 'smite', 2).dice('roll to manifest', 4, 1).picks('choose how many dice to deny with', 0);
    expect(game.asks('roll to hit', 'roll').count).toBe(4);
    game.dice('roll to hit', 3, 1, 1, 1).dice('roll to wound', 3).picks('go to ground', 'no');
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, true]);
    expect(game.position.models[0]!.at).toEqual(spot(10, 10));
    game.picks('choose a Psyker', 'done');
    const far = look(field([librarian(), red('Void Trooper', 46, 40)], { warp: [3, 3] }));
    // Beyond 12" it may still shoot, as a Snap Shot; in combat not at all.
    expect(powersFor(far, 0)).toEqual(['force', 'smite']);
    const locked = look(
      field([librarian(), red('Void Trooper', 0, 0, { at: tenths(2540 + 325, 2540) }), foe()], { warp: [3, 3] }),
    );
    expect(powersFor(locked, 0)).toEqual(['force']);
  });
});
