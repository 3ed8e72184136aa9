import type { Player } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { namesOf, shortName } from './names.ts';

const [person, bot]: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: 'soldier' }] as const;

describe('the sides of a table', () => {
  it('are yours and the bot’s for one person, whichever seat they have', () => {
    expect(namesOf([person!, bot!])).toEqual(['your side', 'the bot']);
    expect(namesOf([bot!, person!])).toEqual(['the bot', 'your side']);
    expect([0, 1].map(seat => shortName([person!, bot!], seat))).toEqual(['You', 'Bot']);
  });

  it('use letters for two people, and for two bots', () => {
    expect(namesOf([person!, person!])).toEqual(['A', 'B']);
    expect(namesOf([bot!, bot!])).toEqual(['bot A', 'bot B']);
  });
});
