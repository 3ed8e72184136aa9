// One match of a campaign at the terminal: the battle, and what follows it
import { randomBytes } from 'node:crypto';
import { betweenFor, type Campaign, enter, type Pairing, roundOf, setupFor } from '@little-wars/campaign';
import {
  advisedBetween,
  type Edition,
  type Game,
  type Linking,
  playableBetween,
  type RecordFile,
  readSetup,
  save,
} from '@little-wars/engine';
import { type Player, peopleIn, resultIn } from '@little-wars/table';
import { aimOfSetup, titleOfSetup } from '../../play/setups.ts';
import { type Sitting, say } from '../../play/shown.ts';
import { sit } from '../../play/sitting.ts';
import type { Terminal } from '../../play/terminal.ts';
import { logOf, matchIn } from './files.ts';

export interface Table {
  readonly terminal: Terminal;
  /** Where the campaign is kept. */
  readonly file: string;
  /** How to go on after leaving. */
  readonly resume: string;
  readonly brief: boolean;
}

/** What happens between battles, with all that a terminal asks of a ruleset. */
export const editionBetween = (edition: Edition<Game>, { between }: Linking): Edition<Game> => ({
  ...edition,
  ...advisedBetween(between),
  ...playableBetween(between),
});

interface Part {
  readonly edition: Edition<Game>;
  readonly setup: unknown;
  readonly log: string;
  readonly players: readonly Player[];
  readonly isBetween: boolean;
  /** The seed of the dice. */
  readonly seed: string;
}

/** Plays a part to its end and returns its session; null if somebody left. Bots among themselves are not shown. */
async function playPart({ terminal, resume, brief }: Table, { edition, setup, log, players, isBetween, seed }: Part) {
  const read = readSetup(edition, setup);
  if (!read.ok) throw new Error(`the campaign's next match is refused: ${JSON.stringify(read.problems)}`);
  const people = players.some(({ kind }) => kind === 'person');
  const { session, saving, isResumed } = matchIn(log, edition, read.value as object, players, seed);
  const sitting: Sitting = {
    ...{ session, terminal, brief, unsaved: null, person: null, shown: '', refused: [], page: 0 },
    saving: people ? saving : null,
    told: Array<number>(players.length + 1).fill(isResumed ? 1 + session.moments.length : 0),
    resume,
    ...(isBetween ? { isBetween: true as const } : {}),
    ...(people ? {} : { isUnseen: true as const }),
  };
  if (people && !isBetween) {
    say(sitting, titleOfSetup(edition, session.match.setup));
    for (const aim of aimOfSetup(edition, session.match.setup)) say(sitting, aim);
  }
  if (isResumed && people) say(sitting, `Continuing after answer ${session.match.inputs.length}.`);
  try {
    return (await sit(sitting)) === 'over' ? sitting.session : null;
  } finally {
    saving.close();
  }
}

const playerAt = ({ founding }: Campaign, player: number): Player => {
  const { bot } = founding.players[player]!;
  return bot === null ? { kind: 'person' } : { kind: 'bot', level: bot };
};

/** Whether a person takes part in a match. */
export const isForPeople = (campaign: Campaign, pairing: Pairing): boolean =>
  pairing.some(player => player !== null && playerAt(campaign, player).kind === 'person');

/** The campaign after a match of two players, or after a bye; null if somebody left in the middle. */
export async function playMatch(table: Table, campaign: Campaign, pairing: Pairing): Promise<Campaign | null> {
  const round = roundOf(campaign);
  const [one, other] = pairing;
  if (other === null) return entered(campaign, { round, players: pairing, battle: null, result: null, between: null });
  const { linking } = campaign.rules;
  const edition = campaign.rules.ruleset as Edition<Game>;
  const players = [playerAt(campaign, one), playerAt(campaign, other)];
  const log = (part: 'battle' | 'between'): string => logOf(table.file, campaign.entries.length, part);
  const setup = setupFor(campaign, pairing);
  // Bots play the same battle again after a kill; a person who plays one must not know its dice beforehand.
  const seed = isForPeople(campaign, pairing) ? randomBytes(6).toString('hex') : campaign.seal;
  const fought = await playPart(table, { edition, setup, log: log('battle'), players, isBetween: false, seed });
  if (fought === null) return null;
  let between: RecordFile | null = null;
  if (linking) {
    if (peopleIn(fought) > 0) tellWho(table, campaign, pairing);
    const after = await playPart(table, {
      edition: editionBetween(edition, linking),
      setup: betweenFor(campaign, pairing, fought.match),
      log: log('between'),
      players,
      isBetween: true,
      // Follows from the battle, so that leaving before the first answer does not roll again.
      seed: `${fought.match.inputs.at(-1)?.hash} between`,
    });
    if (after === null) return null;
    between = save(after.match);
  }
  return entered(campaign, {
    round,
    players: pairing,
    battle: save(fought.match),
    result: resultIn(fought),
    between,
  });
}

function tellWho({ terminal }: Table, { founding }: Campaign, [one, other]: Pairing): void {
  const name = (player: number): string => founding.players[player]!.name;
  terminal.write('');
  terminal.write(`After the battle. A is ${name(one)}, B is ${name(other!)}.`);
}

function entered(campaign: Campaign, played: Parameters<typeof enter>[1]): Campaign {
  const next = enter(campaign, played);
  if (!next.ok) throw new Error(`the campaign refuses its match: ${JSON.stringify(next.problems)}`);
  return next.value;
}
