import type { Edition, Game, Match, Seat } from '@little-wars/engine';
import { type Event, type Moment, type Session, tellEvents, tellerAt, tellMoment } from '@little-wars/table';
import { letterOf, type Manner, type Teller, tellerFor } from '@little-wars/words';
import { wrap } from '../complain.ts';
import { WIDTH } from './terminal.ts';

type Table = Pick<Match<Game, Edition<Game>>, 'ruleset' | 'setup'>;

/** Seats by the names of their sides. */
const manner = (match: Table): Manner => ({ seats: seatNames(match) });

/** Words for a seat, or for whoever only watches (null), at a position. */
export const wordsFor = (match: Table, seat: Seat | null, position: object): Teller =>
  tellerAt(match, position, seat, manner(match));

/** `Orks (A)`, where the ruleset knows what its sides are called; else `A`. */
export function seatNames({ ruleset, setup }: Table): readonly string[] {
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

/** A part of a match to be told: what happened before the first input, or at one. */
export type Chapter = { readonly opening: readonly Event[] } | Moment;

/** The opening, and then every moment. */
export const chaptersOf = ({ opening, moments }: Session): readonly Chapter[] => [{ opening }, ...moments];

/** What happened, as a seat may know it; the same thing twice in a row is told once. */
export function storyOf(
  match: Table,
  chapters: readonly Chapter[],
  seat: Seat | null,
  width = WIDTH,
): readonly string[] {
  const told = chapters.flatMap(chapter => toldIn(match, chapter, seat, width)).filter(lines => lines.length > 0);
  return told.filter((lines, i) => lines.join('\n') !== told[i - 1]?.join('\n')).flat();
}

/** Everything worth telling of a chapter, each in lines of its own. */
function toldIn(match: Table, chapter: Chapter, seat: Seat | null, width: number): readonly (readonly string[])[] {
  if ('opening' in chapter)
    return tellEvents(match, chapter.opening, seat, manner(match)).map(({ text, clause }) =>
      logged(text, clause, '', width),
    );
  const { question } = chapter;
  const { asked, roll, lines, numbers } = tellMoment(match, chapter, seat, manner(match));
  const whose = roll?.whose ? `, ${roll.whose}` : '';
  const rolled =
    roll && !question.secret
      ? [
          ...logged(`${asked}${whose}: ${roll.faces.join(' ')}`, question.clause, '  ', width),
          ...numbered(numbers, width),
        ]
      : [];
  return [rolled, ...lines.map(({ text, clause }) => logged(text, clause, '', width))];
}
