/**
 * What terrain is made of: one closed list for every ruleset. What a kind means is a table of each ruleset, total over
 * this list, so the compiler names every ruleset that a new kind is missing from.
 */
export const TERRAIN_KINDS = [
  'wall',
  'ruin-wall',
  'low-wall',
  'parapet',
  'hedge',
  'fence',
  'window',
  'pipes',
  'crates',
  'barricade',
  'broken-pipes',
  'floor',
  'ladder',
  'stairs',
  'wood',
  'rubble',
  'crater',
  'marsh',
  'detritus',
  'container',
  'building',
  'rock',
  'machine',
  'apparatus',
  'tree',
  'bulkhead',
  'access-frame',
  'access-point',
  'hatch',
  'wall-pipes',
] as const;

export type TerrainKind = (typeof TERRAIN_KINDS)[number];

const known: ReadonlySet<string> = new Set(TERRAIN_KINDS);

export const isTerrainKind = (kind: string): kind is TerrainKind => known.has(kind);
