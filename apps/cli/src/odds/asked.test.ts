import {
  averageOf,
  bestFight,
  bestShot,
  fightOdds,
  readFight,
  readShot,
  shotOdds,
} from '@little-wars/rulesets/kill-team';
import { tellProblem } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import { fightAsked, fighterAsked, ofOption, shotAsked } from './asked.ts';
import { drawFight, drawShot, drawWays } from './draw.ts';

const shotLines = (options: object): readonly string[] => {
  const read = readShot(shotAsked(options));
  return read.ok ? [] : read.problems.map(found => tellProblem(ofOption(found)));
};

describe('a shot as typed', () => {
  it('reads weapon, target and every way to play it', () => {
    const read = readShot(
      shotAsked({
        weapon: 'A4 3+ 3/4 Lethal 5+, AP1',
        target: 'D3 3+ W12 cover',
        commandReRolls: '1,0',
        objective: 'kill',
        reRolls: 'fails',
        keepCover: 'always',
      }),
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        shot: { attacks: 4, hitOn: 3, criticalOn: 5, ap: 1, kept: 1, wounds: 12, reRolls: [{ most: 1 }] },
        policy: { ...bestShot, objective: 'kill', reRolls: 'fails', cover: 'always' },
      },
    });
  });

  it('tells every problem by the option it came from', () => {
    expect(shotLines({})).toEqual(['--weapon: this is missing', '--target: this is missing']);
    expect(
      shotLines({ weapon: 'A4 3+ 3/4 Leathal', target: 'D3 3+', objective: 'win', commandReRolls: 'x,1' }),
    ).toEqual([
      expect.stringMatching(/^--weapon \(rules\[0\]\): there is no weapon rule "Leathal"; /),
      '--target (wounds): this is missing',
      '--command-re-rolls ([0]): this should be a whole number',
      '--objective: this should be one of: damage, kill',
    ]);
  });

  it('is drawn within 80 columns, with the average and the chance to incapacitate', () => {
    const read = readShot(shotAsked({ weapon: 'A4 3+ 3/4 Stun, Hot, Splash 1', target: 'D3 3+ W7 inv 5+ ignores 6+' }));
    if (!read.ok) throw new Error('refused');
    const odds = shotOdds(read.value.shot);
    const lines = drawShot(read.value.shot, odds).split('\n');
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
    expect(lines).toContain(`average       ${averageOf(odds.damage).toFixed(3)} wounds`);
    expect(lines.filter(line => /^(incapacitates|stuns|splashes|burns itself) /.test(line))).toHaveLength(4);
    expect(lines.some(line => line.startsWith('all 7 '))).toBe(true);
  });
});

describe('names that nobody has', () => {
  it('are answered with those that are much the same', () => {
    expect(shotLines({ weapon: 'plasma gunn', target: 'boyz' })).toEqual([
      expect.stringMatching(/^--weapon: no card has a weapon "plasma gunn"[\s\S]*perhaps[\s\S]*plasma-gun/),
      expect.stringMatching(/^--target: there is no card "boyz"[\s\S]*perhaps[\s\S]*boy-fighter/),
    ]);
    expect(shotLines({ weapon: 'A4 3+ 3/4', target: 'xyzzy, cover' })).toEqual([
      expect.stringMatching(/^--target: there is no card "xyzzy"/),
    ]);
  });
});

describe('odds worked out by hand', () => {
  it('one die with 3+ and 3/4 against one with 4+: 9 of 36 for 3, 5 of 36 for 4', () => {
    const read = readShot(shotAsked({ weapon: 'A1 3+ 3/4', target: 'D1 4+ W10' }));
    if (!read.ok) throw new Error('refused');
    const drawn = drawShot(read.value.shot, shotOdds(read.value.shot));
    expect(drawn).toMatch(/^0 {3}61\.11 % /m);
    expect(drawn).toMatch(/^3 {3}25\.00 % /m);
    expect(drawn).toMatch(/^4 {3}13\.89 % /m);
    expect(drawn).toMatch(/^average {7}1\.306 wounds$/m);
  });
  it('one die each with 4+ and 2/2 at 2 wounds: who strikes first wins', () => {
    // The attacker hits on 18 of 36 and strikes first; else the defender does so on half of the rest.
    const read = readFight(fightAsked({ attacker: 'A1 4+ 2/2, W2', defender: 'A1 4+ 2/2, W2' }));
    if (!read.ok) throw new Error('refused');
    const drawn = drawFight(read.value.fight, fightOdds(read.value.fight));
    expect(drawn).toMatch(/^incapacitates 50\.00 %$/m);
    expect(drawn).toMatch(/^is felled {5}25\.00 %$/m);
    expect(drawn).toMatch(/^both stand {4}25\.00 %$/m);
    // Who always parries: of two normal hits nothing is left, and a critical hit takes a critical one away.
    const ways = drawWays(read.value.fight, read.value.policy).split('\n');
    expect(Math.max(...ways.map(line => line.length))).toBeLessThanOrEqual(80);
    expect(ways).toHaveLength(5);
    // Parried: 3 * 3 and 1 * 3 and 1 * 1 of 36; a normal hit against a critical one strikes: 2 * 1 of 36.
    expect(ways[4]).toMatch(/^both always parry .* 30\.56 % .* 25\.00 %$/);
  });
});

describe('a fight as typed', () => {
  it('reads who wields a weapon after the weapon', () => {
    expect(fighterAsked('A4 3+ 4/5 Brutal, Lethal 5+, W12 injured support 1 ignores 5+ re-rolls 2')).toEqual({
      weapon: 'A4 3+ 4/5 Brutal, Lethal 5+',
      wounds: 12,
      injured: true,
      support: 1,
      ignores: 5,
      commandReRolls: 2,
    });
    expect(fighterAsked('A3 4+ 3/4 MW2; W 8')).toEqual({ weapon: 'A3 4+ 3/4 MW2', wounds: 8 });
  });

  it('takes the wounds of a card that is named with the weapon, unless others are given', () => {
    expect(fighterAsked('tactical-marine-sergeant/chainsword')).toMatchObject({ wounds: 12, ignores: 7 });
    expect(fighterAsked('tactical-marine-sergeant/chainsword W3')).toMatchObject({ wounds: 3 });
    expect(fighterAsked('chainsword')).toEqual({ weapon: 'chainsword' });
  });

  it('tells what it does not understand', () => {
    const read = readFight(
      fightAsked({ attacker: 'A4 3+ 4/5, W12 angry', defender: 'A4 3+ 4/5', defenderHits: 'run' }),
    );
    expect(
      read.ok ? [] : read.problems.map(found => ofOption(found)).map(({ path, problem }) => [path, problem]),
    ).toEqual([
      ['--attacker (angry)', 'unknown-field'],
      ['--defender (wounds)', 'missing'],
      ['--defender-hits', 'not-one-of'],
    ]);
  });

  it('is drawn for both sides within 80 columns', () => {
    const read = readFight(fightAsked({ attacker: 'A4 3+ 4/5 Stun, Reap 1, W12', defender: 'A3 4+ 3/4, W8' }));
    if (!read.ok) throw new Error('refused');
    expect(read.value.policy).toEqual(bestFight);
    const lines = drawFight(read.value.fight, fightOdds(read.value.fight)).split('\n');
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
    expect(
      lines.filter(line => /^(average|incapacitates|is felled|both stand|stunned|reaps) /.test(line)),
    ).toHaveLength(6);
  });
});
