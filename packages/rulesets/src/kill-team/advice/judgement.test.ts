// Each kind of question on a board where the sensible answer is obvious.
import { describe, expect, it } from 'vitest';
import { action, advise, asked, table } from '../testing/advice.ts';
import { active, armed } from '../testing/attacks.ts';
import { blue, field, open, red, type Stood } from '../testing/field.ts';
import type { Attack, Die, Look, Position } from '../types.ts';

const MARINE = 'tactical-marine-warrior';
const BOY = 'boy-fighter';

const on = (stood: readonly Stood[], change: Partial<Position> = {}): Look =>
  table(field(stood, { activation: active(), tokens: [], ...change }));

const dice = (...faces: readonly number[]): readonly Die[] => faces.map(face => ({ face, reRolled: false, as: null }));
const judged = (...as: readonly NonNullable<Die['as']>[]): readonly Die[] =>
  as.map(each => ({ face: { fail: 1, normal: 4, critical: 6 }[each], reRolled: false, as: each }));

const attack = (change: Partial<Attack>): Attack => ({
  kind: 'shooting',
  action: 'shoot',
  attacker: 0,
  target: 1,
  weapon: 'boltgun',
  profile: 'standard',
  parryWeapon: null,
  parryProfile: null,
  attackDice: [],
  defenceDice: [],
  after: null,
  inCover: false,
  invulnerable: null,
  marks: [],
  ...change,
});

const combat = (change: Partial<Attack>): Attack =>
  attack({
    kind: 'combat',
    action: 'fight',
    weapon: 'fists',
    parryWeapon: 'fists',
    parryProfile: 'standard',
    ...change,
  });

describe('what to do', () => {
  it('charges an enemy that is near but cannot be shot', () => {
    const t = on([blue(BOY, 10, 10, armed('choppa')), red('gretchin', 14, 10)]);
    expect(advise(t, action('charge', 'normal-move', 'dash'))).toMatchObject({
      answer: 'charge',
      because: { reason: 'good-fight', enemy: 1 },
    });
  });

  it('fights an enemy it is engaged with', () => {
    const t = on([blue(BOY, 10, 10, armed('choppa')), red('gretchin', 11.5, 10)]);
    expect(advise(t, action('fight', 'fall-back'))).toMatchObject({ answer: 'fight', because: { enemy: 1 } });
  });

  it('falls back from a fight it would lose', () => {
    const t = on([
      blue('gretchin', 4, 10, { wounds: 1 }),
      red('boss-nob', 5.5, 10, { ...armed('power-klaw'), ready: true }),
    ]);
    expect(advise(t, action('fight', 'fall-back'))?.answer).toBe('fall-back');
  });

  it('does not drop tokens far from where they score', () => {
    const t = on([blue(MARINE, 4, 10), red(BOY, 28, 10)]);
    expect(advise(t, action('drop-banner'))?.answer).toBe('end-activation');
  });

  it('activates those first who have a target', () => {
    const t = on([blue(MARINE, 4, 4, { ...armed('fists') }), blue(MARINE, 4, 10), red(BOY, 12, 10)], {
      activation: null,
    });
    const who = asked('pick-one', 'choose who activates', { of: 'operative', options: [0, 1] });
    expect(advise(t, who)).toMatchObject({ answer: 1, because: { reason: 'most-to-do' } });
  });
});

describe('weapons and targets', () => {
  it('takes the best melee weapon against its opponent, on either side', () => {
    const t = on([
      blue('boss-nob', 10, 10, armed('fists', 'power-klaw')),
      red(BOY, 11.5, 10, armed('fists', 'choppa')),
    ]);
    const choose = (side: string, operative: number, options: readonly string[]) =>
      advise(
        t,
        asked('pick-one', `the ${side} selects a melee weapon`, {
          of: 'weapon',
          options,
          about: { operative, against: 1 - operative },
        }),
      )?.answer;
    expect(choose('attacker', 0, ['fists/standard', 'power-klaw/standard'])).toBe('power-klaw/standard');
    expect(choose('defender', 1, ['fists/standard', 'choppa/standard'])).toBe('choppa/standard');
  });

  it('does not catch friends in a Blast', () => {
    const stood: readonly Stood[] = [
      blue('tactical-marine-heavy-gunner', 4, 10, armed('missile-launcher')),
      red('gretchin', 14, 10),
      blue(MARINE, 14, 12.6, { wounds: 2 }),
      blue(MARINE, 14, 7.4, { wounds: 2 }),
    ];
    const question = asked('pick-one', 'select a ranged weapon', {
      of: 'weapon',
      options: ['missile-launcher/frag', 'missile-launcher/krak'],
      about: { operative: 0 },
    });
    expect(advise(on(stood), question)?.answer).toBe('missile-launcher/krak');
  });

  it('overwatches with whoever has a shot, and passes when nobody has', () => {
    const question = asked('pick-one', 'choose who overwatches', { of: 'operative', options: ['pass', 0, 1] });
    const seen: readonly Stood[] = [blue(MARINE, 4, 4, armed('fists')), blue(MARINE, 4, 10), red(BOY, 12, 10)];
    expect(advise(on(seen, { activation: null }), question)?.answer).toBe(1);
    expect(advise(on(seen.slice(0, 2), { activation: null }), question)?.answer).toBe('pass');
  });
});

describe('dice', () => {
  const shot = (change: Partial<Attack>, wounds: number) =>
    on([blue(MARINE, 4, 10), red(BOY, 12, 10, { wounds })], { attack: attack(change) });
  const react = asked('react', 'react or pass', { timing: 'attack-dice-rolled', options: ['command-re-roll'] });

  it('pays for a Command Re-roll that may incapacitate somebody, not for a useless one', () => {
    expect(advise(shot({ attackDice: dice(1, 2, 4, 4) }, 4), react)).toMatchObject({
      answer: 'command-re-roll',
      because: { reason: 'better-dice' },
    });
    expect(advise(shot({ attackDice: dice(6, 6, 6, 6) }, 4), react)).toMatchObject({
      answer: null,
      because: { reason: 'keep-command-points' },
    });
  });

  it('re-rolls the failed die', () => {
    const die = asked('pick-one', 'choose a die to roll again', {
      of: 'die',
      options: [0, 1, 2, 3],
      about: { side: 'attacker', rule: 'command-re-roll' },
    });
    expect(advise(shot({ attackDice: dice(6, 4, 1, 5) }, 10), die)?.answer).toBe(2);
  });

  it('keeps the cover die when saves are poor', () => {
    const t = shot({ attackDice: judged('normal', 'normal', 'fail', 'fail'), inCover: true }, 10);
    expect(advise(t, asked('count', 'keep dice for cover', { least: 0, most: 1 }))?.answer).toBe(1);
  });

  it('takes the invulnerable save when it is better', () => {
    const t = shot({ attackDice: judged('critical', 'normal', 'normal', 'normal') }, 10);
    const save = (options: readonly string[]) =>
      advise(t, asked('pick-one', 'choose the save', { of: 'save', options }))?.answer;
    expect(save(['save', 'invulnerable-5'])).toBe('save');
  });
});

describe('strike or parry', () => {
  const hit = asked('pick-one', 'resolve a hit', {
    of: 'hit',
    options: ['strike-normal', 'parry-normal-normal'],
    about: { side: 'attacker' },
  });
  const clash = (own: number, theirs: number) =>
    on([blue(MARINE, 10, 10, { wounds: own }), red(MARINE, 11.5, 10, { wounds: theirs })], {
      attack: combat({ attackDice: judged('normal'), defenceDice: judged('normal') }),
    });

  it('strikes when that incapacitates the opponent', () => {
    expect(advise(clash(3, 3), hit)).toMatchObject({ answer: 'strike-normal', because: { reason: 'best-exchange' } });
  });

  it('parries a hit that would incapacitate it', () => {
    expect(advise(clash(1, 12), hit)?.answer).toBe('parry-normal-normal');
  });
});

describe('ploys', () => {
  const ploy = asked('pick-one', 'use a strategic ploy', { of: 'ploy', options: ['pass', 'dakka-dakka-dakka'] });
  const boys = (x: number): readonly Stood[] =>
    [2, 5, 8, 11, 14, 17].flatMap((y): readonly Stood[] => [blue(BOY, 2, y, armed('shoota')), red('gretchin', x, y)]);

  it('pays for a ploy that improves many shots, but not when nobody shoots', () => {
    expect(advise(on(boys(12), { activation: null }), ploy)?.answer).toBe('dakka-dakka-dakka');
    const alone = boys(12).filter(([seat]) => seat === 0);
    expect(advise(on(alone, { activation: null }), ploy)).toMatchObject({
      answer: 'pass',
      because: { reason: 'keep-command-points' },
    });
  });

  it('saves an operative from losing its last wound', () => {
    const t = on([blue(BOY, 10, 10, { wounds: 2 }), red(MARINE, 14, 10)], {
      attack: attack({ attacker: 1, target: 0, attackDice: judged('normal') }),
    });
    const react = asked('react', 'react or pass', { timing: 'damage-dealt', options: ['just-a-scratch'] });
    expect(advise(t, react)).toMatchObject({ answer: 'just-a-scratch', because: { reason: 'worth-its-price' } });
  });
});

describe('before the battle', () => {
  it('takes the tac ops that score the most', () => {
    const options = [
      'critical-ops/rout',
      'critical-ops/eliminate-guards',
      'critical-ops/headhunter',
      'critical-ops/executioner',
      'critical-ops/assassinate-target',
    ];
    const question = asked('pick-some', 'choose three tac ops', { of: 'tac-op', options, least: 3, most: 3 });
    // In any order: no other scores about as much.
    expect([...(advise(on([]), question)!.answer as readonly string[])].sort()).toEqual([
      'critical-ops/assassinate-target',
      'critical-ops/eliminate-guards',
      'critical-ops/headhunter',
    ]);
  });

  it('reveals whatever it can', () => {
    const question = asked('pick-one', 'reveal a tac op', { of: 'tac-op', options: ['pass', 'critical-ops/rout'] });
    expect(advise(on([]), question)?.answer).toBe('critical-ops/rout');
  });

  it('takes the initiative when offered, and chooses to be the Defender', () => {
    const seat = (purpose: string) =>
      advise(on([]), asked('pick-one', purpose, { of: 'seat', options: [0, 1] }))?.answer;
    expect(seat('say who has the first initiative')).toBe(0);
    expect(seat('say who is the Attacker')).toBe(1);
  });

  it('names the enemy that is easiest to incapacitate, and the hardest for the other side', () => {
    const stood: readonly Stood[] = [blue(MARINE, 10, 10), red('boss-nob', 20, 10), red('gretchin', 14, 10)];
    const name = (seat: number, options: readonly number[]) =>
      advise(
        on(stood),
        asked('pick-one', 'name it', {
          of: 'operative',
          options,
          about: { seat, tacOp: 'critical-ops/eliminate-guards', name: 'guard' },
        }),
      )?.answer;
    expect(name(0, [1, 2])).toBe(2);
    expect(name(1, [1, 2])).toBe(1);
  });

  it('sets up barricades near objectives, in legal places', () => {
    const t = table({ ...field([]), dropZones: [0, 1] }, open);
    const question = asked('place', 'set up a barricade', { what: 'barricade', about: { seat: 0, anywhere: false } });
    expect(advise(t, question)?.because.reason).toBe('cover-by-objectives');
  });
});
