import { describe, expect, it } from 'vitest';
import { lossesOf } from '../../w40k/odds/enumerate.oracle.ts';
import type { Aim } from '../../w40k/types.ts';
import { strikes } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import { blue, broke, field, look, open, red, type Stood } from '../testing/field.ts';
import type { Position, ReconSquad } from '../types.ts';
import { oddsOf } from './index.ts';

const shoot = (aim: Aim, attacks: number) => strikes.strike.start({ ...aim, attacks });

/** The chances of each number of wounds lost by the real sequence, every fall of the dice played. */
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
