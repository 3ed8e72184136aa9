import { type AttackShown, type Question, questionOf, tableOf } from '@little-wars/engine';
import { describeRows, trayAfter } from '@little-wars/skirmish/testing';
import { expect } from 'vitest';
import { killTeam } from '../index.ts';
import { apart, armed, attackWith, block, broke, fighting, rules, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, open, red, withPieces } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { tray } from './tray.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
type Game = ReturnType<Start['from']>;

const shown = (game: Game, before: Position, setup = open) => trayAfter(killTeam, setup, before, game.facts());
const asked = (game: Game, attack: AttackShown) =>
  tray.onDice(tableOf(killTeam, open, game.position), questionOf(killTeam, open, game.state) as Question, attack);
const duel = (change: Partial<Position> = {}) =>
  broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)], change);
const melee = (change: Partial<Position> = {}) =>
  broke(
    [
      blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) }),
      red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa') }),
    ],
    change,
  );

section('KT-4 A shooting attack on the tray', () => {
  rule(['KT-4.3', 'KT-4.5', 'KT-4.6'], 'dice in their fates, saves beside the hits they cancel, the damage', start => {
    const game = start.from(open, duel(), attackWith('boltgun'));
    game.dice('roll attack dice', 6, 3, 2, 4).dice('roll defence dice', 6, 1, 5);
    game.picks('spend the saves', '0-1');
    const result = shown(game, duel());
    expect(result).toMatchObject({ by: 0, to: 1, manner: 'shot', with: 'Boltgun', badges: [], over: true });
    expect(describeRows(result)).toEqual([
      'attack by 3+: 6c cancelled, 3s, 2f, 4s cancelled',
      'defence to 5+: 6c spent, 1f, 5s spent',
    ]);
    expect(result.lost).toEqual({ to: 3, by: 0 });
    expect(result.fell).toEqual([]);
  });

  rule('KT-4.3', 'a table knows who attacks whom while it goes on', start => {
    const game = start.from(open, duel(), attackWith('boltgun'));
    expect(killTeam.tabletop.aim(game.state.frames)).toEqual({ by: 0, to: 1 });
    game.stopsAt('roll attack dice');
  });

  rule('KT-6.1', 'whoever has no wounds left has fallen', start => {
    const weak = broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { wounds: 3 })]);
    const game = start.from(open, weak, attackWith('boltgun'));
    game.dice('roll attack dice', 3, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(shown(game, weak)).toMatchObject({ lost: { to: 3, by: 0 }, fell: [1], over: true });
  });

  rule(['KT-1.5', 'KT-9.3'], 'a die that may be rolled again answers with its place', start => {
    const before = duel(rules([{ rule: 'balanced' }]));
    const game = start.from(open, before, attackWith('boltgun')).dice('roll attack dice', 1, 2, 3, 6);
    expect(asked(game, shown(game, before))).toEqual(
      [0, 1, 2, 3].map(die => ({ option: die, row: 0, die, verb: 'again' })),
    );
    game.stopsAt('choose dice to roll again');
  });

  rule(['KT-1.5', 'KT-6.5'], 'a Command Re-roll is given by any die that failed', start => {
    const before = field([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)]);
    const game = start.from(open, before, attackWith('boltgun')).dice('roll attack dice', 1, 4, 3, 2);
    expect(asked(game, shown(game, before))).toEqual(
      [0, 3].map(die => ({ option: 'command-re-roll', row: 0, die, verb: 'again' })),
    );
    game.stopsAt('react or pass');
  });

  rule(['KT-4.8', 'KT-7.7'], 'cover is a badge with its clause', start => {
    const setup = withPieces([block('barricade', [4, 11], [2, 0.3], [0, 1])]);
    const before = broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 11.9)]);
    const game = start.from(setup, before, attackWith('boltgun'));
    game.dice('roll attack dice', 1, 1, 1, 1);
    expect(shown(game, before, setup).badges).toEqual([
      { says: { word: 'ruling.cover-by-terrain' }, clause: 'KT-7.7' },
    ]);
  });
});

section('KT-5 A combat on the tray', () => {
  rule(['KT-5.4', 'KT-5.6', 'KT-5.7'], 'strikes and parries leave their dice marked; both sides may lose', start => {
    const game = start.from(open, melee(), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 4, 1).dice('roll combat dice', 5, 3, 1, 1);
    const facts = game.facts();
    expect(asked(game, trayAfter(killTeam, open, melee(), facts))).toEqual([
      { option: 'parry-normal-normal', row: 1, die: 0, verb: 'parry' },
      { option: 'parry-normal-normal', row: 1, die: 1, verb: 'parry' },
      { option: 'strike-normal', row: 0, die: 1, verb: 'strike' },
      { option: 'parry-critical-normal', row: 1, die: 0, verb: 'parry' },
      { option: 'parry-critical-normal', row: 1, die: 1, verb: 'parry' },
      { option: 'strike-critical', row: 0, die: 0, verb: 'strike' },
    ]);
    game.picks('resolve a hit', 'strike-critical').picks('resolve a hit', 'strike-normal');
    game.picks('resolve a hit', 'parry-normal-normal');
    const result = trayAfter(killTeam, open, melee(), [...facts, ...game.facts()]);
    expect(result).toMatchObject({
      manner: 'fight',
      with: 'Fists',
      parry: 'Choppa',
      lost: { to: 4, by: 4 },
      over: true,
    });
    expect(describeRows(result)).toEqual([
      'fight by 3+: 6c struck, 4s parried, 1f',
      'fight to 3+: 5s struck, 3s parried, 1f, 1f',
    ]);
  });
});
