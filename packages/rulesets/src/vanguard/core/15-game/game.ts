// VG-15  The game
import type { Seat } from '@little-wars/engine';
import { mapOf, teamInPlay } from '../../lookups.ts';
import { type Look, question, sequence } from '../../types.ts';
import { round } from '../04-round/round.ts';
import { deployment } from './deployment.ts';
import { layTerrain } from './lay-terrain.ts';

interface Playing {
  readonly more: boolean;
}

const SEATS: readonly Seat[] = [0, 1];

/** VG-15.4, VG-15.9: one side plays on alone; the game ends when nobody is left. */
const isAnyoneLeft = (t: Look): boolean => SEATS.some(seat => teamInPlay(t.position, seat).length > 0);

/** VG-15.8: who finished first in the round that just ended; a side without models counts as earlier. */
export function finishedFirst(t: Look): Seat {
  const gone = SEATS.find(seat => teamInPlay(t.position, seat).length === 0);
  return gone ?? t.position.finished[0]!;
}

/** VG-15.3 */
const MORE = 4;

export const rollForOneMoreRound = question('roll for one more round', 'roll');

export const game = sequence<Playing>('game', 'VG-15.3', s => [
  s.call('VG-15.6', 'lay the terrain in turns', t =>
    mapOf(t.setup).byPlayers ? layTerrain.start({ seat: 0, faces: [], piece: null, enough: 0 }) : null,
  ),
  s.call('VG-15.5', 'deploy', () => deployment.start({ seat: 0, faces: [], model: null })),
  s.call('VG-15.3', 'play a round', () => round.start({})),
  s.repeat('VG-15.3', 'while rounds are left', {
    from: 'play a round',
    while: t => t.position.round < t.setup.options.rounds && isAnyoneLeft(t),
  }),
  s.roll('VG-15.3', rollForOneMoreRound, {
    count: t => (isAnyoneLeft(t) ? 1 : 0),
    whose: t => finishedFirst(t),
    then: (_t, v, [face]) => ({ ...v, more: face! >= MORE }),
  }),
  s.call('VG-15.3', 'play one more round', (_t, v) => (v.more ? round.start({}) : null)),
  s.run('VG-16.4', 'end the game', (t, v) => {
    t.emit({ type: 'game-ended', clause: 'VG-16.4' });
    return v;
  }),
]);
