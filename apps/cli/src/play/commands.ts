import { type Id, tableOf } from '@little-wars/engine';
import { seated, sessionAt, toldAhead, toldHeading, undoIn } from '@little-wars/table';
import { percent } from '@little-wars/words';
import { barsOf, drawHistogram } from '../odds/histogram.ts';
import type { Prompt } from './choices.ts';
import { HELP, NO_UNDO, SEED_TELLS } from './help.ts';
import { savedCopy, savedIn, seedOf } from './leaving.ts';
import { groundLines, placesIn } from './places.ts';
import { isSettled } from './session.ts';
import { drawTable, moveOn, pages, type Sitting, say, showQuestion } from './shown.ts';
import { chaptersOf, storyOf } from './telling.ts';

/** The outcome of a typed line: a command that is done, changes the question or quits; or an answer. */
type Done = 'done' | 'changed' | 'quit' | 'answer';

type Command = (sitting: Sitting, asked: Prompt, words: readonly string[]) => Done;

export function command(sitting: Sitting, asked: Prompt, line: string): Done {
  const [name = '', ...words] = line.split(/\s+/);
  const low = name.toLowerCase();
  return Object.hasOwn(COMMANDS, low) ? COMMANDS[low]!(sitting, asked, words) : 'answer';
}

const help: Command = ({ terminal }) => {
  for (const line of HELP) terminal.write(line);
  return 'done';
};

const quit: Command = () => 'quit';

const LOG = 20;

/** The bot that takes over for a person who stops playing. */
const AUTOMATIC = 'soldier';

const COMMANDS: { readonly [name: string]: Command } = {
  '?': help,
  help,
  quit,
  exit: quit,
  q: quit,
  why: (sitting, asked, [number]) => {
    if (number === undefined) whyAsked(sitting, asked);
    else whyChosen(sitting, asked, number);
    return 'done';
  },
  map: (sitting, { board, teller }) => {
    drawTable(sitting, board, teller);
    return 'done';
  },
  at: ({ terminal }, { board, teller }, words) => {
    const [place] = placesIn(words.join(' ')) ?? [];
    if (place === undefined) terminal.write('Which place? Type it like this: at 12.5,8');
    else for (const line of groundLines(board, place, teller)) terminal.write(line);
    return 'done';
  },
  log: ({ session, terminal }, { seat }, words) => {
    const many = words.find(word => /^\d+$/.test(word));
    const count = many === undefined ? LOG : Number(many);
    const lines = storyOf(session.match, chaptersOf(session), seat, { exact: words.includes('exact') });
    for (const line of lines.slice(-count)) terminal.write(line);
    return 'done';
  },
  more: (sitting, asked) => {
    sitting.page = (sitting.page + 1) % pages(asked);
    showQuestion(sitting, asked);
    return 'done';
  },
  card: (sitting, asked, [label]) => {
    const model = modelCalled(asked, label);
    if (!model) {
      sitting.terminal.write(`Type card and a model of the map, like card ${asked.teller.label(0)}.`);
      return 'done';
    }
    say(sitting, `${asked.teller.model(model.id)}${model.card === model.name ? '' : `, ${model.card}`}`);
    if (model.heading) say(sitting, `  ${toldHeading(asked.teller, model.heading)}`);
    for (const { label: of, value } of model.lines) say(sitting, `  ${of}: ${value}`, '      ');
    return 'done';
  },
  ahead: (sitting, asked, [label]) => {
    const { ruleset, setup } = sitting.session.match;
    const what = modelCalled(asked, label)?.id ?? asked.board.marks.find(({ id }) => id === label)?.id;
    const ahead = what === undefined ? null : ruleset.tabletop.ahead(tableOf(ruleset, setup, asked.view), what);
    if (!ahead) {
      const hint = `Type ahead and a model of the map, like ahead ${asked.teller.label(0)}.`;
      sitting.terminal.write(what === undefined ? hint : 'It does not drift.');
      return 'done';
    }
    say(sitting, `  ${toldAhead(ahead).join('  ')} (${ahead.clause})`, '    ');
    return 'done';
  },
  see: (sitting, asked, [from, to]) => {
    const [viewer, target] = [modelCalled(asked, from), modelCalled(asked, to)];
    const { ruleset, setup } = sitting.session.match;
    if (!viewer?.at || !target?.at) {
      sitting.terminal.write('Type see and two models on the map, like see A1 B1.');
      return 'done';
    }
    for (const ruling of ruleset.tabletop.court(tableOf(ruleset, setup, asked.view), viewer.id, target.id)) {
      const { id, clause, holds, line: _line, touches = [], margin, inches, ...parameters } = ruling;
      const by = touches.map(({ what }) => asked.teller.thing(typeof what === 'number' ? 'model' : 'piece', what));
      const words = [
        `${asked.teller.text(`ruling.${id}`, parameters)}: ${inches === undefined ? (holds ? 'yes' : 'no') : `${inches.toFixed(2)}"`}`,
        ...(margin === undefined ? [] : [`by ${margin.toFixed(2)}"`]),
        ...(by.length === 0 ? [] : [`touching ${by.join(', ')}`]),
      ];
      say(sitting, `  ${words.join('; ')} (${clause})`, '    ');
    }
    return 'done';
  },
  undo: (sitting, { seat }) => {
    const { session, told } = sitting;
    // Skips automatic answers, which would only be given again; a bot answers again on its own.
    const undo = undoIn(session, seat, ({ question }) => !isSettled(session, question));
    const against = undo ? undo.against.find(each => each !== 'bot-answered') : 'nothing';
    if (!undo || against) {
      sitting.terminal.write(NO_UNDO[against ?? 'nothing']);
      return 'done';
    }
    moveOn(sitting, sessionAt(session, undo.to));
    const chapters = chaptersOf(sitting.session).length;
    for (const [i, count] of told.entries()) told[i] = Math.min(count, chapters);
    sitting.terminal.write('Taken back.');
    return 'changed';
  },
  auto: (sitting, { seat }) => {
    moveOn(sitting, seated(sitting.session, seat, { kind: 'bot', level: AUTOMATIC }));
    sitting.terminal.write(`The bot "${AUTOMATIC}" plays on for you.`);
    return 'changed';
  },
  save: (sitting, _asked, [file]) => {
    const messages = file === undefined ? savedIn(sitting, true) : [savedCopy(sitting.session, file)];
    for (const line of messages) say(sitting, line);
    return 'done';
  },
  seed: (sitting, _asked, [word]) => {
    say(sitting, word === 'show' ? seedOf(sitting.session) : SEED_TELLS);
    return 'done';
  },
};

const modelCalled = ({ board, teller }: Prompt, label = '') =>
  board.models.find(({ id }: { readonly id: Id }) => teller.label(id).toLowerCase() === label.toLowerCase());

const titleOf = ({ session }: Sitting, clause: string): string => {
  const title = session.match.ruleset.clauses.find(({ id }) => id === clause)?.title;
  return title === undefined ? clause : `${clause}: ${title}`;
};

function whyAsked(sitting: Sitting, { question, because, teller, usual }: Prompt): void {
  say(sitting, titleOf(sitting, question.clause));
  if (because) say(sitting, `* ${usual.text}: ${teller.because(because)}`);
  const refused = [...new Set(sitting.refused)].filter(clause => clause !== question.clause);
  if (refused.length > 0) sitting.terminal.write('Behind the last refusal:');
  for (const clause of refused) say(sitting, `  ${titleOf(sitting, clause)}`, '    ');
}

/** Every attack that a choice could lead to: its chances, with every number explained. */
function whyChosen(sitting: Sitting, asked: Prompt, number: string): void {
  const { question, choices, teller, view } = asked;
  const choice = choices[Number(number) - 1];
  if (!choice) {
    say(sitting, `There is no choice ${number}; type why and a number from 1 to ${choices.length}.`);
    return;
  }
  const { ruleset, setup } = sitting.session.match;
  say(sitting, choice.text);
  const forecasts = ruleset.chances?.forecast(tableOf(ruleset, setup, view), question, choice.answer) ?? [];
  if (forecasts.length === 0) say(sitting, titleOf(sitting, question.clause));
  for (const { to, with: weapon, chances, kill, because, clause, mean, leftOut } of forecasts) {
    say(
      sitting,
      `${weapon} on ${teller.model(to)}: ${mean.toFixed(2)} on average, ${percent(kill)} to take it out (${clause})`,
    );
    for (const line of drawHistogram(barsOf(chances)).split('\n')) sitting.terminal.write(`  ${line}`.slice(0, 80));
    for (const { id, explained } of because) {
      const changes = explained.changes.filter(({ before, after }) => before !== after);
      const rules = changes.map(change => `${teller.text(`rule.${change.rule}`)} ${change.clause}`);
      const from =
        rules.length === 0 ? '' : ` (${teller.text('number.base', { base: explained.base })}, ${rules.join(', ')})`;
      say(sitting, `  ${teller.text(`number.${id}`, { value: explained.value })}${from}`, '    ');
    }
    for (const left of leftOut) say(sitting, `  ${teller.leftOut(left)}`, '    ');
  }
}
