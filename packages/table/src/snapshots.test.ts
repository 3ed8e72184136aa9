import { readState, stateShape } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { everyRuleset, played } from './playing.oracle.ts';

describe.each(everyRuleset)('a snapshot of %s', (_, ruleset) => {
  it('fits the rules it was made by', () => {
    const { match, moments } = played(ruleset, { seed: 'snapshots', level: 'soldier' });
    const shape = stateShape(ruleset, match.setup);
    const states = moments.filter((_moment, i) => i % 90 === 7).map(({ before }) => before);
    for (const state of [...states, match.state]) {
      const copy = JSON.parse(JSON.stringify(state)) as unknown;
      expect(readState(shape, copy)).toEqual({ ok: true, value: copy });
    }
  });
});
