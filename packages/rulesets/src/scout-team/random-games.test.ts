import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { ready } from './ready.ts';
import { ruleset } from './ruleset.ts';

describe('Scout Team', () => {
  it('can be played to its end by random legal proposals', () => {
    const setup = ready[2]!;
    expect(ruleset.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
    const position = randomGame(ruleset, setup, 1);
    expect(position.over).toBe(true);
    expect(ruleset.result(setup, position)!.scores.length).toBe(2);
  });
});
