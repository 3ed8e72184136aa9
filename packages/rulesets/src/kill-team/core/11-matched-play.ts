// KT-11.1, KT-11.4-15  Matched play: the order of a match
import { sequence } from '../types.ts';
import { turningPoint } from './02-turning-point.ts';
import { barricades, setUpOperatives, sides } from './11-set-up.ts';

const COMMAND_POINTS = 3;

export const matchedPlay = sequence<object>('matched play', 'KT-11.1', s => [
  s.call('KT-11.5', 'choose sides', () => sides.start({ winner: 0 })),
  s.run('KT-11.6', 'take command points', (t, v) => {
    for (const seat of [0, 1]) t.emit({ type: 'cp-changed', clause: 'KT-11.6', seat, by: COMMAND_POINTS });
    return v;
  }),
  s.call('KT-11.9', 'set up barricades', () => barricades.start({})),
  s.call('KT-11.10', 'set up operatives', () => setUpOperatives.start({})),
  s.call('KT-2.1', 'play a turning point', t => turningPoint.start({ number: t.position.turningPoint + 1 })),
  s.repeat('KT-1.1', 'until the last turning point', {
    from: 'play a turning point',
    while: t => t.position.turningPoint < t.setup.options.turningPoints,
  }),
  s.run('KT-11.15', 'end the battle', (t, v) => {
    t.emit({ type: 'battle-ended', clause: 'KT-11.15' });
    return v;
  }),
]);
