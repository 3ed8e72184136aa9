// VG-2.4  What players may pay for during an attack, as odds count it
import { carriedOut, offersAt, supposing } from '@little-wars/engine';
import type { Timings } from '../queries.ts';
import type { Look, Position, Vanguard } from '../types.ts';

/** Ids of paid abilities that are used whenever available. */
export type Reactions = readonly string[];

export const SEATS = [0, 1];

/** The table after every listed reaction that is available and only changes the attack itself. */
export function reacted<N extends keyof Timings>(t: Look, reactions: Reactions, timing: N, about: Timings[N]): Look {
  if (reactions.length === 0) return t;
  let look = t;
  for (const id of reactions)
    for (const seat of SEATS) {
      const position = after(look, id, timing, about, seat);
      if (position !== null) look = supposing(look, position);
    }
  return look;
}

/** The position after one reaction; null if it is not available, or does more than change numbers. */
export function after<N extends keyof Timings>(t: Look, id: string, timing: N, about: Timings[N], seat: number) {
  const offer = offersAt<Vanguard, N>(t, timing, about, seat).find(each => each.id === id);
  const position: Position | null = offer ? carriedOut<Vanguard>(t, offer.frame) : null;
  return position !== null && position.models === t.position.models ? position : null;
}
