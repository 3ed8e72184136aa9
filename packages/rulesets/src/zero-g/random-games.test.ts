import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { STARTERS } from './muster/starters.ts';
import { defaults } from './options.ts';
import { ruleset } from './ruleset.ts';
import type { Setup } from './types.ts';

describe('Zero-G', () => {
  it('can be played to its end by random legal proposals', () => {
    const setup: Setup = {
      map: 'broken-shuttle',
      mission: 'hold-the-wreck',
      armies: [STARTERS[4]!.team, STARTERS[10]!.team],
      options: { ...defaults, tableSize: 36 },
    };
    expect(ruleset.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
    const position = randomGame(ruleset, setup, 1);
    expect(position.over).toBe(true);
    expect(ruleset.result(setup, position)!.scores.length).toBe(2);
  });
});
