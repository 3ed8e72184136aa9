// A match in chapters: one for each model's turn. Nobody wants to step through five hundred inputs.
import type { Id, Seat } from '@little-wars/engine';
import type { Moment, Session } from './session.ts';

export interface Chapter {
  /** The number of inputs before it. */
  readonly at: number;
  /** The number of inputs at its end. */
  readonly end: number;
  /** The acting model; null before the battle and between turns. */
  readonly actor: Id | null;
  /** The seat that chose it; null if none did. */
  readonly seat: Seat | null;
}

/** A new chapter begins where a question is about another model; reactions and dice belong to what they interrupt. */
export function chaptersOf({ match: { ruleset }, moments }: Session): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const [at, moment] of moments.entries()) {
    const actor = actorOf(ruleset.tabletop.actor, moment);
    const open = chapters.at(-1);
    if (open && (actor === undefined || actor === open.actor)) chapters[chapters.length - 1] = { ...open, end: at + 1 };
    else chapters.push({ at, end: at + 1, actor: actor ?? null, seat: seatOf(moment) });
  }
  return chapters;
}

/** Undefined where a moment does not say whose turn it is. */
function actorOf(actor: (question: Moment['question']) => Id | null, { question }: Moment): Id | null | undefined {
  if (question.to === 'dice' || question.kind === 'react') return undefined;
  return actor(question) ?? undefined;
}

const seatOf = ({ question: { to } }: Moment): Seat | null => (to === 'dice' ? null : to);
