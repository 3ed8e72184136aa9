import { describe, expect, it } from 'vitest';
import { lossesOf } from '../../w40k/odds/enumerate.oracle.ts';
import type { Aim } from '../../w40k/types.ts';
import { strikes } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import { ofMorale } from '../tabletop/prospects.ts';
import { blue, box, broke, field, look, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Position, ScoutTeam, Setup } from '../types.ts';
import { forecastsIn, odds } from './desk.ts';
import { leftOut, oddsOf } from './index.ts';

/** The chances of each number of wounds lost by the real sequence, every fall of the dice played. */
const enumerated = (position: Position, aim: Aim, attacks: number, setup: Setup): readonly number[] =>
  lossesOf<ScoutTeam>(ruleset, { setup, position, frame: strikes.strike.start({ ...aim, attacks }) }, {}, [
    aim.target,
  ])[0]!;

interface Shot {
  readonly by: Stood;
  readonly profile: string;
  readonly at: Stood;
  readonly effects?: Position['effects'];
  readonly setup?: Setup;
  readonly manner?: Aim['manner'];
}

const nob = red('Nob', 20, 10);
const effect = (use: object): Position['effects'][number] =>
  ({ use: { ...use, seat: 0, holder: 0 }, until: 'own-psychic', seat: 0 }) as Position['effects'][number];

const shots: { readonly [title: string]: Shot } = {
  'a plain shot': { by: blue('Intercessor', 10, 10), profile: 'bolt-rifle', at: nob },
  'light cover': {
    by: blue('Intercessor', 10, 10),
    profile: 'bolt-rifle',
    at: nob,
    setup: withPieces(box('crater', [18, 8], [4, 4], 0.1)),
  },
  'modifiers beyond the cap, and a sure six': {
    by: blue('Broodlord', 10, 10),
    profile: 'slugga',
    at: red('Howling Banshee', 14, 10),
    setup: withPieces(box('wood', [11, 8], [1.5, 4], 0.1)),
    effects: [effect({ rule: 'power-guides', target: 0 })],
  },
  'wounds on top of sixes': { by: blue('Ranger', 10, 10), profile: 'ranger-long-rifle', at: nob },
  'better AP on sixes': { by: blue('Guardian Defender', 10, 10), profile: 'shuriken-catapult', at: nob },
  'hits that wound by themselves': { by: blue('Swooping Hawk', 10, 10), profile: 'lasblaster', at: nob },
  'three hits on sixes': { by: blue('Tomb Blade', 10, 10), profile: 'twin-tesla-carbine', at: nob },
  'mortal wounds instead': {
    by: blue('Dire Avenger Exarch', 10, 10),
    profile: 'diresword',
    at: red('Nob', 11.5, 10),
    manner: 'fighting',
  },
  'two hit rolls': {
    by: blue('Howling Banshee Exarch', 10, 10),
    profile: 'mirrorswords',
    at: red('Intercessor', 11.5, 10),
    manner: 'fighting',
  },
  're-rolled wounds': {
    by: blue('Broodlord', 10, 10),
    profile: 'broodlord-claws-and-talons',
    at: red('Intercessor', 12, 10),
    manner: 'fighting',
    effects: [effect({ rule: 'power-dooms', target: 1 })],
  },
  'Overwatch on sixes': { by: blue('Immortal', 10, 10), profile: 'gauss-blaster', at: nob, manner: 'overwatch' },
};

describe('the odds of attacks', () => {
  it.each(Object.entries(shots))(
    'are those of the dice: %s',
    (_, { by, profile, at, effects = [], setup = open, manner = 'shooting' }) => {
      const position = field([by, at], { ...broke, effects });
      const aim = { attacker: 0, target: 1, profile, manner } as const;
      for (const attacks of [1, 2]) {
        const real = enumerated(position, aim, attacks, setup);
        const told = oddsOf(look(position, setup), aim, attacks).wounds;
        for (const [wounds, chance] of real.entries()) expect(told[wounds] ?? 0).toBeCloseTo(chance, 12);
      }
    },
  );

  it('say that wounds of a Blast may go at others', () => {
    const marine = blue('Space Marine', 10, 10, { choices: ['boltgun>missile-launcher'] });
    const shot = { attacker: 0, target: 1, profile: 'missile-launcher.frag-missile', manner: 'shooting' } as const;
    const alone = look(field([marine, red('Ork Boy', 20, 10)], broke));
    const both = look(field([marine, red('Ork Boy', 20, 10), red('Ork Boy', 20, 11.5)], broke));
    expect([leftOut(alone, [shot]), leftOut(both, [shot])]).toEqual([[], [{ rule: 'blast', reason: 'harms-another' }]]);
  });

  it('are read at the desk by names and in numbers', () => {
    const named = forecastsIn('Intercessor/bolt-rifle', 'Scout');
    const bare = forecastsIn('A1 3+ S4 AP-1 D1 range30 rapid-fire', 'T4 4+ W1');
    expect(named.ok && bare.ok && named.value[0]!.kill > 0).toBe(true);
    expect(forecastsIn('spoon', 'nobody').ok).toBe(false);
    for (const { read, example } of odds.counters) expect(read(example).ok).toBe(true);
  });

  it('tell whether an army holds', () => {
    const gone = { at: null, removed: true } as const;
    const line = [blue('Ork Boy', 10, 10), blue('Ork Boy', 12, 10), blue('Ork Boy', 0, 0, gone)];
    // Ld 6: with 3 lost a 3 passes; a 1 always does.
    expect(ofMorale(look(field(line, { lost: [3, 0] })), 0)).toMatchObject({ needs: 3, chance: 0.5 });
    expect(ofMorale(look(field(line, { lost: [9, 0] })), 0).chance).toBeCloseTo(1 / 6, 12);
  });
});
