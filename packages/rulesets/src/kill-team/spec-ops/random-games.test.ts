import { tableOf } from '@little-wars/engine';
import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { fearOfShot } from '../advice/fear.ts';
import { killTeam } from '../index.ts';
import { broke } from '../testing/attacks.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Member, Setup } from '../types.ts';
import { BATTLE_ASSETS, SERVICE_RULES } from './uses.ts';

/** Every operative with eight honours and scars, each team with every asset; together they cover all of them. */
function laden(setup: Setup, seed: number): Setup {
  const some = (i: number) =>
    Array.from({ length: 8 }, (_, k) => SERVICE_RULES[(seed + 8 * i + k) % SERVICE_RULES.length]!);
  const teams = setup.teams.map(team => ({
    ...team,
    operatives: team.operatives.map((one, i): Member => ({ ...one, service: some(i) })),
    support: { assets: BATTLE_ASSETS, stash: 5 },
  }));
  return { ...setup, teams, options: { ...setup.options, turningPoints: 2 } };
}

describe('KT-14 random games with everything that operatives and teams may bring', () => {
  it('end without a refusal, with every question answered and every proposal legal', () => {
    for (const seed of [1, 2, 3]) {
      const setup = laden(killTeam.ready[seed]!, seed);
      const read = killTeam.readSetup(setup);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const position = randomGame(killTeam, read.value, seed);
      expect(position).toMatchObject({ over: true, turningPoint: 2 });
    }
  });
});

describe('KT-14.8 advice', () => {
  it('fears an enemy less that is injured earlier, though wounds and cards are equal', () => {
    const from = (full?: number) => {
      const stood = [
        blue('tactical-marine-warrior', 5, 5, { wounds: 6, ...(full && { full }) }),
        red('boy-fighter', 5, 12),
      ];
      return fearOfShot(tableOf(killTeam, open, broke(stood)), 0, 1, false);
    };
    expect(from(13)).toBeLessThan(from());
  });
});
