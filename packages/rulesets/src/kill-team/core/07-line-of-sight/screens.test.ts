import { tableOf } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { ready } from '../../ready.ts';
import { field } from '../../testing/field.ts';
import { canSee, sightOf } from './sight.ts';

it('the quick test agrees with the exact one on who is visible', () => {
  const next = numbers(7);
  const seen = { visible: 0, hidden: 0 };
  for (const setup of ready)
    for (let i = 0; i < 300; i++) {
      const at = (seat: number) => [seat, 'tactical-marine-warrior', 1 + next(112) / 4, 1 + next(80) / 4] as const;
      const t = tableOf(killTeam, setup, field([at(0), at(1)]));
      const glance = canSee(t, 0, 1);
      expect(glance).toBe(sightOf(t, 0, 1).visible);
      seen[glance ? 'visible' : 'hidden']++;
    }
  expect(seen.visible).toBeGreaterThan(100);
  expect(seen.hidden).toBeGreaterThan(100);
});
