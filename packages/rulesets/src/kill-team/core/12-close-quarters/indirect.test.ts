import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { active, block, broke, shooting } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { quarters } from '../../testing/close-quarters.ts';
import { blue, red, type Stood, withPieces } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { reasonsAgainstTarget } from '../04-shooting/targets.ts';
import { weaponsToShoot } from '../04-shooting/valid-targets.ts';

const table = (position: Position, setup: Setup) => tableOf(killTeam, setup, position);
/** A low wall just in front of an enemy at 8.7". */
const low = [block('low-wall', [3, 7.6], [4, 0.3], [0, 1])];
const room = quarters(low);
const grenadier: Stood = blue('tactical-marine-warrior', 5, 5, { equipment: ['frag-grenade'] });
const boy = (y: number, change: Stood[4] = {}, x = 5): Stood => red('boy-fighter', x, y, change);
const frag = (target: number, indirect: boolean) =>
  ({ attacker: 0, target, weapon: 'frag-grenade', profile: 'standard', action: 'shoot', indirect }) as const;
const acting = (stood: readonly Stood[]): Position => broke(stood, { activation: active() });

section('KT-12.12 Indirect by choice', () => {
  rule('KT-12.12', 'if chosen, it removes the cover', start => {
    const game = start.from(room, acting([grenadier, boy(8.7)]), shooting());
    game.picks('select a ranged weapon', 'frag-grenade/standard');
    expect(game.asks('use Indirect or not', 'pick-one')).toMatchObject({
      to: 0,
      options: ['without-indirect', 'use-indirect'],
    });
    game.picks('use Indirect or not', 'use-indirect').picks('select a valid target', 1);
    // There is no cover die to keep.
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 3);
  });

  rule('KT-12.12', 'if not chosen, the target keeps its cover', start => {
    const game = start.from(room, acting([grenadier, boy(8.7)]), shooting());
    game.picks('select a ranged weapon', 'frag-grenade/standard').picks('use Indirect or not', 'without-indirect');
    game.picks('select a valid target', 1).dice('roll attack dice', 6, 1, 1, 1).picks('keep dice for cover', 1);
    game.dice('roll defence dice', 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 3);
  });

  rule('KT-12.12', 'if chosen, it has Rng 3", including exactly 3"', () => {
    const away = (gap: number) => ({ at: { x: inches(5), y: inches(5) + 320 + gap, z: 0 } });
    const near = table(acting([grenadier, boy(0, away(inches(3)))]), room);
    expect(reasonsAgainstTarget(near, frag(1, true))).toEqual([]);
    const far = table(acting([grenadier, boy(0, away(inches(3) + 1))]), room);
    expect(reasonsAgainstTarget(far, frag(1, true))).toEqual([
      { reason: 'out-of-range', clause: 'KT-12.12', inches: 3 },
    ]);
    expect(reasonsAgainstTarget(far, frag(1, false))).toEqual([]);
  });

  rule('KT-12.12', 'nobody is asked if there is a target only with it or only without it', start => {
    // Concealed in cover, it is a target only with Indirect.
    const hidden = acting([grenadier, boy(8.7, { order: 'conceal' })]);
    const game = start.from(room, hidden, shooting()).picks('select a ranged weapon', 'frag-grenade/standard');
    game.picks('select a valid target', 1).dice('roll attack dice', 6, 1, 1, 1);
    // Indirect is used: there is no cover die to keep.
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 3);
    // Beyond 3" it is a target only without.
    const far = start.from(room, acting([grenadier, boy(11)]), shooting());
    far.picks('select a ranged weapon', 'frag-grenade/standard').picks('select a valid target', 1);
    far.dice('roll attack dice', 1, 1, 1, 1);
    // Concealed in cover beyond 3" it is no target at all.
    const none = table(
      acting([grenadier, boy(9.9, { order: 'conceal' })]),
      quarters([block('low-wall', [3, 8.8], [4, 0.3], [0, 1])]),
    );
    expect(weaponsToShoot(none, { attacker: 0, action: 'shoot' })).toEqual([]);
  });

  rule(['KT-12.12', 'KT-9.10'], 'there is no choice outside Close Quarters', start => {
    const game = start.from(withPieces(low), acting([grenadier, boy(8.7, { order: 'conceal' })]), shooting());
    game.picks('select a ranged weapon', 'frag-grenade/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1);
    const far = table(
      acting([grenadier, boy(9.9, { order: 'conceal' })]),
      withPieces([block('low-wall', [3, 8.8], [4, 0.3], [0, 1])]),
    );
    expect(weaponsToShoot(far, { attacker: 0, action: 'shoot' })).toEqual(['frag-grenade/standard']);
  });

  rule(['KT-12.12', 'KT-9.4'], 'the choice applies to targets a Blast adds, wherever they are', start => {
    const stood = acting([grenadier, boy(8.7), boy(10.6, {}, 5.4)]);
    const game = start.from(room, stood, shooting()).picks('select a ranged weapon', 'frag-grenade/standard');
    game.picks('use Indirect or not', 'use-indirect').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.facts().filter(({ type }) => type === 'attack-began')).toHaveLength(2);
  });
});
