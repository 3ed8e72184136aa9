// TOY-4  An activation
import { shoot, targetsOf } from './05-shooting.ts';
import { MOVE } from './content.ts';
import { proposeMove, reasonsAgainstMove } from './ground.ts';
import { ownerOf, soldierOf } from './lookups.ts';
import type { SoldierId } from './types.ts';
import { question, sequence } from './types.ts';

export interface Active {
  readonly soldier: SoldierId;
  readonly target: SoldierId | null;
}

export const move = question('move', 'move');
export const shootOrHold = question('shoot or hold fire', 'pick-one');

export const activation = sequence<Active>('activation', 'TOY-4.1', s => [
  s.ask('TOY-4.1', move, {
    to: (t, v) => ownerOf(t, v.soldier),
    ask: (_t, v) => ({ model: v.soldier, allowance: MOVE }),
    then: (t, v, legs) => {
      const last = legs.at(-1);
      if (last) t.emit({ type: 'moved', clause: 'TOY-4.1', soldier: v.soldier, to: last.to });
      return v;
    },
    legal: reasonsAgainstMove,
    propose: proposeMove,
  }),
  s.ask('TOY-4.3', shootOrHold, {
    to: (t, v) => ownerOf(t, v.soldier),
    ask: (t, v) => {
      const targets = soldierOf(t, v.soldier).wounds > 0 ? targetsOf(t, v.soldier) : [];
      return targets.length > 0 ? { of: 'target', options: ['hold-fire', ...targets] } : null;
    },
    then: (_t, v, target) => (target === 'hold-fire' ? v : { ...v, target: target as SoldierId }),
  }),
  s.call('TOY-4.3', 'shoot', (_t, v) =>
    v.target === null ? null : shoot.start({ shooter: v.soldier, target: v.target, faces: [] }),
  ),
]);
