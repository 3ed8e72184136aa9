import { everyRoll, supposing } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { hitsOn, mortalWoundsOn } from '../core/10-attacks/armor.ts';
import { blue, field, look, open, red, type Stood } from '../testing/field.ts';
import type { Setup } from '../types.ts';
import { everyEnding } from './enumerate.oracle.ts';
import { agree, endOf, endsBy, withoutExplosions } from './proving.oracle.ts';
import { begun, oddsOfHarm, oddsOfStrike, oddsUnderway, withModel } from './strike-case.ts';

const PAIR: readonly Stood[] = [blue('captain', 10, 10), red('captain', 18, 10)];
const position = field(PAIR, { cp: [0, 0] });
const nothing = { model: 1, from: 0, hits: 0, ap: 0, damage: 0, mortal: 0 };
const plain = { wasDown: false, knocksDown: false };

describe('VG-10.11 harm outside attacks', () => {
  for (const [name, setup, deep, most] of [
    ['exactly', withoutExplosions, 0, 1e-12],
    ['but for the tail', open, 5, 1e-3],
  ] as const)
    it(`match play for hits, ${name}`, () => {
      const odds = oddsOfHarm(look(position, setup), { ...nothing, hits: 3, ap: 1, damage: 2 });
      const { chances, tail } = everyEnding({ setup, position, frame: hitsOn(1, [3, 1, 2], 0) }, {}, deep, end =>
        endOf(end, 1),
      );
      expect(tail).toBeLessThanOrEqual(most);
      agree(chances, Math.max(0, tail), endsBy(odds, 3, plain));
    });
  it('VG-10.30 match play exactly for mortal wounds', () => {
    for (const mortal of [1, 3, 4, 5]) {
      const odds = oddsOfHarm(look(position), { ...nothing, mortal });
      const { chances, tail } = everyEnding(
        { setup: open, position, frame: mortalWoundsOn(1, mortal, 0) },
        {},
        0,
        end => endOf(end, 1),
      );
      expect(Math.abs(tail)).toBeLessThan(1e-12);
      agree(chances, 0, endsBy(odds, 3, plain));
    }
  });
});

describe('VG-11.3 odds from the dice on the table', () => {
  const aim = { attacker: 0, target: 1, weapon: 'carbine', manner: 'action' } as const;
  /** One wound left: two hits may remove it. */
  const weak = (setup: Setup) => withModel(look(position, setup), 1, { wounds: 1 });
  /** The mean over every first roll without bonus dice, which equals the odds before it. */
  const overHits = (setup: Setup, bought: number): number => {
    const t = begun(weak(setup), aim);
    let sum = 0;
    for (const faces of everyRoll({ count: 2, sides: 6 })) {
      const hitDice = faces.map(face => ({ face, reRolled: false, exploded: true }));
      const rolled = supposing(t, { attack: { ...t.position.attack!, hitDice } });
      sum += oddsUnderway(rolled, 'attacker', { bought: { attacker: bought, target: 0 } }).removed / 36;
    }
    return sum;
  };
  it('count hit dice, re-rolled or not', () => {
    for (const bought of [0, 1, 2]) {
      const before = oddsOfStrike(weak(withoutExplosions), aim, { bought: { attacker: bought, target: 0 } });
      expect(before.removed).toBeGreaterThan(0);
      expect(overHits(withoutExplosions, bought)).toBeCloseTo(before.removed, 12);
    }
  });
  it('count armor dice, re-rolled or not', () => {
    const t = begun(weak(withoutExplosions), aim);
    for (const target of [0, 1]) {
      let sum = 0;
      for (const [face] of everyRoll({ count: 1, sides: 6 })) {
        const armorDice = [{ face: face!, reRolled: false, exploded: true }];
        const hitDice = [{ face: 5, reRolled: false, exploded: false }];
        const rolled = supposing(t, { attack: { ...t.position.attack!, hitDice, armorDice, hits: 1 } });
        sum += oddsUnderway(rolled, 'target', { bought: { attacker: 0, target } }).average / 6;
      }
      // Armor 4+: half get through, and half of those when re-rolled.
      expect(sum).toBeCloseTo(target === 0 ? 1 / 2 : 1 / 4, 12);
    }
  });
});
