import type { OddsAsked } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { fightOdds, planFight, planShot, readFight, readShot, shotOdds } from '@little-wars/rulesets/kill-team';
import { checksumOf, type Entry } from './entry.ts';

/** Computes a forecast: its average, or everything about it. */
type Work = () => number | object;

const EVERYTHING = 'Ceaseless, Relentless, Balanced';

const shot = (weapon: string, target: string, commandReRolls: readonly [number, number] = [3, 3]): Work => {
  const read = readShot({ weapon, target, commandReRolls });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return () => shotOdds(read.value.shot, read.value.policy).average;
};

const fight = (weapon: string, body: object): Work => {
  const side = { weapon, ...body };
  const read = readFight({ attacker: side, defender: side });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return () => fightOdds(read.value.fight, read.value.policy).averageDealt;
};

/** Through the odds desk, as typed. */
const desk = (ruleset: string, id: string, asked: OddsAsked): Work => {
  const { odds } = rulesets.find(each => each.id === ruleset)!;
  const counter = odds!.counters.find(each => each.id === id)!;
  return () => {
    const read = counter.read(asked);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value.data;
  };
};

const strike = (ruleset: string, weapon: string, target: string): Work => desk(ruleset, 'attack', { weapon, target });

const fails = (weapon: string, target: string): Work =>
  desk('kill-team', 'shot', { weapon, target, 're-rolls': 'fails', 'command-re-rolls': '3,3' });

const FIGHTER = `A6 3+ 4/5 ${EVERYTHING}, W19 re-rolls 3`;

/** Attacks in which one die is re-rolled, while each six adds a die. */
const MOST_DICE = 'A3D6 3+ S4 AP-1 DD6 re-rolls-one-hit dakka-dakka-dakka wound-six-mortal=99';

/** The largest on any card, and the largest that the odds desks accept. */
const WORST: { readonly [name: string]: () => Work } = {
  'a card, shot with every re-roll': () => shot(`A6 4+ 3/4 ${EVERYTHING}, Hot`, 'D3 3+ W19 cover inv 5+'),
  'a card, fight with every re-roll': () => fight(`A6 3+ 4/5 ${EVERYTHING}`, { wounds: 19, commandReRolls: 3 }),
  'a card, fight with wounds ignored': () => fight('A5 3+ 4/5', { wounds: 12, ignores: 5 }),
  'shot of 20 dice, every re-roll': () => shot(`A20 4+ 3/4 ${EVERYTHING}, Hot`, 'D20 4+ W40 cover inv 5+'),
  'shot of 20 dice, Relentless and Hot': () => shot('A20 4+ 3/4 Relentless, Balanced, Hot', 'D3 4+ W40 cover'),
  'shot of 20 dice, every re-roll, cover': () =>
    shot(`A20 3+ 5/9 ${EVERYTHING}, Hot, Rending, Lethal 5+`, 'D20 4+ W200 ignores 5+ cover inv 5+'),
  'shot of 20 dice, all failures again': () => fails('A20 4+ 3/11 Relentless, Balanced, Hot', 'D16 7+ W200 cover3'),
  'shot of 8 dice, every re-roll': () => shot(`A8 4+ 3/4 ${EVERYTHING}, Hot`, 'D8 4+ W40 cover3 inv 5+'),
  'shot at 20 dice with re-rolls': () => shot('A20 4+ 3/4', 'D20 4+ W40 cover', [0, 3]),
  'shot at 200 wounds, ignored': () => shot('A20 4+ 50/50 MW50', 'D20 4+ W200 ignores 5+', [0, 0]),
  'fight of 10 dice': () => fight('A10 3+ 4/5', { wounds: 19 }),
  'fight of 6 dice, weak criticals': () => fight(`A6 3+ 6/3 ${EVERYTHING}`, { wounds: 19, commandReRolls: 3 }),
  'fight of 6 dice, wounds ignored': () => fight('A6 3+ 4/5', { wounds: 19, ignores: 5 }),
  'three ways to fight with many wounds': () =>
    desk('kill-team', 'fight', {
      attacker: 'A8 5+ 2/6, W8 ignores 2+',
      defender: 'A4 5+ 2/11, W49 ignores 6+ scratch',
    }),
  'three ways to fight, every re-roll': () => desk('kill-team', 'fight', { attacker: FIGHTER, defender: FIGHTER }),
  'vanguard, 10 dice, armor re-rolls': () => strike('vanguard', '10x3+ AP1 D2, buys9', 'AR4 WN40 inv5 again3 buys3'),
  'vanguard, 4 dice, many armor re-rolls': () => strike('vanguard', '4x5+ AP7 D10, buys9', 'AR2 WN46 inv3 again11'),
  'vanguard, 20 dice, armor re-rolls': () => strike('vanguard', '20x4+ AP2 D10, buys8', 'AR2 WN26 inv5 again2 buys3'),
  'recon squad, 18 attacks, one re-roll': () => strike('recon-squad', MOST_DICE, 'T4 3+ W40 keeps5'),
  'scout team, 18 attacks, wounds kept': () =>
    strike('scout-team', 'A3D6 3+ S8 AP-3 D9D6 auto-hit re-roll-wounds dakka=99, half', 'T2 3+ W40 keeps5'),
  'zero g, 24 attacks, four hits each': () =>
    strike('zero-g', 'A24 BS7 S4 AP5 tesla=3 re-rolls-one-hit', 'T4 W10 5+ inv6 fnp6'),
  'zero g, 24 markers': () => strike('zero-g', 'A24 BS6 S9 AP4 melta barrage blast=3 twin-linked', 'T3 W10 3+'),
};

/** Warms up the code on small cases that share nothing with the measured one. */
function warmUp(): void {
  for (let i = 0; i < 40; i++) {
    const asked = { weapon: `A5 ${2 + (i % 4)}+ 3/4 ${EVERYTHING}, Hot`, target: `D3 3+ W${10 + i} cover` };
    const read = readShot({ ...asked, commandReRolls: [1, 1] });
    if (read.ok) planShot(read.value.shot, read.value.policy);
    const side = { weapon: `A5 3+ 3/4 ${EVERYTHING}`, wounds: 10 + i, commandReRolls: 1, ignores: i % 2 === 0 ? 7 : 6 };
    const both = readFight({ attacker: side, defender: side });
    if (both.ok) void planFight(both.value.fight, both.value.policy).odds;
  }
}

/** Plain data as characters, with rounded numbers: some are too large to be added up. */
const charactersIn = (data: object): readonly number[] =>
  [...JSON.stringify(data, (_key, value) => (typeof value === 'number' ? value.toPrecision(9) : value))].map(
    character => character.charCodeAt(0),
  );

/** CPU time of this thread, in ms. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Each is computed once, the first time, in a thread of its own; the target is 50 ms. */
export const worstOddsEntries: readonly Entry[] = Object.entries(WORST).map(([name, prepare]) => ({
  name: `worst forecast: ${name}`,
  unit: 'ms',
  prepare() {
    warmUp();
    const work = prepare();
    const before = used();
    const odds = work();
    const ms = used() - before;
    return {
      count: 1,
      value: () => ms,
      run() {
        const sum = checksumOf();
        for (const value of typeof odds === 'number' ? [1000 * odds] : charactersIn(odds)) sum.add(value);
        return sum.value;
      },
    };
  },
}));
