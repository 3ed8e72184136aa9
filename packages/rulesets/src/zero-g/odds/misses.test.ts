import { expect } from 'vitest';
import { fireAt } from '../core/03-shooting/fire.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, look, open, red, type Stood } from '../testing/field.ts';
import { heatOf, straysOf } from './misses.ts';

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

  rule('ZG-3.5', 'they match play: every outcome of the dice', start => {
    const position = field(line);
    const t = look(position);
    let struck = 0;
    for (let hit = 1; hit <= 6; hit++)
      for (let first = 1; first <= 6; first++)
        for (let second = 1; second <= 6; second++) {
          const game = start.from(open, position, fireAt(t, 0, 'boltgun', 1)).dice('roll to hit', hit);
          for (const face of [first, second])
            if (game.state.question?.purpose === 'roll for a stray round') game.dice('roll for a stray round', face);
          const hits = game.facts().some(fact => fact.type === 'strayed' && fact.hit === 3);
          if (hits) struck += 1 / 216;
          if (game.state.question) game.stopsAt(game.state.question.purpose);
        }
    expect(straysOf(t, shot('boltgun'))[1]!.chance).toBeCloseTo(struck, 12);
  });

  rule('7E-6.11', 'Gets Hot: a 1 and a failed save, for each shot', () => {
    const armed = blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] });
    const at = (x: number) => heatOf(look(field([armed, red('Void Trooper', x, 10)])), shot('plasma-gun'));
    expect(at(30)).toBeCloseTo((1 / 6) * (2 / 6), 12);
    expect(at(18)).toBeCloseTo(1 - (1 - 1 / 18) ** 2, 12);
    expect(heatOf(look(field(line)), shot('boltgun'))).toBe(0);
  });
});
