// KT-15.10-13  Sabotage: charges against guards who do not know yet that anybody is there
import { objectivesOf } from '../../core/06-damage/objectives.ts';
import { dropZoneOf } from '../../core/11-ways-to-play/zones.ts';
import { fullWounds, mapOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type Mission, question, type T, type Token } from '../../types.ts';
import { controlledBy, reasonsAgainst, usingObjective } from '../objective-action.ts';
import { scoreMission } from '../types.ts';
import { isLastTurningPoint, notFor, seatOf } from './aims.ts';
import { markersAt, nearestTo } from './layout.ts';

const SITES = 3;
/** KT-15.13 */
const DESTROYED = 6;
const DEFUSED = 1;
const LEFT = 2;

/** The turning point in which it was charged; 0 if it is not. */
const chargedIn = ({ marks }: Token): number => marks['charged'] ?? 0;
export const isDestroyed = ({ marks }: Token): boolean => (marks['destroyed'] ?? 0) > 0;
export const isCharged = (site: Token): boolean => chargedIn(site) > 0 && !isDestroyed(site);
const mayBeCharged = (site: Token): boolean => !isCharged(site) && !isDestroyed(site);

const mark = (t: T, { id: token }: Token, name: string, value: number, clause: string): void =>
  t.emit({ type: 'token-marked', clause, token, mark: name, value });

export const chooseWhereToPlant = question<'pick-one', AboutOperative>('choose where to plant the charge', 'pick-one');
export const chooseWhatToDefuse = question<'pick-one', AboutOperative>('choose what to defuse', 'pick-one');

const planting = usingObjective({
  name: 'plant a charge',
  clause: 'KT-15.10',
  choose: chooseWhereToPlant,
  options: (t, operative) => controlledBy(t, operative).filter(mayBeCharged),
  use: (t, _operative, site) => mark(t, site, 'charged', t.position.turningPoint, 'KT-15.10'),
});

const defusing = usingObjective({
  name: 'defuse a charge',
  clause: 'KT-15.11',
  choose: chooseWhatToDefuse,
  options: (t, operative) => controlledBy(t, operative).filter(isCharged),
  use: (t, _operative, site) => {
    mark(t, site, 'charged', 0, 'KT-15.11');
    scoreMission(t, seatOf(t, 'defender'), DEFUSED, 'KT-15.13');
  },
});

export const chargeSequences = [planting, defusing];

const isAtEase = ({ position }: Look): boolean => position.effects.some(({ use }) => use.rule === 'at-ease');

/** KT-15.12: a charge, or a guard who is hurt. */
function isNoticed(t: Look): boolean {
  const guards = seatOf(t, 'defender');
  return (
    objectivesOf(t).some(isCharged) ||
    t.position.operatives.some(({ seat, wounds }, id) => seat === guards && wounds < fullWounds(t, id))
  );
}

/** KT-15.12 */
function raiseAlarm(t: T): void {
  if (isAtEase(t) && isNoticed(t))
    t.emit({
      type: 'effect-ended',
      clause: 'KT-15.12',
      rule: 'at-ease',
      seat: seatOf(t, 'defender'),
      holder: null,
    });
}

/** KT-15.11: a charge goes off as the turning point after the one it was planted in ends. */
function blowUp(t: T): void {
  for (const site of objectivesOf(t)) {
    if (!isCharged(site) || chargedIn(site) === t.position.turningPoint) continue;
    mark(t, site, 'destroyed', t.position.turningPoint, 'KT-15.11');
    scoreMission(t, seatOf(t, 'attacker'), DESTROYED, 'KT-15.13');
  }
}

export const sabotage: Mission = {
  id: 'sabotage',
  name: 'Sabotage',
  play: 'narrative',
  outdoors: true,
  markers: t => {
    const zone = dropZoneOf(t, seatOf(t, 'defender'));
    return markersAt('site', nearestTo(mapOf(t.setup), [...zone, zone[0]!]).slice(0, SITES));
  },
  prepare: t => {
    const use = { rule: 'at-ease', seat: seatOf(t, 'defender'), holder: null } as const;
    t.emit({ type: 'effect-began', clause: 'KT-15.12', effect: { use, until: 'battle' } });
  },
  actions: [
    {
      id: 'plant-charge',
      clause: 'KT-15.10',
      ap: 1,
      reasons: (t, operative) => [
        ...notFor(t, operative, 'attacker', 'KT-15.10'),
        ...reasonsAgainst(t, operative, mayBeCharged, 'nothing-to-charge', 'KT-15.10'),
      ],
      start: (_t, operative) => planting.start({ operative, objective: null }),
    },
    {
      id: 'defuse-charge',
      clause: 'KT-15.11',
      ap: 1,
      reasons: (t, operative) => [
        ...notFor(t, operative, 'defender', 'KT-15.11'),
        ...reasonsAgainst(t, operative, isCharged, 'nothing-to-defuse', 'KT-15.11'),
      ],
      start: (_t, operative) => defusing.start({ operative, objective: null }),
    },
  ],
  watch: raiseAlarm,
  endOfTurningPoint: t => {
    blowUp(t);
    const left = objectivesOf(t).filter(site => !isDestroyed(site)).length;
    if (isLastTurningPoint(t)) scoreMission(t, seatOf(t, 'defender'), LEFT * left, 'KT-15.13');
  },
};
