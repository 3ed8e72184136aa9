import type { Frame } from '@little-wars/engine';
import { expect } from 'vitest';
import { happeningOf } from '../../w40k/odds/happening.oracle.ts';
import { fireAlong, fireAt } from '../core/03-shooting/fire.ts';
import { ruleset } from '../ruleset.ts';
import { rule, section } from '../testing/book.ts';
import { arrows, blue, field, look, open, red, type Stood, spot } from '../testing/field.ts';
import type { Position, ZeroG } from '../types.ts';
import { heatOf, straysOf } from './misses.ts';
import { answerTo } from './proving.oracle.ts';

const shot = (profile: string, target: number | null = 1) => ({
  attacker: 0,
  target,
  profile,
  manner: 'shooting' as const,
});
const marine = blue('Space Marine', 10, 10);
const line: readonly Stood[] = [
  marine,
  red('Void Trooper', 26, 10),
  blue('Void Trooper', 31, 10),
  red('Void Trooper', 36, 10),
];

/** Everything that a shot does besides its target, by playing every outcome of its dice. */
const everyStrike = (position: Position, frame: Frame): ReadonlyMap<string, number> =>
  happeningOf<ZeroG>(
    ruleset,
    { setup: open, position, frame },
    {
      counts: (fact, { models }) =>
        fact.type === 'strayed' && fact.hit !== null && !models[fact.hit]!.removed
          ? `${fact.hit}`
          : fact.type === 'wounds-lost' && fact.model === 0
            ? 'hot'
            : null,
      answers: answerTo,
    },
  );

section('Odds of what misses', () => {
  rule(['ZG-3.5', 'ZG-3.11'], 'strays strike each unit behind the target, nearer ones first, friends too', () => {
    // One bolt beyond 12": a miss in 3, then a 6, or no 6 and a 6.
    const one = straysOf(look(field(line)), shot('boltgun'));
    expect(one.map(({ model }) => model)).toEqual([2, 3]);
    expect(one[0]!.chance).toBeCloseTo(1 / 3 / 6, 12);
    expect(one[1]!.chance).toBeCloseTo((1 / 3) * (5 / 6) * (1 / 6), 12);
    // Two storm bolts: at least one of them.
    const two = straysOf(look(field(line)), shot('storm-bolter'));
    expect(two[0]!.chance).toBeCloseTo(1 - (1 - 1 / 18) ** 2, 12);
    // Models in front of the target are passed.
    const before = [marine, red('Void Trooper', 30, 10), blue('Void Trooper', 20, 10.2)];
    expect(straysOf(look(field(before)), shot('boltgun'))).toEqual([]);
  });

  rule(['ZG-3.6', 'ZG-3.13', 'ZG-3.14'], 'spent shots and blasts strike nobody; at nothing every shot strays', () => {
    // An S4 pistol of 12" is spent 60" off, so all on a table of 48" are in danger; a flamer makes no strays.
    expect(straysOf(look(field(line)), shot('flamer'))).toEqual([]);
    const along = straysOf(look(field(line)), shot('boltgun', null), { dx: 1, dy: 0 });
    expect(along.map(({ model }) => model)).toEqual([1, 2, 3]);
    expect(along[0]!.chance).toBeCloseTo(1 / 6, 12);
  });

  const trooper = (change: object = {}) => red('Void Trooper', 26, 10, change);
  const behind = [blue('Void Trooper', 31, 10), red('Void Trooper', 36, 10)] as const;
  const cases: { readonly [title: string]: readonly [line: readonly Stood[], profile: string, Partial<Position>?] } = {
    'one bolt': [line, 'boltgun'],
    'two shots at units that fall, and one that does not': [
      [marine, trooper(), red('Captain', 31, 10), ...behind.slice(1)],
      'storm-bolter',
    ],
    'a target that leaves a body, and units that do': [
      [marine, trooper(arrows(2, 0, 1)), blue('Void Trooper', 31, 10, arrows(1)), behind[1]],
      'storm-bolter',
    ],
    'a body that is removed with the save it gives': [
      [marine, trooper(), ...behind, red('Void Trooper', 0, 0, { at: null, removed: true })],
      'storm-bolter',
      { bodies: [{ model: 4, seat: 1, at: spot(28.5, 10), arrows: 1, course: { dx: 0, dy: 10000 } }] },
    ],
    'a hull on the line': [
      [marine, trooper(), red('Skiff', 31, 10, { along: { dx: 0, dy: 1 } }), behind[1]],
      'storm-bolter',
    ],
    'shots that Get Hot': [
      [blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] }), red('Void Trooper', 18, 10), ...behind],
      'plasma-gun',
    ],
    'a die that is re-rolled, once': [
      [blue('Nob', 10, 10, { choices: ['>ammo-runt'] }), trooper(), ...behind],
      'storm-bolter',
    ],
  };
  for (const [title, [stood, profile, change]] of Object.entries(cases))
    for (const target of [1, null])
      rule(['ZG-3.5', 'ZG-3.8', 'ZG-3.11'], `they and Gets Hot equal play, ${title}, at ${target ?? 'nothing'}`, () => {
        const position = field(stood, change);
        const t = look(position);
        const along = { dx: 10000, dy: 0 };
        const frame = target === null ? fireAlong(t, 0, profile, along) : fireAt(t, 0, profile, target);
        const played = everyStrike(position, frame);
        const told = straysOf(t, shot(profile, target), along);
        const all = [
          ...told.map(({ model, chance }) => [`${model}`, chance] as const),
          ['hot', heatOf(t, shot(profile, target))] as const,
        ].filter(([, chance]) => chance > 0);
        expect(all.map(([what]) => what)).toEqual([...played.keys()].toSorted());
        for (const [what, chance] of all) expect(Math.abs(chance - played.get(what)!), what).toBeLessThan(1e-12);
        expect(told.length).toBeGreaterThan(1);
      });

  rule('7E-6.11', 'Gets Hot: a 1 and a failed save, for each shot', () => {
    const armed = blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] });
    const at = (x: number) => heatOf(look(field([armed, red('Void Trooper', x, 10)])), shot('plasma-gun'));
    expect(at(30)).toBeCloseTo((1 / 6) * (2 / 6), 12);
    expect(at(18)).toBeCloseTo(1 - (1 - 1 / 18) ** 2, 12);
    expect(heatOf(look(field(line)), shot('boltgun'))).toBe(0);
  });
});
