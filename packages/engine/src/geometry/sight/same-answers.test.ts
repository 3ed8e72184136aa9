// Answers with their whole proofs, added up over many boards. Oracles say what is wrong; these totals say what is different.
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body, Spot } from '../shape.ts';
import { sightBetween } from './body-to-body.ts';
import { sightToBody } from './eye-to-body.ts';
import { canSeePoint } from './eye-to-point.ts';
import { latticeBoard } from './lattice-boards.oracle.ts';
import type { Among, BodySight, Sight } from './types.ts';

/** Verdicts, margins, touches, where the lines end, and the rest of a proof. */
class Totals {
  seen = 0;
  margins = 0;
  touches = 0;
  ends = 0;
  hidden = 0;
  from = 0;

  add(sight: Sight & Partial<Pick<BodySight, 'hidden' | 'from'>>): void {
    const { visible, margin, touches, line, hidden = 0, from } = sight;
    if (visible) this.seen++;
    this.margins += margin;
    for (const touch of touches) this.touches += typeof touch === 'number' ? touch + 1 : Number(touch.slice(1)) + 10;
    this.ends += weighed(line[1]);
    this.hidden += hidden;
    if (from) this.from += weighed(from);
  }

  get all(): string {
    const { seen, margins, touches, ends, hidden, from } = this;
    return `${seen} seen, ${touches} touches; ${[margins, ends, hidden, from].map(n => n.toFixed(3)).join(' ')}`;
  }
}

/** Coordinates that differ count differently. */
const weighed = ({ x, y, z }: Spot): number => x + 3 * y + 7 * z;

interface Crowd {
  readonly among: Among;
  readonly bodies: readonly Body[];
}

/** A crowded board whose pieces and bodies lie as they fall, on and across one another. */
function crowd(seed: number): Crowd {
  const { terrain, bodies } = randomBoard({ seed, width: 4000, depth: 4000, pieces: 7, bodies: 6 });
  const scene = sceneOf(terrain);
  return { among: { scene, mask: maskOf(scene, () => true), bodies, except: [0, 1] }, bodies };
}

const totalsOf = (seeds: number, ask: (seed: number, totals: Totals) => void): string => {
  const totals = new Totals();
  for (let seed = 1; seed <= seeds; seed++) ask(seed, totals);
  return totals.all;
};

describe('sight gives the same answers as ever', () => {
  it('to points, on a lattice', () => {
    const found = totalsOf(600, (seed, totals) => {
      const { among, eye } = latticeBoard(seed);
      const next = numbers(seed + 1);
      const isUpright = seed % 5 === 0;
      const [x, y] = [100 * next(11), 100 * next(11)];
      const z = seed % 3 === 0 ? eye.z : 50 * next(12);
      totals.add(canSeePoint(eye, isUpright ? { ...eye, z } : { x, y, z }, among));
    });
    expect(found).toBe('522 seen, 3093 touches; 953.488 2331200.000 0.000 0.000');
  });

  it('to points, on crowded boards', () => {
    const found = totalsOf(300, (seed, totals) => {
      const { among } = crowd(seed);
      const next = numbers(seed);
      const spot = (): Spot => ({ x: next(4000), y: next(4000), z: next(800) });
      for (let k = 0; k < 3; k++) totals.add(canSeePoint(spot(), spot(), among));
    });
    expect(found).toBe('440 seen, 9667 touches; 8709.756 9692155.000 0.000 0.000');
  });

  it('to bodies from an eye, on a lattice', () => {
    const found = totalsOf(600, (seed, totals) => {
      const { among, bodies, eye } = latticeBoard(seed);
      totals.add(sightToBody(eye, bodies[1]!, among));
    });
    expect(found).toBe('513 seen, 2703 touches; 530.454 2050945.680 0.000 0.000');
  });

  it('to bodies from an eye, on crowded boards', () => {
    const found = totalsOf(150, (seed, totals) => {
      const { among, bodies } = crowd(seed);
      const next = numbers(seed);
      for (const body of bodies) totals.add(sightToBody({ x: next(4000), y: next(4000), z: next(800) }, body, among));
    });
    expect(found).toBe('551 seen, 8302 touches; 6614.154 9926663.329 0.000 0.000');
  });

  it('between bodies, on a lattice', () => {
    const found = totalsOf(300, (seed, totals) => {
      const { among, bodies } = latticeBoard(seed);
      totals.add(sightBetween(bodies[0]!, bodies[1]!, among));
    });
    expect(found).toBe('284 seen, 1223 touches; 241.730 1002961.272 45.879 1182262.675');
  });

  it('between bodies, on crowded boards', () => {
    const found = totalsOf(200, (seed, totals) => {
      const { among, bodies } = crowd(seed);
      totals.add(sightBetween(bodies[0]!, bodies[1]!, among));
      totals.add(sightBetween(bodies[2]!, bodies[3]!, { ...among, except: [2, 3] }));
    });
    expect(found).toBe('299 seen, 2794 touches; 1350.425 4250488.179 152.211 4845187.814');
  });
});
