// KT-15.1-2  Narrative play: prepared as matched play, but for the mission's own lay-out and without tac ops
import type { Seat } from '@little-wars/engine';
import { mapOf } from '../../lookups.ts';
import { sequence } from '../../types.ts';
import { turningPoint } from '../02-turning-point/turning-point.ts';
import { objectivesOn } from '../06-damage/objectives.ts';
import { COMMAND_POINTS } from './matched-play.ts';
import { missionOf } from './mission.ts';
import { scouting } from './scouting.ts';
import { barricades, setUpOperatives, sides } from './set-up.ts';
import { strengthening } from './strengthen.ts';
import { endOfBattle } from './victory.ts';

export const narrativePlay = sequence<object>('narrative play', 'KT-15.1', s => [
  s.call('KT-11.5', 'choose sides', () => sides.start({ winner: 0 })),
  s.run('KT-15.2', 'lay out the mission', (t, v) => {
    const mission = missionOf(t);
    const tokens = mission.markers?.(t) ?? objectivesOn(mapOf(t.setup), mission);
    for (const token of tokens) t.emit({ type: 'token-placed', clause: 'KT-15.2', token });
    mission.prepare?.(t);
    return v;
  }),
  s.run('KT-11.6', 'take command points', (t, v) => {
    for (const seat of [0, 1]) t.emit({ type: 'cp-changed', clause: 'KT-11.6', seat, by: COMMAND_POINTS });
    return v;
  }),
  s.each('KT-14.30', 'strengthen terrain', {
    of: t => t.query('strengthens', [], {}),
    call: (_t, _v, seat: Seat) => strengthening.start({ seat }),
  }),
  s.call('KT-11.9', 'set up barricades', () => barricades.start({})),
  s.call('KT-11.10', 'set up operatives', () => setUpOperatives.start({})),
  s.call('KT-11.11', 'scout', () => scouting.start({})),
  s.call('KT-11.13', 'play a turning point', t => turningPoint.start({ number: t.position.turningPoint + 1 })),
  s.repeat('KT-11.13', 'until the last turning point', {
    from: 'play a turning point',
    while: t => t.position.turningPoint < t.setup.options.turningPoints,
  }),
  s.call('KT-11.15', 'end the battle', () => endOfBattle.start({})),
]);
