import { type Faults, fault } from '../../frame/check.ts';
import { INCH, inchesOf, isInside, outlineGap } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import { enemyOf, type Ledger } from '../ledger.ts';
import { barricadeAt, middleOf } from '../terrain.ts';
import { zonesOf } from '../zones.ts';

type Given = Ledger['barricades'][number];

function where(l: Ledger, { seat, at, along, fortified }: Given): Faults {
  const zone = l.dropZones[seat];
  if (zone === null || zone === undefined) return null;
  const shape = barricadeAt(at, along);
  const near = l.barricades.find(other => outlineGap(shape, barricadeAt(other.at, other.along)) <= 2 * INCH - 1.5);
  const far = Math.min(...zonesOf(l, seat, zone).map(each => outlineGap(shape, each)));
  const territory = l.map.zones.territories[zone]!;
  return [
    near ? fault('over 2" from other barricades', 'nearer') : null,
    !fortified && l.map.closeQuarters === null && far > 6 * INCH + 1.5
      ? fault('within 6" of the own drop zone', inchesOf(far))
      : null,
    fortified && !middleOf(at, along).every(corner => isInside(corner, territory))
      ? fault('wholly in the own territory', 'outside', 'KT-11.11')
      : null,
  ];
}

/** Defender first, alternating, two each; within 6" of the own drop zone and over 2" apart. */
export const barricades: KillTeamCheck = {
  name: 'barricades',
  clause: 'KT-11.9',
  on: {
    'barricade-set-up': (l, { barricade: { seat, at, along }, clause }, turn) => {
      const fortified = clause === 'KT-11.11';
      const before = l.barricades.filter(each => !each.fortified);
      const defender = enemyOf(l.attacker ?? 1);
      const due = (before.length + l.withoutRoom) % 2 === 0 ? defender : enemyOf(defender);
      const more = l.barricades.filter(each => each.fortified && each.seat === seat).length;
      return [
        ...[where(l, { seat, at, along, fortified })].flat(),
        turn.by === seat ? null : fault(`seat ${seat} to set it up`, `seat ${turn.by}`),
        fortified || seat === due ? null : fault(`a barricade of seat ${due}`, `of seat ${seat}`),
        !fortified && before.length + l.withoutRoom >= 4 ? fault('two each', 'one more') : null,
        fortified && (l.scouting[seat] !== 'fortify' || more > 0)
          ? fault('one more, by Fortify', `${more + 1} by ${l.scouting[seat]}`, 'KT-11.11')
          : null,
      ];
    },
  },
};
