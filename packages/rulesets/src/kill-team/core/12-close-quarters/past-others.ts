// KT-12.13  Shooting past third operatives
import { bestCover, type CoverQuestion, isGapWithin, type Mask } from '@little-wars/engine/geometry';
import { bodyOf, cardOf, inPlay, ownerOf, sceneOfTable, standingOf, TOUCHING } from '../../lookups.ts';
import type { Aim } from '../../queries.ts';
import type { Look, OperativeId } from '../../types.ts';
import { viewerOf } from '../04-shooting/targets.ts';
import { fanOf } from '../07-line-of-sight/line-of-sight.ts';

const SMALL = 5;

/** KT-12.13: operatives that may cost a shot a die: engage order, W over 5, and no friends touching the shooter. */
export function inTheWay(t: Look, { attacker, target }: Aim): readonly OperativeId[] {
  const isFriendBeside = (id: OperativeId): boolean =>
    ownerOf(t, id) === ownerOf(t, attacker) && isGapWithin(standingOf(t, id), standingOf(t, attacker), TOUCHING);
  return inPlay(
    t.position,
    ({ order }, id) =>
      id !== attacker && id !== target && order === 'engage' && cardOf(t, id).wounds > SMALL && !isFriendBeside(id),
  );
}

/** Lower than any weight of the viewer's best point: it only breaks ties between points. */
const LEAST = 0.5;

/** KT-12.13: whether a cover line from the shooter's best point crosses one of them. */
export function isPastOthers(t: Look, aim: Aim): boolean {
  const viewer = viewerOf(aim);
  const thirds = inTheWay(t, aim).filter(id => id !== viewer);
  if (thirds.length === 0 || viewer === aim.target) return false;
  const { tests, weights, others } = fanOf(t, viewer, aim.target);
  const ids = [...others, ...thirds];
  const only = (from: number, to: number): Mask => Uint8Array.from(ids, (_, i) => (i >= from && i < to ? 1 : 0));
  const question: CoverQuestion = {
    scene: sceneOfTable(t),
    bodies: ids.map(id => bodyOf(t, id)),
    tests: [
      ...tests.map(test => (test.over === 'bodies' ? { ...test, mask: only(0, others.length) } : test)),
      { over: 'bodies', mask: only(others.length, ids.length) },
    ],
    weights: [...weights, LEAST],
  };
  return bestCover(standingOf(t, viewer), standingOf(t, aim.target), question).findings.at(-1)!.holds;
}
