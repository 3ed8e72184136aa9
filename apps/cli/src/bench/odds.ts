import {
  type FightCase,
  planFight,
  planShot,
  readFight,
  readShot,
  type ShotCase,
} from '@little-wars/rulesets/kill-team';
import { checksumOf, type Entry } from './entry.ts';

const TARGETS = ['D3 3+ W12', 'D3 3+ W10 cover', 'D3 4+ W7 cover inv 5+'];
const PLAIN = ['A4 3+ 3/4', 'A4 3+ 3/4 Lethal 5+, AP1', 'A5 4+ 4/5 P1', 'A4 3+ 6/3 AP2, MW4'];
const AGAIN = ['A4 3+ 3/4 Ceaseless, Balanced', 'A4 3+ 3/4 Relentless', 'A5 4+ 4/5 Balanced, Rending, P1'];
const MELEE = ['A4 3+ 3/4', 'A4 3+ 4/5 Rending', 'A3 4+ 5/6 Brutal', 'A4 3+ 4/5 Ceaseless'];

function shots(weapons: readonly string[], commandReRolls: readonly [number, number]): readonly ShotCase[] {
  return weapons.flatMap(weapon =>
    TARGETS.map(target => {
      const read = readShot({ weapon, target, commandReRolls });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      return read.value.shot;
    }),
  );
}

function fights(weapons: readonly string[]): readonly FightCase[] {
  return weapons.flatMap(own =>
    MELEE.map(other => {
      const read = readFight({ attacker: { weapon: own, wounds: 12 }, defender: { weapon: other, wounds: 10 } });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      return read.value.fight;
    }),
  );
}

/** Computes every case afresh: only tables of dice are cached between cases. */
const fresh = <C>(name: string, cases: () => readonly C[], average: (of: C) => number): Entry => ({
  name,
  unit: 'ms',
  prepare() {
    const all = cases();
    return {
      count: all.length,
      run() {
        const sum = checksumOf();
        for (const each of all) sum.add(1000 * average(each));
        return sum.value;
      },
    };
  },
});

const averageOfShot = (shot: ShotCase): number => planShot(shot).odds.average;
const averageOfFight = (fight: FightCase): number => planFight(fight).odds.averageDealt;

/** More dice than any card has, with every re-roll rule: each computed once, without a cache. */
const MANY = Array.from({ length: 6 }, (_, i) => `A20 ${2 + (i % 4)}+ ${3 + i}/${4 + i} Ceaseless, Balanced`);

function manyDice(): readonly ShotCase[] {
  return MANY.map((weapon, i) => {
    const read = readShot({ weapon, target: `D${3 + i} 3+ W${12 + i} cover`, commandReRolls: [1, 1] });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value.shot;
  });
}

const WORST = 'A20 4+ 3/4 Ceaseless, Relentless, Balanced, Hot';

/** The slowest first computation of a shot: an offer of more dice than there are misses the tables' cache. */
const firstTime: Entry = {
  name: 'odds: twenty dice, every re-roll, first time',
  unit: 'ms',
  prepare() {
    const read = readShot({ weapon: WORST, target: 'D20 4+ W40 cover inv 5+', commandReRolls: [3, 3] });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { shot } = read.value;
    let more = 0;
    return {
      count: 1,
      run() {
        more++;
        const sum = checksumOf();
        const reRolls = shot.reRolls.map(offer => (offer.most > 1 ? { ...offer, most: offer.most + more } : offer));
        sum.add(1000 * averageOfShot({ ...shot, reRolls }));
        return sum.value;
      },
    };
  },
};

export const oddsEntries: readonly Entry[] = [
  fresh('odds: fresh shot', () => shots(PLAIN, [0, 0]), averageOfShot),
  fresh('odds: fresh shot, all re-rolls', () => shots(AGAIN, [1, 1]), averageOfShot),
  fresh('odds: twenty dice, Ceaseless and Balanced', manyDice, averageOfShot),
  firstTime,
  fresh('odds: fight', () => fights(MELEE), averageOfFight),
  fresh('odds: fight, Relentless', () => fights(['A5 3+ 4/5 Relentless']), averageOfFight),
];
