// Matches that are stored in a browser before its first page is opened, for tests that need a match and not its
// beginning. They are played here, without a page; the test's name is the seed, as it is for the page's own chance.
import { type Edition, type Game, numbers, propose, questionOf, readSetup } from '@little-wars/engine';
import { catalogue, editionOf } from '@little-wars/rulesets/catalogue';
import {
  accepted,
  answerIn,
  diceFor,
  diceInfoOf,
  openSession,
  type Player,
  rolled,
  type Session,
  tellerAt,
} from '@little-wars/table';
import { expect } from 'vitest';
import { matchRow } from '../src/game/begin.ts';
import { type Rows, rowsOf, standing } from '../src/store/rows.ts';
import { upgrade, VERSION } from '../src/store/schema.ts';

/** A session played by chance up to a question to the first seat, or to its end. */
function playedOn(session: Session, seed: string, secrets: readonly string[], like: RegExp | null): Session {
  const [next, dice] = [numbers(seed), diceFor(session.match, secrets)];
  let current = rolled(session, dice);
  for (;;) {
    const { match } = current;
    const question = questionOf(match.ruleset, match.setup, match.state);
    if (question === null) return current;
    if (question.to === 0 && like?.test(tellerAt(match, match.state.position, 0).question(question))) return current;
    const answer = propose(match.ruleset as Edition<Game>, match.setup, match.state, next);
    current = rolled(accepted(answerIn(current, answer), 'chance'), dice);
  }
}

/** What the page for a new match begins, with few rounds where that can be chosen. */
function shortSetup({ lobby, ...ruleset }: Edition<Game>): {
  readonly setup: object;
  readonly names: readonly string[];
} {
  const rounds = lobby.choices({}).filter(({ id }) => /^(turningPoints|rounds)$/.test(id));
  const { starters } = lobby;
  const teams = starters.length > 0 ? [starters[0]!, starters[Math.floor(starters.length / 2)]!] : [];
  const setup = readSetup(ruleset, lobby.setup(Object.fromEntries(rounds.map(({ id }) => [id, 1])), teams));
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return { setup: setup.value, names: teams.map(({ name }) => name) };
}

export interface MatchOptions {
  /** The other seat is played by the usual bot unless another is named. */
  readonly bot?: string;
  /** A number for another match than that of the test's name alone. */
  readonly other?: number;
}

/**
 * A short match up to a question, or to its end. Not every match reaches a question, so there may be several attempts.
 */
export async function matchAt(title: string, like: RegExp | null, wanted: MatchOptions = {}): Promise<Rows> {
  const ruleset = await editionOf(catalogue.find(each => each.title === title)!);
  const players: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: wanted.bot ?? 'soldier' }];
  const { setup, names } = shortSetup(ruleset);
  const name = names.length > 0 ? names.join(' against ') : title;
  for (let attempt = 0; attempt < 50; attempt++) {
    const seed = `${expect.getState().currentTestName} ${wanted.other ?? 0} ${attempt}`;
    const next = numbers(seed);
    const hex = (digits: number): string => Array.from({ length: digits }, () => next(16).toString(16)).join('');
    const secrets = players.map(() => hex(64));
    const row = { ...matchRow({ ruleset, setup, name, players }), id: hex(32), secrets, dice: diceInfoOf(secrets) };
    const session = playedOn(openSession({ ...row, ruleset, setup }), seed, secrets, like);
    if (like === null || session.match.state.question !== null) return rowsOf(standing(row, session), session, 0);
  }
  throw new Error(`nothing like ${like} was asked`);
}

/** A match of Tin Soldiers at its first question, at its first move, or over. */
export const atFirstQuestion = (): Promise<Rows> => matchAt('Tin Soldiers', /^/);
export const atFirstMove = (other = 0): Promise<Rows> => matchAt('Tin Soldiers', /^Where does/, { other });
export const whenOver = (): Promise<Rows> => matchAt('Tin Soldiers', null);

/** Runs in a page before its own code, which then finds the rows: requests to open the storage are served in order. */
function storeInPage({ match, inputs, snapshots }: Rows, create: typeof upgrade, version: number): void {
  // Before anything is loaded there is no storage.
  if (location.origin === 'null') return;
  const opening = indexedDB.open('little-wars', version);
  opening.onupgradeneeded = () => {
    create(opening.result as never, 0);
    const into = (name: string): IDBObjectStore => opening.transaction!.objectStore(name);
    into('matches').put(match);
    for (const input of inputs) into('inputs').put(input);
    for (const snapshot of snapshots) into('snapshots').put(snapshot);
  };
  opening.onsuccess = () => opening.result.close();
}

/** A script for a page that is to find a match in its storage. */
export const storing = (rows: Rows): string => `(${storeInPage})(${JSON.stringify(rows)}, ${upgrade}, ${VERSION})`;
