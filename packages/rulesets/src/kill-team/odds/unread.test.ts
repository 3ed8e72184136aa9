import { describe, expect, it } from 'vitest';
import { BESIDE, heardInAttacks } from './heard.oracle.ts';
import { UNREAD } from './unread.ts';

const { played, computed } = heardInAttacks();

describe('KT-4, KT-5 odds know of everything that attacks ask of special rules, offer and emit', () => {
  for (const part of ['queries', 'timings', 'facts'] as const)
    it(`${part}: what odds do not ask about is listed, and nothing that they do ask about`, () => {
      const unread: readonly string[] = UNREAD[part];
      const unheard = [...played[part]].filter(name => !computed[part].has(name) && BESIDE[name] === undefined);
      expect(unheard.filter(name => !unread.includes(name))).toEqual([]);
      expect(unread.filter(name => computed[part].has(name))).toEqual([]);
    });

  it('attacks ask what is listed as beside the point, and odds do not', () => {
    for (const query of Object.keys(BESIDE)) {
      expect(played.queries).toContain(query);
      expect(computed.queries).not.toContain(query);
    }
  });
});
