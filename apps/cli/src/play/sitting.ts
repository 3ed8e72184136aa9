import { setImmediate } from 'node:timers/promises';
import { type Question, type Seat, tableOf, viewOf } from '@little-wars/engine';
import { accepted, answerIn, answerTo, diceFor, nextIn, peopleIn, resultIn, turnOf } from '@little-wars/table';
import { ask, type Prompt } from './choices.ts';
import { command } from './commands.ts';
import { savedIn } from './leaving.ts';
import { isSettled } from './session.ts';
import { drawTable, give, moveOn, type Sitting, say, showQuestion } from './shown.ts';
import { statusLines } from './status.ts';
import { chaptersOf, seatNames, storyOf, wordsFor } from './telling.ts';
import { readTyped } from './typed.ts';

export type Left = 'over' | 'left';

/** Plays until the match is over or everybody leaves. */
export async function sit(sitting: Sitting): Promise<Left> {
  for (;;) {
    const { session } = sitting;
    const next = nextIn(session);
    if (next.who === 'nobody') break;
    if (next.who === 'dice') put(sitting, diceFor(session.match, null)(next.question), 'the dice');
    else if (next.who === 'bot') {
      put(sitting, botsAnswer(sitting, next.seat, next.level), 'a bot');
      // Signals are checked between two answers.
      await setImmediate();
      if (sitting.terminal.isStopped()) return left(sitting);
    } else if (isSettled(session, next.question)) put(sitting, next.question.options[0], 'a person');
    else if (!(await turnAt(sitting, next.question, next.seat))) return left(sitting);
    if (peopleIn(session) === 0 && !sitting.isUnseen) tellNews(sitting, null);
  }
  const first = sitting.session.players.findIndex(({ kind }) => kind === 'person');
  if (first >= 0) tellNews(sitting, first);
  if (!sitting.isBetween && !sitting.isUnseen) showEnd(sitting);
  return 'over';
}

/** Gives an answer that must be legal. */
function put(sitting: Sitting, given: unknown, whose: string): void {
  moveOn(sitting, accepted(answerIn(sitting.session, given), whose));
}

/** Each answer has its own seed, so that a game continues the same way after a resume or an undo. */
function botsAnswer({ session }: Sitting, seat: Seat, level: string): unknown {
  const { ruleset, inputs, dice } = session.match;
  const seed = dice.source === 'seeded' ? dice.seed : '';
  return answerTo(ruleset, turnOf(session, seat, level, `${seed} bot ${seat} ${inputs.length}`)).answer;
}

/** Prints what happened since a seat was last shown. */
function tellNews({ session, told, terminal }: Sitting, seat: Seat | null): void {
  const place = seat ?? session.players.length;
  const chapters = chaptersOf(session);
  const news = chapters.slice(Math.min(told[place] ?? 0, chapters.length));
  told[place] = chapters.length;
  for (const line of storyOf(session.match, news, seat)) terminal.write(line);
}

/** Whether two people may see different things. */
function areSecretsAbout({ session: { match } }: Sitting, a: Seat, b: Seat): boolean {
  const view = (seat: Seat): string => JSON.stringify(viewOf(match.ruleset, match.setup, match.state, seat).position);
  return match.state.question?.secret === true || view(a) !== view(b);
}

/** Asks a person until the question is answered; false if they leave. */
async function turnAt(sitting: Sitting, question: Question, seat: Seat): Promise<boolean> {
  const { session, terminal, person } = sitting;
  if (person !== null && person !== seat && areSecretsAbout(sitting, person, seat)) {
    terminal.clear();
    const name = seatNames(session.match)[seat]!;
    say(sitting, `Hand over to ${name}. Everybody else, look away.`);
    if ((await terminal.read(`${name}: Enter when you are ready `)) === null) return false;
    sitting.shown = '';
  }
  sitting.person = seat;
  tellNews(sitting, seat);
  const asked = ask(session, question, seat);
  sitting.page = 0;
  showTable(sitting, asked);
  if (isAlone(asked)) say(sitting, 'Nobody else is left. Type auto to have the rest played for you.');
  showQuestion(sitting, asked);
  return answerBy(sitting, asked);
}

/** VG-15.4: the other side has no models left, and there is not much left to decide. */
const isAlone = ({ board: { models }, seat }: Prompt): boolean =>
  models.length > 0 && models.every(({ seat: of, out }) => of === seat || out);

async function answerBy(sitting: Sitting, asked: Prompt): Promise<boolean> {
  const { session, terminal } = sitting;
  for (;;) {
    const line = await terminal.read('> ');
    if (line === null) return false;
    const done = command(sitting, asked, line.trim());
    if (done === 'quit') return false;
    if (done === 'changed') return true;
    if (done === 'done') continue;
    const typed = readTyped(session, asked, line);
    if ('wrong' in typed) {
      say(sitting, typed.wrong);
      continue;
    }
    const reasons = 'reasons' in typed ? typed.reasons : give(sitting, typed.answer);
    if (reasons.length === 0 && 'answer' in typed) return true;
    sitting.refused = reasons.flatMap(({ clause }) => clause ?? []);
    terminal.write('That is not possible:');
    for (const reason of reasons.slice(0, MOST_REASONS)) say(sitting, `  - ${asked.teller.reason(reason)}`, '    ');
    terminal.write('Try another answer, or type why.');
  }
}

const MOST_REASONS = 6;

function left(sitting: Sitting): 'left' {
  sitting.terminal.write('');
  for (const line of savedIn(sitting)) say(sitting, line);
  return 'left';
}

/** Shows the map if a place or a model is asked for and the board has changed since it was last shown. */
function showTable(sitting: Sitting, { question, board, teller }: Prompt): void {
  if (sitting.brief) return;
  const isAboutPlaces = question.kind === 'move' || question.kind === 'place';
  const isAboutModels = question.kind === 'pick-one' && question.options.some(id => teller.isModel(question.of, id));
  const current = JSON.stringify([
    board.models.map(({ at, wounds, conditions }) => [at, wounds, conditions]),
    board.marks,
    board.pieces.length,
  ]);
  if (!(isAboutPlaces || isAboutModels) || current === sitting.shown) return;
  sitting.shown = current;
  drawTable(sitting, board, teller);
}

function showEnd(sitting: Sitting): void {
  const { session, terminal } = sitting;
  const { ruleset, setup, state } = session.match;
  const result = resultIn(session);
  const teller = wordsFor(session.match, null, state.position);
  const board = ruleset.tabletop.board(tableOf(ruleset, setup, ruleset.view(setup, state.position, null)));
  terminal.write('');
  for (const line of statusLines(board, teller)) terminal.write(line);
  if (result === null) return;
  const won = result.winners.length === 0 ? 'A draw' : `${result.winners.map(teller.seat).join(' and ')} wins`;
  say(sitting, `${won}, ${result.scores.join(' to ')}.`);
}
