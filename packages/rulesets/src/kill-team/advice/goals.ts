// What objectives are worth to a seat in this mission.
import type { Seat } from '@little-wars/engine';
import { inches, type Spot } from '@little-wars/engine/geometry';
import { aplOf } from '../core/01-game/apl.ts';
import { flat } from '../core/03-actions/places.ts';
import { strengthOf } from '../core/06-damage/objectives.ts';
import { inPlay, operativeOf, ownerOf, reachOf } from '../lookups.ts';
import type { Look, OperativeId, Token } from '../types.ts';
import { aimAt, homeOf, isWayOut, markersOf } from './narrative.ts';
import { walksTo } from './walking.ts';
import { AIMS, OBJECTIVES, WEIGHTS } from './weights.ts';

const REACH = inches(2);

/** What controlling an objective is worth to a seat now. */
export function wantOf(t: Look, seat: Seat, token: Token): number {
  const { marks } = token;
  const { turningPoint } = t.position;
  switch (t.setup.mission) {
    case 'loot':
      if ((marks['looted'] ?? 0) >= 3) return OBJECTIVES.empty;
      return marks['looted-in'] === turningPoint ? OBJECTIVES.looted : OBJECTIVES.fresh;
    case 'secure':
      return marks['secured-by'] === seat ? OBJECTIVES.secured : OBJECTIVES.fresh;
    case 'capture':
      return marks['captured-by'] === seat ? OBJECTIVES.captured : OBJECTIVES.fresh;
    default:
      return aimAt(t, seat, token) ?? OBJECTIVES.plain;
  }
}

/** Whether an operative standing at a spot would be close enough to count for the objective. */
export const isBy = (t: Look, operative: OperativeId, at: Spot, { at: middle }: Token): boolean =>
  flat(at, middle) - reachOf(t, operative) <= REACH - 2 && Math.abs(at.z - middle.z) < REACH;

export interface Goal {
  readonly token: Token;
  readonly want: number;
  /** Held by its own side without this operative, or held as soon as it arrives. */
  readonly held: boolean;
  readonly turns: boolean;
  /** Number of friends nearer to it. */
  readonly nearer: number;
  /** Walking distance to it. */
  readonly walk: (from: Spot) => number;
}

/** The objectives from an operative's point of view, not counting the operative itself. */
export function goalsOf(t: Look, operative: OperativeId): readonly Goal[] {
  const home = homeOf(t, operative);
  if (home)
    return [
      { token: home, want: AIMS.home, held: false, turns: true, nearer: 0, walk: walksTo(t, operative, home.at) },
    ];
  const seat = ownerOf(t, operative);
  const apl = aplOf(t, operative);
  const from = operativeOf(t, operative).at!;
  const friends = inPlay(t.position, (each, id) => each.seat === seat && id !== operative);
  return markersOf(t).map(token => {
    const strength = strengthOf(t, id => id !== operative && isBy(t, id, operativeOf(t, id).at!, token));
    const own = flat(from, token.at);
    const nearer = friends.filter(id => flat(operativeOf(t, id).at!, token.at) < own).length;
    const walk = walksTo(t, operative, token.at);
    const lead = strength[seat]! - strength[1 - seat]!;
    const want = wantOf(t, seat, token);
    // Everybody may leave by the same exit.
    if (isWayOut(t, seat)) return { token, want, held: false, turns: true, nearer: 0, walk };
    return { token, want, held: lead > 0, turns: lead <= 0 && lead + apl > 0, nearer, walk };
  });
}

/** What standing at a spot is worth for the objectives: holding one, or being on the way to one. */
export function worthForGoals(t: Look, operative: OperativeId, at: Spot, goals: readonly Goal[]): number {
  let standing = 0;
  let near = 0;
  for (const { token, want, held, turns, nearer, walk } of goals) {
    if (isBy(t, operative, at, token)) standing += (turns ? 1 : held ? WEIGHTS.spare : WEIGHTS.contest) * want;
    const wanted = held ? WEIGHTS.held * want : want / (1 + WEIGHTS.crowding * nearer);
    near = Math.max(near, (wanted * 6) / (6 + walk(at) / inches(1)));
  }
  return standing + near;
}
