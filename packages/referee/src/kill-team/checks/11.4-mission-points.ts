import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { type Ledger, missionTotal, seats } from '../ledger.ts';
import { control } from '../objectives.ts';

const PER_TURNING_POINT = 4;
const IN_ALL = 16;
const LOOTINGS = 3;

const objectivesOf = ({ tokens }: Ledger) => [...tokens.values()].filter(({ kind }) => kind === 'objective');

/** The range of VP possible at the end of a turning point; null for Loot, which scores at once. */
function dueAtEnd(l: Ledger, seat: number): readonly [number, number] | null {
  const by = (mark: string): readonly [number, number] => {
    const held = objectivesOf(l).filter(({ marks }) => marks.get(mark) === seat).length;
    return [held, held];
  };
  switch (l.setup.mission) {
    case 'secure':
      return by('secured-by');
    case 'capture':
      return by('captured-by');
    case 'control-the-killzone': {
      const held = objectivesOf(l).map(({ at }) => control(l, seat, at));
      return [held.filter(({ must }) => must).length, held.filter(({ may }) => may).length];
    }
    default:
      return null;
  }
}

/** KT-11.14 */
function capped(l: Ledger, points: number, before: number): number {
  return l.setup.play !== 'matched' ? points : Math.min(points, PER_TURNING_POINT, IN_ALL - before);
}

function atEnd(l: Ledger): Faults {
  if (l.turningPoint === 0) return null;
  return seats.map(seat => {
    const due = dueAtEnd(l, seat);
    const got = l.mission[seat]![l.turningPoint] ?? 0;
    if (due === null) return null;
    const before = missionTotal(l, seat) - got;
    const [least, most] = due.map(points => capped(l, points, before));
    if (got >= least! && got <= most!) return null;
    return fault(`${least === most ? least : `${least} to ${most}`} VP for seat ${seat}`, got);
  });
}

/** A mission action is done by a side that controls the objective; Loot once per turning point, three times in all. */
function marked(l: Ledger, token: string, mark: string, value: number): Faults {
  const objective = l.tokens.get(token);
  if (objective === undefined || objective.kind !== 'objective') return null;
  const seat = l.activation === null ? null : l.operatives[l.activation.operative]!.seat;
  if (mark === 'looted' && seat !== null)
    return [
      control(l, seat, objective.at).may ? null : fault('an objective controlled', `${token} looted`),
      (objective.marks.get('looted-in') ?? 0) === l.turningPoint
        ? fault('one Loot in a turning point', 'another')
        : null,
      value > LOOTINGS ? fault(`${LOOTINGS} Loots in a battle`, value) : null,
    ];
  if (mark === 'secured-by' && seat !== null)
    return control(l, value, objective.at).may && value === seat
      ? null
      : fault('an objective controlled', `${token} secured`);
  // Captured at the end of the turning point, when nobody is active; lost as soon as an enemy controls it.
  if (mark === 'captured-by' && l.activation === null && value >= 0)
    return control(l, value, objective.at).may ? null : fault('an objective controlled', `${token} captured`);
  return null;
}

/** Mission points: what the marks on objectives are worth, within the limits of KT-11.14. */
export const missionPoints: KillTeamCheck = {
  name: 'mission points',
  clause: 'KT-11.4',
  on: {
    'mission-scored': (l, { seat, points }) => {
      if (l.setup.play !== 'matched') return null;
      const [now, all] = [l.mission[seat]![l.turningPoint] ?? 0, missionTotal(l, seat)];
      return [
        now + points > PER_TURNING_POINT ? fault('at most 4 in a turning point', now + points, 'KT-11.14') : null,
        all + points > IN_ALL ? fault('at most 16 in all', all + points, 'KT-11.14') : null,
        l.setup.mission === 'loot' && points !== 1 ? fault('1VP for a Loot', points) : null,
      ];
    },
    'token-marked': (l, { token, mark, value }) => marked(l, token, mark, value),
    'turning-point-began': atEnd,
    'battle-ended': atEnd,
  },
};
