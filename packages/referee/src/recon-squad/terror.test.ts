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

/** The Leadership that the referee expects of a model with so many terrifying enemies beside it. */
function leadershipBeside(enemies: number): number {
  const l = open(setup);
  const terrifying = l.models.filter(model => has(model, 'terrifies')).slice(0, enemies);
  const { seat } = l.models.find(model => has(model, 'terrifies'))!;
  const tester = l.models.find(model => model.seat !== seat && !model.leader && model.trait === null)!;
  tester.at = { x: 5000, y: 5000, z: 0 };
  for (const [i, enemy] of terrifying.entries()) enemy.at = { x: 5000 + (i % 2 === 0 ? 500 : -500), y: 5000, z: 0 };
  l.brokenSince[tester.seat] = l.round;
  const found = breakTests.on!['break-tested']!(
    l,
    { type: 'break-tested', clause: '', model: tester.id, total: 1, leadership: 99, passed: true },
    null as never,
  );
  const [wrong] = [found].flat().filter(each => each?.seen.includes('99'));
  return Number(/\d+/.exec(wrong!.expected)![0]);
}

describe('enemies that cause terror', () => {
  it('take one off the Leadership of a Break Test, however many there are', () => {
    const alone = leadershipBeside(0);
    expect(leadershipBeside(1)).toBe(alone - 1);
    expect(leadershipBeside(2)).toBe(alone - 1);
  });
});
