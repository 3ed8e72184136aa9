import { describe, expect, it } from 'vitest';
import { isFreeChange } from './asking.ts';
import { bestFight, bestShot, type FightCase, type Fighter, plainFighter } from './case.ts';
import { desk, fightAsked, fighterAsked, shotAsked } from './desk.ts';
import { deskTexts } from './desk-texts.ts';
import { tellFight } from './desk-told.ts';
import { fightOdds } from './fight.ts';
import { readFight, readShot } from './profile.ts';

const [shot, fight] = desk.counters;

const problemsOf = (counter: typeof shot, asked: object): readonly (readonly [string, string])[] => {
  const read = counter!.read(asked as never);
  return read.ok ? [] : read.problems.map(({ path, problem }) => [path, problem]);
};

describe('the odds desk of Kill Team', () => {
  it('has words for everything that is asked and told', () => {
    for (const { id, fields } of desk.counters)
      for (const of of [`odds.${id}`, ...fields.map(field => `odds.${id}.${field.id}`)])
        expect(deskTexts, of).toHaveProperty([of]);
    const asked = { weapon: 'A4 3+ 3/4 Stun, Hot, Splash 1, P1, AP1', target: 'D3 3+ W7 cover inv 5+ ignores 6+' };
    const sides = { attacker: 'A4 3+ 4/5 Stun, Reap 1, W12', defender: 'A3 4+ 3/4 Lethal 5+, W8' };
    const words = [shot!.read(asked), fight!.read(sides)].flatMap(read => (read.ok ? wordsIn(read.value.parts) : []));
    expect(words.length).toBeGreaterThan(40);
    const elsewhere = ['odds.wounds-lost'];
    for (const word of words) if (!elsewhere.includes(word)) expect(deskTexts, word).toHaveProperty([word]);
  });

  it('answers its own examples', () => {
    for (const { read, example } of desk.counters) expect(read(example).ok).toBe(true);
  });
});

/** The ids of all texts in there. */
function wordsIn(x: unknown): readonly string[] {
  if (typeof x !== 'object' || x === null) return [];
  const inner = Object.values(x).flatMap(wordsIn);
  return 'word' in x ? [String(x.word), ...inner] : inner;
}

describe('a shot as typed', () => {
  it('reads weapon, target and every way to play it', () => {
    const read = readShot(
      shotAsked({
        weapon: 'A4 3+ 3/4 Lethal 5+, AP1',
        target: 'D3 3+ W12 cover',
        'command-re-rolls': '1,0',
        objective: 'kill',
        're-rolls': 'fails',
        'keep-cover': 'always',
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

  it('tells every problem by the field it came from', () => {
    expect(problemsOf(shot, {})).toEqual([
      ['weapon', 'missing'],
      ['target', 'missing'],
    ]);
    const wrong = { weapon: 'A4 3+ 3/4 Leathal', target: 'D3 3+', objective: 'win', 'command-re-rolls': 'x,1' };
    expect(problemsOf(shot, wrong).map(([path]) => path)).toEqual([
      'weapon.rules[0]',
      'target.wounds',
      'command-re-rolls[0]',
      'objective',
    ]);
  });
});

describe('names that nobody has', () => {
  it('are answered with those that are much the same', () => {
    const read = shot!.read({ weapon: 'plasma gunn', target: 'boyz' });
    expect(read.ok ? [] : read.problems).toMatchObject([
      { path: 'weapon', problem: 'no-weapon-but', options: expect.arrayContaining(['plasma-gun']) },
      { path: 'target', problem: 'no-target-but', options: expect.arrayContaining(['boy-fighter']) },
    ]);
    expect(problemsOf(shot, { weapon: 'A4 3+ 3/4', target: 'xyzzy, cover' })).toEqual([['target', 'no-such-target']]);
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

  it('is played as well as both sides can unless something else is said', () => {
    const read = readFight(fightAsked({ attacker: 'A4 3+ 4/5, W12', defender: 'A3 4+ 3/4, W8' }));
    expect(read.ok && read.value.policy).toEqual(bestFight);
  });

  it('compares what may be done with hits, unless either side has said', () => {
    const sides = { attacker: 'A4 3+ 4/5, W12', defender: 'A3 4+ 3/4, W8' };
    const partsOf = (asked: object): readonly unknown[] => {
      const read = fight!.read({ ...sides, ...asked } as never);
      return read.ok ? read.value.parts : [];
    };
    const all = partsOf({}).length;
    for (const said of [{ hits: 'strike' }, { 'defender-hits': 'parry' }, { hits: 'strike', 'defender-hits': 'parry' }])
      expect(partsOf(said)).toHaveLength(all - 1);
  });

  it('tells what critical strikes reap, on the side that reaps', () => {
    const fighter: Fighter = { ...plainFighter, attacks: 2, hitOn: 4, damage: [3, 4], wounds: 10 };
    const duel = (own: number, theirs: number): FightCase => ({
      attacker: { ...fighter, reap: own },
      defender: { ...fighter, reap: theirs },
    });
    const reaps = (own: number, theirs: number) =>
      wordsIn(tellFight(duel(own, theirs), fightOdds(duel(own, theirs)))).filter(word => word.startsWith('odds.reaps'));
    expect(reaps(0, 0)).toEqual([]);
    expect(reaps(1, 0)).toEqual(['odds.reaps-near-attacker']);
    expect(reaps(1, 1)).toEqual(['odds.reaps-near-attacker', 'odds.reaps-near-defender']);
  });

  it('tells what it does not understand', () => {
    const asked = { attacker: 'A4 3+ 4/5, W12 angry', defender: 'A4 3+ 4/5', 'defender-hits': 'run' };
    expect(problemsOf(fight, asked)).toEqual([
      ['attacker.angry', 'unknown-field'],
      ['defender.wounds', 'missing'],
      ['defender-hits', 'not-one-of'],
    ]);
    expect(problemsOf(fight, { attacker: 'A4 3+ 4/5 Leathal, W12', defender: 'A4 3+ 4/5, W3' })).toEqual([
      ['attacker.rules[0]', 'no-rule-but'],
    ]);
  });
});

describe('changes of judged dice', () => {
  it('are free where a rule says so', () => {
    expect(['rending', 'command-re-roll', 'balanced', 'nothing at all'].map(isFreeChange)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
