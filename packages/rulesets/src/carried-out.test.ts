import { describe, expect, it } from 'vitest';
import { rulesets } from './index.ts';
import { carriedOut as killTeam } from './kill-team/carried-out.ts';
import { carriedOut as reconSquad } from './recon-squad/carried-out.ts';
import { carriedOut as scoutTeam } from './scout-team/carried-out.ts';
import { carriedOut as vanguard } from './vanguard/carried-out.ts';
import { carriedOut as zeroG } from './zero-g/carried-out.ts';

describe('the code that implements clauses nothing else names', () => {
  it.each([
    ['kill-team', killTeam],
    ['vanguard', vanguard],
    ['recon-squad', reconSquad],
    ['scout-team', scoutTeam],
    ['zero-g', zeroG],
  ])('exists, for clauses of %s', (id, carriedOut) => {
    const clauses = rulesets.find(ruleset => ruleset.id === id)!.clauses.map(clause => clause.id);
    for (const [clause, code] of Object.entries(carriedOut)) {
      expect(clauses).toContain(clause);
      expect(['function', 'object']).toContain(typeof code);
      expect(code).not.toBeNull();
    }
  });
});
