// What happened, as a seat (or a spectator: null) may see it, in words.
import type { Ahead, Asked, BoardModel, FactShape, Heading, Question, Seat } from '@little-wars/engine';
import { compassOf } from '@little-wars/engine/geometry';
import { type Manner, type Teller, tellerFor } from '@little-wars/words';
import { COMPOSED } from './quiet.ts';
import type { Event, Moment, TableMatch } from './session.ts';

type Table = Pick<TableMatch, 'ruleset' | 'setup'>;

/** An event as a seat may see it. */
export const eventFor = ({ ruleset, setup }: Table, { fact, position }: Event, seat: Seat | null): Event => ({
  fact: ruleset.show(fact, seat) as FactShape,
  position: ruleset.view(setup, position, seat),
});

/** A teller for a seat at a position. */
export const tellerAt = ({ ruleset, setup }: Table, position: object, seat: Seat | null, manner?: Manner): Teller =>
  tellerFor({ ruleset, setup, position: ruleset.view(setup, position, seat) }, manner);

export interface Line {
  readonly text: string;
  readonly clause: string;
}

/**
 * A line for each event that is worth one, described at the position right after it, because later ones may change it.
 */
export function tellEvents(
  { ruleset, setup }: Table,
  events: readonly Event[],
  seat: Seat | null,
  manner?: Manner,
): readonly Line[] {
  const lines: Line[] = [];
  for (const [i, event] of events.entries()) {
    const { fact, position } = eventFor({ ruleset, setup }, event, seat);
    const text = tellerFor({ ruleset, setup, position }, manner).fact(fact);
    if (text === null) continue;
    // Dice may be set to their current value: that is not news.
    const isKnown = lines.at(-1)?.text === text && isSame(events[i - 1]!.position, event.position);
    if (!isKnown) lines.push({ text, clause: event.fact.clause });
  }
  return lines;
}

const isSame = (one: object, other: object): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

export interface ToldMoment {
  /** What was asked or rolled for, with the choice if there were several and it is not secret. */
  readonly asked: string;
  /** The faces, and whose dice they were; null if it was not a roll. */
  readonly roll: { readonly faces: readonly number[]; readonly whose: string | null } | null;
  readonly lines: readonly Line[];
  /** How the numbers of a roll came about. */
  readonly numbers: readonly string[];
  /** Why it was chosen. */
  readonly why: string | null;
}

export function tellMoment(match: Table, moment: Moment, seat: Seat | null, manner?: Manner): ToldMoment {
  const { question, before, input, events, because } = moment;
  const teller = tellerAt(match, before.position, seat, manner);
  // Do not show a secret choice, nor the reason for it, which would give it away.
  const isHidden = question.secret && input.by !== seat;
  const isPicked = question.kind === 'pick-one' || question.kind === 'react';
  const picked = isPicked && !isHidden ? ` ${teller.option(question, input.answer)}` : '';
  const isRoll = question.kind === 'roll';
  const whose = isRoll && question.whose !== null ? teller.seat(question.whose) : null;
  return {
    asked: `${teller.question(question)}${picked}${eachOf(question, teller)}`,
    roll: isRoll ? { faces: input.answer as readonly number[], whose } : null,
    lines: tellEvents(match, events, seat, manner),
    numbers: isRoll ? teller.numbers(question) : [],
    why:
      because && !isHidden && because.reason !== COMPOSED.reason
        ? `${capital(whoIs(teller, input.by))}${teller.because(because)}`
        : null,
  };
}

/** A die for each seat: whose is which. */
function eachOf(question: Question, { seat }: Teller): string {
  if (question.kind !== 'roll' || question.whose !== null || question.count !== SEATS) return '';
  return `, ${Array.from({ length: SEATS }, (_, of) => seat(of)).join(' against ')}`;
}

/** Two sides roll off. */
const SEATS = 2;

const whoIs = (teller: Teller, by: Asked): string => (by === 'dice' ? '' : `${teller.seat(by)}: `);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Which way something faces or drifts, and its multiplicity. */
export const toldHeading = ({ text }: Teller, { along, count }: Heading): string =>
  text(count === 1 ? 'heading.one' : 'heading.more', { compass: text(`compass.${compassOf(along)}`), count });

/** A drift in words, place by place: `3": 17%`. */
export const toldAhead = ({ ends }: Ahead): readonly string[] =>
  ends.map(({ inches, chance }) => `${Number(inches.toFixed(2))}": ${Number((100 * chance).toFixed(1))}%`);

/** A model in one line: who, what, wounds, heading, conditions. */
export function toldModel(
  teller: Teller,
  { id, card, wounds, heading, conditions, ready, active, out }: BoardModel,
): string {
  const called = teller.model(id);
  const parts = [
    called,
    // Many models are named after their card.
    ...(called.includes(card) ? [] : [card]),
    ...(out ? ['out of the game'] : []),
    ...(wounds && !out ? [`${wounds.left} of ${wounds.of} wounds`] : []),
    ...(heading && !out ? [toldHeading(teller, heading)] : []),
    ...(out ? [] : conditions.map(condition => teller.thing('condition', condition))),
    ...(out ? [] : active ? ['active'] : ready ? ['ready'] : []),
  ];
  return [...new Set(parts)].join(', ');
}
