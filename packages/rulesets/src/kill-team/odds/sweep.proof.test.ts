import { type Distribution, wholeWeights } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { type Card, factions, type Weapon } from '../content/index.ts';
import { apart, armed, block, broke, spot } from '../testing/attacks.ts';
import { open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { bestShot } from './case.ts';
import { asEndings, sorted, WHOLE } from './enumerate.oracle.ts';
import { playFight } from './play-fight.oracle.ts';
import { playShot } from './play-shot.oracle.ts';

// Every weapon of every card, against targets of several kinds: odds are held against every fall of the dice in the
// real sequence. Two or three dice of a shot are enough to meet every rule; a fight has all of its dice.

const cards: readonly Card[] = factions.flatMap(faction => faction.cards);

interface Wielded {
  readonly card: string;
  readonly weapon: Weapon;
  readonly profile: string;
}

const wielded = (type: Weapon['type']): readonly Wielded[] =>
  cards.flatMap(card =>
    card.weapons
      .filter(weapon => weapon.type === type)
      .flatMap(weapon => weapon.profiles.map(({ id }) => ({ card: card.id, weapon, profile: id }))),
  );

/** Weapons that are alike, on whichever card, are tried once; so are cards that are alike but for their weapons. */
const looksOf = ({ card, weapon, profile }: Wielded): string => {
  const { abilities } = cards.find(({ id }) => id === card)!;
  const {
    id: _id,
    name: _name,
    ...numbers
  } = weapon.profiles.find(({ id }) => id === profile)! as { id: string; name?: string };
  return JSON.stringify([numbers, abilities]);
};
const different = (type: Weapon['type']): readonly Wielded[] => [
  ...new Map(wielded(type).map(each => [looksOf(each), each])).values(),
];

const covered = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
const TARGETS: readonly (readonly [string, Stood, typeof open])[] = [
  ['a marine', red('tactical-marine-gunner', 5, 12), open],
  ['a boy in cover', red('boy-fighter', 5, 12), covered],
  ['a genestealer in cover', red('genestealer-fighter', 5, 12, { wounds: 5 }), covered],
];

const matches = (real: ReadonlyMap<string, bigint>, odds: Distribution): void => {
  if (wholeWeights(odds)) expect(sorted(real)).toEqual(sorted(asEndings(odds)));
  else
    for (const [x, weight] of odds.weights.entries())
      expect(Number(((real.get(String(x)) ?? 0n) * 10n ** 18n) / WHOLE) / 1e18).toBeCloseTo(weight / odds.total, 11);
};

const lostBy = (before: Position, id: number) => (end: Position) =>
  String(before.operatives[id]!.wounds - end.operatives[id]!.wounds);

describe('KT-4 KT-9 every ranged weapon: odds are those of the real sequence', () => {
  for (const [name, target, setup] of TARGETS)
    it(`at ${name}`, () => {
      for (const { card, weapon, profile } of different('ranged')) {
        const position = broke([[0, card, 5, 5, armed(weapon.id)], target]);
        const { attacks } = weapon.profiles.find(({ id }) => id === profile)!;
        const details = { dice: Math.min(attacks, setup === open ? 3 : 2) };
        const played = playShot({ setup, position, weapon: `${weapon.id}/${profile}`, details }, bestShot);
        matches(played.damage(), played.odds.damage);
        matches(played.self(), played.odds.self);
      }
    });
});

/** Half a base, lying across. */
const reachOf = (card: string): number => {
  const { base } = cards.find(({ id }) => id === card)!;
  return base.shape === 'round' ? base.diameter / 2 : 160;
};

describe('KT-5 KT-9 every melee weapon: odds are those of the real sequence', () => {
  for (const [other, parry, wounds] of [
    ['tactical-marine-gunner', 'fists', 11],
    ['boy-fighter', 'choppa', 4],
  ] as const)
    it(`against a ${other}`, () => {
      for (const { card, weapon, profile } of different('melee')) {
        const gap = apart(0.5) - 160 + reachOf(card);
        const foe: Stood = [1, other, 0, 0, { at: spot(3000 + gap, 3000), ...armed(parry), wounds }];
        const position = broke([[0, card, 0, 0, { at: spot(3000, 3000), ...armed(weapon.id) }], foe]);
        const fight = { setup: open, position, weapon: `${weapon.id}/${profile}`, parry: `${parry}/standard` };
        const { odds, endings } = playFight(fight);
        const real = endings(end => `${lostBy(position, 1)(end)}/${lostBy(position, 0)(end)}`);
        for (const [i, of] of [odds.dealt, odds.taken].entries()) {
          const lost = new Map<string, bigint>();
          for (const [key, weight] of real) lost.set(key.split('/')[i]!, (lost.get(key.split('/')[i]!) ?? 0n) + weight);
          matches(lost, of);
        }
      }
    });
});
