// KT-15.4-6  Ambush: a patrol has walked into a trap and must get out
import { end } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { isEngaged } from '../../core/01-game/measuring.ts';
import { leaving } from '../../core/06-damage/damage.ts';
import { isByToken, objectivesOf } from '../../core/06-damage/objectives.ts';
import { mapOf } from '../../lookups.ts';
import type { Look, Mission, OperativeId, Token } from '../../types.ts';
import { sequence } from '../../types.ts';
import { fallenOf, notFor, quarters, scoreUpTo, seatOf } from './aims.ts';
import { areaAround, markersAt, nearestTo } from './layout.ts';

const MIDDLE = inches(5);
const FIRST = 2;
/** KT-15.6: VP for each quarter of the patrol. */
const FELLED = 2;
const ESCAPED = 4;

/** Exits that it is near enough to, no matter who controls them. */
const exitsBy = (t: Look, operative: OperativeId): readonly Token[] =>
  objectivesOf(t).filter(exit => isByToken(t, operative, exit));

/** Leaving by an exit is no fall: it comes home. */
export const breakingOut = sequence<{ readonly operative: OperativeId }>('break out', 'KT-15.5', s => [
  s.run('KT-15.5', 'reach the exit', (t, v) => {
    const [exit] = exitsBy(t, v.operative);
    if (!exit) return end();
    const value = (exit.marks['escaped'] ?? 0) + 1;
    t.emit({ type: 'token-marked', clause: 'KT-15.5', token: exit.id, mark: 'escaped', value });
    return v;
  }),
  s.call('KT-15.5', 'leave by it', (_t, { operative }) => leaving.start({ operative })),
]);

const escapedBy = (t: Look): number => objectivesOf(t).reduce((sum, { marks }) => sum + (marks['escaped'] ?? 0), 0);

export const ambush: Mission = {
  id: 'ambush',
  name: 'Ambush',
  play: 'narrative',
  outdoors: true,
  markers: t => {
    const map = mapOf(t.setup);
    return markersAt(
      'exit',
      map.edges.neutral.map(edge => nearestTo(map, edge)[0]!),
    );
  },
  zones: (t, seat) => {
    const map = mapOf(t.setup);
    return seat === seatOf(t, 'attacker') ? map.zones.dropZones : [areaAround(map, MIDDLE)];
  },
  actions: [
    {
      id: 'break-out',
      clause: 'KT-15.5',
      ap: 1,
      reasons: (t, operative) => [
        ...notFor(t, operative, 'defender', 'KT-15.5'),
        ...(t.position.turningPoint < FIRST ? [{ reason: 'too-early', clause: 'KT-15.5' }] : []),
        ...(exitsBy(t, operative).length === 0 ? [{ reason: 'no-exit-near', clause: 'KT-15.5' }] : []),
        ...(isEngaged(t, operative) ? [{ reason: 'engaged', clause: 'KT-15.5' }] : []),
      ],
      start: (_t, operative) => breakingOut.start({ operative }),
    },
  ],
  endOfTurningPoint: t => {
    const [attacker, defender] = [seatOf(t, 'attacker'), seatOf(t, 'defender')];
    scoreUpTo(t, attacker, FELLED * quarters(t, defender, fallenOf(t, defender)), 'KT-15.6');
    scoreUpTo(t, defender, ESCAPED * quarters(t, defender, escapedBy(t)), 'KT-15.6');
  },
};
