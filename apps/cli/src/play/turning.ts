// Rotation by typing: a direction after a place.
import { type Board, type Edition, type Game, judge, type Leg, type Match, type Question } from '@little-wars/engine';
import type { Direction } from '@little-wars/engine/geometry';
import type { Typed } from './places.ts';

export interface Turned {
  /** What was typed before the direction. */
  readonly rest: string;
  readonly along: Direction | null;
}

/** Parses `12.5,8 @30`: degrees from east, counter-clockwise; `@30` alone rotates on the spot. */
export function turnIn(typed: string): Turned {
  const match = /^(.*?)\s*@(-?\d{1,3})$/.exec(typed.trim());
  if (!match) return { rest: typed, along: null };
  const angle = (Number(match[2]) * Math.PI) / 180;
  return {
    rest: match[1]!,
    along: { dx: Math.round(1000 * Math.cos(angle)), dy: Math.round(1000 * Math.sin(angle)) },
  };
}

/** Whether a question is about something that can be rotated: anything but a model on a round base. */
export function canTurn({ models }: Board, question: Question<'move'> | Question<'place'>): boolean {
  const meant = question.kind === 'move' ? question.model : question.what;
  const model = models.find(({ id }) => id === meant);
  return model ? model.lies !== undefined : question.kind === 'place';
}

/** A move that rotates where it ends, or where it begins. */
export function turnedMove(
  { ruleset, setup, state }: Match<Game, Edition<Game>>,
  question: Question<'move'>,
  legs: readonly Leg[],
  { along, board }: { readonly along: Direction; readonly board: Board },
): Typed<readonly Leg[]> {
  const [first, ...more] = legs;
  const to = legs.at(-1)?.to ?? board.models.find(({ id }) => id === question.model)!.at!;
  const ways: readonly (readonly Leg[])[] = [
    [...legs, { how: 'go', to, along }],
    ...(first ? [[{ ...first, along }, ...more]] : []),
  ];
  const judged = ways.map(answer => ({ answer, judged: judge(ruleset, setup, state, { by: question.to, answer }) }));
  const good = judged.find(({ judged: { ok } }) => ok);
  if (good) return { answer: good.answer };
  const [worst] = judged;
  return { reasons: worst && !worst.judged.ok ? worst.judged.reasons : [] };
}
