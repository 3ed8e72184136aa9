// KT-15.7-9  Rescue: three captives are held behind the enemy's lines
import { isInside } from '@little-wars/engine/geometry';
import { carrierOf } from '../../core/06-damage/objectives.ts';
import { dropZoneOf } from '../../core/11-ways-to-play/zones.ts';
import { mapOf, operativeOf, standingOf } from '../../lookups.ts';
import type { Look, Mission, OperativeId, T, Token } from '../../types.ts';
import { sequence } from '../../types.ts';
import { scoreMission } from '../types.ts';
import { isLastTurningPoint, notFor, seatOf } from './aims.ts';
import { markersAt, nearestTo } from './layout.ts';

export const CAPTIVE = 'captive';
const CAPTIVES = 3;
/** KT-15.9 */
const FREED = 3;
const SAFE = 3;
const HELD = 1;
const RECAPTURED = 1;

export const captivesOf = (t: Look): readonly Token[] => t.position.tokens.filter(({ kind }) => kind === CAPTIVE);

const carriesCaptive = (t: Look, operative: OperativeId): boolean => {
  const { carrying } = operativeOf(t, operative);
  return captivesOf(t).some(({ id }) => id === carrying);
};

const isHome = (t: Look, operative: OperativeId): boolean =>
  isInside(standingOf(t, operative), dropZoneOf(t, seatOf(t, 'attacker')));

export const bringingToSafety = sequence<{ readonly operative: OperativeId }>('bring to safety', 'KT-15.8', s => [
  s.run('KT-15.8', 'hand the captive over', (t, v) => {
    const { carrying: token, at } = operativeOf(t, v.operative);
    t.emit({ type: 'token-dropped', clause: 'KT-15.8', token: token!, operative: v.operative, at: at! });
    t.emit({ type: 'token-removed', clause: 'KT-15.8', token: token! });
    scoreMission(t, seatOf(t, 'attacker'), SAFE, 'KT-15.9');
    return v;
  }),
]);

/** KT-15.9: the first time that somebody takes a captive along. */
function noteFreed(t: T): void {
  for (const captive of captivesOf(t)) {
    if (captive.marks['freed'] || carrierOf(t, captive) === null) continue;
    t.emit({ type: 'token-marked', clause: 'KT-15.9', token: captive.id, mark: 'freed', value: 1 });
    scoreMission(t, seatOf(t, 'attacker'), FREED, 'KT-15.9');
  }
}

export const rescue: Mission = {
  id: 'rescue',
  name: 'Rescue',
  play: 'narrative',
  outdoors: true,
  markers: t => {
    const zone = dropZoneOf(t, seatOf(t, 'defender'));
    const places = nearestTo(mapOf(t.setup), [...zone, zone[0]!]).slice(0, CAPTIVES);
    return markersAt(CAPTIVE, places).map(token => ({ ...token, kind: CAPTIVE, seat: seatOf(t, 'attacker') }));
  },
  actions: [
    {
      id: 'bring-to-safety',
      clause: 'KT-15.8',
      ap: 1,
      reasons: (t, operative) => [
        ...notFor(t, operative, 'attacker', 'KT-15.8'),
        ...(carriesCaptive(t, operative) ? [] : [{ reason: 'carries-no-captive', clause: 'KT-15.8' }]),
        ...(isHome(t, operative) ? [] : [{ reason: 'not-in-own-zone', clause: 'KT-15.8' }]),
      ],
      start: (_t, operative) => bringingToSafety.start({ operative }),
    },
  ],
  watch: noteFreed,
  endOfTurningPoint: t => {
    if (!isLastTurningPoint(t)) return;
    const held = captivesOf(t).filter(captive => carrierOf(t, captive) === null);
    const again = held.filter(({ marks }) => marks['freed']).length;
    scoreMission(t, seatOf(t, 'defender'), HELD * held.length + RECAPTURED * again, 'KT-15.9');
  },
};
