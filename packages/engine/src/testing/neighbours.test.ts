import { describe, expect, it } from 'vitest';
import { keyed, perObject } from '../cache.ts';
import type { Edition } from '../kernel/index.ts';
import { toy } from '../toy/index.ts';
import type { Position, Setup, Toy } from '../toy/types.ts';
import { confusionsOf } from './neighbours.ts';

const woundsOf = ({ soldiers }: Position): number => soldiers.reduce((sum, { wounds }) => sum + wounds, 0);

/** An edition that values a position so, with this cache. */
const valuing = (evaluate: (setup: Setup, position: Position) => number): Edition<Toy> => ({ ...toy, evaluate });

const differencesOf = (edition: Edition<Toy>): readonly string[] => {
  const { compared, confusions } = confusionsOf(edition, edition.ready[0]!, { questions: 64 });
  expect(compared).toBeGreaterThan(16);
  return [...new Set(confusions.map(({ differs }) => differs))];
};

describe('neighbours', () => {
  it('find nothing where keys have all that values depend on', () => {
    expect(differencesOf(toy)).toEqual([]);
    const values = perObject((_setup: Setup) => keyed<string, number>(1000));
    const key = (position: Position): string => `${position.round} ${woundsOf(position)}`;
    const sum = ({ rounds }: Setup, position: Position): number => rounds - position.round + woundsOf(position);
    expect(differencesOf(valuing((setup, t) => values(setup)(key(t), () => sum(setup, t))))).toEqual([]);
  });

  it('find a key that lacks something of a model', () => {
    const values = keyed<number, number>(1000);
    const differences = differencesOf(valuing((_setup, t) => values(t.round, () => woundsOf(t))));
    expect(differences).toContain('fewer wounds');
  });

  it('find a key that lacks something of the position', () => {
    const values = keyed<number, number>(1000);
    expect(differencesOf(valuing((_setup, t) => values(woundsOf(t), () => t.round)))).toContain('round');
  });

  it('find a key that lacks something of the setup', () => {
    const values = perObject((_position: Position) => keyed<string, number>(1));
    const left = valuing((setup, t) => values(t)('left', () => setup.rounds - t.round));
    expect(differencesOf(left)).toEqual(['rounds']);
    const map = valuing((setup, t) => values(t)('map', () => setup.map.length));
    expect(differencesOf(map)).toEqual(['map']);
  });
});
