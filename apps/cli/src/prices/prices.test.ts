import { numbers } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, drawTeam } from './draw.ts';
import { countsIn, pricedIn } from './features.ts';
import { regress, solve, worthOf } from './fit.ts';
import { drawGame, pricesBy } from './games.ts';

const vanguard = rulesets.find(({ id }) => id === 'vanguard')!;
const { lobby } = vanguard;

describe('random teams', () => {
  it('are legal, full, and of at most the points asked for', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...lobby.factions),
        fc.integer({ min: 60, max: 100 }),
        (n, faction, most) => {
          const team = drawTeam(lobby, faction, most, numbers(`${n}`))!;
          expect(lobby.check(team).reasons).toEqual([]);
          expect(costOf(lobby, team)).toBeLessThanOrEqual(most);
          expect(team.members.filter(({ group }) => group === 0)).toHaveLength(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('cover every entry, weapon and item of the lists', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++)
      for (const faction of lobby.factions)
        for (const id of countsIn(drawTeam(lobby, faction, 100, numbers(`all ${n}`))!).keys()) seen.add(id);
    const priced = pricedIn(lobby).map(({ id }) => id);
    expect(priced.filter(id => !seen.has(id))).toEqual([]);
    expect(new Set(priced).size).toBe(priced.length);
  });

  it('contain no cosmetic choices: they have no price', () => {
    const free = lobby.factions.flatMap(({ items }) => items.filter(item => item.free).map(({ id }) => id));
    expect(new Set(free)).toEqual(new Set(['square-base']));
    expect(pricedIn(lobby).filter(({ choice }) => choice !== null && free.includes(choice))).toEqual([]);
    for (const faction of lobby.factions) {
      const { members } = drawTeam(lobby, faction, 100, numbers('taste'))!;
      expect(members.flatMap(({ items }) => items).filter(id => free.includes(id))).toEqual([]);
    }
  });

  it('cost what their parts cost', () => {
    const priceOf = new Map(pricedIn(lobby).map(({ id, points }) => [id, points]));
    for (const roster of lobby.starters) {
      const sum = [...countsIn(roster)].reduce((total, [id, count]) => total + count * priceOf.get(id)!, 0);
      expect([roster.name, sum]).toEqual([roster.name, costOf(lobby, roster)]);
    }
  });

  it('meet teams of every faction, on every map', () => {
    const games = Array.from({ length: 98 }, (_, n) => drawGame(vanguard, 'meet', n)!);
    const pairs = new Set(games.map(({ rosters }) => rosters.map(({ faction }) => faction).join(' ')));
    expect(pairs.size).toBe(lobby.factions.length ** 2);
    expect(new Set(games.map(({ chosen }) => chosen['map'])).size).toBeGreaterThan(1);
  });

  it('are not generated where lists have no points', () => {
    const [other] = rulesets.filter(({ lobby: own }) => own.starters.every(each => costOf(own, each) === 0));
    expect(drawGame(other!, 'none', 0)).toBeNull();
  });
});

describe('worth', () => {
  it('solves linear equations', () => {
    expect(
      solve(
        [
          [0, 2],
          [4, 1],
        ],
        [6, 11],
      ),
    ).toEqual([2, 3]);
  });

  it('is the log-odds of the share won, without prior knowledge', () => {
    const shares = [...Array<number>(30).fill(1), ...Array<number>(10).fill(0)];
    const { slopes, errors } = regress({
      rows: shares.map(() => [1]),
      shares,
      offsets: shares.map(() => 0),
      precision: [1e-12],
    });
    expect(slopes[0]).toBeCloseTo(Math.log(3), 8);
    expect(errors[0]).toBeCloseTo(1 / Math.sqrt(40 * 0.75 * 0.25), 8);
  });

  it('finds true prices from results, within its own limits', () => {
    const [truth, prices] = [
      [20, 10, 6, 14],
      [14, 10, 9, 14],
    ];
    const next = numbers('truth');
    const games = Array.from({ length: 6000 }, () => {
      const more = truth.map(() => next(5) - 2);
      const chance = 1 / (1 + Math.exp(-0.06 * more.reduce((sum, n, i) => sum + n * truth[i]!, 0)));
      return { more, share: next(1_000_000) < chance * 1_000_000 ? 1 : 0 };
    });
    const { points, error, perPoint } = worthOf(games, prices, [4, 4, 4, 4]);
    // Only differences of worth show in a game: the scale is part of the estimate.
    const scale = truth[0]! / points[0]!;
    expect(perPoint).toBeGreaterThan(0.04);
    for (const i of [1, 2, 3]) expect(Math.abs(points[i]! * scale - truth[i]!)).toBeLessThan(3 * error[i]! + 0.5);
    expect(points[0]! / points[3]!).toBeCloseTo(20 / 14, 0);
  });

  it('stays near the price if the more expensive team always wins', () => {
    const drawn = Array.from({ length: 60 }, (_, n) => drawGame(vanguard, 'even', n)!);
    const won = drawn.map(game => {
      const [one, two] = game.rosters.map(roster => costOf(lobby, roster));
      const winners = one === two ? [] : [one! > two! ? 0 : 1];
      return [game, { result: { winners, scores: [0, 0] }, answers: 1 }] as const;
    });
    for (const { points, worth } of pricesBy(vanguard, won).prices) expect(Math.abs(points - worth)).toBeLessThan(2.5);
  });
});
