// 8E-6.22-27, RS-9  Cover

import { perObject } from '@little-wars/engine';
import {
  areaOf,
  type Footprint,
  inches,
  isInside,
  isInsideTogether,
  isWithinOf,
  type Point,
  type Scene,
  type Solid,
  type Tenths,
} from '@little-wars/engine/geometry';
import type { Sights } from '../../../w40k/attacks/targets.ts';
import type { Lookups } from '../../../w40k/measuring/lookups.ts';
import { ONE_INCH } from '../../../w40k/measuring/lookups.ts';
import { mapOf, sceneOfSetup } from '../../lookups.ts';
import { classOf, type TerrainClass } from '../../terrain.ts';
import type { Look, ModelId, Setup } from '../../types.ts';

/** RS-9.4, RS-9.6, RS-9.7, RS-9.9: terrain to be in, or on, for cover. */
const COVERS: readonly TerrainClass[] = ['area', 'crater', 'floor', 'solid', 'stairs', 'ruin-wall'];

const coversOf = perObject((scene: Scene): readonly Solid[] =>
  scene.solids.filter(solid => COVERS.includes(classOf(solid))),
);
const barricadesOf = perObject((scene: Scene): readonly Solid[] =>
  scene.solids.filter(solid => classOf(solid) === 'barricade'),
);

/** RS-9.1, RS-9.4: a ruin is terrain to be in: everything between its walls, its floors and the ground below them. */
const ruinsOf = perObject((setup: Setup): readonly (readonly Point[])[] =>
  mapOf(setup)
    .terrain.pieces.filter(({ parts }) => parts.some(part => classOf(part) === 'ruin-wall'))
    .map(areaOf),
);

export interface Covers {
  /** 8E-6.22: whether a model is wholly on or within terrain. */
  isInTerrain(t: Look, model: ModelId): boolean;
  /** 8E-6.22-27: what terrain adds to a target's saves against a firer. */
  coverFor(t: Look, firer: ModelId, target: ModelId): number;
  /** 8E-6.28: how near two enemies must be to fight. */
  fightReach(t: Look, a: ModelId, b: ModelId): Tenths;
}

/** 8E-6.28 */
const ACROSS = inches(2);

/** 8E-6.24 */
const HALF = 0.5;

export function coversFor(lookups: Lookups, sights: () => Sights): Covers {
  const isInTerrain = (t: Look, model: ModelId): boolean => {
    const scene = sceneOfSetup(t.setup);
    const base = lookups.standing(t, model);
    const level = coversOf(scene).filter(
      ({ bottom, top, kind }) => base.z === top || (classOf({ kind }) !== 'floor' && bottom <= base.z && base.z < top),
    );
    return isInOneFeature(base, level) || ruinsOf(t.setup).some(area => isInside(base, area));
  };
  /** 8E-6.27: near a barricade with the firer on its far side. */
  const isBehindBarricade = (t: Look, firer: ModelId, target: ModelId): boolean => {
    const base = lookups.standing(t, target);
    const from = lookups.standing(t, firer);
    return barricadesOf(sceneOfSetup(t.setup)).some(
      solid => isWithinOf(base, solid, ONE_INCH) && crosses(from, base, solid.corners),
    );
  };
  /** 8E-6.28: whether a barricade runs between them, at the height of both. */
  const areAcross = (t: Look, a: ModelId, b: ModelId): boolean => {
    const bodies = [lookups.body(t, a), lookups.body(t, b)];
    return barricadesOf(sceneOfSetup(t.setup)).some(
      ({ corners, bottom, top }) =>
        bodies.every(body => bottom < body.top && top > body.bottom) &&
        crosses(lookups.standing(t, a), lookups.standing(t, b), corners),
    );
  };
  return {
    isInTerrain,
    fightReach: (t, a, b) => (lookups.areWithin(t, a, b, ACROSS) && areAcross(t, a, b) ? ACROSS : ONE_INCH),
    coverFor(t, firer, target) {
      const isInfantry = lookups.hasKeyword(t, target, 'Infantry');
      if (isInTerrain(t, target)) return isInfantry || sights().sight(t, firer, target).hidden >= HALF ? 1 : 0;
      return isInfantry && isBehindBarricade(t, firer, target) ? 1 : 0;
    },
  };
}

/** Whether a base is wholly over the parts of one piece of terrain: over one of them, or over several adjacent ones. */
function isInOneFeature(foot: Footprint, solids: readonly Solid[]): boolean {
  const pieces = new Set(solids.map(({ piece }) => piece));
  return [...pieces].some(id =>
    isInsideTogether(
      foot,
      solids.filter(({ piece }) => piece === id).map(({ corners }) => corners),
    ),
  );
}

/** Whether the line between the centres of two bases crosses an outline. */
function crosses(a: Footprint, b: Footprint, outline: readonly Point[]): boolean {
  const [p, q] = [middleOf(a), middleOf(b)];
  return outline.some((corner, i) => areCrossing(p, q, corner, outline[(i + 1) % outline.length]!));
}

const middleOf = ({ ax, ay, bx, by }: Footprint): Point => ({ x: (ax + bx) / 2, y: (ay + by) / 2 });

const turn = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const areCrossing = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
