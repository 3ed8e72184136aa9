// The map in words, for screen readers and for the line beside it.
import type { Board, Id } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import type { Looking } from '../table/looking.ts';
import { modelAt, tapeBetween } from './tape.ts';
import { inchesIn } from './upright.ts';

interface Shown {
  readonly board: Board;
  readonly looking: Looking;
  readonly label: (id: Id) => string;
}

/** `A1`, or empty where no model stands. */
const onWhom = ({ board, label }: Shown, at: Point): string | null => {
  const model = modelAt(board, at);
  return model ? label(model.id) : null;
};

/** The cursor's place: `12.5 inches from the left, 3 from the near edge, on A1`. */
export function saidCross(shown: Shown, at: Point): string {
  const whom = onWhom(shown, at);
  return `${inchesIn(at.x)} inches from the left, ${inchesIn(at.y)} from the near edge${whom ? `, on ${whom}` : ''}`;
}

/** The ends of the tape; while it is open, it ends at the pointer. */
export const endsOf = ({ tape }: Looking, over: Point | null): readonly [Point, Point] | null => {
  const [from, to = over] = tape;
  return from && to ? [from, to] : null;
};

/** The tape in words: `From A1 to B2: 5.32 inches`. */
export function saidTape(shown: Shown, over: Point | null): string {
  const { looking, board } = shown;
  const ends = endsOf(looking, over);
  if (!ends) return over ? `${saidCross(shown, over)}. Space holds the tape here` : '';
  const [from, to] = ends.map(at => onWhom(shown, at));
  if (looking.tape.length === 1 && from && from === to) return `Tape held at ${from}`;
  const length = inchesIn(tapeBetween(board, ends[0], ends[1]).length);
  return `${looking.tape.length === 2 ? 'Tape laid from' : 'From'} ${from ?? 'a point'} to ${to ?? 'a point'}: ${length} inches`;
}
