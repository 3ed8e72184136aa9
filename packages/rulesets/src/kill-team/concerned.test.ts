import type { About, Ruleset, Speaking } from '@little-wars/engine';
import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { tellsOf } from './concerned.ts';
import { killTeam } from './index.ts';
import type { KillTeam, Look } from './types.ts';

describe('what a query, a timing or a fact is about', () => {
  // `tells` is cached on first use: if it varied, answers would depend on earlier questions.
  it('has the same fields whenever it is asked', () => {
    const seen = new Map<Speaking, string>();
    const differing = new Set<string>();
    const inPlay = (t: Look, about: About<KillTeam>, speaking?: Speaking) => {
      if (speaking) {
        const tells = JSON.stringify(tellsOf(about));
        if ((seen.get(speaking) ?? tells) !== tells) differing.add(`${JSON.stringify(about)}: ${seen.get(speaking)}`);
        seen.set(speaking, tells);
      }
      return killTeam.inPlay(t, about, speaking as Speaking);
    };
    const watched: Ruleset<KillTeam> = { ...killTeam, inPlay };
    for (const [i, setup] of killTeam.ready.entries())
      for (let seed = 0; seed < 3; seed++) randomGame(watched, setup, 10 * i + seed);
    expect(seen.size).toBeGreaterThan(50);
    expect([...differing]).toEqual([]);
  });
});
