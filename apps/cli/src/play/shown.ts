// What a person at a terminal is shown.
import type { Reason, Seat } from '@little-wars/engine';
import { answerIn, peopleIn } from '@little-wars/table';
import { wrap } from '../complain.ts';
import type { Asked } from './choices.ts';
import { howTo } from './help.ts';
import type { Session } from './session.ts';
import { mapLines } from './show-map.ts';
import { statusLines } from './status.ts';
import { type Terminal, WIDTH } from './terminal.ts';

/** A game on its way at a terminal. */
export interface Sitting {
  session: Session;
  readonly terminal: Terminal;
  readonly keep: (sitting: Sitting, file?: string) => string;
  /** No map by itself. */
  readonly brief: boolean;
  /** How many chapters each seat has been told; the last place is for whoever only watches. */
  readonly told: number[];
  /** Who sat here last. */
  person: Seat | null;
  /** The board that was shown last. */
  shown: string;
  /** The clauses of the last refusal, for `why`. */
  refused: readonly string[];
  /** Where the list of choices goes on. */
  page: number;
}

/** One answer to the open question; every reason against it where it is refused, and nothing changes. */
export function give(sitting: Sitting, given: unknown): readonly Reason[] {
  const answered = answerIn(sitting.session, given);
  if (!answered.ok) return answered.reasons;
  sitting.session = answered.session;
  return [];
}

export const say = ({ terminal }: Pick<Sitting, 'terminal'>, text: string, indent = '  '): void => {
  for (const line of wrap(text, WIDTH, indent).split('\n')) terminal.write(cutLine(line));
};

/** A word that is too long for a line is cut into two. */
const cutLine = (line: string): string => (line.length <= WIDTH ? line : (line.match(/.{1,80}/g) ?? []).join('\n'));

export function drawTable({ terminal }: Sitting, board: Asked['board'], teller: Asked['teller']): void {
  for (const line of mapLines(board, teller, terminal.colour)) terminal.write(line);
  for (const line of statusLines(board, teller)) terminal.write(line);
}

const PAGE = 14;

export function showQuestion(sitting: Sitting, asked: Asked): void {
  const { terminal, session } = sitting;
  const { question, choices, usual, heading } = asked;
  terminal.write('');
  const who = peopleIn(session) > 1 ? `${asked.teller.seat(asked.seat)}: ` : '';
  say(sitting, `${who}${heading} [${question.clause}]`);
  const page = choices.slice(sitting.page * PAGE, (sitting.page + 1) * PAGE);
  for (const [i, choice] of page.entries()) {
    const number = sitting.page * PAGE + i + 1;
    say(sitting, `${choice === usual ? '*' : ' '}${String(number).padStart(2)}  ${choice.text}`, '      ');
  }
  if (choices.length > PAGE) terminal.write(`    (${page.length} of ${choices.length}; type more for the others)`);
  if (!choices.includes(usual)) say(sitting, `*Enter: ${usual.text}`, '      ');
  terminal.write(`    [${howTo(question, choices.length)}; Enter for *; ? for help]`);
}

export const pages = ({ choices }: Asked): number => Math.max(1, Math.ceil(choices.length / PAGE));
