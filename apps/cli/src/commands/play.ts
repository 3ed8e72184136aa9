import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BOTS } from '@little-wars/bots';
import { type Edition, type Game, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { gameFile, openSession, type Player, peopleIn, readGame } from '@little-wars/table';
import { tellProblem } from '@little-wars/words';
import { complain } from '../complain.ts';
import type { Session } from '../play/session.ts';
import { aimOfSetup, titleOfSetup } from '../play/setups.ts';
import { type Sitting, say } from '../play/shown.ts';
import { sit } from '../play/sitting.ts';
import { seatNames } from '../play/telling.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { fileTexts, readText } from '../read-file.ts';

export interface PlayOptions {
  readonly ruleset: string;
  readonly setup: string;
  readonly bot: string;
  readonly seat: string;
  readonly people?: string;
  readonly watch?: boolean;
  readonly seed?: string;
  readonly record?: string;
  readonly save: string;
  readonly resume?: string | boolean;
  readonly brief?: boolean;
}

const TEXTS = {
  ...fileTexts,
  'dice-without-seed': 'its dice have no seed, so it cannot be played on here',
  'not-players': 'it does not say who plays',
};

/** Resolves a path against the user's directory, not the one npm runs in. */
const fileAt = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

export async function playCommand(options: PlayOptions, terminal?: Terminal): Promise<void> {
  const opened = options.resume === undefined ? begun(options) : resumed(options);
  if (opened === null) return;
  const screen = terminal ?? openTerminal();
  const sitting: Sitting = {
    session: opened,
    terminal: screen,
    keep: (now, file) => keep(now, options, file),
    brief: options.brief ?? false,
    told: Array<number>(opened.players.length + 1).fill(options.resume === undefined ? 0 : 1 + opened.moments.length),
    person: null,
    shown: '',
    refused: [],
    page: 0,
  };
  introduce(sitting, options);
  const left = await sit(sitting);
  if (left === 'over' && options.record !== undefined) say(sitting, writeRecord(sitting.session, options.record));
  screen.close();
}

function playersFor({ bot, seat, people, watch }: PlayOptions, seats: number): readonly Player[] {
  const persons = watch ? 0 : people === undefined ? 1 : Number(people);
  return Array.from(
    { length: seats },
    (_, i): Player =>
      persons >= seats || (persons === 1 && i === Number(seat)) ? { kind: 'person' } : { kind: 'bot', level: bot },
  );
}

function problemWith({ bot, seat, people }: PlayOptions, seats: number): string | null {
  if (!Object.hasOwn(BOTS, bot)) return `--bot is one of: ${Object.keys(BOTS).join(', ')}`;
  if (!/^\d+$/.test(seat) || Number(seat) >= seats) return `--seat is from 0 to ${seats - 1}`;
  if (people !== undefined && !(/^\d+$/.test(people) && Number(people) <= seats))
    return `--people is from 0 to ${seats}`;
  return null;
}

function begun(options: PlayOptions): Session | null {
  const ruleset = rulesets.find(({ id }) => id === options.ruleset)!;
  const wrong = problemWith(options, ruleset.seats);
  const number = setupCalled(ruleset, options.setup);
  if (wrong !== null || number === null) {
    complain(
      wrong !== null
        ? [wrong]
        : [
            '--setup is a number or a name of:',
            ...ruleset.ready.map((setup, i) => `  ${i}  ${titleOfSetup(ruleset, setup)}`),
          ],
    );
    return null;
  }
  const seed = options.seed ?? randomBytes(6).toString('hex');
  return openSession({
    name: ruleset.id,
    players: playersFor(options, ruleset.seats),
    ruleset,
    setup: ruleset.ready[number]!,
    dice: { source: 'seeded', seed },
  });
}

/** Finds a setup by number or by part of its title. */
function setupCalled(ruleset: Edition<Game>, name: string): number | null {
  if (/^\d+$/.test(name)) return Number(name) < ruleset.ready.length ? Number(name) : null;
  const index = ruleset.ready.findIndex(setup =>
    titleOfSetup(ruleset, setup).toLowerCase().includes(name.toLowerCase()),
  );
  return index < 0 ? null : index;
}

function resumed(options: PlayOptions): Session | null {
  const file = fileAt(typeof options.resume === 'string' ? options.resume : options.save);
  const text = readText(file);
  const read = text.ok ? readGame(rulesets, text.value, seats => playersFor(options, seats)) : text;
  if (read.ok) return read.value;
  complain([`${file} cannot be resumed:`, ...read.problems.map(each => `- ${tellProblem(each, TEXTS)}`)]);
  return null;
}

function introduce(sitting: Sitting, { resume }: PlayOptions): void {
  const { session } = sitting;
  const { ruleset, setup, dice, inputs } = session.match;
  const names = seatNames(session.match);
  const title = ruleset.texts['en']?.['title'] ?? ruleset.id;
  say(sitting, `${title}: ${titleOfSetup(ruleset, setup)}`);
  for (const aim of aimOfSetup(ruleset, setup)) say(sitting, aim);
  const people = peopleIn(session);
  const roles = session.players.map((player, seat) => {
    const who = player.kind === 'bot' ? `the bot "${player.level}"` : people > 1 ? 'a person' : 'you';
    return `${names[seat]} is ${who}`;
  });
  say(sitting, `${roles.join('; ')}. The seed is "${dice.source === 'seeded' ? dice.seed : ''}".`);
  if (resume !== undefined) say(sitting, `Going on after answer ${inputs.length}; type log for what happened before.`);
  if (people > 0) say(sitting, 'Type ? for help at any time.');
  sitting.terminal.write('');
}

/** Saves the game and says how to resume it. */
function keep({ session }: Sitting, { save: usual, record }: PlayOptions, name?: string): string {
  const file = fileAt(name ?? usual);
  try {
    writeFileSync(file, gameFile(session));
  } catch (error) {
    return `The game could not be saved to ${file}: ${(error as Error).message}`;
  }
  const also = record === undefined ? '' : ` ${writeRecord(session, record)}`;
  const how = name === undefined && usual === SAVE ? '' : ` ${name ?? usual}`;
  return `Saved after answer ${session.match.inputs.length}. Go on with: npm run play -- --resume${how}${also}`;
}

function writeRecord({ match }: Session, name: string): string {
  const file = fileAt(name);
  try {
    writeFileSync(file, `${JSON.stringify(save(match))}\n`);
    return `The record is in ${name}; npm run replay -- ${name} tells it again.`;
  } catch (error) {
    return `The record could not be written to ${name}: ${(error as Error).message}`;
  }
}

export const SAVE = 'little-wars.game.json';
