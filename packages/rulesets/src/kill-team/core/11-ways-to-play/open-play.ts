// KT-11.2  Open play: the steps that follow the setup, which has mission, killzone and kill teams
import type { Seat } from '@little-wars/engine';
import { sequence } from '../../types.ts';
import { rollOff } from '../01-game/measuring.ts';
import { turningPoint } from '../02-turning-point/turning-point.ts';
import { placeObjectives } from './matched-play.ts';
import { barricades, setUpOperatives, sides } from './set-up.ts';
import { endOfBattle } from './victory.ts';

export const openPlay = sequence<object>('open play', 'KT-11.2', s => [
  s.run('KT-11.2', 'set up the killzone', (t, v) => {
    placeObjectives(t, 'KT-11.2');
    return v;
  }),
  s.call('KT-11.2', 'select drop zones', () => sides.start({ winner: 0 })),
  s.call('KT-11.2', 'set up barricades', () => barricades.start({})),
  s.call('KT-11.2', 'set up operatives', () => setUpOperatives.start({})),
  s.call(
    'KT-2.2',
    'roll off for the first initiative',
    () => rollOff.start({ faces: [] }),
    (t, v, winner: Seat) => {
      t.emit({ type: 'initiative-won', clause: 'KT-2.2', seat: winner });
      return v;
    },
  ),
  s.call('KT-11.2', 'play a turning point', t => turningPoint.start({ number: t.position.turningPoint + 1 })),
  s.repeat('KT-1.1', 'until the last turning point', {
    from: 'play a turning point',
    while: t => t.position.turningPoint < t.setup.options.turningPoints,
  }),
  s.call('KT-11.2', 'end the battle', () => endOfBattle.start({})),
]);
