// A bare killzone for a narrative mission, with seat 0 attacking from zone 0
import { tableOf } from '@little-wars/engine';
import { actionsOf, reasonsAgainstAction } from '../../../core/03-actions/actions.ts';
import { killTeam } from '../../../index.ts';
import { field, open, type Stood } from '../../../testing/field.ts';
import type { Look, Position, Setup, Token } from '../../../types.ts';
import { missionOf } from '../../index.ts';

export const night = (mission: string): Setup => ({ ...open, play: 'narrative', mission });

/** The markers of a mission, some of them marked. */
export function markers(mission: string, marks: { readonly [id: string]: Token['marks'] } = {}): readonly Token[] {
  const t = tableOf(killTeam, night(mission), field([]));
  return missionOf(t.setup).markers!(t).map(token => ({ ...token, marks: marks[token.id] ?? {} }));
}

export const placed = (stood: readonly Stood[], tokens: readonly Token[], change: Partial<Position> = {}): Position =>
  field(stood, {
    cp: [0, 0],
    tokens,
    turningPoint: 2,
    activation: { operative: 0, ap: 3, performed: [], weapons: [] },
    ...change,
  });

export const look = (mission: string, position: Position): Look => tableOf(killTeam, night(mission), position);

/** The reasons against an action of operative 0, with their clauses; null if it does not have it. */
export function against(mission: string, position: Position, action: string): readonly string[] | null {
  const t = look(mission, position);
  const offered = actionsOf(t, 0).find(({ id }) => id === action);
  return offered ? reasonsAgainstAction(t, offered, 0).map(({ reason, clause }) => `${reason} ${clause}`) : null;
}

/** VP of each seat in the turning point. */
export const scoredIn = ({ position }: { readonly position: Position }): readonly number[] =>
  position.missionPoints.map(points => points[position.turningPoint]!);
