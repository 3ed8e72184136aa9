import { describe, expect, it } from 'vitest';
import { chooseChargeTargets } from '../../w40k/charge/phase.ts';
import { lossesOf, type Play } from '../../w40k/odds/enumerate.oracle.ts';
import { choosePower } from '../../w40k/psychic/phase.ts';
import type { Aim } from '../../w40k/types.ts';
import { strikes } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import { forecast } from '../tabletop/forecast.ts';
import { ofMorale, prospects } from '../tabletop/prospects.ts';
import { blue, box, broke, field, look, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Position, ScoutTeam, Setup } from '../types.ts';
import { forecastsIn, odds } from './desk.ts';
import { leftOut, oddsOf, volleyOf } from './index.ts';

/** The chances of each number of wounds lost, by playing the real sequence through every outcome of the dice. */
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

const DICE = [1, 2, 3, 4, 5, 6];
const PAIRS = DICE.flatMap(a => DICE.map(b => a + b));
const atLeast = (needs: number): number => PAIRS.filter(sum => sum >= needs).length / PAIRS.length;
/** A test of 5 with the best two of three dice. */
const BEST_OF_THREE =
  DICE.flatMap(a => DICE.flatMap(b => DICE.map(c => a + b + c - Math.min(a, b, c)))).filter(sum => sum >= 5).length /
  216;

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
    'match the enumerated dice: %s',
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

  it('say that wounds of a Blast may be allocated to others', () => {
    const marine = blue('Space Marine', 10, 10, { choices: ['boltgun>missile-launcher'] });
    const shot = { attacker: 0, target: 1, profile: 'missile-launcher.frag-missile', manner: 'shooting' } as const;
    const alone = look(field([marine, red('Ork Boy', 20, 10)], broke));
    const both = look(field([marine, red('Ork Boy', 20, 10), red('Ork Boy', 20, 11.5)], broke));
    expect([leftOut(alone, [shot]), leftOut(both, [shot])]).toEqual([[], [{ rule: 'blast', reason: 'harms-another' }]]);
  });

  describe('of a Blast', () => {
    const marine = blue('Space Marine', 10, 10, { choices: ['boltgun>missile-launcher'] });
    const profile = 'missile-launcher.frag-missile';
    // A Nob and two Scouts: Toughness 4 by majority, each with its own saves and wounds.
    const mob = [red('Nob', 20, 10), red('Scout', 20, 11.6), red('Scout', 21.4, 10)];
    const crater = withPieces(box('crater', [19, 10.8], [3, 3], 0.1));
    const position = field([marine, ...mob], broke);
    const shot = { attacker: 0, target: 1, profile, manner: 'shooting' } as const;

    it('ST-5.7, ST-5.8, ST-5.11 match the enumerated dice for each member that takes the wounds', () => {
      for (const member of [1, 2, 3]) {
        const frame = strikes.strike.start({ ...shot, attacks: 2, members: [1, 2, 3] });
        const decides: Play['decides'] = (_t, question) =>
          question.kind === 'pick-one'
            ? (question.options.find(id => id === member) ?? question.options[0])
            : undefined;
        const [real] = lossesOf<ScoutTeam>(ruleset, { setup: crater, position, frame }, { decides }, [member]);
        const { wounds } = volleyOf(look(position, crater), [{ ...shot, attacks: 2, allocated: member }]);
        for (const [lost, chance] of real!.entries()) expect(wounds[lost] ?? 0, `${member}`).toBeCloseTo(chance, 12);
      }
    });

    it('are shown for each member before firing, and for each wound as it is allocated', () => {
      const t = look(position, crater);
      const about = { model: 0, profile, manner: 'shooting' };
      const each = forecast(t, { kind: 'pick-one', purpose: 'choose a target', about } as never, 1);
      expect(each.map(({ to }) => to)).toEqual([1, 2, 3]);
      expect(each.map(({ chances }) => chances.length)).toEqual([3, 2, 2]);
      // S4 against Toughness 4 for all of them; Light Cover for one.
      expect(each.map(({ because }) => because.map(({ explained }) => explained.value))).toEqual([
        [3, 4, 4],
        [3, 4, 3],
        [3, 4, 4],
      ]);
      const attack = strikes.attackOf(t, { ...shot, attacks: 2, members: [1, 2, 3] });
      const wounds = [
        { ap: 0, damage: 1 },
        { ap: -2, damage: 1 },
      ];
      const during = look({ ...position, attack: { ...attack, wounds } }, crater);
      const asked = { kind: 'pick-one', purpose: 'allocate a wound', about: { model: 0, profile, wounds: 1 } } as never;
      // The second wound, AP -2 against 4+: only a crater helps.
      const hurt = [1, 2, 3].map(member => forecast(during, asked, member)[0]!.mean);
      expect(hurt).toEqual([5 / 6, 4 / 6, 5 / 6].map(chance => expect.closeTo(chance, 12)));
      // Only who saves may pay for another try: the hits have been rolled.
      const left = [
        [1, 0],
        [0, 1],
      ].map(cp => forecast(look({ ...during.position, cp }, crater), asked, 1)[0]!.leftOut);
      expect(left).toEqual([[], [{ rule: 'command-re-roll', reason: 'may-be-used' }]]);
    });

    it('9E-4.7 are shown for Overwatch', () => {
      const line = [blue('Ork Boy', 10, 10), red('Intercessor', 18, 10)];
      const t = look(field(line, { phase: 'charge', charges: [{ by: 0, at: [1] }] }));
      const asked = { kind: 'react', purpose: 'react or pass', about: undefined } as never;
      const [watch] = forecast(t, asked, 'fire-overwatch 1');
      expect(watch).toMatchObject({ by: 1, to: 0 });
      expect(watch!.kill).toBeGreaterThan(0);
      expect([forecast(t, asked, null), forecast(t, asked, 'command-re-roll')]).toEqual([[], []]);
    });
  });

  it('are parsed at the desk from names and numbers', () => {
    const named = forecastsIn('Intercessor/bolt-rifle', 'Scout');
    const bare = forecastsIn('A1 3+ S4 AP-1 D1 range30 rapid-fire', 'T4 4+ W1');
    expect(named.ok && bare.ok && named.value[0]!.kill > 0).toBe(true);
    expect(forecastsIn('spoon', 'nobody').ok).toBe(false);
    for (const { read, example } of odds.counters) expect(read(example).ok).toBe(true);
  });
  it('change with each word about the target', () => {
    const mean = (target: string) => {
      const read = forecastsIn('A2 4+ S4 AP-1 D1 range24 rapid-fire', target);
      return read.ok ? read.value[0]!.mean : Number.NaN;
    };
    for (const worse of ['cover', 'inv4', 'ignores5', 'keeps6', 'hard-to-hit=-1', 't5', '3+'])
      expect(mean(`T4 4+ W2 ${worse}`), worse).toBeLessThan(mean('T4 4+ W2'));
  });

  it('9E-4.4 a paid re-roll of a charge or a test re-rolls all its dice', () => {
    const line = [blue('Ork Boy', 10, 10), red('Intercessor', 18.26, 10)];
    const t = look(field(line, { phase: 'charge', cp: [1, 0] }));
    const asked = { kind: 'pick-some', purpose: chooseChargeTargets.purpose, about: { model: 0 } } as never;
    const [charge] = prospects(t, asked, [1]);
    // ’Ere We Go re-rolls both dice for free; then nothing is left to buy.
    const once = 1 - (1 - atLeast(charge!.needs)) ** 2;
    expect(charge!.chance).toBeCloseTo(once, 12);
    const marines = look(field([blue('Intercessor', 10, 10), red('Nob', 18.26, 10)], { phase: 'charge', cp: [1, 0] }));
    const [bought] = prospects(marines, asked, [1]);
    const plain = atLeast(bought!.needs);
    expect([bought!.chance, bought!.bought]).toEqual([
      expect.closeTo(plain, 12),
      expect.closeTo(1 - (1 - plain) ** 2, 12),
    ]);
  });

  it('ST-10.4 a Psyker with a third die keeps the best two', () => {
    const line = [blue('Farseer', 10, 10), red('Nob', 20, 10)];
    const smite = (effects: Position['effects']) => {
      const t = look(field(line, { ...broke, phase: 'psychic', effects }));
      const about = { model: 0 };
      return prospects(t, { kind: 'pick-one', purpose: choosePower.purpose, about } as never, 'smite')[0]!.chance;
    };
    expect(smite([])).toBeCloseTo(30 / 36, 12);
    expect(smite([effect({ rule: 'siphoned', target: 0 })])).toBeCloseTo(BEST_OF_THREE, 12);
  });

  it('give the chance that an army passes', () => {
    const gone = { at: null, removed: true } as const;
    const line = [blue('Ork Boy', 10, 10), blue('Ork Boy', 12, 10), blue('Ork Boy', 0, 0, gone)];
    // Ld 6: with 3 lost a 3 passes; a 1 always does.
    expect(ofMorale(look(field(line, { lost: [3, 0] })), 0)).toMatchObject({ needs: 3, chance: 0.5 });
    expect(ofMorale(look(field(line, { lost: [9, 0] })), 0).chance).toBeCloseTo(1 / 6, 12);
  });
});
