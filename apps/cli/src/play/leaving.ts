// Messages about a game when it is left or over: where it is saved, and how to continue it.
import { relative } from 'node:path';
import { type Game, type Match, save } from '@little-wars/engine';
import { gameFile } from '@little-wars/table';
import { whyNotWritten, writeWhole } from '../disk.ts';
import { fileAt, SAVE } from './files.ts';
import { lock } from './lock.ts';
import type { Session } from './session.ts';
import type { Sitting } from './shown.ts';

/** The command that continues a saved game. */
export const resumeCommand = (file: string): string =>
  `npm run play -- --resume${file === fileAt(SAVE) ? '' : ` ${shortest(file)}`}`;

/** A path as the person would type it. */
function shortest(file: string): string {
  const short = relative(fileAt('.'), file);
  return short.length < file.length ? short : file;
}

/** Where the game is saved, after saving anything unsaved. A game without any answer is saved only on request. */
export function savedIn({ session, saving, resume }: Sitting, evenIfNew = false): readonly string[] {
  const { inputs } = session.match;
  if (saving === null)
    return [`Stopped after answer ${inputs.length}. A game between bots is not saved without --save.`];
  const wrong = saving.keep(session, evenIfNew);
  if (wrong !== null) return [`The game could not be saved to ${saving.file}: ${wrong}`];
  if (saving.inputs === null)
    return ['Nothing new was answered, so nothing was saved.', ...(resume ? [`Continue with: ${resume}`] : [])];
  return [
    `Saved after answer ${inputs.length}. Continue with: ${resume ?? resumeCommand(saving.file)}`,
    `The game is in ${saving.file}.`,
  ];
}

/** Saves a copy under another name. */
export function savedCopy(session: Session, name: string): string {
  const file = fileAt(name);
  try {
    const locked = lock(file);
    if (!locked.ok) return `${file} is being played in another terminal: save to another name.`;
    try {
      writeWhole(file, gameFile(session));
    } finally {
      locked.release();
    }
    return `Saved after answer ${session.match.inputs.length}. Continue with: ${resumeCommand(file)}`;
  } catch (error) {
    return `The game could not be saved to ${file}: ${whyNotWritten(error)}`;
  }
}

export function writeRecord(match: Match<Game>, name: string): string {
  const isOver = match.state.question === null;
  try {
    writeWhole(fileAt(name), `${JSON.stringify(save(match))}\n`);
  } catch (error) {
    return `The record could not be written to ${name}: ${whyNotWritten(error)}`;
  }
  const warning = isOver ? '' : ' It contains everything, including what is still hidden and the seed of the dice.';
  return `The record is in ${name}; npm run replay -- ${name} prints it in words.${warning}`;
}

export const seedOf = ({ match: { dice } }: Session): string =>
  dice.source === 'seeded' ? `The seed is "${dice.seed ?? ''}".` : 'These dice have no seed.';
