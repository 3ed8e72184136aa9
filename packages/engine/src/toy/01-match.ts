// TOY-1  The match
import { end } from '../kernel/index.ts';
import { setUp } from './02-set-up.ts';
import { round } from './03-round.ts';
import { scoreBarrel } from './08-barrel.ts';
import { standing } from './lookups.ts';
import type { Look } from './types.ts';
import { sequence } from './types.ts';

export const match = sequence<object>('match', 'TOY-1.1', s => [
  s.call('TOY-2.1', 'set up', () => setUp.start({ next: 0 })),
  s.call('TOY-1.2', 'play a round', t => round.start({ round: t.position.round + 1 })),
  s.repeat('TOY-1.2', 'while both sides stand and rounds are left', {
    from: 'play a round',
    while: t => t.position.round < t.setup.rounds && bothStand(t),
  }),
  s.call('TOY-8.2', 'score the barrel', () => scoreBarrel.start({})),
  s.run('TOY-1.1', 'end the match', t => {
    t.emit({ type: 'ended', clause: 'TOY-1.1' });
    return end();
  }),
]);

export const bothStand = (t: Look): boolean =>
  [0, 1].every(seat => standing(t.position, soldier => soldier.seat === seat).length > 0);
