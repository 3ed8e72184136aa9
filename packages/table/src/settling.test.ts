import { describe, expect, it } from 'vitest';
import { ASK_LITTLE, answered, askingEverything, askingFrom, holding, STAKES, stakesFor } from './settling.ts';

describe('what people want to be asked', () => {
  const held = { seat: 0, purpose: 'resolve a hit' };

  it('is everything, or not, per seat', () => {
    const on = askingEverything(askingEverything(ASK_LITTLE, 1, true), 1, true);
    expect(on.everything).toEqual([1]);
    expect(askingEverything(on, 1, false)).toEqual(ASK_LITTLE);
  });

  it('is one question the next time it comes up, and not after that', () => {
    const asks = holding(holding(ASK_LITTLE, held), held);
    expect(asks.once).toEqual([held]);
    expect(answered(asks, { ...held, seat: 1 })).toBe(asks);
    expect(answered(asks, held)).toEqual(ASK_LITTLE);
  });

  it('depends on what is at stake, per seat', () => {
    const always = askingFrom(ASK_LITTLE, 0, 0);
    expect([stakesFor(always, 0), stakesFor(always, 1)]).toEqual([0, STAKES]);
    expect(askingFrom(always, 0, 0.5).stakes).toEqual([{ seat: 0, from: 0.5 }]);
  });
});
