import type { Edition } from '@little-wars/engine';
import { withAsk } from '@little-wars/engine/testing';
import { move, standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import { sentenceOf } from '@little-wars/referee';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it, vi } from 'vitest';
import { type SoakOptions, soakCommand } from '../commands/soak.ts';
import { soakGame } from './soak.ts';

describe('the referee', () => {
  it('accepts what a consumed effect allowed for the same attack', () => {
    const ruleset = rulesets.find(({ id }) => id === 'kill-team')!;
    const game = { ruleset, setup: ruleset.ready[7]!, bots: ['eager', 'eager'], seed: 'soak 1' };
    expect(soakGame(game).findings.map(sentenceOf)).toEqual([]);
  });
});

describe('the referee of Scout Team', () => {
  it.each([
    ['heights that cost a Lictor nothing', 3, 'long 13'],
    ['steps of an inch between two levels', 6, 'long 807'],
    ['whom a model holds steady against', 0, 'long 321'],
    ['shots that are split beyond half range', 1, 'long 561'],
  ])('knows %s', (_what, setup, seed) => {
    const ruleset = rulesets.find(({ id }) => id === 'scout-team')!;
    const game = { ruleset, setup: ruleset.ready[setup]!, bots: ['eager', 'eager'], seed };
    expect(soakGame(game).findings.map(sentenceOf)).toEqual([]);
  });
});

describe('a game in which some models do not fit', () => {
  const called = (id: string) => rulesets.find(each => each.id === id)!;
  const soaked = (ruleset: (typeof rulesets)[number], setup: unknown) => {
    const read = ruleset.readSetup(setup);
    if (!read.ok) expect.fail(JSON.stringify(read.problems));
    const { fault, findings } = soakGame({ ruleset, setup: read.value, bots: ['random', 'random'], seed: 'x' });
    expect(fault).toBeNull();
    expect(findings.map(sentenceOf)).toEqual([]);
  };

  it('is played to its end in Kill Team, and passes the referee', () => {
    const ruleset = called('kill-team');
    const { maps } = ruleset.content as { maps: readonly { id: string }[] };
    const setups = ruleset.ready as readonly unknown[] as readonly { map: string; options: object }[];
    const setup = setups.find(each => each.map === 'close-quarters')!;
    const map = { ...maps.find(({ id }) => id === setup.map)!, id: 'own' };
    // No place is that far from every access point: no barricade is set up.
    soaked(ruleset, { ...setup, map, options: { ...setup.options, barricadeFromAccess: 7, turningPoints: 1 } });
  });

  it('is played to its end in Vanguard, and passes the referee', () => {
    const ruleset = called('vanguard');
    const { starters } = ruleset.lobby;
    const [width, depth] = [36 * 254, 36 * 254];
    const outline = [0, 1, 2, 3].map(i => ({ x: i === 1 || i === 2 ? width : 0, y: i < 2 ? 0 : 6 * 254 }));
    const pieces = [{ id: 'rock', parts: [{ kind: 'wall', outline, bottom: 0, top: 2000 }] }];
    const table = { name: 'Full', terrain: { width, depth, pieces } } as const;
    soaked(ruleset, ruleset.lobby.setup({ rounds: 1, terrainCoverage: 0 }, [starters[0]!, starters[3]!], table));
  });
});

describe('a soaked game', () => {
  const bots = ['random', 'random'];
  const soaked = (ruleset: Edition<Toy>, seed = 'x') => soakGame({ ruleset, setup: standardSetup, bots, seed });

  it('has the same hash each time, and a different one for another seed', () => {
    expect(soaked(toy)).toEqual(soaked(toy));
    expect(soaked(toy, 'y').hash).not.toBe(soaked(toy).hash);
  });

  it('reports at which answer a proposal is refused', () => {
    const { fault } = soaked(withAsk(toy, move, { propose: () => [{ how: 'jump', to: { x: 1, y: 1, z: 0 } }] }));
    expect(fault).toMatchObject({
      seed: 'x',
      input: expect.any(Number),
      fault: expect.stringMatching(/refused.*only-on-foot/),
    });
    expect(fault!.input).toBeGreaterThan(6);
  });

  it('reports what the rules throw, and where', () => {
    const facts = {
      ...toy.facts,
      'round-began': () => {
        throw new Error('the floor gave way');
      },
    };
    expect(soaked({ ...toy, facts }).fault).toMatchObject({ input: 6, fault: 'the floor gave way' });
  });

  it('is checked by the referee, unless disabled', () => {
    const moved: (typeof toy.facts)['scored'] = (p, f) => ({ ...p, points: p.points.with(f.seat, 7) });
    const wrong = { ...toy, facts: { ...toy.facts, scored: moved } };
    const game = { ruleset: wrong, setup: standardSetup, bots, seed: 'x' };
    expect(new Set(soakGame(game).findings.map(({ clause }) => clause))).toEqual(new Set(['TOY-1.1']));
    expect(soakGame({ ...game, refereed: false }).findings).toEqual([]);
    expect(soaked(toy).findings).toEqual([]);
  });

  it('detects a state that differs on replay', () => {
    let calls = 0;
    const scored: (typeof toy.facts)['scored'] = p => ({ ...p, points: [++calls, 0] });
    const facts = { ...toy.facts, scored };
    expect(soaked({ ...toy, facts }).fault).toMatchObject({ fault: 'replaying gives another state' });
  });
});

describe('the soak command', () => {
  const options = { ruleset: 'tin-soldiers', games: '3', from: '0', bot: 'random', seed: 'command' };

  /** What it prints, and whether it fails. */
  async function run(
    given: SoakOptions,
  ): Promise<{ readonly out: string; readonly err: string; readonly fails: boolean }> {
    const before = process.exitCode;
    const [out, err] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map(spy =>
      spy.mockImplementation(() => undefined),
    );
    process.exitCode = 0;
    await soakCommand(given);
    const fails = process.exitCode !== 0;
    process.exitCode = before;
    const printed = { out: out!.mock.calls.join('\n'), err: err!.mock.calls.join('\n'), fails };
    vi.restoreAllMocks();
    return printed;
  }

  it('plays over worker threads and says how many games went wrong', async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const { out, fails } = await run({ ...options, json: true });
    const { rows } = JSON.parse(out) as { rows: readonly { games: number; faults: readonly unknown[] }[] };
    expect([rows.length, rows.every(({ games, faults }) => games === 3 && faults.length === 0), fails]).toEqual([
      2,
      true,
      false,
    ]);
  });

  it('refuses invalid numbers and unknown bots', async () => {
    expect(await run({ ...options, games: '0' })).toMatchObject({ fails: true, err: expect.stringMatching(/--games/) });
    expect(await run({ ...options, bot: 'rambo' })).toMatchObject({ fails: true, err: expect.stringMatching(/--bot/) });
    expect(await run({ ...options, setup: '7' })).toMatchObject({
      fails: true,
      err: expect.stringMatching(/from 0 to 1/),
    });
  });
});
