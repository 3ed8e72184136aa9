import { describe, expect, it } from 'vitest';
import { amountOf, partsOf, plusAmount } from './amounts.ts';

describe('amounts', () => {
  it('are numbers or dice with a number added', () => {
    expect(partsOf(3)).toEqual({ dice: 0, sides: 6, plus: 3 });
    expect(partsOf('D3')).toEqual({ dice: 1, sides: 3, plus: 0 });
    expect(partsOf('2D6')).toEqual({ dice: 2, sides: 6, plus: 0 });
    expect(partsOf('D6+2')).toEqual({ dice: 1, sides: 6, plus: 2 });
    expect(() => partsOf('D8' as never)).toThrow('no amount: D8');
  });

  it('come to what the dice show; a D3 is half a D6, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(face => amountOf('D3', [face]))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(amountOf('2D6', [3, 5])).toBe(8);
    expect(amountOf('D6+2', [4])).toBe(6);
    expect(amountOf(2, [])).toBe(2);
  });

  it('may be raised', () => {
    expect([plusAmount(1, 1), plusAmount('D3', 1), plusAmount('2D6', 0), plusAmount('D6+2', 1)]).toEqual([
      2,
      'D3+1',
      '2D6',
      'D6+3',
    ]);
  });
});
