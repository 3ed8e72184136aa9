import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { reasonsAgainstShooting, weaponsToShoot } from '../core/04-shooting/valid-targets.ts';
import { killTeam } from '../index.ts';
import { active, armed, broke } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Position } from '../types.ts';

const ranger = (order: 'engage' | 'conceal', change: Partial<Position> = {}) =>
  tableOf(
    killTeam,
    open,
    broke(
      [
        blue('ranger-warrior', 5, 5, { order, ...armed('ranger-long-rifle', 'shuriken-pistol') }),
        red('boy-fighter', 5, 9),
      ],
      change,
    ),
  );
const shooter = { attacker: 0, action: 'shoot' };

section('KT-9.21 Silent', () => {
  rule(['KT-9.21', 'KT-3.17'], 'this weapon may be shot with a conceal order, and no other', () => {
    expect(weaponsToShoot(ranger('conceal'), shooter)).toEqual(['ranger-long-rifle/standard']);
    expect(weaponsToShoot(ranger('engage'), shooter)).toHaveLength(2);
  });

  rule('KT-9.21', 'it lifts no other restriction', () => {
    const moved = ranger('conceal', { activation: active({ performed: ['normal-move'] }) });
    expect(reasonsAgainstShooting(moved, shooter)).toMatchObject([{ clause: 'KT-9.8' }, { clause: 'KT-3.17' }]);
  });
});
