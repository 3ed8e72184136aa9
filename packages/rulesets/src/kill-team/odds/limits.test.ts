import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import type { Card, Profile, Weapon } from '../content/types.ts';
import { bareFightCase, bareShotCase } from './bare.ts';
import { bestShot, plainFighter } from './case.ts';
import { desk } from './desk.ts';
import { deskTexts } from './desk-texts.ts';
import { choicesIn, tooMuchInFight, tooMuchInShot } from './limits.ts';
import { targetOfCard } from './named.ts';
import { MANY, type Prepared, prepare } from './prepared.ts';
import { RANKED } from './ranking.ts';

const [shot, fight] = desk.counters;
const problemsOf = (counter: typeof shot, asked: { readonly [field: string]: string }) => {
  const read = counter!.read(asked);
  return read.ok ? [] : read.problems.map(({ path, problem, ...told }) => [path, problem, told]);
};

describe('what is too much to be worked out', () => {
  it('is refused by its limit, and what is just within it is not', () => {
    expect(problemsOf(fight, { attacker: 'A10 3+ 4/5, W19', defender: 'A10 3+ 4/5, W19' })).toEqual([]);
    expect(problemsOf(fight, { attacker: 'A20 3+ 4/5, W18', defender: 'A20 3+ 4/5, W18' })).toEqual([
      ['attacker', 'too-many-standings', { count: 9_461_250, most: 600_000 }],
    ]);
    const again = (dice: number): string => `A${dice} 3+ 4/5 Balanced, W19`;
    expect(problemsOf(fight, { attacker: again(8), defender: 'A2 3+ 4/5, W8' })).toEqual([]);
    expect(problemsOf(fight, { attacker: 'A2 3+ 4/5, W8', defender: again(9) })).toEqual([
      ['defender', 'too-many-to-roll-again', { most: MANY }],
    ]);
  });

  it('is less where wounds are ignored by the dice', () => {
    const side = (dice: number, more = ''): string => `A${dice} 3+ 4/5${more}, W19 ignores 5+`;
    expect(problemsOf(fight, { attacker: side(6), defender: side(6) })).toEqual([]);
    expect(problemsOf(fight, { attacker: side(8), defender: side(8) })).toMatchObject([
      ['attacker', 'too-many-standings', { most: 80_000 }],
    ]);
    expect(problemsOf(fight, { attacker: side(6, ' Stun'), defender: side(6) })).toMatchObject([
      ['attacker', 'too-many-standings', { most: 30_000 }],
    ]);
  });

  it('is a shot of many dice again whose critical hits are worth more now and less then', () => {
    const target = 'D6 3+ W40';
    const weapon = (dice: number): string => `A${dice} 4+ 6/3 P2, Relentless`;
    expect(problemsOf(shot, { weapon: weapon(MANY), target })).toEqual([]);
    expect(problemsOf(shot, { weapon: weapon(MANY + 1), target })).toEqual([
      ['weapon', 'weak-criticals', { most: MANY }],
    ]);
    expect(problemsOf(shot, { weapon: weapon(MANY + 1), target, 're-rolls': 'fails' })).toEqual([]);
    expect(problemsOf(shot, { weapon: 'A20 4+ 3/3 P2, Relentless', target })).toEqual([]);
  });

  it('is a fourth Command Re-roll, or a fourth die kept for cover', () => {
    const asked = { weapon: 'A4 3+ 3/4', target: 'D3 3+ W12 cover3', 'command-re-rolls': '3,3' };
    expect(problemsOf(shot, asked)).toEqual([]);
    expect(problemsOf(shot, { ...asked, 'command-re-rolls': '4,3' })).toMatchObject([
      ['command-re-rolls[0]', 'out-of-range', { least: 0, most: 3 }],
    ]);
    expect(problemsOf(shot, { ...asked, target: 'D3 3+ W12 cover4' })).toMatchObject([
      ['target.cover', 'out-of-range', { least: 0, most: 3 }],
    ]);
  });

  it('is less where many wounds are ignored by the dice', () => {
    const fighters = (wounds: number) => ({
      attacker: `A8 5+ 2/6, W${wounds} ignores 2+`,
      defender: 'A4 5+ 2/11, W49 ignores 6+ scratch',
    });
    expect(problemsOf(fight, fighters(8))).toEqual([]);
    expect(problemsOf(fight, fighters(16))).toMatchObject([['attacker', 'too-many-wounds', { most: 10_000_000 }]]);
  });

  it('is a fight in which both sides have too many choices', () => {
    const side = (dice: number): string => `A${dice} 3+ 4/5 Ceaseless, Relentless, Balanced, W8 re-rolls3`;
    expect(problemsOf(fight, { attacker: side(6), defender: side(6) })).toEqual([]);
    expect(problemsOf(fight, { attacker: side(7), defender: side(6) })).toEqual([
      ['attacker', 'too-many-choices', { count: 2_965_248, most: 2_000_000 }],
    ]);
  });

  it('is a shot whose saves can be made in too many ways', () => {
    const asked = (weapon: string, target: string) => ({ weapon, target, 'command-re-rolls': '3,3' });
    expect(problemsOf(shot, asked('A20 4+ 3/4', 'D20 4+ W40 cover3 inv 5+'))).toEqual([]);
    expect(problemsOf(shot, asked('A20 4+ 3/4 P1', 'D20 4+ W40 cover1 inv 5+'))).toEqual([]);
    expect(problemsOf(shot, asked('A20 4+ 3/4 P1', 'D20 4+ W40 cover3 inv 5+'))).toEqual([
      ['target', 'too-many-saves', { count: 1_482_096, most: 1_000_000 }],
    ]);
  });

  it('is told in words', () => {
    for (const id of [
      'too-many-to-roll-again',
      'too-many-standings',
      'too-many-choices',
      'too-many-saves',
      'too-many-wounds',
      'weak-criticals',
    ])
      expect(deskTexts, id).toHaveProperty([id]);
  });
});

/** What is gone through whenever dice are decided about. */
const visitedIn = ({ stages }: Prepared): number =>
  stages.reduce((sum, { states, hand, hands }) => sum + states + hand.length + hands, 0);

const ANY_DIE = { most: 99, faces: [] };
const ONES = { most: 99, faces: [1] };
const ONE_DIE = { most: 1, faces: [] };
const EVERYTHING = [ONES, ANY_DIE, ONE_DIE, ONE_DIE, ONE_DIE, ONE_DIE];

describe('what is counted bounds what is gone through', () => {
  it('of all choices of a fighter', () => {
    for (let attacks = 1; attacks <= 7; attacks++)
      for (const reRolls of [[ANY_DIE], [ANY_DIE, ONE_DIE], [ONES, ONE_DIE, ONE_DIE], EVERYTHING]) {
        const pool = { dice: attacks, succeedsOn: 4, criticalOn: 6, reRolls, ones: false };
        const fighter = { ...plainFighter, attacks, hitOn: 4, damage: [3, 4], reRolls, wounds: 8 } as const;
        expect(visitedIn(prepare(pool)), `${attacks}`).toBeLessThanOrEqual(3 * choicesIn(fighter));
      }
  });
  it('of saves, by the dice and the re-rolls', () => {
    for (let dice = 9; dice <= 20; dice++)
      for (const reRolls of [[ONE_DIE], [ONE_DIE, ONE_DIE], [ONE_DIE, ONE_DIE, ONE_DIE]]) {
        const pool = { dice, succeedsOn: 4, criticalOn: 6, reRolls, ones: false };
        const ends = ((dice + 1) * (dice + 2)) / 2;
        expect(visitedIn(prepare(pool, ['fail', 'normal', 'critical']))).toBeLessThanOrEqual(8 * ends * reRolls.length);
      }
  });
  it('of attack dice by any policy, of which no more than eight are without a ranking', () => {
    for (const ones of [false, true]) {
      const pool = { dice: 20, succeedsOn: 4, criticalOn: 6, reRolls: EVERYTHING, ones };
      const ranking = ones ? RANKED : RANKED.slice(1);
      expect(visitedIn(prepare(pool, ranking, { countsAgain: ones, fails: null }))).toBeLessThanOrEqual(250_000);
      expect(visitedIn(prepare({ ...pool, dice: MANY }))).toBeLessThanOrEqual(250_000);
    }
  });
});

type Wielded = { readonly card: Card; readonly profile: Profile };
/** Every profile on every card, each combination of numbers and rules once. */
const wielded = (type: Weapon['type']): readonly Wielded[] => [
  ...new Map(
    factions
      .flatMap(({ cards }) => cards)
      .flatMap(card =>
        card.weapons
          .filter(weapon => weapon.type === type)
          .flatMap(({ profiles }) => profiles.map(profile => ({ card, profile }))),
      )
      .map(each => {
        const { attacks, damage, rules } = each.profile;
        return [JSON.stringify([attacks, damage, rules, targetOfCard(each.card)]), each];
      }),
  ).values(),
];

describe('no card comes near', () => {
  it('in a fight, with a die more, ploys and Command Re-rolls', () => {
    const fighter = ({ card, profile }: Wielded) => {
      const { wounds, ignores } = targetOfCard(card);
      const weapon = { ...profile, attacks: profile.attacks + 1 };
      return { weapon, wounds: wounds!, ignores: ignores ?? 7, injured: false, support: 1, commandReRolls: 3 };
    };
    const all = wielded('melee').map(fighter);
    expect(all.length).toBeGreaterThan(20);
    for (const attacker of all)
      for (const defender of all) expect(tooMuchInFight(bareFightCase({ attacker, defender }))).toEqual([]);
  });
  it('in a shot', () => {
    const target = { defence: 6, save: 3, wounds: 20, cover: 2, invulnerable: 4, ignores: 5 };
    for (const { profile } of wielded('ranged')) {
      const shotCase = bareShotCase({
        weapon: profile,
        target,
        injured: false,
        overwatch: false,
        commandReRolls: [3, 3],
      });
      expect(shotCase.attacks).toBeLessThanOrEqual(MANY);
      expect(tooMuchInShot(shotCase, bestShot)).toEqual([]);
    }
  });
});
