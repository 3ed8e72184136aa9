import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { has } from '../w40k/ledger.ts';
import { breakTests } from './checks/7.5-break-tests.ts';
import { openLedger } from './ledger.ts';

const ruleset = rulesets.find(({ id }) => id === 'recon-squad') as Edition<Game>;
const open = (setup: unknown) =>
  openLedger({ game: '', ruleset: ruleset.id, setup, content: ruleset.content, turns: [], result: null });
const setup = ruleset.ready.find(each => open(each).models.some(model => has(model, 'terrifies')))!;

/** The faults in a test with this much less Leadership and this many terrifying enemies beside the model. */
function findings(enemies: number, less: number) {
  const l = open(setup);
  const terrifying = l.models.filter(model => has(model, 'terrifies'));
  const tester = l.models.find(({ seat, leader, trait }) => seat !== terrifying[0]!.seat && !leader && trait === null)!;
  tester.at = { x: 5000, y: 5000, z: 0 };
  for (const [i, enemy] of terrifying.slice(0, enemies).entries()) enemy.at = { x: 4500 + 1000 * i, y: 5000, z: 0 };
  tester.stood = { test: [1] };
  l.brokenSince[tester.seat] = l.round;
  const leadership = tester.profile.leadership! - less;
  const fact = { type: 'break-tested', clause: '', model: tester.id, total: 2, leadership, passed: true } as const;
  return [breakTests.on!['break-tested']!(l, fact, null as never)].flat().filter(fault => fault !== null);
}

describe('enemies that cause terror', () => {
  it('take one off the Leadership of a Break Test, however many there are', () => {
    expect(findings(0, 0)).toEqual([]);
    expect(findings(1, 1)).toEqual([]);
    expect(findings(2, 1)).toEqual([]);
    for (const [enemies, less] of [
      [0, 1],
      [1, 0],
      [2, 0],
      [2, 2],
    ] as const)
      expect(findings(enemies, less)).toHaveLength(1);
  });
});
