// A saved game that today's rules would play differently: shown as it was stored, saved as a record, or continued.
import { randomBytes } from 'node:crypto';
import { type Edition, type Game, madeWith } from '@little-wars/engine';
import { forkOf, type GoingOn, goingOn, openSession, recordOf, tellDeparture } from '@little-wars/table';
import { letterOf, tellProblem } from '@little-wars/words';
import { whyNotWritten, writeWhole } from '../disk.ts';
import { fileAt } from './files.ts';
import { type DepartedFile, type Opened, openedOn } from './opening.ts';
import type { Session } from './session.ts';
import { say } from './shown.ts';
import type { Terminal } from './terminal.ts';

const CHOICES = [
  '  watch        what happened, as it was stored',
  '  export NAME  saves it as a record, which the rules it was played by can replay',
  "  play on      goes on with it by today's rules, after asking you",
  '  quit         leaves it as it is',
];

/**
 * Says why a game cannot simply be continued, and what can be done. Returns the game to play, if the person wants to.
 */
export async function offerDeparted(departed: DepartedFile, terminal: Terminal): Promise<Opened | null> {
  const { file, log, ruleset, departure } = departed;
  const today = ruleset && madeWith(ruleset);
  say({ terminal }, file);
  say({ terminal }, tellDeparture({ departure, inputs: log.inputs.length, played: log.ruleset, today }));
  say({ terminal }, 'It stays as it was stored, and nothing of it has changed. You can type:');
  for (const line of CHOICES) terminal.write(line);
  for (;;) {
    const line = (await terminal.read('> '))?.trim() ?? 'quit';
    const [, name] = /^export\s+(\S.*)$/.exec(line) ?? [];
    if (line === 'quit') return null;
    if (line === 'watch') watch(departed, terminal);
    else if (name !== undefined) say({ terminal }, exported(departed, name));
    else if (line === 'play on') {
      const opened = await playOn(departed, terminal);
      if (opened) return opened;
    } else say({ terminal }, 'Type watch, export and a name, play on, or quit.');
  }
}

/** Every input with its stored words, then the result. */
function watch({ log }: DepartedFile, terminal: Terminal): void {
  for (const [i, { told }] of log.inputs.entries()) {
    const lines = told?.lines.map(({ text, clause }) => `${text} [${clause}]`) ?? [];
    const rolled = told?.roll ? [`${told.asked} ${told.roll.faces.join(' ')}`] : [];
    const all = [...rolled, ...lines];
    const shown = all.length > 0 ? all : [told?.asked ?? 'an answer that was stored without words'];
    for (const [k, line] of shown.entries())
      say({ terminal }, `${k === 0 ? String(i + 1).padStart(4) : '    '}  ${line}`, '      ');
  }
  say({ terminal }, endOf(log.result));
}

function endOf(result: DepartedFile['log']['result']): string {
  if (result === null) return 'It was not over yet.';
  const { winners, scores } = result;
  if (winners === undefined) return 'It was over.';
  const won = winners.length === 0 ? 'A draw' : `${winners.map(letterOf).join(' and ')} won`;
  return `${won}${scores ? `, ${scores.join(' to ')}` : ''}.`;
}

function exported({ log }: DepartedFile, name: string): string {
  try {
    writeWhole(fileAt(name), `${JSON.stringify(recordOf(log))}\n`);
    return `The record is in ${name}.`;
  } catch (error) {
    return `The record could not be written to ${name}: ${whyNotWritten(error)}`;
  }
}

async function playOn(departed: DepartedFile, terminal: Terminal): Promise<Opened | null> {
  const { file, log, session, ruleset, players } = departed;
  if (log.result !== null || !ruleset || !players) {
    say({ terminal }, log.result ? 'It is over: there is nothing to play on.' : 'There is nobody to play it on.');
    return null;
  }
  const snapshot = (log.snapshots.at(-1) ?? null) as Parameters<typeof goingOn>[0]['snapshot'];
  const way = goingOn({ ruleset, session, snapshot, played: log.ruleset });
  if (!way.ok || !session) {
    say({ terminal }, `It cannot be continued: ${way.ok ? '' : tellProblem(way.problems[0]!)}.`);
    return null;
  }
  say({ terminal }, whereFrom(way.value));
  say({ terminal }, `What is in ${file} now is kept under another name as soon as you answer.`);
  const agreed = (await terminal.read('Go on there? Type yes or no: '))?.trim();
  return agreed === 'yes' ? openedOn(file, sessionOn(departed, session, way.value)) : null;
}

const whereFrom = (way: GoingOn): string =>
  way.from === 'snapshot'
    ? `It can continue from where it stood after input ${way.at}, by today's rules and with new dice.`
    : `It can continue after input ${way.at}, up to which today's rules agree with it${way.why === '' ? '' : `; ${way.why}`}.`;

function sessionOn({ players }: DepartedFile, agreed: Session, way: GoingOn): Session {
  if (way.from === 'agreed') return forkOf(agreed, way.at);
  const { ruleset, setup } = agreed.match;
  return openSession<Edition<Game>>({
    name: ruleset.id,
    players: players ?? agreed.players,
    ruleset,
    setup,
    // The earlier seed would repeat the dice of the beginning.
    dice: { source: 'seeded', seed: randomBytes(6).toString('hex') },
    start: way.start,
  });
}
