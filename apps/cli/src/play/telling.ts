import type { Edition, Game, Match, Seat } from '@little-wars/engine';
import {
  type Event,
  type Line,
  type Moment,
  type Session,
  tellEvents,
  tellerAt,
  tellMoment,
  tellPlaces,
} from '@little-wars/table';
import { letterOf, type Manner, type Teller, tellerFor } from '@little-wars/words';
import { wrap } from '../complain.ts';
import { WIDTH } from './terminal.ts';

type Table = Pick<Match<Game, Edition<Game>>, 'ruleset' | 'setup'>;

/** Seats by the names of their sides. */
const manner = (match: Table): Manner => ({ seats: seatNames(match) });

/** A teller for a seat, or for a spectator (null), at a position. */
export const wordsFor = (match: Table, seat: Seat | null, position: object): Teller =>
  tellerAt(match, position, seat, manner(match));

/** `Orks (A)` if the ruleset has names for its sides, else `A`. */
export function seatNames({ ruleset, setup }: Table): readonly string[] {
  const { position } = ruleset.opening(setup);
  const plain = tellerFor({ ruleset, setup, position });
  return Array.from({ length: ruleset.seats }, (_, seat) => {
    const side = plain.thing('side', seat);
    return side === String(seat) ? letterOf(seat) : `${side} (${letterOf(seat)})`;
  });
}

const CLAUSE = 10;

/** A log entry wrapped to the terminal, with its clause at the right of the last line. */
export function logged(text: string, clause: string, indent = '', width = WIDTH): readonly string[] {
  const lines = wrap(`${indent}${text}`, width - CLAUSE, `${indent}  `).split('\n');
  const last = lines.pop()!;
  return [...lines, `${last.padEnd(width - CLAUSE)} ${clause}`.slice(0, Math.max(width, last.length)).trimEnd()];
}

const numbered = (numbers: readonly string[], width: number): readonly string[] =>
  numbers.length === 0 ? [] : wrap(`    ${numbers.join('; ')}`, width, '      ').split('\n');

/** One part of the story: the events before the first input, or those of one input. */
export type Chapter = { readonly opening: readonly Event[] } | Moment;

/** The opening, then every moment. */
export const chaptersOf = ({ opening, moments }: Session): readonly Chapter[] => [{ opening }, ...moments];

interface StoryLook {
  readonly width?: number;
  /** Says exactly where things happened, besides what is near. */
  readonly exact?: boolean;
}

/** What happened, as a seat may see it; consecutive duplicates are left out. */
export function storyOf(
  match: Table,
  chapters: readonly Chapter[],
  seat: Seat | null,
  { width = WIDTH, exact = false }: StoryLook = {},
): readonly string[] {
  const entries = chapters
    .flatMap(chapter => toldIn(match, chapter, seat, { width, exact }))
    .filter(lines => lines.length > 0);
  return entries.filter((lines, i) => lines.join('\n') !== entries[i - 1]?.join('\n')).flat();
}

/** The log entries of a chapter, each as a list of lines. */
function toldIn(
  match: Table,
  chapter: Chapter,
  seat: Seat | null,
  { width, exact: isExact }: Required<StoryLook>,
): readonly (readonly string[])[] {
  const line = ({ text, clause }: Line): readonly string[] => logged(text, clause, '', width);
  const events = 'opening' in chapter ? chapter.opening : chapter.events;
  const places = isExact ? tellPlaces(match, events, seat).map(place => [`  ${place}`]) : [];
  if ('opening' in chapter) return tellEvents(match, chapter.opening, seat, manner(match)).map(line).concat(places);
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
  return [rolled, ...lines.map(line), ...places];
}
