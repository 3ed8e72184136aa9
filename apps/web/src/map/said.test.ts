import { describe, expect, it } from 'vitest';
import { LOOKING } from '../table/looking.ts';
import { endsOf, saidCross, saidTape } from './said.ts';

const model = (id: number, x: number) => ({ id, base: { ax: x, ay: 1000, bx: x, by: 1000, r: 127 } });
const board = { models: [model(1, 1000), model(2, 3000)] } as never;
const shown = (tape: (typeof LOOKING)['tape']) => ({
  board,
  looking: { ...LOOKING, isMeasuring: true, tape },
  label: (id: number | string) => `A${id}`,
});

describe('the map in words', () => {
  it('describes the cursor’s place, and the model there', () => {
    expect(saidCross(shown([]), { x: 2540, y: 381 })).toBe('10 inches from the left, 1.5 from the near edge');
    expect(saidCross(shown([]), { x: 1016, y: 1016 })).toBe('4 inches from the left, 4 from the near edge, on A1');
  });

  it('gives the length of the tape, while it is open and after', () => {
    expect(saidTape(shown([]), null)).toBe('');
    expect(saidTape(shown([]), { x: 254, y: 254 })).toMatch(/^1 inches from the left, .* Space holds the tape here$/);
    expect(saidTape(shown([{ x: 1000, y: 1000 }]), { x: 1000, y: 2143 })).toBe('From A1 to a point: 4 inches');
    expect(saidTape(shown([{ x: 1000, y: 1000 }]), { x: 1000, y: 1000 })).toBe('Tape held at A1');
    const laid = [
      { x: 1000, y: 1000 },
      { x: 3000, y: 1000 },
    ];
    expect(saidTape(shown(laid), { x: 0, y: 0 })).toBe('Tape laid from A1 to A2: 6.87 inches');
    expect(endsOf(shown(laid).looking, null)).toEqual(laid);
  });
});
