// KT-15.14-16  Last Stand: the surrounded call for relief until they are relieved, or silenced
import { inches } from '@little-wars/engine/geometry';
import { mapOf, ownerOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type Mission, question, type Token } from '../../types.ts';
import { controlledBy, reasonsAgainst, usingObjective } from '../objective-action.ts';
import { scoreMission } from '../types.ts';
import { fallenOf, isLastTurningPoint, notFor, quarters, seatOf, standingOf } from './aims.ts';
import { areaAround, markersAt, middleOf, nearestTo } from './layout.ts';

const MIDDLE = inches(6);
const RELAYS = 2;
/** KT-15.16 */
const CALLED = 1;
const SILENCED = 3;
/** For each quarter, in the end. */
const FELLED = 2;

export const isSilent = ({ marks }: Token): boolean => (marks['silenced'] ?? 0) > 0;
const mayCall = (t: Look, relay: Token): boolean =>
  !isSilent(relay) && relay.marks['called-in'] !== t.position.turningPoint;

export const chooseRelayToCallBy = question<'pick-one', AboutOperative>('choose the relay to call by', 'pick-one');
export const chooseRelayToSilence = question<'pick-one', AboutOperative>('choose the relay to silence', 'pick-one');

const calling = usingObjective({
  name: 'call for relief',
  clause: 'KT-15.15',
  choose: chooseRelayToCallBy,
  options: (t, operative) => controlledBy(t, operative).filter(relay => mayCall(t, relay)),
  use: (t, operative, { id: token }) => {
    const value = t.position.turningPoint;
    t.emit({ type: 'token-marked', clause: 'KT-15.15', token, mark: 'called-in', value });
    scoreMission(t, ownerOf(t, operative), CALLED, 'KT-15.16');
  },
});

const silencing = usingObjective({
  name: 'silence a relay',
  clause: 'KT-15.15',
  choose: chooseRelayToSilence,
  options: (t, operative) => controlledBy(t, operative).filter(relay => !isSilent(relay)),
  use: (t, operative, { id: token }) => {
    t.emit({ type: 'token-marked', clause: 'KT-15.15', token, mark: 'silenced', value: 1 });
    scoreMission(t, ownerOf(t, operative), SILENCED, 'KT-15.16');
  },
});

export const relaySequences = [calling, silencing];

export const lastStand: Mission = {
  id: 'last-stand',
  name: 'Last Stand',
  play: 'narrative',
  outdoors: true,
  markers: t => {
    const map = mapOf(t.setup);
    return markersAt('relay', nearestTo(map, [middleOf(map)]).slice(0, RELAYS));
  },
  zones: (t, seat) => {
    const map = mapOf(t.setup);
    return seat === seatOf(t, 'attacker') ? map.zones.dropZones : [areaAround(map, MIDDLE)];
  },
  actions: [
    {
      id: 'call-for-relief',
      clause: 'KT-15.15',
      ap: 1,
      reasons: (t, operative) => [
        ...notFor(t, operative, 'defender', 'KT-15.15'),
        ...reasonsAgainst(t, operative, relay => mayCall(t, relay), 'no-relay-to-call-by', 'KT-15.15'),
      ],
      start: (_t, operative) => calling.start({ operative, objective: null }),
    },
    {
      id: 'silence-relay',
      clause: 'KT-15.15',
      ap: 1,
      reasons: (t, operative) => [
        ...notFor(t, operative, 'attacker', 'KT-15.15'),
        ...reasonsAgainst(t, operative, relay => !isSilent(relay), 'already-silent', 'KT-15.15'),
      ],
      start: (_t, operative) => silencing.start({ operative, objective: null }),
    },
  ],
  endOfTurningPoint: t => {
    if (!isLastTurningPoint(t)) return;
    const [attacker, defender] = [seatOf(t, 'attacker'), seatOf(t, 'defender')];
    scoreMission(t, attacker, FELLED * quarters(t, defender, fallenOf(t, defender)), 'KT-15.16');
    scoreMission(t, defender, quarters(t, defender, standingOf(t, defender)), 'KT-15.16');
  },
};
