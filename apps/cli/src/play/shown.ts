// What a person at a terminal sees.
import type { Reason, Seat } from '@little-wars/engine';
import { answerIn, peopleIn } from '@little-wars/table';
import { wrap } from '../complain.ts';
import type { Choice, Prompt } from './choices.ts';
import { howTo } from './help.ts';
import type { Saving } from './saving.ts';
import type { Session } from './session.ts';
import { mapLines } from './show-map.ts';
import { statusLines } from './status.ts';
import { type Terminal, WIDTH } from './terminal.ts';

/** A game in progress at a terminal. */
export interface Sitting {
  session: Session;
  readonly terminal: Terminal;
  /** Null if nothing is saved, as when watching bots. */
  readonly saving: Saving | null;
  /** Why the last attempt to save failed. */
  unsaved: string | null;
  /** Do not show the map unless asked. */
  readonly brief: boolean;
  /** The number of chapters each seat has been shown; the last entry is for spectators. */
  readonly told: number[];
  /** The person who was asked last. */
  person: Seat | null;
  /** The board shown last, to detect changes. */
  shown: string;
  /** The clauses of the last refusal, for `why`. */
  refused: readonly string[];
  /** The current page of the list of choices. */
  page: number;
  /** The command that continues it, if it is not a match of its own. */
  readonly resume?: string;
  /** What happens between two matches of a campaign: without a map, and without a result to tell. */
  readonly isBetween?: true;
  /** Bots play among themselves, and nobody watches. */
  readonly isUnseen?: true;
}

/** Answers the open question; a refused answer changes nothing and returns every reason. */
export function give(sitting: Sitting, given: unknown): readonly Reason[] {
  const answered = answerIn(sitting.session, given);
  if (!answered.ok) return answered.reasons;
  moveOn(sitting, answered.session);
  return [];
}

/** Continues with a changed session, which is saved before anything else happens. */
export function moveOn(sitting: Sitting, session: Session): void {
  sitting.session = session;
  const { saving, unsaved } = sitting;
  if (saving === null) return;
  const earlier = saving.aside;
  const wrong = saving.keep(session);
  sitting.unsaved = wrong;
  if (wrong !== null && wrong !== unsaved)
    say(sitting, `The game cannot be saved to ${saving.file}: ${wrong}. Type save and another name to keep it.`);
  if (saving.aside !== earlier) say(sitting, `What was in ${saving.file} is kept in ${saving.aside}.`);
}

export const say = ({ terminal }: Pick<Sitting, 'terminal'>, text: string, indent = '  '): void => {
  for (const line of wrap(text, WIDTH, indent).split('\n')) terminal.write(cutLine(line));
};

/** Breaks a word that is too long for a line. */
const cutLine = (line: string): string => (line.length <= WIDTH ? line : (line.match(/.{1,80}/g) ?? []).join('\n'));

export function drawTable(sitting: Sitting, board: Prompt['board'], teller: Prompt['teller']): void {
  const { terminal } = sitting;
  if (sitting.isBetween) {
    say(sitting, 'There is no map between battles.');
    return;
  }
  for (const line of mapLines(board, teller, terminal.colour)) terminal.write(line);
  for (const line of statusLines(board, teller)) terminal.write(line);
}

const PAGE = 14;

export function showQuestion(sitting: Sitting, asked: Prompt): void {
  const { terminal, session } = sitting;
  const { question, choices, usual, heading } = asked;
  terminal.write('');
  const who = peopleIn(session) > 1 ? `${asked.teller.seat(asked.seat)}: ` : '';
  say(sitting, `${who}${heading} [${question.clause}]`);
  const page = choices.slice(sitting.page * PAGE, (sitting.page + 1) * PAGE);
  for (const [i, choice] of page.entries()) {
    const number = sitting.page * PAGE + i + 1;
    say(sitting, `${isUsual(asked, choice) ? '*' : ' '}${String(number).padStart(2)}  ${choice.text}`, '      ');
  }
  if (choices.length > PAGE) terminal.write(`    (${page.length} of ${choices.length}; type more for the others)`);
  if (!choices.includes(usual)) say(sitting, `*Enter: ${usualText(asked)}`, '      ');
  terminal.write(`    [${howTo(question, choices.length)}; Enter for *; ? for help]`);
}

/** Whether a choice is what Enter takes, or one of several. */
const isUsual = ({ question, usual }: Prompt, choice: Choice): boolean =>
  question.kind === 'pick-some' ? (usual.answer as readonly unknown[]).includes(choice.answer) : choice === usual;

/** What Enter takes: of several choices the numbers, in order, because their texts stand above. */
function usualText({ question, choices, usual }: Prompt): string {
  if (question.kind !== 'pick-some') return usual.text;
  const picks = usual.answer as readonly unknown[];
  return picks.map(pick => choices.findIndex(({ answer }) => answer === pick) + 1).join(' ') || 'none';
}

export const pages = ({ choices }: Prompt): number => Math.max(1, Math.ceil(choices.length / PAGE));
