import type { Body, Solid } from '@little-wars/engine/geometry';
import { benchBoard, middleOf } from './board.ts';
import { checksumOf, type Entry } from './entry.ts';
import { peer } from './peer.ts';

const RAYS = 5000;
const SIDES = 24;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The part of Rapier that is used here. */
interface Rapier {
  init(): Promise<void>;
  readonly Ray: new (from: Place, direction: Place) => object;
  readonly ColliderDesc: { trimesh(places: Float32Array, faces: Uint32Array): object };
  readonly World: new (gravity: Place) => World;
}

interface World {
  createCollider(shape: object): object;
  step(): void;
  castRay(ray: object, most: number, solid: boolean, ...filters: readonly unknown[]): Hit | null;
}

interface Hit {
  readonly timeOfImpact: number;
}

/** A physics engine casting a single ray on the same table: it does less work, and sets the target. */
export const peerEntries: readonly Entry[] = [
  {
    name: 'peer: one ray in Rapier, 30 pieces',
    unit: 'per second',
    async prepare() {
      const rapier = peer<Rapier>('@dimforge/rapier3d-compat');
      await rapier.init();
      const { scene, bodies, pairs } = benchBoard(30, RAYS);
      const world = new rapier.World({ x: 0, y: 0, z: 0 });
      const add = (corners: readonly Corner[], bottom: number, top: number) =>
        world.createCollider(rapier.ColliderDesc.trimesh(...prismMesh(corners, bottom, top)));
      for (const { corners, bottom, top } of scene.solids as readonly Solid[]) add(corners, bottom, top);
      const colliders = bodies.map(body => add(ring(body), body.bottom, body.top));
      world.step();
      const rays = pairs.map(([from, to]) => rayBetween(rapier, bodies[from]!, bodies[to]!));
      return {
        count: RAYS,
        run() {
          const sum = checksumOf();
          for (const [i, ray] of rays.entries()) {
            const skip = colliders[pairs[i]![0]]!;
            const hit = world.castRay(ray, 1, true, undefined, undefined, skip);
            sum.add(hit ? hit.timeOfImpact * 1000 : 0);
          }
          return sum.value;
        },
      };
    },
  },
];

type Corner = { readonly x: number; readonly y: number };

function rayBetween({ Ray }: Rapier, from: Body, to: Body): object {
  const [a, b] = [middleOf(from), middleOf(to)];
  const z = (to.bottom + to.top) / 2;
  return new Ray({ x: a.x, y: a.y, z: from.top }, { x: b.x - a.x, y: b.y - a.y, z: z - from.top });
}

function ring(body: Body): readonly Corner[] {
  const { x, y } = middleOf(body);
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = (2 * Math.PI * i) / SIDES;
    return { x: x + body.r * Math.cos(angle), y: y + body.r * Math.sin(angle) };
  });
}

/** An upright prism on a convex outline as a closed mesh. */
function prismMesh(corners: readonly Corner[], bottom: number, top: number): [Float32Array, Uint32Array] {
  const n = corners.length;
  const places = [bottom, top].flatMap(z => corners.flatMap(({ x, y }) => [x, y, z]));
  const faces: number[] = [];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    faces.push(i, j, n + j, i, n + j, n + i);
    if (i > 1) faces.push(0, i, i - 1, n, n + i - 1, n + i);
  }
  return [Float32Array.from(places), Uint32Array.from(faces)];
}
