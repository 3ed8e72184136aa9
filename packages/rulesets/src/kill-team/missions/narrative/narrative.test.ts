import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { CLOSE_QUARTERS, CRITICAL_OPS_MAPS } from '../../maps/index.ts';
import { readSetup } from '../../setup.ts';
import { linking } from '../../spec-ops/linking.ts';
import { tabletop } from '../../tabletop/index.ts';
import { rule, section } from '../../testing/book.ts';
import type { Setup } from '../../types.ts';
import { missionsFor } from '../index.ts';

const ready = (mission: string): Setup => killTeam.ready.find(setup => setup.mission === mission)!;
const ours = missionsFor('narrative').filter(({ play }) => play === 'narrative');
const problemsOf = (change: Partial<Setup>): readonly string[] => {
  const read = readSetup(JSON.parse(JSON.stringify({ ...ready('ambush'), ...change })));
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
};

section('KT-15.1 Narrative play', () => {
  rule(['KT-15.1', 'KT-15.2'], 'sides first, then markers and 3CP, and barricades without tac ops', start => {
    for (const { id } of ours) {
      const game = start.begin(ready(id)).dice('roll off', 6, 1).picks('say who is the Attacker', 0);
      expect(game.position.tokens, id).toEqual([]);
      game.picks('pick a drop zone', 0);
      expect(game.position.tokens.length, id).toBeGreaterThan(1);
      expect(game.position.cp, id).toEqual([3, 3]);
      expect(game.position.tacOps, id).toEqual([[], []]);
      game.stopsAt('set up a barricade');
    }
  });

  rule(
    'KT-15.1',
    'our missions are for narrative play and open killzones; Control the Killzone is played there too',
    () => {
      for (const { id: mission } of ours)
        for (const { id: map } of CRITICAL_OPS_MAPS)
          expect(problemsOf({ mission, map }), `${mission} ${map}`).toEqual([]);
      expect(problemsOf({ mission: 'control-the-killzone', map: CLOSE_QUARTERS.id })).toEqual([]);
      expect(problemsOf({ map: CLOSE_QUARTERS.id })).toEqual(['map: needs-an-open-killzone']);
      expect(problemsOf({ mission: 'loot' })).toEqual(['mission: not-one-of']);
      expect(problemsOf({ play: 'matched' })).toEqual(['mission: not-one-of']);
    },
  );

  rule(['KT-15.1', 'KT-14.37'], 'every plan of a campaign plays legal battles', () => {
    const teams = linking.founders.slice(0, 2).map(founder => linking.found(founder, founder));
    for (const plan of linking.plans)
      for (let nth = 0; nth < 9; nth++)
        expect(readSetup(linking.field(teams, nth, plan).setup).ok, `${plan} ${nth}`).toBe(true);
    const played = (plan: string, count: number) =>
      Array.from({ length: count }, (_, nth) => (linking.field(teams, nth, plan).setup as Setup).mission);
    expect(played('critical-ops', 4)).toEqual(['loot', 'secure', 'capture', 'loot']);
    expect(played('narrative', 5)).toEqual(['ambush', 'rescue', 'sabotage', 'last-stand', 'ambush']);
    expect(new Set(played('mixed', 8)).size).toBe(8);
  });
});

section('KT-15.3 Aims', () => {
  rule('KT-15.3', 'each side sees its own aim as where its VP come from, and the zones say who starts where', start => {
    const setup = ready('ambush');
    const game = start.begin(setup).dice('roll off', 6, 1).picks('say who is the Attacker', 1);
    const shown = () => tabletop.board(tableOf(killTeam, setup, game.position));
    expect(shown().zones.map(({ kind }) => kind)).toEqual(['drop-zone', 'drop-zone']);
    game.picks('pick a drop zone', 0);
    const { scores, zones, notes } = shown();
    expect(scores!.map(({ seat, source }) => [seat, source.word])).toEqual([
      [0, 'aim.ambush.defender'],
      [1, 'aim.ambush.attacker'],
    ]);
    expect(notes!.map(({ name }) => name.word)).toContain('mission.ambush');
    expect(zones.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['attacker-zone', 1],
      ['attacker-zone', 1],
      ['defender-zone', 0],
    ]);
    game.stopsAt('set up a barricade');
  });
});
