// KT-11.1, KT-11.4-15  Matched play: the order of a match
import type { Seat } from '@little-wars/engine';
import { mapOf } from '../../lookups.ts';
import { sequence, type T } from '../../types.ts';
import { turningPoint } from '../02-turning-point/turning-point.ts';
import { objectivesOn } from '../06-damage/objectives.ts';
import { missionOf } from './mission.ts';
import { scouting } from './scouting.ts';
import { barricades, setUpOperatives, sides } from './set-up.ts';
import { strengthening } from './strengthen.ts';
import { tacOpsChosen } from './tac-ops.ts';
import { endOfBattle } from './victory.ts';

export const COMMAND_POINTS = 3;

/** KT-11.4: objectives go where the map places them. */
export function placeObjectives(t: T, clause: string): void {
  for (const token of objectivesOn(mapOf(t.setup), missionOf(t))) t.emit({ type: 'token-placed', clause, token });
}

/** Kill teams (KT-11.6) and equipment (KT-11.8) are part of the setup, which is public. */
export const matchedPlay = sequence<object>('matched play', 'KT-11.1', s => [
  s.run('KT-11.4', 'place the objectives', (t, v) => {
    placeObjectives(t, 'KT-11.4');
    return v;
  }),
  s.call('KT-11.5', 'choose sides', () => sides.start({ winner: 0 })),
  s.run('KT-11.6', 'take command points', (t, v) => {
    for (const seat of [0, 1]) t.emit({ type: 'cp-changed', clause: 'KT-11.6', seat, by: COMMAND_POINTS });
    return v;
  }),
  s.call('KT-11.7', 'choose tac ops', () => tacOpsChosen.start({})),
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
