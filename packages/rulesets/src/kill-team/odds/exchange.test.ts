import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FightCase, type Fighter, type FightPolicy, plainFighter } from './case.ts';
import { searchExchange } from './exchange.oracle.ts';
import { type Clash, planExchange } from './exchange.ts';
import { place } from './pool.ts';

const MOST = 3;
const fighter: fc.Arbitrary<Fighter> = fc
  .record({
    attacks: fc.integer({ min: 0, max: MOST }),
    damage: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 5 })),
    firstCritical: fc.constantFrom(0, 0, 0, 2),
    wounds: fc.integer({ min: 1, max: 16 }),
    brutal: fc.boolean(),
    stun: fc.boolean(),
    reap: fc.constantFrom(0, 1),
    ignoredHits: fc.constantFrom(0, 0, 1, 2),
  })
  .map(fields => ({ ...plainFighter, hitOn: 3, ...fields }));
const policy: fc.Arbitrary<FightPolicy> = fc
  .record({
    objective: fc.constantFrom('damage', 'kill'),
    own: fc.constantFrom('best', 'best', 'strike', 'parry'),
    theirs: fc.constantFrom('best', 'best', 'strike', 'parry'),
  })
  .map(({ objective, own, theirs }) => ({
    objective,
    attacker: { hits: own, reRolls: 'best' },
    defender: { hits: theirs, reRolls: 'best' },
  }));

/** Wounds are ignored on 5+ by nobody, or by either side. */
const resilient = (by: fc.Arbitrary<number>): fc.Arbitrary<FightCase> =>
  fc
    .tuple(fighter, fighter, by, by)
    .map(([a, d, own, theirs]) => ({ attacker: { ...a, ignoresOn: own }, defender: { ...d, ignoresOn: theirs } }));
const sure = resilient(fc.constant(7));
const open = resilient(fc.constantFrom(5, 7)).map(({ attacker, defender }) => ({
  attacker: { ...attacker, attacks: Math.min(2, attacker.attacks) },
  defender: { ...defender, attacks: Math.min(2, defender.attacks) },
}));

const clashIn = ({ attacker, defender }: FightCase, change: Partial<Clash>): Clash => ({
  turn: 0,
  hits: [
    { critical: 0, normal: 0 },
    { critical: 0, normal: 0 },
  ],
  wounds: [attacker.wounds, defender.wounds],
  struck: [false, false],
  spare: [attacker.ignoredHits, defender.ignoredHits],
  ...change,
});
const hitsOf = ({ attacks }: Fighter) =>
  Array.from({ length: attacks + 1 }, (_, critical) =>
    Array.from({ length: attacks + 1 - critical }, (__, normal) => ({ critical, normal })),
  ).flat();
const pairs = ({ attacker, defender }: FightCase) =>
  hitsOf(attacker).flatMap(own => hitsOf(defender).map(theirs => [own, theirs] as const));
const placeOf = ({ attacks }: Fighter, hits: Clash['hits'][0]): number => place(attacks, { ...hits, ones: 0 });

describe('KT-5.4 exchanges of every kind', () => {
  const agree = (fights: fc.Arbitrary<FightCase>, numRuns: number): void =>
    fc.assert(
      fc.property(fights, policy, (fight, how) => {
        const plan = planExchange(fight, how);
        const { main, tie, side } = plan.values();
        for (const hits of pairs(fight)) {
          const searched = searchExchange(fight, how, clashIn(fight, { hits }));
          const places = [placeOf(fight.attacker, hits[0]), placeOf(fight.defender, hits[1])] as const;
          const at = places[0] * side + places[1];
          expect([main[at], tie[at]]).toEqual([expect.closeTo(searched.main, 12), expect.closeTo(searched.tie, 12)]);
          const { both, strikes } = plan.tally([{ hits: places, weight: 1 }]);
          const dealt = (x: number, y: number): number =>
            searched.ends
              .filter(({ wounds: [a, d] }) => fight.defender.wounds - d === x && fight.attacker.wounds - a === y)
              .reduce((sum, { chance }) => sum + chance, 0);
          expect(both).toEqual(both.map((row, x) => row.map((_, y) => expect.closeTo(dealt(x, y), 12))));
          for (const i of [0, 1] as const) {
            const counted = [fight.attacker, fight.defender][i]!;
            if (counted.reap === 0 && !counted.stun) continue;
            const of = (n: number): number =>
              searched.ends.filter(end => end.strikes[i] === n).reduce((sum, { chance }) => sum + chance, 0);
            // Stun alone asks whether there are two.
            const isCapped = counted.reap === 0 && [fight.attacker, fight.defender].some(x => x.ignoresOn < 7);
            const from = (n: number): number => (isCapped && n === 2 ? of(2) + of(3) : isCapped && n > 2 ? 0 : of(n));
            expect(strikes[i]).toEqual(strikes[i].map((_, n) => expect.closeTo(from(n), 12)));
          }
          const ends = plan.ends(hits);
          const left = (list: typeof ends): number =>
            list.reduce((sum, { wounds: [a, d], chance }) => sum + chance * (a + 100 * d), 0);
          expect(left(ends)).toBeCloseTo(left(searched.ends), 9);
        }
      }),
      { seed: 21, numRuns },
    );
  it('end as they do when every move is followed', () => agree(sure, 150));
  it('also where wounds are ignored by the dice', () => agree(open, 60));

  it('go on from any standing as they do when every move is followed', () => {
    const standing = (fight: FightCase): fc.Arbitrary<Clash> =>
      fc
        .record({
          turn: fc.constantFrom(0, 1),
          hits: fc.constantFrom(...pairs(fight)),
          wounds: fc.tuple(
            fc.integer({ min: 0, max: fight.attacker.wounds }),
            fc.integer({ min: 0, max: fight.defender.wounds }),
          ),
          struck: fc.tuple(fc.boolean(), fc.boolean()),
        })
        .map(change => clashIn(fight, change as Partial<Clash>));
    const cases = fc.oneof(sure, open).chain(fight => fc.tuple(fc.constant(fight), standing(fight), policy));
    fc.assert(
      fc.property(cases, ([fight, clash, how]) => {
        const plan = planExchange(fight, how);
        const searched = searchExchange(fight, how, clash);
        expect(plan.choose(clash)).toBe(searched.use);
        if (searched.use?.startsWith('strike')) expect(plan.ignores(clash, searched.use)).toBe(searched.isIgnored);
      }),
      { seed: 22, numRuns: 400 },
    );
  });
});
