import type { Read } from '../read.ts';

import { fields, listOf, note, oneOf, problem, readAs, type Shape, whole } from '../read.ts';
import { cards, maps } from './content.ts';
import type { Setup } from './types.ts';

const SQUAD = 3;

const squad: Shape<readonly string[]> = (reader, path, x) => {
  const read = listOf(oneOf(...Object.keys(cards)), 20)(reader, path, x);
  return Array.isArray(x) && x.length !== SQUAD
    ? note(reader, problem(path, 'wrong-number', { wanted: SQUAD }), read)
    : read;
};

const squads: Shape<readonly (readonly string[])[]> = (reader, path, x) => {
  const read = listOf(squad, 20)(reader, path, x);
  return Array.isArray(x) && x.length !== 2 ? note(reader, problem(path, 'wrong-number', { wanted: 2 }), read) : read;
};

const shape = fields<Setup>({ map: oneOf(...Object.keys(maps)), squads, rounds: whole(1, 12) });

export const readSetup = (x: unknown): Read<Setup> => readAs(shape, x);

export const standardSetup: Setup = {
  map: 'nursery',
  squads: [
    ['marksman', 'sergeant', 'private'],
    ['grenadier', 'sergeant', 'marksman'],
  ],
  rounds: 4,
};
