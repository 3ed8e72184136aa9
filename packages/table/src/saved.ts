// A saved game: a file with its record and players.
import { BOTS } from '@little-wars/bots';
import { type Game, load, type Playable, problem, type Read, save } from '@little-wars/engine';
import { type Player, type Session, sessionOf } from './session.ts';

const FORMAT = 'little-wars-game';
const PERSON = 'person';

const nameOf = (player: Player): string => (player.kind === 'person' ? PERSON : player.level);

export const gameFile = ({ players, match }: Session): string =>
  `${JSON.stringify({ format: FORMAT, players: players.map(nameOf), record: save(match) }, null, 1)}\n`;

/** Reads a saved game, or a plain record to be played by `players`. Its dice must be available to continue. */
export function readGame<R extends Playable<Game>>(
  rulesets: readonly R[],
  text: string,
  otherwise: (seats: number) => readonly Player[],
): Read<Session<R>> {
  const data = parsed(text);
  const isGame = typeof data === 'object' && data !== null && (data as { format?: unknown }).format === FORMAT;
  const read = load<Game, R>(rulesets, isGame ? (data as { record: unknown }).record : (data ?? text));
  if (!read.ok) return read;
  const match = read.value;
  const { seats } = match.ruleset;
  if (match.dice.source !== 'seeded' || match.dice.seed === null) return refused('dice-without-seed');
  const players = isGame ? playersIn((data as { players: unknown }).players, seats) : otherwise(seats);
  if (players === null) return refused('not-players');
  return { ok: true, value: sessionOf(match, { name: match.ruleset.id, players }) };
}

const refused = (id: string): Read<never> => ({ ok: false, problems: [problem('', id)] });

const playersIn = (x: unknown, seats: number): readonly Player[] | null =>
  Array.isArray(x) && x.length === seats && x.every(name => name === PERSON || Object.hasOwn(BOTS, String(name)))
    ? x.map((name: string): Player => (name === PERSON ? { kind: 'person' } : { kind: 'bot', level: name }))
    : null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
