// Plans gestures; fetched once the first board stands.
import { onwardFor, planFor, type Session, type Wishes } from '@little-wars/table';
import type { RunningTable } from '../game/running.ts';
import type { Planner } from './gestures.ts';

interface Props extends Pick<Planner, 'refuse'> {
  readonly table: RunningTable;
  readonly seat: number;
  readonly played: (played: ReturnType<RunningTable['play']>) => void;
}

export const plannerFor = (session: Session, wishes: Wishes, { table, seat, played, refuse }: Props): Planner => ({
  plan: (gesture, rank) => planFor(session, seat, gesture, rank ? { ...wishes, rank } : wishes),
  play: (inputs, rest = []) => played(table.play(inputs, onwardFor(seat, rest, [], planFor))),
  refuse,
});
