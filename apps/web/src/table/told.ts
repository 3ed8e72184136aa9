// One moment in words, as a seat may hear it: the log, what just happened, and the replay say the same.
import type { Asked, FactShape } from '@little-wars/engine';
import { type Teller, tellerFor } from '@little-wars/words';
import type { Moment, Session, TableMatch } from '../game/session.ts';

export interface ToldMoment {
  /** What was asked, or rolled for; with what was chosen, where that is one of several and no secret. */
  readonly asked: string;
  /** What fell; null where somebody chose. */
  readonly faces: readonly number[] | null;
  readonly lines: readonly { readonly text: string; readonly clause: string }[];
  /** Where the numbers of a roll came from. */
  readonly numbers: readonly string[];
  /** Why a bot chose so. */
  readonly why: string | null;
}

/** A moment stays what it was: told once for each seat. */
const known = new WeakMap<Moment, ToldMoment[]>();

export function toldMoment(moment: Moment, { match }: Session, seat: number): ToldMoment {
  const bySeat = known.get(moment) ?? [];
  known.set(moment, bySeat);
  bySeat[seat] ??= told(moment, match, seat);
  return bySeat[seat];
}

function told({ question, before, input, facts, because }: Moment, match: TableMatch, seat: number): ToldMoment {
  const teller = tellerAt(match, before, seat);
  // What was chosen in secret, and the reason for it, would give it away.
  const isHidden = question.secret && input.by !== seat;
  const isPicked = question.kind === 'pick-one' || question.kind === 'react';
  const picked = isPicked && !isHidden ? ` ${teller.option(question, input.answer)}` : '';
  return {
    asked: `${teller.question(question)}${picked}`,
    faces: input.by === 'dice' ? (input.answer as readonly number[]) : null,
    lines: linesOf(match, before, facts, seat),
    numbers: input.by === 'dice' ? teller.numbers(question) : [],
    why: because && !isHidden ? `${whoIs(teller, input.by)}${teller.because(because)}` : null,
  };
}

const whoIs = (teller: Teller, by: Asked): string => (by === 'dice' ? '' : `${teller.seat(by)}: `);

const tellerAt = ({ ruleset, setup }: TableMatch, position: object, seat: number): Teller =>
  tellerFor({ ruleset, setup, position: ruleset.view(setup, position, seat) });

/** Each fact as it stood when it happened: what it speaks of may be over a moment later. */
function linesOf(match: TableMatch, before: object, facts: readonly FactShape[], seat: number): ToldMoment['lines'] {
  const { ruleset } = match;
  const apply = ruleset.facts as Record<string, (position: object, fact: FactShape) => object>;
  let position = before;
  return facts.flatMap(fact => {
    position = apply[fact.type]!(position, fact);
    const text = tellerAt(match, position, seat).fact(ruleset.show(fact, seat) as FactShape);
    return text === null ? [] : [{ text, clause: fact.clause }];
  });
}
