// Which matches are to be played next
import { type Campaign, outcomesOf } from './campaign.ts';
import { type Pairing, roundRobin, swiss } from './pairings.ts';
import { standingsOf } from './standings.ts';

/** The current round, from 1; one more than the last when all are over. */
export function roundOf(campaign: Campaign): number {
  const { founding, entries } = campaign;
  const perRound = Math.ceil(founding.players.length / 2);
  return Math.min(founding.rounds, Math.floor(entries.length / perRound)) + 1;
}

export const isOver = (campaign: Campaign): boolean => roundOf(campaign) > campaign.founding.rounds;

/** The second time round, sides are swapped. */
const turned = ([one, other]: Pairing): Pairing => (other === null ? [one, null] : [other, one]);

/** All pairings of a round: by the standings before it, or by the circle method, which restarts after a full cycle. */
function pairingsOf(campaign: Campaign, round: number): readonly Pairing[] {
  const { founding, entries } = campaign;
  const count = founding.players.length;
  if (founding.pairing === 'round-robin') {
    const circle = roundRobin(count);
    const isTurned = Math.floor((round - 1) / circle.length) % 2 === 1;
    return circle[(round - 1) % circle.length]!.map(pair => (isTurned ? turned(pair) : pair));
  }
  const before = entries.filter(entry => entry.round < round);
  const standing = standingsOf(count, outcomesOf({ entries: before })).map(({ player }) => player);
  return swiss(
    standing,
    before.map(({ players }) => players),
  );
}

/** The pairings of the current round that are still to be played. */
export function nextPairings(campaign: Campaign): readonly Pairing[] {
  const round = roundOf(campaign);
  if (round > campaign.founding.rounds) return [];
  const done = campaign.entries.filter(entry => entry.round === round);
  return pairingsOf(campaign, round).filter(
    ([one, other]) => !done.some(({ players }) => players[0] === one && players[1] === other),
  );
}
