// VG-10.7, VG-10.19-20  Modifiers of ranged attacks
import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-measuring/measuring.ts';
import { isObscured } from '../core/09-sight/line-of-sight.ts';
import type { Aim } from '../queries.ts';
import type { Attack, CoreRule, Look } from '../types.ts';

export const aimIn = ({ attacker, target, weapon, manner }: Attack): Aim => ({ attacker, target, weapon, manner });

/** VG-9.2, VG-10.7 */
export const isTargetObscured = (t: Look, attack: Attack): boolean =>
  t.query('obscured', isObscured(t, attack.attacker, attack.target), aimIn(attack));

export const obscured: CoreRule<'obscured'> = {
  clause: 'VG-10.7',
  name: 'obscured',
  modify: {
    'hit-modifier': add((by, _use, { attack }, t) =>
      attack.type === 'ranged' && isTargetObscured(t, attack) ? by - 1 : by,
    ),
  },
};

const FAR = inches(12);

/** VG-10.19: more than 12"; exactly 12" is not long range. */
export const longRange: CoreRule<'long-range'> = {
  clause: 'VG-10.19',
  name: 'beyond 12"',
  modify: {
    'hit-modifier': add((by, _use, { attack: { type, attacker, target } }, t) =>
      type === 'ranged' && !areWithin(t, attacker, target, FAR) ? by - 1 : by,
    ),
  },
};

/** VG-10.20 */
export const aim: CoreRule<'aim'> = {
  clause: 'VG-10.20',
  name: 'aimed',
  modify: {
    'hit-modifier': add((by, _use, { attack: { type, aimed } }) => (type === 'ranged' && aimed ? by + 1 : by)),
  },
};
