import { sightsOf } from '../../../w40k/attacks/targets.ts';
import type { Look as W40kLook } from '../../../w40k/types.ts';
import { bodyAt, sceneOfSetup } from '../../lookups.ts';
import type { Model, Setup } from '../../state.ts';
import { sightMask } from '../../terrain.ts';

/** 7E-5.1: true line of sight, as in every edition. */
export const { canSee, sight } = sightsOf(
  {
    sceneOf: (t: W40kLook) => sceneOfSetup(t.setup as Setup),
    sightAmong: t => {
      const scene = sceneOfSetup(t.setup as Setup);
      return { scene, mask: sightMask(scene) };
    },
  },
  { bodyAt: (model, at) => bodyAt(model as Model, at) },
);
