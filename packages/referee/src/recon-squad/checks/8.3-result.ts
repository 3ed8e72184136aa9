import { fault } from '../../frame/check.ts';
import { INCH, type Point, slackOf, standing, toSegment } from '../../frame/measure.ts';
import type { ReconCheck } from '../check.ts';
import type { Ledger } from '../ledger.ts';

/** Models of a seat whose base is within so many inches of a point of the table. */
const near = ({ models }: Ledger, seat: number, point: Point, inches: number): number =>
  models.filter(({ seat: owner, base, at, along }) => {
    if (owner !== seat || at === null) return false;
    const { a, b, r } = standing(base, at, along);
    const across = Math.max(0, toSegment(point, a, b) - r);
    return Math.sqrt(across * across + at.z * at.z) <= inches * INCH + slackOf(standing(base, at, along));
  }).length;

/** The corners outside the zones. */
const freeCorners = ({ side, corners }: Ledger): readonly Point[] =>
  [0, 1, 2, 3]
    .filter(corner => !corners.includes(corner))
    .map(corner => ({ x: corner === 1 || corner === 2 ? side : 0, y: corner > 1 ? side : 0 }));

/** The centre, and half-way between it and the free corners. */
function markers(l: Ledger): readonly Point[] {
  const centre = { x: l.side / 2, y: l.side / 2 };
  return [centre, ...freeCorners(l).map(({ x, y }) => ({ x: (x + centre.x) / 2, y: (y + centre.y) / 2 }))];
}

const POINTS = [0, 3, 5, 7, 10];

/** Markers decide; the enemy Leader and the free corners add a point each. */
function scoresOf(l: Ledger): { readonly lead: number; readonly scores: readonly number[] } {
  const lead = markers(l).reduce((sum, marker) => sum + Math.sign(near(l, 0, marker, 3) - near(l, 1, marker, 3)), 0);
  const scores = [0, 1].map(seat => {
    const own = Math.max(-2, Math.min(2, seat === 0 ? lead : -lead));
    const corners = freeCorners(l).every(corner => near(l, seat, corner, 12) > 0);
    return POINTS[own + 2]! + (l.leadersLost[1 - seat] ? 1 : 0) + (corners ? 1 : 0);
  });
  return { lead, scores };
}

export const result: ReconCheck = {
  name: 'the result',
  clause: 'RS-8.3',
  end: (l, { result: told }) => {
    if (told === null) return l.over ? fault('a result', 'none') : null;
    const { lead, scores } = scoresOf(l);
    const winners = lead === 0 ? [] : [lead > 0 ? 0 : 1];
    return [
      l.over ? null : fault('no result before the end', 'one'),
      scores.join() === told.scores.join() ? null : fault(scores.join(' to '), told.scores.join(' to ')),
      winners.join() === told.winners.join()
        ? null
        : fault(`winner ${winners.join() || 'none'}`, told.winners.join() || 'none', 'RS-8.9'),
    ];
  },
};
