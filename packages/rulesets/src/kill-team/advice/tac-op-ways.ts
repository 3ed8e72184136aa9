// Where tac ops want operatives to be.
import type { Seat } from '@little-wars/engine';
import { inches, type Point, type Spot } from '@little-wars/engine/geometry';
import { flat } from '../core/03-actions/places.ts';
import { objectivesOf } from '../core/06-damage/objectives.ts';
import { heldBy, isComplete } from '../core/10-tac-ops/tac-ops.ts';
import { dropZoneOf } from '../core/11-ways-to-play/zones.ts';
import { inPlay, mapOf, operativeOf, other, ownerOf, sceneOfTable } from '../lookups.ts';
import type { Held } from '../tac-ops/index.ts';
import { centreOfTable, isCentralOrEnemySide, neutralEdges, ownEdge } from '../tac-ops/measures.ts';
import type { Look, OperativeId } from '../types.ts';
import { WEIGHTS } from './weights.ts';

/** A point, a line or an outline to get to, and how close is close enough. */
interface Calling {
  readonly line: readonly Point[];
  readonly within: number;
}

type Calls = (t: Look, held: Held, operative: OperativeId) => readonly Calling[];

const NEAR = inches(5);
const closed = (outline: readonly Point[]): readonly Point[] => [...outline, outline[0]!];
const enemyZone: Calls = (t, { seat }) => [{ line: closed(dropZoneOf(t, other(seat))), within: NEAR }];
const at = (...points: readonly Point[]): readonly Calling[] => points.map(point => ({ line: [point], within: 0 }));
const only =
  (name: string, calls: Calls): Calls =>
  (t, held, operative) =>
    held.memo[name] === undefined || held.memo[name] === operative ? calls(t, held, operative) : [];
const named =
  (name: string): Calls =>
  (t, { memo }) => {
    const spot = typeof memo[name] === 'number' ? operativeOf(t, memo[name] as OperativeId).at : null;
    return spot ? [{ line: [spot], within: inches(2) }] : [];
  };
const ownToken =
  (kind: string): Calls =>
  (t, { seat }) =>
    at(...t.position.tokens.filter(token => token.kind === kind && token.seat === seat).map(token => token.at));
const objectivesBeyond: Calls = (t, { seat }) =>
  at(
    ...objectivesOf(t)
      .filter(token => isCentralOrEnemySide(t, seat, token))
      .map(token => token.at),
  );
const enemySide: Calls = (t, { seat }) => [{ line: ownEdge(t, other(seat)), within: inches(6) }];
const featureNamed: Calls = (t, { memo }) =>
  sceneOfTable(t)
    .solids.filter(({ piece }) => piece === memo['feature'])
    .map(({ corners }) => ({ line: closed(corners), within: inches(1) }));

/** By card; the other cards are scored directly at each place. */
const CALLS: { readonly [card: string]: Calls | undefined } = {
  courier: only('courier', enemyZone),
  'surge-forward': enemyZone,
  rout: enemyZone,
  'upload-viral-code': enemyZone,
  'behind-enemy-lines': enemyZone,
  'plant-banner': only('bearer', enemyZone),
  'plant-signal-beacon': enemyZone,
  outflank: t => neutralEdges(t).map(line => ({ line, within: inches(2) })),
  triangulate: t => neutralEdges(t).map(line => ({ line, within: inches(2) })),
  'secure-centre-line': t => [{ line: mapOf(t.setup).zones.centreLine, within: 0 }],
  'central-control': t => at(centreOfTable(t)),
  'recover-item': ownToken('item'),
  retrieval: ownToken('retrieval'),
  'seize-defences': (t, { seat }) =>
    at(...t.position.barricades.filter(each => each.seat !== seat).map(each => each.at)),
  'seize-ground': featureNamed,
  'gather-surveillance': only('watcher', enemySide),
  'plant-transponder': enemySide,
  interloper: only('interloper', enemySide),
  'escort-operative': only('escorted', enemySide),
  'stalk-target': named('target'),
  'eliminate-guards': named('guard'),
  'assassinate-target': named('target'),
  'install-device': objectivesBeyond,
  'subversive-control': objectivesBeyond,
};

/** Unrevealed cards count too: an action or a later turning point reveals them. */
const isCalling = (held: Held): boolean => held.id !== 'sealed' && !isComplete(held);

export interface Call extends Calling {
  /** Number of friends nearer to it. */
  readonly nearer: number;
}

/** Where a seat's own cards want an operative to be. */
export function callsFor(t: Look, operative: OperativeId): readonly Call[] {
  const seat: Seat = ownerOf(t, operative);
  const from = operativeOf(t, operative).at!;
  const friends = inPlay(t.position, (each, id) => each.seat === seat && id !== operative);
  return heldBy(t, seat)
    .filter(isCalling)
    .flatMap(held => CALLS[held.id.slice(held.id.indexOf('/') + 1)]?.(t, held, operative) ?? [])
    .map(call => {
      const own = awayFrom(from, call.line);
      const nearer = friends.filter(id => awayFrom(operativeOf(t, id).at!, call.line) < own).length;
      return { ...call, nearer };
    });
}

/** How close a place is to where tac ops need an operative; only the best counts. */
export function worthOfCalls(at: Spot, calls: readonly Call[]): number {
  let best = 0;
  for (const { line, within, nearer } of calls) {
    const away = Math.max(0, awayFrom(at, line) - within) / inches(1);
    best = Math.max(best, (WEIGHTS.tacOpWay * 6) / (6 + away) / (1 + nearer));
  }
  return best;
}

/** For each call, the nearest spot on its line. */
export const spotsOf = (from: Spot, calls: readonly Call[]): readonly Spot[] =>
  calls.map(({ line }) => ({ ...nearestOn(from, line), z: 0 }));

const awayFrom = (from: Point, line: readonly Point[]): number => flat(from, nearestOn(from, line));

function nearestOn(from: Point, line: readonly Point[]): Point {
  let best = line[0]!;
  for (let i = 1; i < line.length; i++) {
    const nearest = onStretch(from, line[i - 1]!, line[i]!);
    if (flat(from, nearest) < flat(from, best)) best = nearest;
  }
  return best;
}

function onStretch(from: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((from.x - a.x) * dx + (from.y - a.y) * dy) / length;
  const within = Math.max(0, Math.min(1, share));
  return { x: Math.round(a.x + dx * within), y: Math.round(a.y + dy * within) };
}
