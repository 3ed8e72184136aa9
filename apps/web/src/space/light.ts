// The light over the table: one sun in the north-west, as on the map, and the sky. It is also precomputed per vertex,
// for cheap rendering.

import type { Colour } from './colour.ts';
import type { Palette } from './palette.ts';
import { dot, unit, type Vector } from './vector.ts';

/** The direction of the sun. */
export const SUN: Vector = unit({ x: -0.42, y: 0.42, z: 1 });
export const SUNLIGHT: Colour = [1, 0.88, 0.69];
export const SKY: Colour = [0.76, 0.83, 1];
/** Light reflected by the ground. */
export const EARTH: Colour = [0.34, 0.27, 0.2];

export interface Strength {
  readonly sun: number;
  readonly sky: number;
}

export const strengthOf = ({ isDark }: Palette): Strength => (isDark ? { sun: 3.6, sky: 2.6 } : { sun: 2.9, sky: 3 });

/** From linear colours to screen colours. */
const onScreen = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * Math.min(1, value) ** (1 / 2.4) - 0.055;

/** The screen colour of a flat surface; unchanged if it is emissive. */
export function seenColour(colour: Colour, normal: Vector, strength: Strength | null): Colour {
  if (!strength) return [onScreen(colour[0]), onScreen(colour[1]), onScreen(colour[2])];
  const sun = strength.sun * Math.max(0, dot(normal, SUN));
  const up = 0.5 + 0.5 * normal.z;
  const lit = (i: 0 | 1 | 2): number =>
    onScreen((colour[i] / Math.PI) * (sun * SUNLIGHT[i] + strength.sky * (EARTH[i] + (SKY[i] - EARTH[i]) * up)));
  return [lit(0), lit(1), lit(2)];
}

/** How much brighter flat ground is on screen than its own colour. */
export function groundLight(strength: Strength): Colour {
  const grey = 0.1;
  const [r, g, b] = seenColour([grey, grey, grey], { x: 0, y: 0, z: 1 }, strength);
  const own = onScreen(grey);
  return [r / own, g / own, b / own];
}
