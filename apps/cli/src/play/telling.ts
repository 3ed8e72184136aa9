import type { Edition, FactShape, Game, Match, Seat } from '@little-wars/engine';
import { letterOf, type Teller, tellerFor } from '@little-wars/words';
import { wrap } from '../complain.ts';
import type { Event, Session } from './session.ts';
import { WIDTH } from './terminal.ts';

/** Words for a seat, or for whoever only watches (null), at a position. */
export function tellerAt({ match }: Pick<Session, 'match'>, seat: Seat | null, position: object): Teller {
  const { ruleset, setup } = match;
  return tellerFor({ ruleset, setup, position: ruleset.view(setup, position, seat) }, { seats: seatNames(match) });
}

/** `Orks (A)`, where the ruleset knows what its sides are called; else `A`. */
export function seatNames({
  ruleset,
  setup,
}: Pick<Match<Game, Edition<Game>>, 'ruleset' | 'setup'>): readonly string[] {
  const { position } = ruleset.opening(setup);
  const plain = tellerFor({ ruleset, setup, position });
  return Array.from({ length: ruleset.seats }, (_, seat) => {
    const side = plain.thing('side', seat);
    return side === String(seat) ? letterOf(seat) : `${side} (${letterOf(seat)})`;
  });
}

const CLAUSE = 10;

/** A line of the log in lines of the terminal, its clause at the right of the last. */
export function logged(text: string, clause: string, indent = '', width = WIDTH): readonly string[] {
  const lines = wrap(`${indent}${text}`, width - CLAUSE, `${indent}  `).split('\n');
  const last = lines.pop()!;
  return [...lines, `${last.padEnd(width - CLAUSE)} ${clause}`.slice(0, Math.max(width, last.length)).trimEnd()];
}

const numbered = (numbers: readonly string[], width: number): readonly string[] =>
  numbers.length === 0 ? [] : wrap(`    ${numbers.join('; ')}`, width, '      ').split('\n');

/** What happened, as a seat may know it; the same thing twice in a row is told once. */
export function storyOf(of: Of, events: readonly Event[], seat: Seat | null, width = WIDTH): readonly string[] {
  const told = events.map(event => eventLines(of, event, seat, width)).filter(lines => lines.length > 0);
  return told.filter((lines, i) => lines.join('\n') !== told[i - 1]?.join('\n')).flat();
}

type Of = Pick<Session, 'match'>;

/** What an event is to a seat: nothing, or a line or more. */
function eventLines(of: Of, event: Event, seat: Seat | null, width: number): readonly string[] {
  const teller = tellerAt(of, seat, event.position);
  if (event.what === 'fact') {
    const shown = of.match.ruleset.show(event.fact, seat) as FactShape;
    const text = teller.fact(shown);
    return text === null ? [] : logged(text, event.fact.clause, '', width);
  }
  const { question, faces } = event;
  if (question.secret) return [];
  const whose = question.whose === null ? '' : `, ${teller.seat(question.whose)}`;
  return [
    ...logged(`${teller.question(question)}${whose}: ${faces.join(' ')}`, question.clause, '  ', width),
    ...numbered(teller.numbers(question), width),
  ];
}
