import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { reasonsAgainstTarget } from '../core/04-shooting/targets.ts';
import { validTargets } from '../core/04-shooting/valid-targets.ts';
import { killTeam } from '../index.ts';
import { apart, armed, broke, rules, shooting, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import type { Position } from '../types.ts';

const shooter: Stood = blue('boy-fighter', 0, 0, { at: spot(1000, 1000), ...armed('slugga') });
const at = (distance: number, change: Partial<Position> = {}) =>
  tableOf(killTeam, open, broke([shooter, red('boy-fighter', 0, 0, { at: spot(1000 + distance, 1000) })], change));
const slugga = { attacker: 0, action: 'shoot', chosen: 'slugga/standard' };
const aim = { attacker: 0, target: 1, weapon: 'slugga', profile: 'standard', action: 'shoot' };

section('KT-9.17 Rng x', () => {
  rule('KT-9.17', 'only enemies within x are valid targets, including at exactly x', () => {
    expect(validTargets(at(apart(6)), slugga)).toEqual([1]);
    expect(reasonsAgainstTarget(at(apart(6) + 1), aim)).toEqual([
      { reason: 'out-of-range', clause: 'KT-9.17', inches: 6 },
    ]);
  });

  rule('KT-9.17', 'the smallest of several counts', () => {
    const short = rules([{ rule: 'range', inches: 3 }]);
    expect(validTargets(at(apart(3), short), slugga)).toEqual([1]);
    expect(validTargets(at(apart(3) + 1, short), slugga)).toEqual([]);
    expect(validTargets(at(apart(6) + 1, rules([{ rule: 'range', inches: 9 }])), slugga)).toEqual([]);
  });

  rule(['KT-9.17', 'KT-9.4'], 'a Blast also hits operatives beyond it', start => {
    const thrower: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(1000, 1000), equipment: ['frag-grenade'] });
    const row = [apart(6), apart(6) + apart(1)].map(
      (x): Stood => red('boy-fighter', 0, 0, { at: spot(1000 + x, 1000) }),
    );
    const game = start.from(open, broke([thrower, ...row]), shooting());
    game.picks('select a ranged weapon', 'frag-grenade/standard');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([1]);
    game.picks('select a valid target', 1).dice('roll attack dice', 1, 1, 1, 1).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.state.question).toBeNull();
  });
});
