import { type Faults, fault } from '../../frame/check.ts';
import { sideOf } from '../../w40k/ledger.ts';
import type { SquadCheck } from '../check.ts';
import type { Ledger } from '../ledger.ts';
import { cornerAt, guards, holds, markersOf } from '../zones.ts';

/** RS-8.3, RS-8.6, RS-8.7: the points for a lead in markers. */
const primary = (more: number): number => (more >= 2 ? 10 : more === 1 ? 7 : more === 0 ? 5 : more === -1 ? 3 : 0);

function scoresOf(l: Ledger): readonly [scores: readonly number[], lead: number] {
  const side = l.map.terrain.width;
  const held = markersOf(side, l.corners[0]!).map(marker => {
    const near = (seat: number): number => sideOf(l, seat).filter(model => holds(model, marker)).length;
    return Math.sign(near(0) - near(1));
  });
  const lead = held.reduce((sum, each) => sum + each, 0);
  const corners = [1, 3].map(step => cornerAt(side, (l.corners[0]! + step) % 4));
  const scores = [0, 1].map(seat => {
    const has = (corner: (typeof corners)[number]): boolean => sideOf(l, seat).some(model => guards(model, corner));
    return primary(seat === 0 ? lead : -lead) + (l.leadersLost[1 - seat] ? 1 : 0) + (corners.every(has) ? 1 : 0);
  });
  return [scores, lead];
}

function against(
  l: Ledger,
  result: { readonly winners: readonly number[]; readonly scores: readonly number[] },
): Faults {
  const [scores, lead] = scoresOf(l);
  const winners = lead === 0 ? [] : [lead > 0 ? 0 : 1];
  return [
    scores.join('-') === result.scores.join('-') ? null : fault(scores.join('-'), result.scores.join('-')),
    winners.join() === result.winners.join()
      ? null
      : fault(`winners ${winners.join() || 'none'}`, result.winners.join() || 'none', 'RS-8.9'),
  ];
}

/** RS-8.3-9: markers, leaders and corners, determined at the end of the game. */
export const theResult: SquadCheck = {
  name: 'the result',
  clause: 'RS-8.3',
  end: (l, { result }) => (result === null || !l.over ? null : against(l, result)),
};
