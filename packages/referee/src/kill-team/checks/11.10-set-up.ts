import { type Faults, fault } from '../../frame/check.ts';
import { inchesOf, sticksOut } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import { enemyOf, type Ledger, seats } from '../ledger.ts';
import { baseOf } from '../numbers.ts';
import { zonesOf } from '../zones.ts';

const GROUPS = 3;
const ROUNDING = 1e-6;

/** Consecutive set-ups by one seat: the groups, in order. */
function groupsOf({ setUps }: Ledger): readonly { readonly seat: number; readonly size: number }[] {
  const groups: { seat: number; size: number }[] = [];
  for (const seat of setUps) {
    const last = groups.at(-1);
    if (last && last.seat === seat) last.size++;
    else groups.push({ seat, size: 1 });
  }
  return groups;
}

function inGroups(l: Ledger): Faults {
  const groups = groupsOf(l);
  const first = groups[0]?.seat;
  const defender = l.attacker === null ? first : enemyOf(l.attacker);
  return [
    first === defender ? null : fault(`the Defender, seat ${defender}, first`, `seat ${first}`),
    ...seats.map(seat => {
      const sizes = groups.filter(each => each.seat === seat).map(({ size }) => size);
      const all = l.operatives.filter(({ team }) => team === seat).length;
      const least = Math.floor(all / GROUPS);
      const fair = sizes.every(size => size === least || size === Math.ceil(all / GROUPS));
      if (all >= GROUPS && sizes.length === GROUPS && fair && sizes.reduce((a, b) => a + b, 0) === all) return null;
      return fault(`${all} in three near-equal groups`, `groups of ${sizes.join(', ')}`);
    }),
  ];
}

/** Three groups of nearly equal size each, Defender first, alternating; wholly within the own drop zone. */
export const setUp: KillTeamCheck = {
  name: 'set-up in groups and zones',
  clause: 'KT-11.10',
  on: {
    'set-up': (l, { operative, at }) => {
      const one = l.operatives[operative]!;
      const zone = l.dropZones[one.team];
      if (zone === null || zone === undefined) return fault('a drop zone picked before', 'none');
      const out = Math.min(...zonesOf(l, one.team, zone).map(each => sticksOut(baseOf({ ...one, at }), each)));
      return out <= ROUNDING ? null : fault('wholly within the own drop zone', `${inchesOf(out)} outside`);
    },
    'turning-point-began': (l, { turningPoint }) => (turningPoint === 1 ? inGroups(l) : null),
  },
};
