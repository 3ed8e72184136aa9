import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { covers, lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: in cover it cannot be targeted from beyond this distance. */
export const unseenInCover: Rule<'unseen-in-cover'> = {
  clause: 'ST-10.4',
  name: 'Chameleonic Skin',
  modify: {
    'target-refused': add((reasons, { holder, beyond }, { attacker, target }, t) =>
      target === holder &&
      !lookups.areWithin(t, attacker, target, inches(beyond)) &&
      (covers.hasCover(t, attacker, target, 'light-cover') || covers.isDense(t, attacker, target))
        ? [...reasons, { reason: 'unseen-in-cover', clause: 'ST-10.4' }]
        : reasons,
    ),
  },
};
