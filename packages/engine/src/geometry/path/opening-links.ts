import type { Solid } from '../scene.ts';
import type { Point } from '../shape.ts';
import { addPlace, type Graph, link } from './graph.ts';
import { LOSS } from './inflated-hull.ts';
import { meetsHeight } from './path.ts';
import { isInPolygon } from './raised-ground.ts';

/** Links the two sides of every opening: parts beside it let a base pass only through the opening. */
export function addOpeningLinks(graph: Graph): void {
  const { field, ground, mover } = graph.trip;
  const layer = graph.layers[0]!;
  for (const solid of field.scene.solids) {
    if (ground.passages[solid.index]!.pass.how !== 'opening') continue;
    if (!ground.flies && !meetsHeight(solid, layer.z, mover.height)) continue;
    const beside = field.scene.solids.filter(
      ({ piece, index }) => piece === solid.piece && ground.passages[index]!.pass.how === 'beside',
    );
    const nodes = sidesOf(solid, beside).flatMap(place => addPlace(graph, placeBefore(graph, place), 0) ?? []);
    for (const from of nodes) for (const to of nodes) if (from !== to) link(graph, from, to, 'go');
  }
}

interface Side {
  readonly a: Point;
  readonly b: Point;
}

/** The edges of an opening that no part beside it lies along. */
const sidesOf = ({ corners }: Solid, beside: readonly Solid[]): readonly Side[] =>
  corners
    .map((a, i) => ({ a, b: corners[(i + 1) % corners.length]! }))
    .filter(({ a, b }) => {
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      return !beside.some(part => isInPolygon(middle, part.corners));
    });

/** A place clear of the opening, in front of the middle of one of its sides. */
function placeBefore({ half: { x, y, r, wx, wy } }: Graph, { a, b }: Side): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const out = r + (Math.abs(x * dy - y * dx) + Math.abs(wx * dy - wy * dx)) / length + LOSS + 1;
  return { x: Math.round((a.x + b.x) / 2 + (dy / length) * out), y: Math.round((a.y + b.y) / 2 - (dx / length) * out) };
}
