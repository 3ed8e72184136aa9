import { describe, expect, it } from 'vitest';
import { playing } from '../toy/index.ts';
import { contentsOf } from './contents.ts';
import { kernelFor } from './steps.ts';

const { sequence, question } = kernelFor();

describe('the contents of a ruleset', () => {
  it('number the steps of each sequence from one on, and tell rolls from other questions', () => {
    const one = sequence<object>('one', 'C-1', s => [
      s.run('C-1.1', 'begin', (_t, v) => v),
      s.roll('C-1.2', question('roll the dice', 'roll'), { count: () => 1, then: (_t, v) => v }),
      s.ask('C-1.3', question('how many', 'count'), {
        to: () => 0,
        ask: () => ({ least: 0, most: 1 }),
        then: (_t, v) => v,
      }),
    ]);
    expect(contentsOf({ ...playing, sequences: [one] })).toEqual([
      {
        sequence: 'one',
        clause: 'C-1',
        steps: [
          { number: 1, form: 'run', name: 'begin', clause: 'C-1.1' },
          { number: 2, form: 'roll', name: 'roll the dice', clause: 'C-1.2' },
          { number: 3, form: 'ask', name: 'how many', clause: 'C-1.3' },
        ],
      },
    ]);
  });
});
