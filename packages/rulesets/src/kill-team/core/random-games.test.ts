import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { CLOSE_QUARTERS, MAPS } from '../maps/index.ts';

describe('random games of Kill Team', () => {
  for (const map of [MAPS[0]!, MAPS[4]!, CLOSE_QUARTERS])
    it(`end without a refusal on ${map.id}`, () => {
      for (let seed = 1; seed <= 10; seed++) {
        const setup = { ...killTeam.ready[seed % killTeam.ready.length]!, map: map.id };
        const position = randomGame(killTeam, setup, seed);
        expect(position).toMatchObject({ over: true, turningPoint: 4 });
        expect(killTeam.result(setup, position)).not.toBeNull();
      }
    });
});
