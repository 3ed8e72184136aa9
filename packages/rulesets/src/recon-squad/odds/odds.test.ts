import { describe, expect, it } from 'vitest';
import { lossesOf } from '../../w40k/odds/enumerate.oracle.ts';
import type { Aim } from '../../w40k/types.ts';
import { strikes } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import { attacks, forecast } from '../tabletop/forecast.ts';
import { blue, broke, field, look, open, red, type Stood } from '../testing/field.ts';
import type { Position, ReconSquad } from '../types.ts';
import { oddsOf } from './index.ts';
import { proves } from './proving.oracle.ts';

type Profiles = readonly [string, ...string[]];

const shoot = (aim: Aim, attacks: number) => strikes.strike.start({ ...aim, attacks });

/** The chances of each number of wounds lost, by playing the real sequence through every outcome of the dice. */
const enumerated = (position: Position, aim: Aim, attacks: number): readonly number[] =>
  lossesOf<ReconSquad>(ruleset, { setup: open, position, frame: shoot(aim, attacks) }, {}, [aim.target])[0]!;

interface Shot {
  readonly by: Stood;
  readonly profile: string;
  readonly at: Stood;
  readonly effects?: Position['effects'];
}

const intercessor = blue('Intercessor', 10, 10);
const nob = red('Nob', 20, 10);
const sergeant = blue('Intercessor Sergeant', 10, 10, { choices: ['bolt-rifle>hand-flamer'] });
const immortal = blue('Immortal', 10, 10, { choices: ['gauss-blaster>tesla-carbine'] });
const doomed: Position['effects'] = [
  { use: { rule: 'power-dooms', target: 1, seat: 0, holder: 0 }, until: 'own-psychic', seat: 0 },
  { use: { rule: 'designated', target: 1, seat: 0, holder: 0 }, until: 'phase', seat: 0 },
];
const tough: Position['effects'] = [
  { use: { rule: 'power-ignores-wounds', target: 1, on: 5, seat: 1, holder: 1 }, until: 'own-psychic', seat: 1 },
];

const shots: { readonly [title: string]: Shot } = {
  'a plain shot': { by: intercessor, profile: 'bolt-rifle', at: nob },
  'the better of two damage dice': {
    by: blue('Fire Dragon', 10, 10),
    profile: 'fusion-gun',
    at: red('Terminator', 14, 10),
  },
  're-rolled hits and wounds': { by: intercessor, profile: 'bolt-rifle', at: nob, effects: doomed },
  'mortal wounds on sixes': {
    by: blue('Ranger', 10, 10),
    profile: 'ranger-long-rifle',
    at: red('Terminator', 30, 10),
  },
  'other AP on sixes': {
    by: blue('Guardian Defender', 10, 10),
    profile: 'shuriken-catapult',
    at: red('Intercessor', 18, 10),
  },
  'three hits on sixes': { by: immortal, profile: 'tesla-carbine', at: nob },
  'more hit rolls on sixes': { by: blue('Ork Boy', 10, 10), profile: 'slugga', at: red('Scout', 15, 10) },
  'ignored wounds': { by: intercessor, profile: 'bolt-rifle', at: nob, effects: tough },
  'hits by themselves': { by: sergeant, profile: 'hand-flamer', at: red('Ork Boy', 15, 10) },
};

describe('RS odds equal the enumeration of the real sequence', () => {
  it.each(Object.entries(shots))('%s', (_title, { by, profile, at, effects = [] }) => {
    const position = field([by, at], { ...broke, effects });
    for (const attacks of [1, 2]) {
      const aim: Aim = { attacker: 0, target: 1, profile, manner: 'shooting' };
      const { wounds, kill } = oddsOf(look(position), aim, attacks);
      const real = enumerated(position, aim, attacks);
      expect(wounds.length).toBe(real.length);
      for (const [i, chance] of real.entries()) expect(wounds[i]).toBeCloseTo(chance, 12);
      expect(kill).toBeCloseTo(real.at(-1)!, 12);
      expect(real.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    }
  });

  it('a Paramedic keeps the last wound point by point', () => {
    const position = field(
      [blue('Fire Dragon', 10, 10), red('Scout', 14, 10), red('Scout', 15.5, 10, { trait: 'paramedic' })],
      broke,
    );
    const aim: Aim = { attacker: 0, target: 1, profile: 'fusion-gun', manner: 'shooting' };
    const real = enumerated(position, aim, 1);
    const { wounds } = oddsOf(look(position), aim, 1);
    for (const [i, chance] of real.entries()) expect(wounds[i]).toBeCloseTo(chance, 12);
    expect(real.at(-1)).toBeGreaterThan(0.3);
  });
});

describe('RS-10.3 several weapons of one model', () => {
  const nobAt = (x: number, choices: readonly string[]) => blue('Boss Nob', x, 10, { choices: [...choices] });
  const volleys: { readonly [title: string]: { readonly by: Stood; readonly at: Stood; readonly profiles: Profiles } } =
    {
      'both parts of a combi-weapon hit worse': {
        by: nobAt(10, ['slugga>kombi-rokkit']),
        at: red('Scout', 16, 10),
        profiles: ['kombi-rokkit.shoota', 'kombi-rokkit.rokkit-launcha'],
      },
      'one part of it does not': {
        by: nobAt(10, ['slugga>kombi-rokkit']),
        at: red('Nob', 16, 10),
        profiles: ['kombi-rokkit.rokkit-launcha'],
      },
      'each copy is fired, by who is left and at who is left': {
        by: blue('Inceptor', 10, 10, {
          choices: ['assault-bolter+assault-bolter>plasma-exterminator+plasma-exterminator'],
        }),
        at: red('Ork Boy', 16, 10),
        profiles: ['plasma-exterminator.supercharged'],
      },
    };
  it.each(Object.entries(volleys))('%s', (_title, { by, at, profiles }) => {
    proves({ setup: open, position: field([by, at], broke), manner: 'shooting', profiles });
  });
  it('RS-10.3 a bearer of two fires both, and forecasts and advice include both', () => {
    const { by, at } = volleys['each copy is fired, by who is left and at who is left']!;
    const t = look(field([by, at], broke));
    const plasma = attacks(t, 0, 1).find(({ with: weapon }) => weapon.includes('supercharged'))!;
    expect(plasma.with).toMatch(/^2 × /);
    expect(plasma.back!.kill).toBeGreaterThan(0);
  });
  it('RS-10.3 a combi-weapon has forecasts for each part and for both', () => {
    const t = look(field([nobAt(10, ['slugga>kombi-rokkit']), red('Nob', 16, 10)], broke));
    const own = attacks(t, 0, 1).map(forecast => forecast.with);
    expect(own.filter(weapon => weapon.startsWith('Kombi-rokkit'))).toHaveLength(3);
    expect(own.filter(weapon => weapon.includes(' + '))).toHaveLength(1);
  });
  it('8E-7.5 Overwatch has the forecast of its best weapon, and none if nobody fires', () => {
    const position = field([blue('Intercessor', 10, 10), red('Ork Boy', 16, 10)], {
      ...broke,
      turn: 1,
      phase: 'charge',
    });
    const question = { kind: 'react', purpose: 'fire Overwatch', about: { model: 0, charger: 1 } } as never;
    const [watch] = forecast(look(position), question, 'overwatch');
    const aim: Aim = { attacker: 0, target: 1, profile: 'bolt-rifle', manner: 'overwatch' };
    expect(watch).toMatchObject({ by: 0, to: 1, kill: oddsOf(look(position), aim).kill });
    expect(forecast(look(position), question, null)).toEqual([]);
  });
});
