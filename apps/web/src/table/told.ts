// One moment in words, as a seat may hear it: the log, what just happened, and the replay say the same.
import { type Moment, type Session, type ToldMoment, tellMoment } from '@little-wars/table';

/** A moment stays what it was: told once for each seat. */
const told = new WeakMap<Moment, ToldMoment[]>();

export function toldMoment(moment: Moment, { match }: Session, seat: number): ToldMoment {
  const bySeat = told.get(moment) ?? [];
  told.set(moment, bySeat);
  bySeat[seat] ??= tellMoment(match, moment, seat);
  return bySeat[seat];
}
