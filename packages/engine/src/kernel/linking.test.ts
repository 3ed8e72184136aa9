import { describe, expect, it } from 'vitest';
import { playing, showing, standardSetup, type Toy } from '../toy/index.ts';
import { begin } from './answer.ts';
import { tableOf } from './explain.ts';
import { advisedBetween, type Interlude, playableBetween } from './linking.ts';

const { telling, texts } = showing;
const interlude = { ...playing, telling, texts, clauses: [], advice: [] } as unknown as Interlude;
const { position } = begin(playing, standardSetup);
const t = tableOf<Toy>(playing, standardSetup, position) as never;

describe('an interlude', () => {
  it('is played on a table with nothing on it, where nobody moves or sees', () => {
    const { tabletop } = playableBetween(interlude);
    const bare = {
      width: 0,
      depth: 0,
      pieces: [],
      models: [],
      marks: [],
      zones: [],
      status: [],
      scores: [],
      notes: [],
    };
    expect(tabletop.board(t)).toEqual(bare);
    expect(tabletop.glimpse(t, 0, 1)).toEqual({ sees: false, cover: false, obscured: false });
    expect(() => tabletop.reach(t, {} as never)).toThrow('nobody moves between matches');
  });

  it('has no score', () => {
    expect(advisedBetween(interlude).evaluate(standardSetup, position, 0)).toBe(0);
  });
});
