// VG-15.10-11, VG-16  The scenarios: zones, markers, what they score, who wins
import type { Result, Seat } from '@little-wars/engine';
import { inches, type Point } from '@little-wars/engine/geometry';
import { mapOf, modelOf, other, ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, type Position, type Setup, sequence, type T } from '../../types.ts';
import { cutOffTheHead } from './cut-off-the-head.ts';
import { gatherIntelligence } from './gather-intelligence.ts';
import { holdersOf, type Marker, type Scenario } from './scenario.ts';
import { supplyDrop } from './supply-drop.ts';

export { holderOf, type Marker } from './scenario.ts';

/** VG-15.10: the document's scenario, then those of our own. */
export const SCENARIOS: readonly Scenario[] = [gatherIntelligence, supplyDrop, cutOffTheHead];

export const scenarioOf = ({ scenario }: Pick<Setup, 'scenario'>): Scenario =>
  SCENARIOS.find(({ id }) => id === scenario) ?? gatherIntelligence;

const ZONE = inches(6);

/** VG-16.1: the strip within 6" of a side's edge, in every scenario. */
export function zoneOf(setup: Setup, side: number): readonly Point[] {
  const { width, depth } = mapOf(setup).terrain;
  const [low, high] = side === 0 ? [0, ZONE] : [depth - ZONE, depth];
  return [
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ];
}

export const markersOf = (setup: Setup): readonly Marker[] => scenarioOf(setup).markersOf(setup);

/** What a marker scores for a seat, held by these models; by anybody if none are named. */
export const worthOf = (t: Look, marker: Marker, seat: Seat, by: readonly ModelId[] = []): number =>
  scenarioOf(t.setup).worthOf(t, marker, seat, by);

/** VG-16.3: the markers held at the end of a round, the first player's before the other's. */
export const scoring = sequence<object>('score the markers', 'VG-16.3', s => [
  s.run('VG-16.3', 'score', (t, v) => {
    const held = markersOf(t.setup).map(marker => ({ marker, by: holdersOf(t, marker) }));
    for (const seat of [t.position.first, other(t.position.first)])
      for (const [i, { marker, by }] of held.entries())
        if (by.length > 0 && ownerOf(t, by[0]!) === seat) {
          const vp = worthOf(t, marker, seat, by);
          t.emit({ type: 'scored', clause: scenarioOf(t.setup).clause, seat, vp, marker: i });
        }
    return v;
  }),
]);

/** VG-15.11: what removing this model is worth to its enemy. */
export const worthOfRemoval = (t: Look, id: ModelId): number =>
  scenarioOf(t.setup).removal?.worthOf(modelOf(t, id)) ?? 0;

export function scoreRemoval(t: T, model: ModelId): void {
  const vp = worthOfRemoval(t, model);
  const clause = scenarioOf(t.setup).removal?.clause;
  if (vp > 0 && clause) t.emit({ type: 'leader-taken', clause, seat: other(ownerOf(t, model)), vp, model });
}

/** VG-16.4: the most VP wins; a tie is a draw. */
export function resultOf(_setup: Setup, { over, vp }: Position): Result | null {
  if (!over) return null;
  const [one, two] = vp as readonly [number, number];
  return { winners: one === two ? [] : [one > two ? 0 : 1], scores: vp };
}
