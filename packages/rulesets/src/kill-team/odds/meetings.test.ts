import { describe, expect, it } from 'vitest';
import { bestFight, type FightCase, type FightPolicy, plainFighter } from './case.ts';
import { planExchange } from './exchange.ts';
import { meet, planChanges, rises } from './meetings.ts';
import { prepare } from './prepared.ts';

const fighter = { ...plainFighter, attacks: 4, hitOn: 4, damage: [3, 4] as const, wounds: 10 };
const pool = { dice: 4, succeedsOn: 4, criticalOn: 6, reRolls: [], ones: false };

function risesFor(fight: FightCase, policy: FightPolicy = bestFight): readonly [boolean, boolean] {
  const exchange = planExchange(fight, policy);
  const dice = prepare(pool);
  const meetings = meet({ own: dice, theirs: dice }, fight, planChanges(fight, exchange), exchange);
  return [rises(meetings, dice, dice, 0), rises(meetings, dice, dice, 1)];
}

describe('a better die of a fight', () => {
  it('is never worth less where critical hits do more', () => {
    expect(risesFor({ attacker: fighter, defender: fighter })).toEqual([true, true]);
    expect(risesFor({ attacker: { ...fighter, stun: true }, defender: { ...fighter, brutal: true } })).toEqual([
      true,
      true,
    ]);
  });
  it('may be worth less where they do less', () => {
    const weak = { ...fighter, damage: [5, 1] as const };
    expect(risesFor({ attacker: weak, defender: fighter })).toEqual([false, true]);
    expect(risesFor({ attacker: fighter, defender: weak })).toEqual([true, false]);
  });
});
