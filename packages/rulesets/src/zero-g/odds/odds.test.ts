import { countingRoughly, everyEndingOf } from '@little-wars/skirmish/testing';
import { describe, expect, it } from 'vitest';
import { fallsOf, lossesOf } from '../../w40k/odds/enumerate.oracle.ts';
import { fireAt } from '../core/03-shooting/fire.ts';
import { chooseJink } from '../core/03-shooting/jink.ts';
import { blowAt, blowsOf, strike } from '../core/04-assault/fighting.ts';
import { chooseGround } from '../core/05-attacks/resolve.ts';
import { ruleset } from '../ruleset.ts';
import { blue, box, field, look, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Position, Setup, ZeroG } from '../types.ts';
import { oddsOfBlows, oddsOfShot } from './index.ts';

interface Case {
  readonly by: Stood;
  readonly profile: string;
  readonly at: Stood;
  readonly setup?: Setup;
  readonly change?: Partial<Position>;
}

const PLAY = {
  answers: [
    [chooseGround, 'no'],
    [chooseJink, 'no'],
  ],
} as const;

const marine = (choice?: string): Stood => blue('Space Marine', 10, 10, choice ? { choices: [choice] } : {});

/** Every outcome of a frame's dice, by losses; states with vehicles are not merged. */
function enumerated(position: Position, setup: Setup, frame: ReturnType<typeof fireAt>): readonly number[] {
  if (look(position).position.models[1]!.kind.includes('Skiff')) {
    const left = position.models[1]!.wounds;
    const ends = everyEndingOf<ZeroG, number>(
      ruleset,
      { setup, position, frame },
      {
        counting: countingRoughly,
        answers: (_t, { purpose }) => PLAY.answers.find(([declared]) => declared.purpose === purpose)![1],
        falls: (_t, { count }) => ({ falls: fallsOf(count, true), total: 6n ** BigInt(count) }),
        keyOf: () => null,
        read: ({ models }) => String(left - (models[1]!.removed ? 0 : models[1]!.wounds)),
      },
    );
    return Array.from({ length: left + 1 }, (_, lost) => ends.get(String(lost)) ?? 0);
  }
  return lossesOf<ZeroG>(ruleset, { setup, position, frame }, PLAY, [1])[0]!;
}

const shots: { readonly [title: string]: Case } = {
  'two plain shots': { by: marine(), profile: 'boltgun', at: red('Captain', 20, 10) },
  'a Snap Shot': { by: blue('Space Marine', 10, 10, { snap: true }), profile: 'boltgun', at: red('Captain', 20, 10) },
  'beyond the range': { by: marine(), profile: 'bolt-pistol', at: red('Captain', 30, 10) },
  'Instant Death': { by: marine('boltgun>meltagun'), profile: 'meltagun', at: red('Captain', 20, 10) },
  cover: {
    by: marine('boltgun>plasma-gun'),
    profile: 'plasma-gun',
    at: red('Void Trooper', 30, 10),
    setup: withPieces(box('debris', [28, 9.9], [0.2, 6], 6)),
  },
  'three hits on a 6': { by: blue('Necron Immortal', 10, 10), profile: 'tesla-carbine', at: red('Captain', 20, 10) },
  'twin-linked, 6s at AP2': {
    by: blue('Dire Avenger Exarch', 10, 10),
    profile: 'twin-linked-avenger-shuriken-catapult',
    at: red('Leaping Beast', 20, 10),
  },
  'wounds on Initiative': {
    by: blue('Warp Spider', 10, 10),
    profile: 'death-spinner',
    at: red('Leaping Beast', 18, 10),
  },
  'ones again': { by: blue('Destroyer', 10, 10), profile: 'gauss-cannon', at: red('Captain', 20, 10) },
  reanimation: { by: marine('boltgun>heavy-bolter'), profile: 'heavy-bolter', at: red('Overlord', 20, 10) },
  sniper: { by: blue('Scout', 10, 10), profile: 'sniper-rifle', at: red('Leaping Beast', 30, 10) },
  'armour, penetrated': {
    by: marine('boltgun>lascannon'),
    profile: 'lascannon',
    at: red('Skiff', 30, 10, { along: { dx: -1, dy: 0 } }),
  },
  'armour, melta': {
    by: marine('boltgun>meltagun'),
    profile: 'meltagun',
    at: red('Heavy Skiff', 14, 10, { along: { dx: -1, dy: 0 } }),
  },
  haywire: { by: blue('Swooping Hawk', 10, 10), profile: 'haywire-grenade', at: red('Heavy Skiff', 16, 10) },
};

const blows: { readonly [title: string]: Case } = {
  'a charge': {
    by: blue('Void Trooper', 10, 10, { did: ['charged'] }),
    profile: 'trial-blade',
    at: red('Captain', 12, 10),
  },
  'a power fist': { by: blue('Terminator', 10, 10), profile: 'power-fist', at: red('Captain', 12, 10) },
  rending: { by: blue('Genestealer', 10, 10), profile: 'rending-claws', at: red('Captain', 12, 10) },
  'failed wounds again': {
    by: blue('Captain', 10, 10, { choices: ['close-combat-weapon>lightning-claw'] }),
    profile: 'lightning-claw',
    at: red('Leaping Beast', 12, 10),
  },
  'one failed hit again': {
    by: blue('Howling Banshee Exarch', 10, 10),
    profile: 'mirrorswords',
    at: red('Leaping Beast', 12, 10),
  },
  'poisoned blows': {
    by: blue('Genestealer', 10, 10, { choices: ['>toxin-sacs'] }),
    profile: 'rending-claws',
    at: red('Void Trooper', 12, 10),
  },
};

const expectSame = (odds: readonly number[], real: readonly number[]): void => {
  expect(odds.length).toBe(real.length);
  for (const [i, chance] of real.entries()) expect(Math.abs(odds[i]! - chance)).toBeLessThan(1e-12);
};

describe('odds of Zero-G', () => {
  it.each(Object.entries(shots))(
    'match the real sequence: %s',
    (_title, { by, profile, at, setup = open, change = {} }) => {
      const position = field([by, at], change);
      const t = look(position, setup);
      const odds = oddsOfShot(t, { attacker: 0, target: 1, profile, manner: 'shooting' });
      expectSame(odds.wounds, enumerated(position, setup, fireAt(t, 0, profile, 1)));
      expect(odds.kill).toBe(odds.wounds.at(-1));
    },
  );

  it.each(Object.entries(blows))('are those of the real fight: %s', (_title, { by, profile, at }) => {
    const position = field([by, at], { phase: 'fight' });
    const t = look(position);
    const attack = blowAt(t, 0, 1, profile, blowsOf(t, 0, profile, [1]));
    expectSame(oddsOfBlows(t, 0, 1, profile).wounds, enumerated(position, open, strike.start({ attack })));
  });
});
