// How much work sight takes, and how good an eye it finds: searches and filters change no answer, so these hold them.
import { describe, expect, it } from 'vitest';
import { type BoardShape, numbers, randomBoard } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body } from '../shape.ts';
import { blindWorkspace } from './blind-viewer/workspace.ts';
import { sightBetween } from './body-to-body.ts';
import { sightToBody } from './eye-to-body.ts';
import { latticeBoard } from './lattice-boards.oracle.ts';
import { eyeWorkspace } from './one-viewpoint/workspace.ts';
import type { Among } from './types.ts';

const CROWD = { seen: 928, shares: 858.5196, exact: 0, looks: 8251, drawn: 12466, apertures: 2128 };
const PIECES = { seen: 152, shares: 509.2147, exact: 0, looks: 3462, drawn: 11808, apertures: 1787 };
const OPEN = { seen: 811, shares: 299.443, exact: 0, looks: 2811, drawn: 2173, apertures: 641 };
const LATTICE = { seen: 1415, shares: 231.161, exact: 15, looks: 5963, drawn: 6698, apertures: 1636 };

interface SightPair {
  readonly viewer: Body;
  readonly target: Body;
  readonly among: Among;
}

/** Pairs on some random tables. */
function* pairsOn(seeds: readonly number[], shape: Omit<BoardShape, 'seed'>, pairs: number): Generator<SightPair> {
  for (const seed of seeds) {
    const { terrain, bodies } = randomBoard({ seed, ...shape });
    const scene = sceneOf(terrain);
    const mask = maskOf(scene, () => true);
    const next = numbers(seed);
    for (let n = 0; n < pairs; n++) {
      const i = next(bodies.length);
      const j = (i + 1 + next(bodies.length - 1)) % bodies.length;
      yield { viewer: bodies[i]!, target: bodies[j]!, among: { scene, mask, bodies, except: [i, j] } };
    }
  }
}

/** Pairs on boards where everything touches or lines up. */
function* onLattices(count: number): Generator<SightPair> {
  for (let seed = 1; seed <= count; seed++) {
    const { among, bodies } = latticeBoard(seed);
    yield { viewer: bodies[0]!, target: bodies[1]!, among };
  }
}

/** What sight says of some pairs and what it takes, added up. */
function totals(pairs: Iterable<SightPair>) {
  const { work, outlines } = blindWorkspace();
  const before = { ...work.effort, apertures: outlines.aperture };
  let [seen, shares] = [0, 0];
  for (const { viewer, target, among } of pairs) {
    const { visible, hidden } = sightBetween(viewer, target, among);
    if (visible) seen++;
    shares += hidden;
  }
  return {
    seen,
    shares,
    exact: work.effort.exact - before.exact,
    looks: work.effort.looks - before.looks,
    drawn: work.effort.drawn - before.drawn,
    apertures: outlines.aperture - before.apertures,
  };
}

type Totals = ReturnType<typeof totals>;

/** As many are seen, by eyes no worse, and with no more work. Better is welcome: then the numbers here change. */
function isNoWorse(now: Totals, { seen, shares, ...work }: Totals): void {
  expect(now.seen).toBe(seen);
  expect(now.shares).toBeLessThan(shares + 1e-3);
  for (const [what, most] of Object.entries(work)) expect(now[what as keyof Totals], what).toBeLessThanOrEqual(most);
}

describe('sight between bodies finds as good an eye with as little work as ever', () => {
  const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, k) => 1 + k);

  it('in a crowd', () => {
    isNoWorse(totals(pairsOn([301, 302, 303, 304, 305, 306], { pieces: 30, bodies: 42 }, 250)), CROWD);
  });

  it('among many pieces', () => {
    isNoWorse(totals(pairsOn([401, 402, 403], { pieces: 100, bodies: 20 }, 200)), PIECES);
  });

  it('on open tables', () => {
    isNoWorse(totals(pairsOn(upTo(100), { pieces: 10, bodies: 12 }, 10)), OPEN);
  });

  it('where everything touches or lines up', () => {
    isNoWorse(totals(onLattices(1500)), LATTICE);
  });
});

describe('sight from an eye', () => {
  it('is decided in doubles, but for few of those boards where everything touches', () => {
    const { effort } = eyeWorkspace();
    const before = effort.exact;
    for (const { viewer, target, among } of onLattices(2500))
      sightToBody({ x: viewer.ax, y: viewer.ay, z: viewer.top }, target, among);
    expect(effort.exact - before).toBeLessThanOrEqual(29);
  });
});
