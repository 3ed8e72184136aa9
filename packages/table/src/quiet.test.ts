import type { Question } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { isQuiet, quietened } from './quiet.ts';

const ask = (to: number, ...options: readonly string[]): Question<'react'> =>
  ({ kind: 'react', to, timing: 'target-chosen', options, purpose: 'react', clause: 'X-1', secret: false }) as const;

describe('what somebody does not want to be asked about', () => {
  const quiet = quietened([], ask(0, 'duck', 'hide'), option => `to ${option}`);

  it('is everything offered then, for that seat and timing', () => {
    expect(quiet.map(({ seat, option, label }) => [seat, option, label])).toEqual([
      [0, 'duck', 'to duck'],
      [0, 'hide', 'to hide'],
    ]);
    expect(isQuiet(quiet, ask(0, 'duck'))).toBe(true);
    expect(isQuiet(quiet, ask(1, 'duck'))).toBe(false);
    expect(isQuiet(quiet, { ...ask(0, 'duck'), timing: 'shot' })).toBe(false);
    expect(isQuiet(quiet, null)).toBe(false);
  });

  it('is asked about again when something new is offered, which is added only once', () => {
    expect(isQuiet(quiet, ask(0, 'duck', 'run'))).toBe(false);
    expect(quietened(quiet, ask(0, 'duck', 'run'), String).length).toBe(3);
  });
});
