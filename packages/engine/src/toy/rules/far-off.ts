import { add } from '../../kernel/index.ts';
import { isNear } from '../ground.ts';
import type { Rule } from '../types.ts';

export const farOff: Rule<'far-off'> = {
  clause: 'TOY-5.2',
  modify: {
    'hit-on': add((face, use, { shooter, target }, t) => (isNear(t, shooter, target, use.beyond) ? face : face + 1)),
  },
};
