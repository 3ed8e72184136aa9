import { type Faults, fault } from '../../frame/check.ts';
import { INCH, type Standing, standing } from '../../frame/measure.ts';
import type { VanguardCheck } from '../check.ts';
import { baseOf, inPlay, type Ledger, type Model, seats } from '../ledger.ts';
import { isWithin, mayEngage } from '../near.ts';
import { sureEnemies } from '../terrain.ts';

/** VG-16.1: the centre, two nearer side 0, two nearer side 1, as quarters of the table. */
const MARKERS: readonly { readonly x: number; readonly y: number; readonly side: number | null }[] = [
  { x: 2, y: 2, side: null },
  { x: 1, y: 1, side: 0 },
  { x: 3, y: 1, side: 0 },
  { x: 1, y: 3, side: 1 },
  { x: 3, y: 3, side: 1 },
];
const DISC = { shape: 'round', diameter: 250 } as const;

function discOf({ setup: { options } }: Ledger, marker: number): Standing {
  const { x, y } = MARKERS[marker]!;
  const at = {
    x: Math.round((options.tableWidth * INCH * x) / 4),
    y: Math.round((options.tableDepth * INCH * y) / 4),
    z: 0,
  };
  return standing(DISC, at);
}

const touching = (l: Ledger, marker: number): readonly Model[] =>
  inPlay(l).filter(model => isWithin(baseOf(model), discOf(l, marker), 0) && !l.back.includes(model.id));

/** VG-16.2: who captures a marker; whether enemies near it see it is not known. */
function captures(l: Ledger, seat: number, marker: number): { readonly may: boolean; readonly must: boolean } {
  const there = touching(l, marker);
  if (there.some(model => model.seat !== seat)) return { may: false, must: false };
  const up = there.filter(({ down }) => !down);
  return {
    may: up.some(model => sureEnemies(l, model).length === 0),
    must: up.some(model => mayEngage(l, model).length === 0),
  };
}

const worth = (l: Ledger, seat: number, marker: number): number => {
  const { side } = MARKERS[marker]!;
  return side === null ? 3 : side === l.sides[seat] ? 1 : 2;
};

const isGathering = ({ setup }: Ledger): boolean =>
  [undefined, 'gather-intelligence'].includes(setup.scenario ?? setup.options.scenario);

function missed(l: Ledger): Faults {
  if (!isGathering(l)) return null;
  return MARKERS.flatMap((_, marker) =>
    seats.map(seat => {
      const scored = l.markers.some(each => each.seat === seat && each.marker === marker);
      return captures(l, seat, marker).must && !scored
        ? fault(`marker ${marker} scored for seat ${seat}`, 'not')
        : null;
    }),
  );
}

/** Each captured marker scores: 1 on the own side, 3 in the centre, 2 on the enemy's. */
export const scoring: VanguardCheck = {
  name: 'markers scored',
  clause: 'VG-16.3',
  on: {
    scored: (l, { seat, vp, marker }) => {
      if (!isGathering(l)) return null;
      return [
        vp === worth(l, seat, marker) ? null : fault(`${worth(l, seat, marker)} VP for marker ${marker}`, vp),
        captures(l, seat, marker).may ? null : fault(`marker ${marker} captured by seat ${seat}`, 'not', 'VG-16.2'),
        l.markers.some(each => each.marker === marker)
          ? fault('each marker once', `marker ${marker} again`, 'VG-16.6')
          : null,
        l.phase === 'end' ? null : fault('scoring in the end phase', l.phase, 'VG-4.14'),
      ];
    },
    cleared: missed,
  },
};
