import {
  bestCover,
  type CoverTest,
  groundOf,
  INCH,
  maskOf,
  reach,
  sightBetween,
  sightToBody,
} from '@little-wars/engine/geometry';
import { benchBoard, middleOf } from './board.ts';
import { checksumOf, type Entry } from './entry.ts';

const PIECES = [10, 30, 100, 300];
const SIGHTS = 5000;
const BODY_SIGHTS = 1000;
const COVERS = 2000;

/** From a head to a body, with 40 other models in the way too. */
const sightEntry = (pieces: number): Entry => ({
  name: `sight: head to body, ${pieces} pieces`,
  unit: 'per second',
  prepare() {
    const { scene, bodies, pairs } = benchBoard(pieces, SIGHTS);
    const mask = maskOf(scene, () => true);
    const asked = pairs.map(([from, to]) => ({
      eye: { ...middleOf(bodies[from]!), z: bodies[from]!.top },
      body: bodies[to]!,
      among: { scene, mask, bodies, except: [from, to] },
    }));
    return {
      count: asked.length,
      run() {
        const sum = checksumOf();
        for (const { eye, body, among } of asked) {
          const { visible, margin } = sightToBody(eye, body, among);
          sum.add(visible ? margin : -1 - margin);
        }
        return sum.value;
      },
    };
  },
});

/** From any point of one body to another, with the share of it that is hidden. */
const bodySightEntry = (pieces: number): Entry => ({
  name: `sight: body to body, ${pieces} pieces`,
  unit: 'per second',
  prepare() {
    const { scene, bodies, pairs } = benchBoard(pieces, BODY_SIGHTS);
    const mask = maskOf(scene, () => true);
    return {
      count: pairs.length,
      run() {
        const sum = checksumOf();
        for (const pair of pairs)
          sum.add(sightBetween(bodies[pair[0]]!, bodies[pair[1]]!, { scene, mask, bodies, except: pair }).hidden);
        return sum.value;
      },
    };
  },
});

/** In cover within 1", behind a third base within 1", obscured by what is over 2" from target and 1" from viewer. */
const TESTS: readonly CoverTest[] = [
  { over: 'solids', beyond: 2 * INCH, viewerBeyond: INCH },
  { over: 'solids', within: INCH },
  { over: 'bodies', within: INCH },
];

const coverEntry = (pieces: number): Entry => ({
  name: `cover: best point of the viewer, ${pieces} pieces`,
  unit: 'per second',
  prepare() {
    const { scene, bodies, pairs } = benchBoard(pieces, COVERS);
    const standings = bodies.map(body => ({ ...body, z: body.bottom }));
    return {
      count: pairs.length,
      run() {
        const sum = checksumOf();
        for (const pair of pairs) {
          const asked = { scene, bodies, without: pair, tests: TESTS };
          const { weight, room } = bestCover(standings[pair[0]]!, standings[pair[1]]!, asked);
          sum.add(weight + room);
        }
        return sum.value;
      },
    };
  },
});

/** Everywhere a model on a 32 mm base can go with 8". */
const reachEntry = (pieces: number): Entry => ({
  name: `reach: 8" of movement, ${pieces} pieces`,
  unit: 'ms',
  prepare() {
    const { scene, bodies } = benchBoard(pieces, 0);
    const others = bodies.map((body, i) => ({ ...body, id: String(i) }));
    const ground = groundOf(scene, {
      passage: () => ({ pass: { how: 'closed' } }),
      others: () => 'closed',
      support: 'centre',
      stands: 'centre',
    });
    const movers = bodies.flatMap((body, i) => (body.bottom === 0 && body.ax === body.bx ? [i] : [])).slice(0, 16);
    return {
      count: movers.length,
      run() {
        const sum = checksumOf();
        for (const i of movers) {
          const field = { scene, others: others.filter((_, k) => k !== i) };
          const size = { shape: 'round', diameter: 2 * bodies[i]!.r } as const;
          const from = { ...middleOf(bodies[i]!), z: 0 };
          const reached = reach({ field, mover: { size, height: 400 }, ground }, from, 8 * INCH);
          sum.add(reached.cost({ x: from.x + 4 * INCH, y: from.y }) ?? -1);
        }
        return sum.value;
      },
    };
  },
});

export const geometryEntries: readonly Entry[] = [
  ...PIECES.map(sightEntry),
  ...PIECES.map(bodySightEntry),
  ...PIECES.map(coverEntry),
  ...PIECES.map(reachEntry),
];
