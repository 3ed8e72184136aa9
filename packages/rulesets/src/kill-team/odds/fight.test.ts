import { chancesOf } from '@little-wars/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestFight, type FightCase, type Fighter, type FightPolicy, type HitPolicy, plainFighter } from './case.ts';
import { type Clash, planExchange } from './exchange.ts';
import { fightOdds } from './fight.ts';

const fighter = (attacks: number, change: Partial<Fighter> = {}): Fighter => ({
  ...plainFighter,
  attacks,
  hitOn: 4,
  damage: [3, 5],
  wounds: 10,
  ...change,
});
const policy = (own: HitPolicy, theirs: HitPolicy): FightPolicy => ({
  objective: 'damage',
  attacker: { hits: own, reRolls: 'best' },
  defender: { hits: theirs, reRolls: 'best' },
});
const of36 = (chances: readonly number[]): readonly number[] => chances.map(x => Math.round(x * 36));

describe('KT-5 fights worked out by hand', () => {
  it('one die against nobody who parries', () => {
    const { dealt, taken, total } = fightOdds({ attacker: fighter(1), defender: fighter(0) });
    expect([dealt.weights.slice(0, 6), taken.weights[0], total]).toEqual([[3, 0, 0, 2, 0, 1], 6, 6]);
  });
  it('one die each, both strike: what each does does not hang on the other', () => {
    const { dealt, taken } = fightOdds({ attacker: fighter(1), defender: fighter(1) }, policy('strike', 'strike'));
    expect(of36(chancesOf(dealt)).slice(0, 6)).toEqual([18, 0, 0, 12, 0, 6]);
    expect(of36(chancesOf(taken)).slice(0, 6)).toEqual([18, 0, 0, 12, 0, 6]);
  });
  it('one die each, the attacker parries', () => {
    // A normal hit stops a normal one (12 of 36 less 4), a critical one either; against a critical one a normal
    // strikes.
    const { dealt, taken } = fightOdds({ attacker: fighter(1), defender: fighter(1) }, policy('parry', 'strike'));
    expect(of36(chancesOf(taken)).slice(0, 6)).toEqual([18 + 4 + 2 + 1, 0, 0, 6, 0, 3 + 2]);
    expect(of36(chancesOf(dealt)).slice(0, 6)).toEqual([18 + 4 + 2 + 1, 0, 0, 6 + 2, 0, 3]);
  });
  it('who falls strikes no more (KT-5.4)', () => {
    const frail = { attacker: fighter(1), defender: fighter(1, { wounds: 3 }) };
    const { kill, taken } = fightOdds(frail, policy('strike', 'strike'));
    expect(kill).toBeCloseTo(1 / 2, 14);
    expect(of36(chancesOf(taken)).slice(0, 6)).toEqual([27, 0, 0, 6, 0, 3]);
  });
  it('KT-9.18 KT-9.23 what critical strikes do besides', () => {
    const { reaped, stunned } = fightOdds({ attacker: fighter(2, { reap: 2, stun: true }), defender: fighter(0) });
    expect(of36(chancesOf(reaped[0]))).toEqual([25, 0, 10, 0, 1]);
    expect(stunned).toEqual([1 / 36, 0]);
  });
});

describe('KT-1.5 dice of a combat that are rolled again', () => {
  const again = fighter(1, { reRolls: [{ most: 1, faces: [] }] });
  const by = (reRolls: 'never' | 'fails' | 'best'): FightPolicy => ({
    objective: 'damage',
    attacker: { hits: 'strike', reRolls },
    defender: { hits: 'strike', reRolls },
  });
  it('are none, all failures, or those that are worth it, as the policy says', () => {
    const dealt = (reRolls: 'never' | 'fails' | 'best') =>
      of36(chancesOf(fightOdds({ attacker: again, defender: fighter(0) }, by(reRolls)).dealt)).slice(0, 6);
    expect(dealt('never')).toEqual([18, 0, 0, 12, 0, 6]);
    expect(dealt('fails')).toEqual([9, 0, 0, 18, 0, 9]);
    expect(dealt('best')).toEqual([9, 0, 0, 18, 0, 9]);
  });
  it('of the defender just the same', () => {
    const taken = (reRolls: 'never' | 'fails' | 'best') =>
      of36(chancesOf(fightOdds({ attacker: fighter(0), defender: again }, by(reRolls)).taken)).slice(0, 6);
    expect(taken('never')).toEqual([18, 0, 0, 12, 0, 6]);
    expect(taken('fails')).toEqual([9, 0, 0, 18, 0, 9]);
  });
});

describe('KT-5.4 what is done with a hit', () => {
  const clash = (own: Clash['hits'][0], theirs: Clash['hits'][0], change: Partial<Clash> = {}): Clash => ({
    turn: 0,
    hits: [own, theirs],
    wounds: [10, 10],
    struck: [false, false],
    ...change,
  });
  const duel = (own: Partial<Fighter> = {}, theirs: Partial<Fighter> = {}): FightCase => ({
    attacker: fighter(4, own),
    defender: fighter(4, theirs),
  });
  const normal = (n: number) => ({ critical: 0, normal: n });
  const critical = (n: number) => ({ critical: n, normal: 0 });

  it('a blow that fells is struck', () => {
    expect(planExchange(duel(), bestFight).choose(clash(normal(1), critical(1), { wounds: [5, 3] }))).toBe(
      'strike-normal',
    );
  });
  it('the last hit that would fell oneself is parried', () => {
    const fight = { ...duel(), attacker: fighter(4, { wounds: 10 }) };
    expect(
      planExchange(fight, { ...bestFight, objective: 'kill' }).choose(clash(normal(1), normal(1), { wounds: [3, 10] })),
    ).toBe('parry-normal-normal');
  });
  it('KT-9.5 against Brutal a normal hit cannot parry', () => {
    const against = (brutal: boolean) => planExchange(duel({}, { brutal }), policy('parry', 'strike'));
    expect(against(true).choose(clash(normal(1), normal(1)))).toBe('strike-normal');
    expect(against(false).choose(clash(normal(1), normal(1)))).toBe('parry-normal-normal');
    expect(against(true).choose(clash(critical(1), normal(1)))).toBe('parry-critical-normal');
  });
  it('always to parry means the worst hit, with the least that will do', () => {
    const plan = planExchange(duel(), policy('parry', 'parry'));
    expect(plan.choose(clash({ critical: 1, normal: 1 }, { critical: 1, normal: 1 }))).toBe('parry-critical-critical');
    expect(plan.choose(clash({ critical: 1, normal: 1 }, normal(1)))).toBe('parry-normal-normal');
    expect(plan.choose(clash(normal(1), critical(1)))).toBe('strike-normal');
    expect(plan.choose(clash(normal(0), normal(1)))).toBeNull();
  });
  it('always to strike means the critical hits first', () => {
    const plan = planExchange(duel(), policy('strike', 'strike'));
    expect(plan.choose(clash({ critical: 1, normal: 1 }, normal(1)))).toBe('strike-critical');
    expect(plan.choose(clash(normal(1), normal(1), { wounds: [0, 10] }))).toBeNull();
  });
});

describe('KT-5 fights of every kind', () => {
  const side = fc.record({
    attacks: fc.integer({ min: 0, max: 4 }),
    hitOn: fc.integer({ min: 2, max: 5 }),
    criticalOn: fc.integer({ min: 5, max: 6 }),
    damage: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 7 })),
    wounds: fc.integer({ min: 3, max: 14 }),
    brutal: fc.boolean(),
    stun: fc.boolean(),
    firstCritical: fc.integer({ min: 0, max: 1 }),
    reRolls: fc.constantFrom([], [{ most: 1, faces: [] }]),
  });
  const net = ({ attacker, defender }: FightCase, how: FightPolicy): number => {
    const { averageDealt, averageTaken } = fightOdds({ attacker, defender }, how);
    return averageDealt - averageTaken;
  };

  it('weigh as much as all falls of the dice, and nobody does better by a plain policy', () => {
    fc.assert(
      fc.property(side, side, (own, theirs) => {
        const fight: FightCase = { attacker: { ...plainFighter, ...own }, defender: { ...plainFighter, ...theirs } };
        const { both, total } = fightOdds(fight);
        expect(both.flat().reduce((a, b) => a + b, 0)).toBe(total);
        const best = net(fight, bestFight);
        for (const hits of ['strike', 'parry'] as const) {
          expect(net(fight, policy(hits, 'best'))).toBeLessThanOrEqual(best + 1e-9);
          expect(net(fight, policy('best', hits))).toBeGreaterThanOrEqual(best - 1e-9);
        }
      }),
      { seed: 5, numRuns: 40 },
    );
  });
});
