import { describe, expect, it } from 'vitest';
import { rulerSays } from './ruler-says.ts';

const reason = 'The way leads through A6 Tactical Marine Heavy Gunner. Go around it (KT-3.4)';

describe('the label at the end of a way', () => {
  it('is its length while it is legal', () => {
    expect(rulerSays({ cost: 1270, limit: 1524, refusal: null })).toBe('5.00"');
    expect(rulerSays({ cost: null, limit: null, refusal: null })).toBe('');
  });

  it('says how far it may go at most, and not how else it is wrong', () => {
    expect(rulerSays({ cost: 3000, limit: 1524, refusal: reason })).toBe('11.8": too far, 6.00" at most');
  });

  it('says what is wrong in at most two short lines, without clause', () => {
    expect(rulerSays({ cost: 254, limit: 1524, refusal: reason })).toBe(
      '1.00"\nThe way leads through A6 Tactical\nMarine Heavy Gunner',
    );
    expect(rulerSays({ cost: null, limit: null, refusal: 'Too near (KT-1.1)' })).toBe('Too near');
    expect(rulerSays({ cost: null, limit: null, refusal: 'word '.repeat(40).trim() }).split('\n')).toHaveLength(2);
  });
});
