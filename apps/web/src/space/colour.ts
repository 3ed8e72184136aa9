// Colours in the linear values that light is computed with, from 0 to 1.

export type Colour = readonly [red: number, green: number, blue: number];

export const shaded = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];

export const mixed = ([r, g, b]: Colour, [s, t, u]: Colour, share: number): Colour => [
  r + (s - r) * share,
  g + (t - g) * share,
  b + (u - b) * share,
];
