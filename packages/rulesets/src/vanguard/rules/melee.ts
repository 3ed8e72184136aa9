// VG-10.8, VG-10.23-27  Modifiers of melee attacks, and of both kinds
import { add } from '@little-wars/engine';
import { outnumbering as outnumberingFriends } from '../core/01-measuring/measuring.ts';
import { isInCover } from '../core/09-sight/line-of-sight.ts';
import { FOCUS } from '../core/10-attacks/focus.ts';
import type { CoreRule } from '../types.ts';
import { aimIn } from './ranged.ts';

/** VG-10.24, VG-10.8, VG-6.11: two bonuses add up. */
export const focus: CoreRule<'focus'> = {
  clause: 'VG-10.24',
  name: 'focused',
  modify: {
    'hit-modifier': add((by, _use, { attack: { focus } }) => (focus === null ? by : by + FOCUS[focus].hit)),
    ap: add((ap, _use, { attack: { focus } }) => (focus === null ? ap : ap + FOCUS[focus].ap)),
  },
};

/** VG-10.23, VG-10.32: at most one die for each target. */
export const outnumbering: CoreRule<'outnumbering'> = {
  clause: 'VG-10.23',
  name: 'outnumbering',
  modify: {
    'attack-dice': add((dice, _use, { attack: { type, attacker, target } }, t) =>
      type === 'melee' && outnumberingFriends(t, attacker, target).length > 0 ? dice + 1 : dice,
    ),
  },
};

/** VG-10.22, VG-10.26: +1 AP, and +1 to hit in melee. */
export const targetDown: CoreRule<'target-down'> = {
  clause: 'VG-8.6',
  name: 'target knocked down',
  modify: {
    'hit-modifier': add((by, _use, { attack: { type, wasDown } }) => (type === 'melee' && wasDown ? by + 1 : by)),
    ap: add((ap, _use, { attack: { type, wasDown } }) => (type !== 'harm' && wasDown ? ap + 1 : ap)),
  },
};

/** VG-10.27 */
export const disengaging: CoreRule<'disengaging'> = {
  clause: 'VG-10.27',
  name: 'disengaging',
  modify: {
    'hit-modifier': add((by, _use, { attack: { manner } }) => (manner === 'disengaging' ? by + 1 : by)),
    ap: add((ap, _use, { attack: { manner } }) => (manner === 'disengaging' ? ap + 1 : ap)),
  },
};

/** VG-10.21, VG-10.25 */
export const cover: CoreRule<'cover'> = {
  clause: 'VG-10.21',
  name: 'cover',
  modify: {
    'armor-modifier': add((by, _use, { attack }, t) => {
      if (attack.type === 'harm') return by;
      return t.query('in-cover', isInCover(t, attack.attacker, attack.target), aimIn(attack)) ? by + 1 : by;
    }),
  },
};
