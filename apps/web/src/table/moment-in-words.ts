// One moment in words, as a seat may see it: shared by the log, what just happened, and the replay.
import type { Seat } from '@little-wars/engine';
import { type Moment, type Session, type ToldMoment, tellMoment } from '@little-wars/table';
import { namesOf } from './names.ts';

/** Cached per seat, because a moment never changes; told again when the player of a side changes. */
const momentsInWords = new WeakMap<Moment, Map<string, ToldMoment>>();

export function momentInWords(moment: Moment, { match, players }: Session, seat: Seat | null): ToldMoment {
  const seats = namesOf(players);
  const key = `${seat} ${seats.join()}`;
  const cached = momentsInWords.get(moment) ?? new Map<string, ToldMoment>();
  momentsInWords.set(moment, cached);
  const now = cached.get(key) ?? tellMoment(match, moment, seat, { seats });
  cached.set(key, now);
  return now;
}
