import { mayStand, walk } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { vanguard } from '../../index.ts';
import { blue, broke, field, look, red, tenths } from '../../testing/field.ts';
import { isEngaged } from '../01-measuring/measuring.ts';
import { allowanceOf } from '../07-moving/manners.ts';
import { pathOf, tripOf } from '../07-moving/trips.ts';
import { waysBack } from './fallback.ts';

describe('VG-12.4 VG-12.9 VG-12.11 Fallback! on a real table', () => {
  it('is always a legal move within its allowance that engages nobody and goes as far as possible', () => {
    const next = numbers(12);
    const setup = vanguard.ready[0]!;
    let fled = 0;
    for (let n = 0; n < 150; n++) {
      const place = () => tenths(300 + next(8500), 1600 + next(6000));
      const position = field(
        [
          blue('rifleman', 0, 0, { at: place() }),
          red('pikeman', 0, 0, { at: place() }),
          red('captain', 0, 0, { at: place() }),
        ],
        broke,
      );
      const t = look(position, setup);
      if (![0, 1, 2].every(id => mayStand(tripOf(t, id), position.models[id]!.at!)) || isEngaged(t, 0)) continue;
      for (const legs of waysBack(t, 0, false)) {
        const allowance = allowanceOf(t, 0, 'fallback');
        const { problems, cost } = walk(tripOf(t, 0), pathOf(t, 0, legs), allowance);
        expect(problems, `position ${n}`).toEqual([]);
        const to = legs.at(-1)?.to ?? position.models[0]!.at!;
        const there = {
          ...position,
          models: position.models.map((model, id) => (id === 0 ? { ...model, at: to } : model)),
        };
        expect(isEngaged(look(there, setup), 0), `position ${n}`).toBe(false);
        // At the edge, or with little of its allowance left: an obstacle may keep it from stopping there.
        if (to.y > 125) expect(cost.tenths, `position ${n}`).toBeGreaterThan(allowance - 700);
        fled++;
      }
    }
    expect(fled).toBeGreaterThan(20);
  });
});
