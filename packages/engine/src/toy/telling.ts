// The telling of Tin Soldiers
import { ninthOf, type Point, toInches } from '../geometry/index.ts';
import {
  combineHandlers,
  type Named,
  type Numbered,
  type Telling,
  type Thing,
  type Told,
  withoutNumbers,
} from '../kernel/index.ts';
import { rollToHit } from './05-shooting.ts';
import { rollThemAgain } from './07-re-roll.ts';
import { rollTheBarrel } from './08-barrel.ts';
import { sceneFor, soldierOf } from './lookups.ts';
import { rollLastStand } from './rules/last-stand.ts';
import type { Fact, Look, SoldierId, Toy } from './types.ts';

const SOLDIERS: readonly string[] = ['model', 'soldier', 'target', 'what', 'from', 'other', 'hits'];

/** Soldiers are numbered alternately. */
const soldier = (t: Look, id: SoldierId): Named => ({
  model: id,
  seat: soldierOf(t, id).seat,
  number: 1 + Math.floor(id / 2),
  name: nameOfCard(soldierOf(t, id).card),
});

const NAMES: { readonly [card: string]: string } = {
  private: 'Private',
  marksman: 'Marksman',
  sergeant: 'Sergeant',
  grenadier: 'Grenadier',
};

/** Names are the same in every language. */
export const nameOfCard = (card: string): string => NAMES[card] ?? card;

function name(t: Look, { of, id, about }: Thing): Named | null {
  if (SOLDIERS.includes(of)) {
    const number = typeof id === 'string' ? Number(id) : id;
    return typeof number === 'number' && t.position.soldiers[number] ? soldier(t, number) : null;
  }
  if ((of === 'seat' || of === 'first') && typeof id === 'number') return { seat: id };
  if (of === 'die') {
    const face = (about as { faces?: readonly number[] } | undefined)?.faces?.[Number(id)];
    return face === undefined ? null : { word: 'die', number: Number(id) + 1, face };
  }
  if (of === 'mark') return { word: `mark.${String(id)}` };
  return (of === 'found' || of === 'limit') && typeof id === 'number' ? { word: 'inches', value: rounded(id) } : null;
}

const rounded = (tenths: number): string => toInches(tenths).toFixed(1).replace(/\.0$/, '');

/** By the part of the table it is in, with its coordinates for those who want to know exactly. */
function placed(t: Look, at: Point): { readonly place: Told; readonly x: string; readonly y: string } {
  const ninth = ninthOf(sceneFor(t.setup), at);
  const place =
    ninth === null ? { word: 'near.centre' } : { word: 'near.table', compass: { word: `compass.${ninth}` } };
  return { place, x: rounded(at.x), y: rounded(at.y) };
}

function tell(t: Look, fact: Fact): Told | null {
  const { clause: _clause, type, ...parameters } = fact;
  const word = `fact.${type}`;
  switch (fact.type) {
    case 'ducked':
      return fact.soldier === null ? null : { word, ...parameters };
    case 'placed':
      return { word, soldier: fact.soldier, ...placed(t, fact.at) };
    case 'moved':
      return { word, soldier: fact.soldier, ...placed(t, fact.to) };
    case 'barrel-rolled':
      return { word, ...placed(t, fact.to) };
    case 'fell':
      return { word, soldier: fact.soldier, from: fact.to };
    default:
      return { word, ...parameters };
  }
}

/** What a hit needs depends on shooter and target, which only the frames hold: so there is nothing to explain here. */
const numbers = combineHandlers<Look, void, readonly Numbered[]>(
  [...withoutNumbers(rollToHit, rollThemAgain, rollTheBarrel, rollLastStand)],
  [],
);

export const telling: Telling<Toy> = { name, tell, numbers };
