import type { About, HandlerSet, Ruleset } from '@little-wars/engine';
import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { presentIn } from './concerned.ts';
import { killTeam } from './index.ts';
import type { KillTeam, Look } from './types.ts';

describe('what a query, a timing or a fact is about', () => {
  // `present` is cached on first use: if it varied, answers would depend on earlier questions.
  it('has the same fields whenever it is asked', () => {
    const seen = new Map<HandlerSet, string>();
    const differing = new Set<string>();
    const inPlay = (t: Look, about: About<KillTeam>, handlers?: HandlerSet) => {
      if (handlers) {
        const present = JSON.stringify(presentIn(about));
        if ((seen.get(handlers) ?? present) !== present)
          differing.add(`${JSON.stringify(about)}: ${seen.get(handlers)}`);
        seen.set(handlers, present);
      }
      return killTeam.inPlay(t, about, handlers as HandlerSet);
    };
    const watched: Ruleset<KillTeam> = { ...killTeam, inPlay };
    for (const [i, setup] of killTeam.ready.entries())
      for (let seed = 0; seed < 3; seed++) randomGame(watched, setup, 10 * i + seed);
    expect(seen.size).toBeGreaterThan(50);
    expect([...differing]).toEqual([]);
  });
});
