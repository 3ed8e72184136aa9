// A campaign carried by the terminal, from one match to the next
import { type Campaign, isOver, nextPairings, roundOf } from '@little-wars/campaign';
import { tellProblem } from '@little-wars/words';
import { complain, wrap } from '../../complain.ts';
import { whyNotWritten } from '../../disk.ts';
import { fileAt } from '../../play/files.ts';
import { lock } from '../../play/lock.ts';
import { openTerminal, type Terminal } from '../../play/terminal.ts';
import { fileTexts } from '../../read-file.ts';
import { CAMPAIGN, readCampaign, tidy, writeCampaign } from './files.ts';
import { begin, type FoundingOptions, wrongWith } from './founding.ts';
import { isForPeople, playMatch, type Table } from './matches.ts';
import { chronicleLines, sheetLines, standingsLines } from './shown.ts';

export interface CarryOptions extends FoundingOptions {
  readonly save?: string;
  readonly resume?: string | boolean;
  readonly import?: string;
  readonly export?: string;
  readonly chronicle?: boolean;
  readonly brief?: boolean;
}

const HELP = [
  'Enter plays the next match. Also: standings, sheet (of a player by number),',
  'chronicle, export FILE, quit. Every answer is saved as you give it.',
];

/** Begins a campaign or continues one, until it is over or somebody leaves. */
export async function carryCommand(options: CarryOptions, given?: Terminal): Promise<void> {
  const isNew = options.resume === undefined && options.import === undefined;
  const wrong = isNew ? wrongWith(options) : [];
  if (wrong.length > 0) return complain(wrong);
  const source = options.import ?? (typeof options.resume === 'string' ? options.resume : (options.save ?? CAMPAIGN));
  const file = fileAt(options.save ?? (options.import === undefined ? source : CAMPAIGN));
  const old = isNew ? null : readCampaign(fileAt(source));
  if (old && !old.ok)
    return complain([
      `${source} is not a campaign that can be continued:`,
      ...old.problems.map(each => `- ${tellProblem(each, fileTexts)}`),
    ]);
  if (old && options.chronicle) return console.log(chronicleLines(old.value).join('\n'));
  const terminal = given ?? openTerminal();
  try {
    const held = lock(file);
    if (!held.ok) return complain([`${file} is being played in another terminal (process ${held.by.pid}).`]);
    try {
      const kept = isNew ? readCampaign(file) : null;
      if (kept?.ok && !isOver(kept.value))
        return complain([
          `${file} holds a campaign that is not over: --resume continues it, --save NAME begins another.`,
        ]);
      const campaign = old ? old.value : await begin(options, terminal);
      if (campaign === null) return;
      writeCampaign(file, campaign);
      if (options.export !== undefined) terminal.write(exported(campaign, options.export));
      const resume = `npm run campaign -- --resume${file === fileAt(CAMPAIGN) ? '' : ` ${file}`}`;
      await carry({ terminal, file, resume, brief: options.brief ?? false }, campaign);
    } finally {
      held.release();
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    complain([`The campaign cannot be kept in ${file}: ${whyNotWritten(error)}.`]);
  } finally {
    terminal.close();
  }
}

function exported(campaign: Campaign, name: string): string {
  try {
    writeCampaign(fileAt(name), campaign);
    return `The campaign is in ${name}; npm run campaign -- --import ${name} takes it up elsewhere.`;
  } catch (error) {
    return `The campaign could not be written to ${name}: ${whyNotWritten(error)}`;
  }
}

async function carry(table: Table, begun: Campaign): Promise<void> {
  const { terminal, file } = table;
  let campaign = begun;
  tidy(file, campaign.entries.length);
  for (let pairing = nextPairings(campaign)[0]; pairing; pairing = nextPairings(campaign)[0]) {
    const names = pairing.map(player => (player === null ? 'nobody' : campaign.founding.players[player]!.name));
    const what = `Round ${roundOf(campaign)}: ${names.join(' against ')}`;
    if (isForPeople(campaign, pairing) && pairing[1] !== null) {
      if (!(await isReady(table, campaign, what))) return;
    } else terminal.write(pairing[1] === null ? `${what}: a bye.` : `${what}: bots play …`);
    const next = await playMatch(table, campaign, pairing);
    if (next === null) return;
    campaign = next;
    writeCampaign(file, campaign);
    tidy(file, campaign.entries.length);
    tellResult(terminal, campaign);
  }
  write(terminal, ['', 'The campaign is over.', ...standingsLines(campaign), '', ...chronicleLines(campaign)]);
}

const write = (terminal: Terminal, lines: readonly string[]): void => {
  for (const line of lines) terminal.write(line);
};

function tellResult(terminal: Terminal, { founding, entries }: Campaign): void {
  const { players, result } = entries.at(-1)!;
  if (result === null) return;
  const [winner] = result.winners;
  const won = winner === undefined ? 'A draw' : `${founding.players[players[winner]!]!.name} wins`;
  terminal.write(`${won}, ${result.scores.join(' to ')}.`);
}

/** Shows how it stands and waits until somebody wants to play; false if they leave. */
async function isReady({ terminal, resume }: Table, campaign: Campaign, what: string): Promise<boolean> {
  write(terminal, ['', campaign.founding.name, ...standingsLines(campaign), '', what, ...HELP]);
  for (;;) {
    const line = await terminal.read('campaign> ');
    if (line === null || line.trim() === 'quit') {
      write(terminal, ['', ...wrap(`The campaign is saved. Continue with: ${resume}`).split('\n')]);
      return false;
    }
    const [command = '', rest = ''] = line.trim().split(/\s+/);
    if (command === '') return true;
    if (command === 'standings') write(terminal, standingsLines(campaign));
    else if (command === 'sheet') write(terminal, sheetLines(campaign, playerCalled(campaign, rest)));
    else if (command === 'chronicle') write(terminal, chronicleLines(campaign));
    else if (command === 'export' && rest !== '') terminal.write(exported(campaign, rest));
    else write(terminal, HELP);
  }
}

const playerCalled = ({ founding }: Campaign, name: string): number =>
  /^\d+$/.test(name) && Number(name) >= 1 && Number(name) <= founding.players.length ? Number(name) - 1 : 0;
