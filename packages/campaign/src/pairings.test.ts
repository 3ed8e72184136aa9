import { describe, expect, it } from 'vitest';
import { type Pairing, roundRobin, swiss } from './pairings.ts';
import { type Outcome, standingsOf } from './standings.ts';

const key = ([a, b]: Pairing): string => [a, b ?? 'bye'].toSorted().join('-');

describe('round robin', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('of %i: everybody meets everybody once, nobody plays twice in a round', players => {
    const rounds = roundRobin(players);
    expect(rounds).toHaveLength(players % 2 === 0 ? players - 1 : players);
    const met = rounds.flat().filter(([, b]) => b !== null);
    expect(met).toHaveLength((players * (players - 1)) / 2);
    expect(new Set(met.map(key)).size).toBe(met.length);
    for (const round of rounds) {
      const busy = round.flat().filter(player => player !== null);
      expect(new Set(busy).size).toBe(players);
    }
  });

  it('balances who sits first', () => {
    for (const players of [4, 6, 8]) {
      const firsts = roundRobin(players).flat();
      for (let player = 0; player < players; player++) {
        const first = firsts.filter(([a]) => a === player).length;
        expect(Math.abs(2 * first - (players - 1))).toBeLessThanOrEqual(players - 1);
      }
    }
  });
});

describe('Swiss', () => {
  it('pairs neighbours that have not met', () => {
    expect(swiss([2, 0, 1, 3], []).map(key)).toEqual(['0-2', '1-3']);
    expect(
      swiss(
        [2, 0, 1, 3],
        [
          [0, 2],
          [1, 3],
        ],
      ).map(key),
    ).toEqual(['1-2', '0-3']);
  });

  it('looks further down where the last two would meet again', () => {
    // Pairing first and second would be new, but then third and fourth would meet again.
    expect(swiss([0, 1, 2, 3], [[2, 3]]).map(key)).toEqual(['0-2', '1-3']);
  });

  it('allows rematches where no new opponent is left', () => {
    expect(swiss([1, 0], [[0, 1]]).map(key)).toEqual(['0-1']);
  });

  it('gives the bye to the lowest player with the fewest byes', () => {
    expect(swiss([0, 1, 2], []).at(-1)).toEqual([2, null]);
    expect(
      swiss(
        [0, 1, 2],
        [
          [2, null],
          [0, 1],
        ],
      ).at(-1),
    ).toEqual([1, null]);
  });

  it('seats first the players who have sat first less often', () => {
    expect(swiss([0, 1], [[0, 2]])).toEqual([[1, 0]]);
  });
});

describe('standings', () => {
  const won = (a: number, b: number, scores: readonly [number, number]): Outcome => ({
    players: [a, b],
    result: { winners: scores[0] === scores[1] ? [] : [scores[0] > scores[1] ? 0 : 1], scores },
  });

  it('score 3 for a win, 1 for a draw, then the difference, then the points scored', () => {
    const table = standingsOf(4, [
      won(0, 1, [5, 2]),
      won(2, 3, [4, 4]),
      won(1, 2, [9, 1]),
      { players: [3, null], result: null },
    ]);
    expect(table.map(({ player, points, difference }) => [player, points, difference])).toEqual(
      [
        [1, 3, 5],
        [0, 3, 3],
        [3, 4, 0],
        [2, 1, -8],
      ].toSorted((a, b) => b[1]! - a[1]! || b[2]! - a[2]!),
    );
    expect(table.find(({ player }) => player === 1)).toMatchObject({ played: 2, won: 1, lost: 1, scored: 11 });
    expect(table.find(({ player }) => player === 3)).toMatchObject({ played: 1, drawn: 1, points: 4 });
  });
});
