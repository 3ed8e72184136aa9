import { describe, expect, it } from 'vitest';
import { actorNamed } from './actor.ts';
import type { Id, Question } from './questions.ts';

const actor = actorNamed('fighter', 'shooter');
const common = { to: 0, purpose: 'choose', clause: 'A-1', secret: false } as const;
const about = (its?: object): Id | null =>
  actor({ ...common, kind: 'count', least: 0, most: 1, ...(its ? { about: its } : {}) });

describe('the actor of a question', () => {
  it('is the model that the question names, whatever it is about', () => {
    const move: Question = { ...common, kind: 'move', model: 7, allowance: 60, about: { fighter: 1 } };
    expect(actor(move)).toBe(7);
  });

  it('is whoever stands in the first of the named fields that has an id, by number or by name', () => {
    expect(about({ shooter: 2, fighter: 1 })).toBe(1);
    expect(about({ shooter: 'b', other: 3 })).toBe('b');
    expect(about({ fighter: null, shooter: 0 })).toBe(0);
    expect(about({ fighter: { id: 1 }, shooter: 2 })).toBe(2);
  });

  it('is nobody where no field names one', () => {
    expect(about({ other: 3 })).toBeNull();
    expect(about()).toBeNull();
  });
});
