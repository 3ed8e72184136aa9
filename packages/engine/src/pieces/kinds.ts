/**
 * The kinds of terrain: one closed list for all rulesets. Each ruleset has a table of traits for every kind, so the
 * compiler reports every ruleset that lacks a new one.
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
  // In space: drifting rock and wreckage, and the plates of a broken ship.
  'debris',
  'hull',
] as const;

export type TerrainKind = (typeof TERRAIN_KINDS)[number];

const kinds: ReadonlySet<string> = new Set(TERRAIN_KINDS);

export const isTerrainKind = (kind: string): kind is TerrainKind => kinds.has(kind);
