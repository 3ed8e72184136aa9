// KT-8.9, KT-12.17, KT-12.20  What covers and obscures a target
import { keyed, perObject } from '@little-wars/engine';
import { inches, isWithinOf, type Mask, type Scene } from '@little-wars/engine/geometry';
import { operativeOf, sceneOfTable, standingOf, waysOfTable } from '../../lookups.ts';
import { coverMask, obscuringMask, wallMask } from '../../terrain.ts';
import type { Look, OperativeId } from '../../types.ts';
import { isWithinOfPart } from '../01-game/measuring.ts';
import { vantageUnder } from '../08-terrain/vantage.ts';

const BESIDE = inches(1);

export interface Masks {
  /** Parts that obscure, and parts that give cover. */
  readonly heavy: Mask;
  readonly covering: Mask;
  /** The Heavy parts that give cover. */
  readonly near: Mask;
  /** KT-12.17: the walls, which are in none of the other masks; null if there are none. */
  readonly walls: Mask | null;
}

/** Masks, cached per scene. */
const masksOf = perObject((_scene: Scene) => keyed<string, Masks>(256));

/** KT-8.9: the floor a target stands on and the lower parts of that feature neither cover nor obscure it. */
export function masksFor(t: Look, target: OperativeId): Masks {
  const scene = sceneOfTable(t);
  const { options } = t.setup;
  const at = operativeOf(t, target).at!;
  const limits = `${options.detritusBelow}/${options.materielUpTo}`;
  const all = masksIn(t, scene, limits);
  const feature = vantageUnder(t, at)?.piece;
  if (feature === undefined) return all.walls ? reachable(t, target, all) : all;
  const without = (mask: Mask): Mask =>
    mask.map((part, i) => (scene.solids[i]!.piece === feature && scene.solids[i]!.top <= at.z ? 0 : part));
  return masksOf(scene)(`${feature}/${at.z}/${limits}`, () => {
    const [heavy, covering] = [without(all.heavy), without(all.covering)];
    return { ...all, heavy, covering, near: heavy };
  });
}

function masksIn(t: Look, scene: Scene, limits: string): Masks {
  const { options } = t.setup;
  const [heavy, covering] = [obscuringMask(scene, options), coverMask(scene, options)];
  if (!waysOfTable(t)) return { heavy, covering, near: heavy, walls: null };
  return masksOf(scene)(`walls/${limits}`, () => {
    const walls = wallMask(scene, options);
    const without = (mask: Mask): Mask => mask.map((part, i) => (walls[i] === 1 ? 0 : part));
    const withoutWalls = without(heavy);
    return { heavy: withoutWalls, covering: without(covering), near: withoutWalls, walls };
  });
}

/** KT-12.20: terrain within 1" of the target only through a wall gives it no cover. */
function reachable(t: Look, target: OperativeId, masks: Masks): Masks {
  const scene = sceneOfTable(t);
  const standing = standingOf(t, target);
  const beyond = scene.solids.filter(
    solid =>
      masks.covering[solid.index] === 1 &&
      isWithinOf(standing, solid, BESIDE) &&
      !isWithinOfPart(t, standing, solid, BESIDE),
  );
  if (beyond.length === 0) return masks;
  const without = (mask: Mask): Mask => mask.map((part, i) => (beyond.some(({ index }) => index === i) ? 0 : part));
  return { ...masks, covering: without(masks.covering), near: without(masks.near) };
}
