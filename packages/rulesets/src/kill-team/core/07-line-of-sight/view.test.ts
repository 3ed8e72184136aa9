import { tableOf } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { ready } from '../../ready.ts';
import { blue, field, red } from '../../testing/field.ts';
import { glanceAt, viewAt } from './line-of-sight.ts';

it('KT-7.6: cover does not affect who is obscured or behind walls', () => {
  const next = numbers(11);
  const seen = { clear: 0, obscured: 0, covered: 0 };
  for (const setup of ready)
    for (let i = 0; i < 150; i++) {
      const x = 1 + next(112) / 4;
      const y = 1 + next(80) / 4;
      const t = tableOf(
        killTeam,
        setup,
        field([
          blue('tactical-marine-warrior', 1 + next(112) / 4, 1 + next(80) / 4),
          red('tactical-marine-warrior', x, y),
          red('tactical-marine-warrior', x + next(13) / 4 - 1.5, y + next(13) / 4 - 1.5),
        ]),
      );
      // Asked for first: once the glance with cover is cached, viewAt returns that.
      const view = viewAt(t, 0, 1);
      const { visible, obscured, behindWalls, coveredByTerrain } = glanceAt(t, 0, 1);
      expect([view.visible, view.obscured, view.behindWalls]).toEqual([visible, obscured, behindWalls]);
      if (!visible) continue;
      seen[obscured ? 'obscured' : 'clear']++;
      if (coveredByTerrain) seen.covered++;
    }
  expect(Math.min(seen.clear, seen.obscured, seen.covered)).toBeGreaterThan(50);
});
