// Recon Sweep: PATHFINDERs near the edge of the killzone dash along it.
import { add, type Seat } from '@little-wars/engine';
import { inches, type Point, type Standing } from '@little-wars/engine/geometry';
import { isWhollyNearLine } from '../../core/01-game/measuring.ts';
import { mapOf, sceneOfTable, standingAt, standingOf } from '../../lookups.ts';
import type { Look, OperativeId, Rule } from '../../types.ts';
import { question } from '../../types.ts';
import { mayActFree } from '../mechanisms/free-action.ts';
import { dashesAtOnce } from '../mechanisms/free-dashes.ts';
import { gainers, gainsAs } from '../mechanisms/ploys.ts';
import { because } from '../mechanisms/reasons.ts';
import type { StrategicPloy } from '../registry.ts';

const RIM = inches(6);

/** Every straight stretch of a side's own edge. */
function ownPieces(t: Look, seat: Seat): readonly (readonly [Point, Point])[] {
  const line = mapOf(t.setup).edges.own[t.position.dropZones[seat]! as 0 | 1];
  return line.slice(1).map((to, i) => [line[i]!, to]);
}

const EDGES = ['west', 'east', 'south', 'north'] as const;
type EdgeName = (typeof EDGES)[number];

/** An edge of the killzone, from corner to corner. */
function edgeOf(t: Look, edge: EdgeName): readonly [Point, Point] {
  const { width, depth } = sceneOfTable(t);
  const [left, low] = [edge === 'east' ? width : 0, edge === 'north' ? depth : 0];
  const [right, high] = [edge === 'west' ? 0 : width, edge === 'south' ? 0 : depth];
  return [
    { x: left, y: low },
    { x: right, y: high },
  ];
}

/** The killzone edges that a base is wholly within 6" of. */
const edgesBy = (t: Look, standing: Standing): readonly EdgeName[] =>
  EDGES.filter(edge => isWhollyNearLine(t, standing, edgeOf(t, edge), RIM));

/** Whether the stretch of an edge beside a base is its side's own. */
function isOwn(t: Look, seat: Seat, edge: EdgeName, { ax, ay, bx, by }: Standing): boolean {
  const { width, depth } = sceneOfTable(t);
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const beside = { west: { x: 0, y }, east: { x: width, y }, south: { x, y: 0 }, north: { x, y: depth } }[edge];
  return ownPieces(t, seat).some(
    ([from, to]) =>
      Math.min(from.x, to.x) <= beside.x &&
      beside.x <= Math.max(from.x, to.x) &&
      Math.min(from.y, to.y) <= beside.y &&
      beside.y <= Math.max(from.y, to.y),
  );
}

const sweepers = (t: Look, seat: Seat): readonly OperativeId[] =>
  gainers(
    t,
    seat,
    id =>
      gainsAs(t, { seat }, id, 'PATHFINDER') && edgesBy(t, standingOf(t, id)).length > 0 && mayActFree(t, id, 'dash'),
  );

export const chooseWhoSweeps = question('choose who dashes by recon sweep', 'pick-some');

export const reconSweep = dashesAtOnce('recon sweep', chooseWhoSweeps, 'sweeping', sweepers);

/** If it moves, the dash ends wholly within 6" of an edge that is not its own. */
export const sweeping: Rule<'sweeping'> = {
  clause: 'KT-2.5',
  words: { en: { rule: 'Recon Sweep' } },
  modify: {
    'move-refused': add((reasons, { seat, holder }, { operative, legs }, t) => {
      const last = legs.at(-1);
      if (operative !== holder || last === undefined) return reasons;
      const end = standingAt(t, operative, last.to);
      const isThere = edgesBy(t, end).some(edge => !isOwn(t, seat, edge, end));
      return [...reasons, ...because(!isThere, 'must-end-at-another-edge', 'KT-2.5')];
    }),
  },
};

export const reconSweepPloy: StrategicPloy = {
  id: 'recon-sweep',
  helps: (t, seat) => sweepers(t, seat).length > 0,
  atOnce: seat => reconSweep.start({ seat, chosen: [] }),
};
