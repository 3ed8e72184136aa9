import { type Check, fault, same } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import { facesOf } from '../../frame/played-game.ts';
import type { Fact } from '../facts.ts';
import { between, type Ledger } from '../ledger.ts';

const ROUNDING = 2;

/** ZG-6.1, ZG-6.8: a model that dies with arrows leaves a body with as many, and it drifts no further than its dice. */
export const deadBodies: Check<Ledger, Fact> = {
  name: 'dead bodies',
  clause: 'ZG-6.1',
  on: {
    'body-left': (l, { model, arrows }) => [
      same('arrows', l.models[model]!.arrows, arrows),
      l.models[model]!.removed && arrows > 0 ? null : fault('somebody slain with arrows', 'none'),
    ],
    'body-drifted': (l, { model, from, to }, turn) => {
      const faces = facesOf(turn);
      const far = between(from, to);
      const most = faces.reduce((sum, face) => sum + face, 0);
      return [
        same('dice', l.bodies.get(model)?.arrows ?? 0, faces.length),
        far <= most * INCH + ROUNDING ? null : fault(`${most}" at most`, far / INCH, 'ZG-6.8'),
      ];
    },
    'body-removed': (l, { model }) => (l.bodies.has(model) ? null : fault('a body', 'none')),
  },
};
