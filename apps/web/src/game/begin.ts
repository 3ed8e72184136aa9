import { type Game, madeWith, type Ruleset, type Start } from '@little-wars/engine';
import {
  diceInfoOf,
  diceInfoOnNewDice,
  forkOf,
  type GoingOn,
  openSession,
  type Player,
  peopleAt,
  resultIn,
  type Session,
  sessionOf,
  type TableMatch,
} from '@little-wars/table';
import { keepMatch, keepNew, rowsOf, type StoredMatch, standing } from '../store/database.ts';
import type { Departed } from './restoring.ts';
import { newSecrets } from './secrets.ts';

export interface NewMatch {
  readonly ruleset: Ruleset<Game>;
  /** Already validated. */
  readonly setup: object;
  readonly name: string;
  readonly players: readonly Player[];
  /** People roll real dice and type them in. */
  readonly typedDice?: boolean;
  /** The guided first game. */
  readonly guided?: boolean;
  /** The campaign it belongs to. */
  readonly campaign?: NonNullable<StoredMatch['campaign']>;
}

/** Adds a new match to the list; its page plays it. */
export async function beginMatch(wanted: NewMatch): Promise<StoredMatch> {
  const match = matchRow(wanted);
  await keepMatch(match);
  return match;
}

/** The row of a match before its first input. */
export function matchRow(wanted: NewMatch): StoredMatch {
  const { ruleset, setup, name, players, typedDice = false, guided = false, campaign } = wanted;
  const secrets = typedDice ? null : newSecrets(ruleset.seats);
  const now = Date.now();
  return {
    id: crypto.randomUUID(),
    name,
    ruleset: ruleset.id,
    setup,
    dice: diceInfoOf(secrets),
    secrets,
    players,
    begun: now,
    touched: now,
    guided,
    fork: null,
    winners: null,
    result: null,
    made: madeWith(ruleset),
    played: madeWith(ruleset),
    inputs: 0,
    ...(campaign ? { campaign } : {}),
  };
}

/** Forks a match at a moment, with the same dice for the same rolls, or with new ones. */
export async function forkMatch(
  stored: StoredMatch,
  session: Session,
  at: number,
  dice: 'same' | 'new',
): Promise<string> {
  const forked = forkOf(session, at);
  const match = storedFork(stored, forked, at, dice);
  await keepNew(rowsOf(match, forked, 0));
  return match.id;
}

/** A fork of a battle is no battle of its campaign. */
const alone = ({ campaign: _campaign, ...row }: StoredMatch): StoredMatch => row;

export function storedFork(stored: StoredMatch, forked: Session, at: number, dice: 'same' | 'new'): StoredMatch {
  const now = Date.now();
  const row: StoredMatch = {
    ...alone(stored),
    id: crypto.randomUUID(),
    name: `${stored.name} (from ${at})`,
    dice: stored.secrets === null ? forked.match.dice : diceInfoOnNewDice(forked.match),
    secrets: stored.secrets === null ? null : newSecrets(forked.match.ruleset.seats),
    begun: now,
    touched: now,
    fork: { of: stored.id, at, dice },
    winners: null,
  };
  return standing(row, forked);
}

/** A match from a record. Its dice so far are kept; later ones are new. */
export async function keepRecord(match: TableMatch, name: string): Promise<string> {
  const row = storedRecord(match, name);
  await keepNew(rowsOf(row, sessionOf(match, row), 0));
  return row.id;
}

export function storedRecord(match: TableMatch, name: string): StoredMatch {
  const now = Date.now();
  const { ruleset, setup } = match;
  return {
    id: crypto.randomUUID(),
    name,
    ruleset: ruleset.id,
    setup,
    dice: diceInfoOnNewDice(match),
    secrets: newSecrets(ruleset.seats),
    players: peopleAt(ruleset),
    begun: now,
    touched: now,
    guided: false,
    fork: null,
    winners: resultIn({ match })?.winners ?? null,
    result: resultIn({ match }),
    made: match.made,
    played: madeWith(ruleset),
    inputs: match.inputs.length,
    ...(match.start ? { start: match.start } : {}),
  };
}

/** Another match from where a departed one stood, or where today's rules agree with it; the departed one stays. */
export async function playOnFrom({ stored, session }: Departed, way: GoingOn): Promise<string> {
  if (!session) throw new Error('a match that cannot be begun cannot be played on');
  if (way.from === 'agreed') return forkMatch(stored, session, way.at, 'new');
  const row = storedStart(stored, session, way.start);
  const { ruleset, setup } = session.match;
  const begun = openSession({ ...row, ruleset, setup, start: way.start });
  await keepNew(rowsOf(row, begun, 0));
  return row.id;
}

export function storedStart(stored: StoredMatch, { match }: Session, start: Start<Game>): StoredMatch {
  const now = Date.now();
  const { after: at } = start;
  const secrets = stored.secrets === null ? null : newSecrets(match.ruleset.seats);
  return {
    ...alone(stored),
    id: crypto.randomUUID(),
    name: `${stored.name} (from ${at})`,
    dice: secrets === null ? { source: 'typed' } : diceInfoOf(secrets),
    secrets,
    begun: now,
    touched: now,
    guided: false,
    fork: { of: stored.id, at, dice: 'new' },
    winners: null,
    result: null,
    made: madeWith(match.ruleset),
    played: madeWith(match.ruleset),
    inputs: 0,
    start,
  };
}
