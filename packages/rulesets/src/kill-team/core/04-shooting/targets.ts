// KT-4.2  Valid targets
import type { Reason } from '@little-wars/engine';
import { operativeOf } from '../../lookups.ts';
import type { Aim, Covering } from '../../queries.ts';
import type { Look, OperativeId } from '../../types.ts';
import { friendsEngagedWith } from '../01-game/measuring.ts';
import { type Glance, glanceAt, sightOf, viewAt } from '../07-line-of-sight/line-of-sight.ts';

/** Every reason against a target; empty if it is valid. */
export function reasonsAgainstTarget(t: Look, aim: Aim): readonly Reason[] {
  const reasons = [...reasonsOfSight(t, aim)];
  const friends = friendsEngagedWith(t, aim.attacker, aim.target);
  if (friends.length > 0) reasons.push({ reason: 'friend-engaged', clause: 'KT-4.2', friends });
  return t.query('target-refused', reasons, aim);
}

/** KT-7.1, KT-7.2: every reason why the target is not in line of sight. */
export function reasonsOfSight(t: Look, aim: Aim): readonly Reason[] {
  // Cover is expensive, and matters only for a concealed target.
  const isHiding = isConcealed(t, aim);
  const glance = isHiding ? lineTo(t, aim) : null;
  const line = glance ?? viewAt(t, viewerOf(aim), aim.target);
  const reasons: Reason[] = [];
  if (!line.visible)
    reasons.push({ reason: 'not-visible', clause: 'KT-7.3', sight: sightOf(t, viewerOf(aim), aim.target) });
  if (line.behindWalls) reasons.push({ reason: 'behind-walls', clause: 'KT-12.19' });
  if (line.obscured) reasons.push({ reason: 'obscured', clause: 'KT-7.8' });
  if (glance && isInCover(t, aim, 'as-target', glance))
    reasons.push({ reason: 'concealed-in-cover', clause: 'KT-7.2' });
  return reasons;
}

/** Who looks at the target: the attacker or, for targets a Blast adds, its first target (KT-9.4). */
export const viewerOf = ({ attacker, viewer }: Aim): OperativeId => viewer ?? attacker;

const lineTo = (t: Look, aim: Aim): Glance => glanceAt(t, viewerOf(aim), aim.target);

/** KT-7.2, KT-8.7: whether the target counts as having a conceal order for this weapon. */
export const isConcealed = (t: Look, aim: Aim): boolean =>
  t.query('counts-as-concealed', operativeOf(t, aim.target).order === 'conceal', aim);

/** KT-7.7: whether the target is in cover from the viewer, for being a target or for keeping a die. */
export const isInCover = (t: Look, aim: Aim, asked: Covering['asked'], line = lineTo(t, aim)): boolean =>
  t.query('in-cover', line.coveredByTerrain || line.coveredByOperative, { ...aim, asked });
