import { type Edition, playedWith } from '@little-wars/engine';
import { expect } from 'vitest';
import kept from '../../../balance/vanguard.json' with { type: 'json' };
import { vanguard } from '../index.ts';
import { rule, section } from '../testing/book.ts';

/** Fewer games say too little about a pairing. */
const GAMES = 400;

section('VG-13.4 The balance of the ready-made teams', () => {
  const teams = vanguard.lobby.starters.filter(({ faction }) => faction !== 'militia');
  const pairs = teams.flatMap((one, i) => teams.slice(i + 1).map(two => [one, two] as const));
  const ofPair = ([one, two]: (typeof pairs)[number]) =>
    kept.pairings.find(pairing => pairing.teams[0] === one.name && pairing.teams[1] === two.name);

  rule('VG-13.4', 'every two teams of our lists were played against each other, as they are today', () => {
    expect(teams).toHaveLength(12);
    expect([kept.ruleset, kept.bot]).toEqual(['vanguard', 'soldier']);
    for (const pair of pairs) {
      const { played, games } = ofPair(pair)!;
      expect(played, pair.map(({ name }) => name).join(' and ')).toBe(playedWith(vanguard as unknown as Edition, pair));
      expect(games).toBeGreaterThanOrEqual(GAMES);
    }
  });

  rule('VG-13.4', 'and no team won more than 60 % of the games of a pairing', () => {
    for (const pair of pairs) {
      const { teams: names, games, wins, draws } = ofPair(pair)!;
      expect(wins[0]! + wins[1]! + draws).toBe(games);
      const share = (wins[0]! + draws / 2) / games;
      expect(share, names.join(' and ')).toBeGreaterThanOrEqual(0.4);
      expect(share, names.join(' and ')).toBeLessThanOrEqual(0.6);
    }
  });
});
