import { explain, type Sight, type State, tableOf } from '@little-wars/engine';
import { type Fact, type Setup, type Shot, sightOf, type Toy, toy } from '@little-wars/engine/toy';
import { common, say, sayNested } from '@little-wars/words';

export interface Names {
  readonly table: Sight<Toy>;
  readonly seats: readonly string[];
  readonly soldiers: readonly string[];
}

const texts = toy.texts['en']!;

/** Soldiers are numbered alternately; on the map seat 0 has A, B, C and seat 1 has X, Y, Z. */
export const LETTERS = ['A', 'X', 'B', 'Y', 'C', 'Z'];

export function namesOf(setup: Setup): Names {
  const { squads } = setup;
  return {
    table: tableOf(toy, setup, toy.opening(setup).position),
    seats: ['South', 'North'],
    soldiers: LETTERS.map((letter, i) => `${letter} (${say([texts], `card.${squads[i % 2]![i >> 1]!}`)})`),
  };
}

/** A line for a fact, with its clause at the right; null if it is not worth one. */
export function tellFact(fact: Fact, { seats, soldiers, table }: Names): string | null {
  if (fact.type === 'placed' || fact.type === 'ended') return null;
  const told = toy.telling.tell(table, fact);
  if (told === null) return null;
  const named: Record<string, unknown> = { ...told };
  for (const key of ['soldier', 'from', 'to']) if (typeof named[key] === 'number') named[key] = soldiers[named[key]];
  for (const key of ['seat', 'first']) if (typeof named[key] === 'number') named[key] = seats[named[key]];
  return `${sayNested([texts, common], { ...named, word: `fact.${fact.type}` }).padEnd(66)}${fact.clause}`;
}

/** Explains what a shot needs to hit, and how clear the line is. */
export function tellShot(setup: Setup, { position, frames }: State<Toy>): string {
  const shot = frames.at(-1)!.vars as Shot;
  const table = tableOf(toy, setup, position);
  const { base, value, changes } = explain(table, 'hit-on', 4, shot);
  const why = changes.filter(({ before, after }) => before !== after).map(({ rule, clause }) => `, ${rule} ${clause}`);
  const { margin } = sightOf(table, shot.shooter, shot.target);
  return `    seen, clear by ${margin.toFixed(2)}"; needs ${value} (base ${base}${why.join('')})`;
}
