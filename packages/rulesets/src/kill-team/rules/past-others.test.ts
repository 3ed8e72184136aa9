import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { killTeam } from '../index.ts';
import { active, armed, attackWith, block, broke, shooting } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { narrow, quarters } from '../testing/close-quarters.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

const marine = (x: number, y: number, change: Stood[4] = {}): Stood => blue('tactical-marine-warrior', x, y, change);
const boy = (x: number, y: number, change: Stood[4] = {}): Stood => red('boy-fighter', x, y, change);
const lost = (stood: readonly Stood[], setup: Setup = narrow): number => {
  const t = tableOf(killTeam, setup, broke(stood));
  return t.query('dice-lost', 0, { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' });
};

section('KT-12.13 Shooting past a third operative', () => {
  const shot = (...others: readonly Stood[]): readonly Stood[] => [marine(5, 5), boy(5, 15), ...others];

  rule('KT-12.13', 'one die fewer, whether a friend or an enemy is in between', start => {
    for (const between of [marine(5, 10), boy(5, 10)]) {
      const game = start.from(narrow, broke(shot(between)), attackWith('boltgun'));
      game.dice('roll attack dice', 1, 1, 1);
    }
    const free = start.from(narrow, broke(shot(boy(15, 10))), attackWith('boltgun'));
    free.dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-12.13', 'one die fewer in total, however many are in between', () => {
    expect(lost(shot(boy(5, 10), boy(5, 8), marine(5, 12)))).toBe(1);
  });

  rule('KT-12.13', 'if some cover line crosses the base, not if it is beside the lines', () => {
    expect(lost(shot(boy(5.8, 12)))).toBe(1);
    // From the other side of the shooter's base all lines miss this one.
    expect(lost(shot(boy(5.9, 12)))).toBe(0);
    // No line passes behind the target.
    expect(lost(shot(boy(5, 17.5)))).toBe(0);
  });

  rule(['KT-12.13', 'KT-7.6'], 'the shooter’s point is chosen by cover first', () => {
    const low = block('low-wall', [3, 13.5], [1.46, 0.2], [0, 1]);
    // The low wall is on the left of the target: from the left of its base the shooter sees the target in cover, from
    // the right past the third operative. Without the wall the left is best.
    const line = shot(boy(5.9, 12));
    expect(lost(line)).toBe(0);
    expect(lost(line, quarters([low]))).toBe(1);
  });

  rule('KT-12.13', 'not past an operative with a conceal order', () => {
    expect(lost(shot(boy(5, 10, { order: 'conceal' })))).toBe(0);
    expect(lost(shot(marine(5, 10, { order: 'conceal' })))).toBe(0);
  });

  rule(['KT-12.13', 'KT-7.7'], 'not past one that only gives cover, though another stands aside', () => {
    // On a conceal order, beside the target and across the lines.
    const cover = boy(5, 13.5, { order: 'conceal' });
    expect(lost(shot(cover))).toBe(0);
    expect(lost(shot(cover, boy(15, 10)))).toBe(0);
    expect(lost(shot(cover, boy(5, 10)))).toBe(1);
  });

  rule('KT-12.13', 'not past an operative with W 5 or less; its current wounds do not matter', () => {
    const gretchin: Stood = red('gretchin', 5, 10);
    expect(lost(shot(gretchin))).toBe(0);
    expect(lost(shot(boy(5, 10, { wounds: 1 })))).toBe(1);
    const shasla: Stood = red('fire-warrior-shasla', 5, 10);
    expect(lost(shot(shasla))).toBe(1);
  });

  rule('KT-12.13', 'not past a friend touching the shooter, but past an enemy touching it', () => {
    const beside = (gap: number) => ({ at: { x: inches(5), y: inches(5) + 320 + gap, z: 0 } });
    expect(lost(shot(marine(0, 0, beside(0))))).toBe(0);
    expect(lost(shot(marine(0, 0, beside(3))))).toBe(1);
    expect(lost(shot(boy(0, 0, beside(0))))).toBe(1);
  });

  rule('KT-12.13', 'only in Close Quarters', () => {
    expect(lost(shot(boy(5, 10)), open)).toBe(0);
  });

  rule(['KT-12.13', 'KT-9.24'], 'separately for each target of a Torrent', start => {
    const flamer: Stood = blue('tactical-marine-gunner', 5, 5, armed('flamer', 'fists'));
    // The second is behind the first, which then counts as a third operative.
    const stood = [flamer, boy(5, 8), boy(5, 10)];
    const game = start.from(narrow, broke(stood, { activation: active() }), shooting());
    game.picks('select a ranged weapon', 'flamer/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1, 1).dice('roll attack dice', 1, 1, 1, 1);
  });

  rule(['KT-12.13', 'KT-9.7'], 'after the dice of a Fusillade are shared out', start => {
    const gunner: Stood = blue('boy-gunner', 5, 5, armed('big-shoota', 'fists'));
    const enemies: readonly Stood[] = [red('tactical-marine-warrior', 5, 10), red('tactical-marine-warrior', 5, 12.5)];
    const game = start.from(narrow, broke([gunner, ...enemies], { activation: active() }), shooting());
    game
      .picks('select a ranged weapon', 'big-shoota/standard')
      .picks('select a valid target', 1)
      .picks('add targets', [2]);
    game.picks('order the attacks of the fusillade', [1, 2]);
    // All six are shared out; the die is lost at the target behind.
    expect(game.asks('share out the attack dice', 'share').total).toBe(6);
    game.picks('share out the attack dice', [3, 3]).dice('roll attack dice', 1, 1, 1).dice('roll attack dice', 1, 1);
  });

  rule(['KT-12.13', 'KT-9.4'], 'for targets a Blast adds, from its first target', start => {
    const launcher: Stood = blue('tactical-marine-heavy-gunner', 5, 5, armed('missile-launcher', 'fists'));
    // No line from the first target to the one beside it crosses anybody, though lines from the shooter do.
    const stood: readonly Position['operatives'][number][] = broke([
      launcher,
      boy(5, 15),
      boy(7, 15),
      boy(6, 10),
    ]).operatives;
    const game = start.from(narrow, { ...broke([]), operatives: stood, activation: active() }, shooting());
    game.picks('select a ranged weapon', 'missile-launcher/frag').picks('select a valid target', 1);
    const first = game.asks('roll attack dice', 'roll').count;
    game.dice('roll attack dice', ...Array.from({ length: first }, () => 1)).dice('roll attack dice', 1, 1, 1, 1);
  });
});
