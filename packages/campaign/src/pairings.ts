// Who plays whom: round robin, or by standings. Players are indices.

/** Two players; the first sits at seat 0. A bye has no opponent. */
export type Pairing = readonly [number, number | null];

/** A round robin by the circle method; with an odd number each player has one bye. */
export function roundRobin(players: number): readonly (readonly Pairing[])[] {
  const ring: (number | null)[] = Array.from({ length: players }, (_, i) => i);
  if (players % 2 === 1) ring.push(null);
  const half = ring.length / 2;
  return Array.from({ length: Math.max(0, ring.length - 1) }, (_, round) => {
    const [fixed, ...others] = ring as [number, ...(number | null)[]];
    const turned = [fixed, ...others.map((_, i) => others[(i + round) % others.length]!)];
    return Array.from({ length: half }, (_, i) => paired(turned[i]!, turned[turned.length - 1 - i]!, round + i));
  });
}

/** Sides alternate, so that nobody always sits first. */
function paired(one: number | null, other: number | null, nth: number): Pairing {
  if (one === null) return [other!, null];
  if (other === null) return [one, null];
  return nth % 2 === 0 ? [one, other] : [other, one];
}

/** The pairings so far. */
export type History = readonly Pairing[];

const haveMet = (history: History, one: number, other: number): boolean =>
  history.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

const byesOf = (history: History, player: number): number =>
  history.filter(([a, b]) => a === player && b === null).length;

const firstsOf = (history: History, player: number): number =>
  history.filter(([a, b]) => a === player && b !== null).length;

/**
 * A Swiss round: pairs neighbours in the standings that have not met, moving down as little as possible; rematches only
 * if no new opponent is left. The bye goes to the lowest player with the fewest byes.
 */
export function swiss(standing: readonly number[], history: History): readonly Pairing[] {
  const bye = standing.length % 2 === 1 ? byeFor(standing, history) : null;
  const rest = standing.filter(player => player !== bye);
  const pairs = matched(rest, history) ?? neighbours(rest);
  const seated = pairs.map(([a, b]): Pairing => (firstsOf(history, a) <= firstsOf(history, b) ? [a, b] : [b, a]));
  return bye === null ? seated : [...seated, [bye, null]];
}

function byeFor(standing: readonly number[], history: History): number {
  const fewest = Math.min(...standing.map(player => byesOf(history, player)));
  return standing.findLast(player => byesOf(history, player) === fewest)!;
}

type Pair = readonly [number, number];

function matched(players: readonly number[], history: History): readonly Pair[] | null {
  const [first, ...others] = players;
  if (first === undefined) return [];
  for (const other of others) {
    if (haveMet(history, first, other)) continue;
    const rest = matched(
      others.filter(player => player !== other),
      history,
    );
    if (rest) return [[first, other], ...rest];
  }
  return null;
}

const neighbours = (players: readonly number[]): readonly Pair[] =>
  Array.from({ length: players.length / 2 }, (_, i): Pair => [players[2 * i]!, players[2 * i + 1]!]);
