import { type Faults, fault } from '../../frame/check.ts';
import { gapToSpot, INCH } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import { enemyOf, type Ledger, missionTotal, seats } from '../ledger.ts';
import { baseOf } from '../numbers.ts';
import { control } from '../objectives.ts';

const ROUNDING = 1e-6;

const markSum = ({ tokens }: Ledger, mark: string, worth: (value: number) => number): number =>
  [...tokens.values()].reduce((sum, { marks }) => sum + worth(marks.get(mark) ?? 0), 0);

const isSet = (value: number): number => Number(value > 0);
const sizeOf = (l: Ledger, seat: number): number => l.operatives.filter(each => each.seat === seat).length;
const quarters = (l: Ledger, seat: number, count: number): number => Math.floor((4 * count) / sizeOf(l, seat));

/** The least and the most VP of a side by now; null where positions do not tell. */
function due(l: Ledger, seat: number): readonly [number, number] | null {
  const [defender, isLast] = [enemyOf(l.attacker!), l.turningPoint === l.setup.options.turningPoints];
  const gone = l.operatives.filter(each => each.seat === defender && each.at === null).length;
  const escaped = markSum(l, 'escaped', value => value);
  const exactly = (points: number): readonly [number, number] => [points, points];
  switch (`${l.setup.mission} ${seat === defender ? 'defender' : 'attacker'}`) {
    case 'ambush defender':
      return exactly(4 * quarters(l, defender, escaped));
    // An operative that rose again was already counted; one that found no room never was.
    case 'ambush attacker':
      return [0, 2 * quarters(l, defender, sizeOf(l, defender) - escaped)];
    case 'sabotage attacker':
      return exactly(6 * markSum(l, 'destroyed', isSet));
    case 'last-stand attacker': {
      const silenced = 3 * markSum(l, 'silenced', isSet);
      return isLast ? [silenced, silenced + 2 * quarters(l, defender, gone)] : exactly(silenced);
    }
    default:
      return null;
  }
}

function atEnd(l: Ledger): Faults {
  if (l.setup.play !== 'narrative' || l.turningPoint === 0) return null;
  return seats.map(seat => {
    const range = due(l, seat);
    const total = missionTotal(l, seat);
    if (range === null || (total >= range[0] && total <= range[1])) return null;
    return fault(`${range[0]} to ${range[1]} VP for seat ${seat}`, total);
  });
}

/** What a marker may be marked with, and by whom (KT-15.5, KT-15.10, KT-15.11, KT-15.15). */
function marked(l: Ledger, token: string, mark: string, value: number): Faults {
  const marker = l.tokens.get(token);
  const one = l.activation === null ? null : l.operatives[l.activation.operative]!;
  if (marker === undefined) return null;
  const before = marker.marks.get(mark) ?? 0;
  const defender = enemyOf(l.attacker ?? 0);
  const by = (seat: number): Faults =>
    one !== null && one.seat === seat && control(l, seat, marker.at).may
      ? null
      : fault(`seat ${seat} in control`, `${token} ${mark}`);
  switch (mark) {
    case 'escaped':
      return one !== null &&
        one.seat === defender &&
        l.turningPoint > 1 &&
        gapToSpot(baseOf(one), marker.at) <= 2 * INCH + ROUNDING
        ? null
        : fault('a Defender within 2" from the second turning point on', `${token} ${mark}`);
    case 'charged':
      return by(value === 0 ? defender : l.attacker!);
    case 'destroyed': {
      const planted = marker.marks.get('charged') ?? 0;
      return planted > 0 && planted < l.turningPoint ? null : fault('a charge of an earlier turning point', planted);
    }
    case 'called-in':
      return [before === value ? fault('one call in a turning point', 'another') : null, ...[by(defender)].flat()];
    case 'silenced':
      return [before > 0 ? fault('silence once', 'again') : null, ...[by(l.attacker!)].flat()];
    default:
      return null;
  }
}

/** Points and markers of our own missions. */
export const narrative: KillTeamCheck = {
  name: 'narrative missions',
  clause: 'KT-15.3',
  on: {
    'token-marked': (l, { token, mark, value }) => marked(l, token, mark, value),
    'turning-point-began': atEnd,
    'battle-ended': atEnd,
  },
};
