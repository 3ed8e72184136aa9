// The sight court: everything KT-7 says of one operative looking at another, each ruling with its exhibit
import type { Id, Ruling } from '@little-wars/engine';
import type { Crossing, Finding, Sight, Touch } from '@little-wars/engine/geometry';
import type { Weapon } from '../content/types.ts';
import { distanceBetween, isEngaged } from '../core/01-game/measuring.ts';
import { aimOf } from '../core/04-shooting/aiming.ts';
import { isConcealed, isInCover, reasonsAgainstTarget } from '../core/04-shooting/targets.ts';
import { type LineOfSight, lineOfSight } from '../core/07-line-of-sight/line-of-sight.ts';
import { isFromAbove } from '../core/08-terrain/vantage.ts';
import { isCloseQuarters } from '../core/12-close-quarters/close-quarters.ts';
import { waysWith } from '../core/12-close-quarters/indirect.ts';
import { isPastOthers } from '../core/12-close-quarters/past-others.ts';
import { rulesAsWielded } from '../factions/mechanisms/granted.ts';
import { isEnemy, isInPlay, operativeOf, standingOf, waysOfTable, weaponsOf } from '../lookups.ts';
import type { Aim } from '../queries.ts';
import { INDIRECT_RANGE } from '../rules/indirect-by-choice.ts';
import type { Look, OperativeId } from '../types.ts';

export function court(t: Look, from: Id, to: Id): readonly Ruling[] {
  const [viewer, target] = [from as OperativeId, to as OperativeId];
  if (viewer === target || ![viewer, target].every(id => isInPlay(operativeOf(t, id)))) return [];
  const line = lineOfSight(t, viewer, target);
  const rulings = [distanceOf(t, viewer, target), visible(line.sight)];
  if (!line.sight.visible) return [...rulings, ...behindWalls(line), ...targeted(t, viewer, target)];
  return [...rulings, ...covered(t, viewer, target, line), ...targeted(t, viewer, target)];
}

/** What bears on a shot: cover, walls, a vantage point. */
export const bearingOn = (t: Look, viewer: OperativeId, target: OperativeId): readonly Ruling[] => {
  const line = lineOfSight(t, viewer, target);
  const all = line.sight.visible ? covered(t, viewer, target, line) : behindWalls(line);
  return all.filter(({ holds }) => holds);
};

/** KT-1.2, KT-12.20 */
function distanceOf(t: Look, viewer: OperativeId, target: OperativeId): Ruling {
  const clause = waysOfTable(t) ? 'KT-12.20' : 'KT-1.2';
  const distance = distanceBetween(t, standingOf(t, viewer), standingOf(t, target));
  if (distance === null) return { id: 'distance', clause, holds: false };
  const { inches, way } = distance;
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
  const findings = line.cover?.findings ?? [];
  const finding = (id: string, clause: string, at: number, holds: boolean): Ruling => ({
    id,
    clause,
    holds,
    ...exhibit(line, findings[at]),
  });
  return [
    finding('cover-by-terrain', 'KT-7.7', 1, line.coveredByTerrain),
    finding('cover-by-operative', 'KT-7.7', 2, line.coveredByOperative),
    finding('obscured', 'KT-7.8', 0, line.obscured),
    ...behindWalls(line),
    ...pastOthers(t, viewer, target),
    ...(isFromAbove(t, viewer, target) ? [{ id: 'from-vantage', clause: 'KT-8.7', holds: true }] : []),
  ];
}

/** KT-12.13: with any weapon. */
function pastOthers(t: Look, attacker: OperativeId, target: OperativeId): readonly Ruling[] {
  if (!isCloseQuarters(t.setup) || !isEnemy(t, attacker, target)) return [];
  const holds = isPastOthers(t, { attacker, target, weapon: '', profile: '', action: 'shoot' });
  return [{ id: 'past-others', clause: 'KT-12.13', holds }];
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

/** KT-4.2: for every ranged profile and each way to shoot it (KT-12.12). */
function targeted(t: Look, viewer: OperativeId, target: OperativeId): readonly Ruling[] {
  if (!isEnemy(t, viewer, target)) return [];
  return weaponsOf(t, viewer)
    .filter(({ type }) => type === 'ranged')
    .flatMap(weapon => weapon.profiles.map(profile => ({ weapon, chosen: `${weapon.id}/${profile.id}` })))
    .flatMap(({ weapon, chosen }) => {
      const ways = waysWith(t, { attacker: viewer, action: 'shoot', chosen });
      return ways.flatMap(way => ofAim(t, weapon, aimOf(way, target)));
    });
}

function ofAim(t: Look, weapon: Weapon, aim: Aim): readonly Ruling[] {
  const { attacker, target, profile, indirect } = aim;
  const named = { weapon: indirect ? `${weapon.name} (Indirect)` : weapon.name, profile };
  const reasons = reasonsAgainstTarget(t, aim);
  const all = isEngaged(t, attacker) ? [{ reason: 'engaged', clause: 'KT-3.17' }, ...reasons] : reasons;
  const valid: Ruling = {
    id: 'valid-target',
    clause: 'KT-4.2',
    holds: all.length === 0,
    ...named,
    concealed: isConcealed(t, aim),
    keepsDie: isInCover(t, aim, 'for-die'),
    reasons: all.map(({ reason, clause }) => ({ reason, clause })),
  };
  const range = rangeOf(t, weapon, aim);
  if (range === null) return [valid];
  const distance = distanceBetween(t, standingOf(t, attacker), standingOf(t, target));
  const margin = distance === null ? {} : { margin: Math.abs(range.inches - distance.inches) };
  const holds = !reasons.some(({ reason }) => reason === 'out-of-range');
  return [{ id: 'in-range', clause: range.clause, holds, ...named, range: range.inches, ...margin }, valid];
}

/** KT-9.17: the shortest of several. KT-12.12: Indirect adds a range of its own. */
function rangeOf(t: Look, weapon: Weapon, { attacker, profile, action, indirect }: Aim) {
  const ranges = rulesAsWielded(t, attacker, { weapon, profile, action }).flatMap(use =>
    use.rule === 'range' ? [{ inches: use.inches, clause: 'KT-9.17' }] : [],
  );
  if (indirect) ranges.push({ inches: INDIRECT_RANGE, clause: 'KT-12.12' });
  return ranges.sort((a, b) => a.inches - b.inches)[0] ?? null;
}
