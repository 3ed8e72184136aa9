import { rulesets } from '@little-wars/rulesets';
import { fightOdds, planFight, planShot, readFight, readShot, shotOdds } from '@little-wars/rulesets/kill-team';
import { checksumOf, type Entry } from './entry.ts';

const EVERYTHING = 'Ceaseless, Relentless, Balanced';

const shot = (weapon: string, target: string, commandReRolls: readonly [number, number] = [3, 3]): (() => number) => {
  const read = readShot({ weapon, target, commandReRolls });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return () => shotOdds(read.value.shot, read.value.policy).average;
};

const fight = (weapon: string, body: object): (() => number) => {
  const side = { weapon, ...body };
  const read = readFight({ attacker: side, defender: side });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return () => fightOdds(read.value.fight, read.value.policy).averageDealt;
};

/** Through the odds desk, as typed. */
const strike = (ruleset: string, weapon: string, target: string): (() => number) => {
  const [counter] = rulesets.find(({ id }) => id === ruleset)!.odds!.counters;
  return () => {
    const read = counter!.read({ weapon, target });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return 0;
  };
};

/** Attacks in which one die is re-rolled, while each six adds a die. */
const MOST_DICE = 'A3D6 3+ S4 AP-1 DD6 re-rolls-one-hit dakka-dakka-dakka wound-six-mortal=99';

/** The largest on any card, and the largest that the odds desks accept. */
const WORST: { readonly [name: string]: () => () => number } = {
  'a card, shot with every re-roll': () => shot(`A6 4+ 3/4 ${EVERYTHING}, Hot`, 'D3 3+ W19 cover inv 5+'),
  'a card, fight with every re-roll': () => fight(`A6 3+ 4/5 ${EVERYTHING}`, { wounds: 19, commandReRolls: 3 }),
  'a card, fight with wounds ignored': () => fight('A5 3+ 4/5', { wounds: 12, ignores: 5 }),
  'shot of 20 dice, every re-roll': () => shot(`A20 4+ 3/4 ${EVERYTHING}, Hot`, 'D20 4+ W40 cover inv 5+'),
  'shot of 20 dice, Relentless and Hot': () => shot('A20 4+ 3/4 Relentless, Balanced, Hot', 'D3 4+ W40 cover'),
  'shot of 8 dice, every re-roll': () => shot(`A8 4+ 3/4 ${EVERYTHING}, Hot`, 'D8 4+ W40 cover3 inv 5+'),
  'shot at 20 dice with re-rolls': () => shot('A20 4+ 3/4', 'D20 4+ W40 cover', [0, 3]),
  'shot at 200 wounds, ignored': () => shot('A20 4+ 50/50 MW50', 'D20 4+ W200 ignores 5+', [0, 0]),
  'fight of 10 dice': () => fight('A10 3+ 4/5', { wounds: 19 }),
  'fight of 8 dice, every re-roll': () => fight(`A8 3+ 4/5 ${EVERYTHING}`, { wounds: 18, commandReRolls: 3 }),
  'fight of 6 dice, wounds ignored': () => fight('A6 3+ 4/5', { wounds: 19, ignores: 5 }),
  'vanguard, 10 dice, armor re-rolls': () => strike('vanguard', '10x3+ AP1 D2, buys9', 'AR4 WN40 inv5 again3 buys3'),
  ...(rulesets.some(({ id }) => id === 'recon-squad') && {
    'recon squad, 18 attacks, one re-roll': () => strike('recon-squad', MOST_DICE, 'T4 3+ W40 keeps5'),
  }),
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
    const average = work();
    const ms = used() - before;
    return {
      count: 1,
      value: () => ms,
      run() {
        const sum = checksumOf();
        sum.add(1000 * average);
        return sum.value;
      },
    };
  },
}));
