import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import type { Card, Profile, Weapon } from '../content/types.ts';
import { bareFightCase, bareShotCase } from './bare.ts';
import { bestShot } from './case.ts';
import { desk } from './desk.ts';
import { deskTexts } from './desk-texts.ts';
import { tooMuchInFight, tooMuchInShot } from './limits.ts';
import { targetOfCard } from './named.ts';
import { MANY } from './prepared.ts';

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

  it('is told in words', () => {
    for (const id of ['too-many-to-roll-again', 'too-many-standings', 'weak-criticals'])
      expect(deskTexts, id).toHaveProperty([id]);
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
