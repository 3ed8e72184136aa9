// The sight court: everything KT-7 says of one operative looking at another, each with its exhibit
import type { Id, Ruling } from '@little-wars/engine';
import type { Crossing, Finding, Sight, Touch } from '@little-wars/engine/geometry';
import { distanceBetween, isEngaged } from '../core/01-measuring.ts';
import { isConcealed, isInCover, reasonsAgainstTarget } from '../core/04-targets.ts';
import { type LineOfSight, lineOfSight } from '../core/07-line-of-sight.ts';
import { isFromAbove } from '../core/08-vantage.ts';
import { isEnemy, isInPlay, operativeOf, standingOf, waysOfTable, weaponsOf } from '../lookups.ts';
import type { Aim } from '../queries.ts';
import type { Look, OperativeId } from '../types.ts';

export function court(t: Look, from: Id, to: Id): readonly Ruling[] {
  const [viewer, target] = [from as OperativeId, to as OperativeId];
  if (viewer === target || ![viewer, target].every(id => isInPlay(operativeOf(t, id)))) return [];
  const line = lineOfSight(t, viewer, target);
  const rulings = [distanceOf(t, viewer, target), visible(line.sight)];
  if (!line.sight.visible) return [...rulings, ...behindWalls(line), ...targeted(t, viewer, target)];
  return [...rulings, ...covered(t, viewer, target, line), ...targeted(t, viewer, target)];
}

/** KT-1.2, KT-12.20 */
function distanceOf(t: Look, viewer: OperativeId, target: OperativeId): Ruling {
  const clause = waysOfTable(t) ? 'KT-12.20' : 'KT-1.2';
  const found = distanceBetween(t, standingOf(t, viewer), standingOf(t, target));
  if (found === null) return { id: 'distance', clause, holds: false };
  const { inches, way } = found;
  return { id: 'distance', clause, holds: true, inches, line: { from: way[0]!, to: way.at(-1)! }, way };
}

/** KT-7.3 */
const visible = ({ visible: holds, line: [from, to], touches, margin }: Sight): Ruling => ({
  id: 'visible',
  clause: 'KT-7.3',
  holds,
  line: { from, to },
  touches: touches.map((what: Touch) => ({ what })),
  margin,
});

/** KT-12.19 */
const behindWalls = ({ behindWalls: holds }: LineOfSight): readonly Ruling[] =>
  holds ? [{ id: 'behind-walls', clause: 'KT-12.19', holds }] : [];

function covered(t: Look, viewer: OperativeId, target: OperativeId, line: LineOfSight): readonly Ruling[] {
  const found = line.cover?.findings ?? [];
  const finding = (id: string, clause: string, at: number, holds: boolean): Ruling => ({
    id,
    clause,
    holds,
    ...exhibit(line, found[at]),
  });
  return [
    finding('cover-by-terrain', 'KT-7.7', 1, line.coveredByTerrain),
    finding('cover-by-operative', 'KT-7.7', 2, line.coveredByOperative),
    finding('obscured', 'KT-7.8', 0, line.obscured),
    ...behindWalls(line),
    ...(isFromAbove(t, viewer, target) ? [{ id: 'from-vantage', clause: 'KT-8.7', holds: true }] : []),
  ];
}

function exhibit({ others }: LineOfSight, finding: Finding | undefined): Partial<Ruling> {
  const crossing = finding?.crossing;
  if (!crossing) return {};
  const [from, to] = crossing.line;
  const what = crossedBy(crossing, others);
  return {
    line: { from, to },
    touches: what === null ? [] : [{ what, at: crossing.stretch[0] }],
    ...(finding.margin === undefined ? {} : { margin: finding.margin }),
    toTarget: crossing.toTarget,
    toViewer: crossing.toViewer,
  };
}

const crossedBy = ({ piece, body }: Crossing, others: readonly OperativeId[]): Id | null =>
  body === undefined ? (piece ?? null) : (others[body] ?? null);

/** KT-4.2: for the first ranged weapon; those whose rules change what can be aimed at have a ruling of their own. */
function targeted(t: Look, viewer: OperativeId, target: OperativeId): readonly Ruling[] {
  if (!isEnemy(t, viewer, target)) return [];
  const ways = weaponsOf(t, viewer)
    .filter(({ type }) => type === 'ranged')
    .flatMap(({ id, name, profiles }) => profiles.map(profile => ({ id, name, profile: profile.id })));
  return ways.map(({ id, name, profile }): Ruling => {
    const aim: Aim = { attacker: viewer, target, weapon: id, profile, action: 'shoot' };
    const reasons = isEngaged(t, viewer)
      ? [{ reason: 'engaged', clause: 'KT-3.11' }, ...reasonsAgainstTarget(t, aim)]
      : reasonsAgainstTarget(t, aim);
    return {
      id: 'valid-target',
      clause: 'KT-4.2',
      holds: reasons.length === 0,
      weapon: name,
      profile,
      concealed: isConcealed(t, aim),
      keepsDie: isInCover(t, aim, 'for-die'),
      reasons: reasons.map(({ reason, clause }) => ({ reason, clause })),
    };
  });
}
