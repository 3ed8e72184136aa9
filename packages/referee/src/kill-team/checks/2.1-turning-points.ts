import { fault, same } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';

const BEFORE: { readonly [phase: string]: readonly string[] } = {
  initiative: ['set-up', 'firefight'],
  strategy: ['initiative'],
  firefight: ['strategy'],
};

/** Turning points follow one another up to the last (KT-1.1), each with its three phases in order. */
export const turningPoints: KillTeamCheck = {
  name: 'turning points and phases',
  clause: 'KT-2.1',
  on: {
    'turning-point-began': (l, f) => same('turning point', l.turningPoint + 1, f.turningPoint),
    'phase-began': (l, f) =>
      (BEFORE[f.phase] ?? []).includes(l.phase) ? null : fault(`${f.phase} in its place`, `after ${l.phase}`),
    'battle-ended': l => {
      const { turningPoints: last } = l.setup.options;
      return l.turningPoint === last ? null : { ...fault(`the end after ${last}`, l.turningPoint), clause: 'KT-1.1' };
    },
  },
};
