import type { Guide, Question } from '@little-wars/engine';
import type { Moment, Session } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { lessonsNow } from './lessons.ts';

const guide: Guide = {
  setup: {},
  from: 'move',
  scene: () => null,
  lessons: [
    { id: 'move', clause: 'X-1', at: { purpose: 'move' } },
    { id: 'fell', clause: 'X-2', at: { fact: 'fell' } },
  ],
  texts: { move: 'Move.', fell: 'It fell.' },
};
const moment = (by: number | 'dice', purpose: string, ...facts: readonly string[]): Moment =>
  ({
    question: { purpose, to: by },
    input: { by },
    events: facts.map(type => ({ fact: { type, clause: 'X-1' } })),
  }) as never;
const session = (purpose: string, to: number, ...moments: readonly Moment[]): Session =>
  ({ match: { state: { question: { purpose, to } as unknown as Question } }, moments }) as never;
const told = (...of: Parameters<typeof session>): readonly string[] =>
  lessonsNow(guide, session(...of), 0).map(({ id }) => id);

describe('lessons', () => {
  it('are shown at the first question of their purpose, and not again', () => {
    expect(told('move', 0)).toEqual(['move']);
    expect(told('move', 0, moment(0, 'move'))).toEqual([]);
    expect(told('move', 0, moment(1, 'move'))).toEqual(['move']);
    expect(told('move', 1)).toEqual([]);
  });

  it('are shown after their subject first happened', () => {
    expect(told('x', 0, moment('dice', 'roll', 'fell'))).toEqual(['fell']);
    expect(told('x', 0, moment(1, 'a', 'fell'), moment(0, 'b'), moment(1, 'c', 'fell'))).toEqual([]);
  });
});
