// VG-10.21  Cover at a place, estimated from the viewer's head.
import { type Keyed, keyed, perObject } from '@little-wars/engine';
import { type Mask, type Scene, type Solid, type Spot, sightToBody } from '@little-wars/engine/geometry';
import { bodyAt, modelOf, sceneOfTable } from '../lookups.ts';
import { blockingMask } from '../terrain.ts';
import type { Look, ModelId } from '../types.ts';
import { barriersAt } from './nooks.ts';

/** Masks of one part of a piece each. */
const masksOf = perObject((_scene: Scene): Keyed<string, Mask> => keyed(256));

const maskOfPart = (scene: Scene, { piece, part }: Solid): Mask =>
  masksOf(scene)(`${piece}/${part}`, () => {
    const blocking = blockingMask(scene);
    return Uint8Array.from(scene.solids, (solid, i) =>
      solid.piece === piece && solid.part === part ? blocking[i]! : 0,
    );
  });

/** Whether a model at a place has cover from an eye; it touches what hides some of it. */
export function coverAt(t: Look, id: ModelId, at: Spot): (eye: Spot) => boolean {
  const scene = sceneOfTable(t);
  const touched = barriersAt(t, id, at);
  if (touched.length === 0) return () => false;
  const body = bodyAt(modelOf(t, id), at);
  return eye =>
    touched.some(solid => {
      const { visible, touches } = sightToBody(eye, body, { scene, mask: maskOfPart(scene, solid) });
      return !visible || touches.length > 0;
    });
}
