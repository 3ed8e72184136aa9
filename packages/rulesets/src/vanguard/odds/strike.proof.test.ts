import { describe, expect, it } from 'vitest';
import { blue, box, field, red, type Stood, withPieces } from '../testing/field.ts';
import type { Position } from '../types.ts';
import type { Use } from '../uses.ts';
import { type Proof, proves, withoutExplosions, working } from './proving.oracle.ts';

const RIFLE: Stood = blue('rifleman', 10, 10);
const CAPTAIN: Stood = blue('captain', 10, 10);
const far = (card: string, change: object = {}): Stood => [1, card, 20, 10, change];
const near = (card: string, change: object = {}): Stood => [1, card, 11.4, 10, change];
const DOWN = { down: true };
const LONG = { choices: ['long-rifle'] };
const SCATTER = { choices: ['scattergun'] };

/** Nobody pays for anything unless stated. */
const stand = (stood: readonly Stood[], change: Partial<Position> = {}): Position =>
  field(stood, { cp: [0, 0], ...change });
const on = (holder: number, use: object): Use => ({ ...use, seat: holder, holder }) as Use;

const low = withPieces(box('low-wall', [19, 5], [0.48, 10], 1));

const CASES: readonly (readonly [string, Proof])[] = [
  ['a carbine', { position: stand([RIFLE, far('rifleman')]), weapon: 'carbine' }],
  ['at more wounds', { position: stand([RIFLE, far('captain')]), weapon: 'carbine' }],
  ['at a wound left', { position: stand([RIFLE, far('captain', { wounds: 1 })]), weapon: 'carbine' }],
  [
    'VG-3.4 without explosions',
    { position: stand([RIFLE, far('captain')]), weapon: 'carbine', setup: withoutExplosions },
  ],
  ['VG-10.20 Aim', { position: stand([RIFLE, far('pikeman')]), weapon: 'carbine', details: { aimed: true } }],
  ['VG-10.19 beyond 12"', { position: stand([RIFLE, red('pikeman', 30, 10)]), weapon: 'carbine' }],
  [
    'VG-10.21 VG-10.7 obscured and in cover',
    { position: stand([RIFLE, far('pikeman')]), weapon: 'carbine', setup: low },
  ],
  ['VG-10.22 VG-10.18 at who lies down', { position: stand([RIFLE, far('captain', DOWN)]), weapon: 'carbine' }],
  [
    'VG-10.5 VG-10.10 D2, AP2 and mortal sixes',
    { position: stand([blue('rifleman', 10, 10, LONG), far('captain')]), weapon: 'long-rifle' },
  ],
  [
    'the same without explosions',
    {
      position: stand([blue('rifleman', 10, 10, LONG), far('captain')]),
      weapon: 'long-rifle',
      setup: withoutExplosions,
    },
  ],
  [
    'VG-3.8 bonus dice near',
    { position: stand([blue('rifleman', 10, 10, SCATTER), red('pikeman', 15, 10)]), weapon: 'scattergun' },
  ],
  ['VG-8.1 what knocks down', { position: stand([RIFLE, red('captain', 14, 10)]), weapon: 'grenade' }],
  [
    'what knocks down who cannot be',
    { position: stand([RIFLE, red('captain', 14, 10)], working(on(1, { rule: 'implacable' }))), weapon: 'grenade' },
  ],
  [
    'VG-10.9 invulnerable armor',
    {
      position: stand([RIFLE, far('captain', { choices: ['ward'] })], working(on(0, { rule: 'doom', ap: 2 }))),
      weapon: 'carbine',
    },
  ],
  [
    'VG-10.29 several',
    {
      position: stand([RIFLE, far('captain', { choices: ['ward'] })], working(on(1, { rule: 'invulnerable', on: 3 }))),
      weapon: 'carbine',
    },
  ],
  [
    'VG-3.11 a die rolled again',
    { position: stand([RIFLE, far('captain')], working(on(0, { rule: 're-rolls-hits', dice: 1 }))), weapon: 'carbine' },
  ],
  [
    'VG-3.11 all dice rolled again',
    { position: stand([RIFLE, far('captain')], working(on(0, { rule: 're-rolls-hits', dice: 9 }))), weapon: 'carbine' },
  ],
  [
    'the same without explosions',
    {
      position: stand([RIFLE, far('captain')], working(on(0, { rule: 're-rolls-hits', dice: 2 }))),
      weapon: 'carbine',
      setup: withoutExplosions,
    },
  ],
  [
    'VG-11.3 dice bought by both',
    {
      position: stand([RIFLE, far('captain')], { cp: [1, 1] }),
      weapon: 'carbine',
      details: { bought: { attacker: 1, target: 1 } },
      tail: 5e-2,
    },
  ],
  [
    'VG-11.14 several bought, after one for nothing',
    {
      position: stand([RIFLE, far('pikeman')], { cp: [2, 0], ...working(on(0, { rule: 're-rolls-hits', dice: 1 })) }),
      weapon: 'carbine',
      details: { bought: { attacker: 2, target: 0 } },
      tail: 5e-2,
    },
  ],
  [
    'bought without explosions',
    {
      position: stand([RIFLE, far('captain')], { cp: [2, 2] }),
      weapon: 'carbine',
      setup: withoutExplosions,
      details: { bought: { attacker: 2, target: 2 } },
    },
  ],
  [
    'VG-10.24 Focus to hit',
    { position: stand([CAPTAIN, near('pikeman')]), weapon: 'sabre', details: { focus: 'hit' } },
  ],
  ['VG-10.24 Focus on AP', { position: stand([CAPTAIN, near('pikeman')]), weapon: 'sabre', details: { focus: 'ap' } }],
  ['VG-10.26 melee at who lies down', { position: stand([CAPTAIN, near('pikeman', DOWN)]), weapon: 'sabre' }],
  ['VG-10.27 disengaging', { position: stand([CAPTAIN, near('pikeman')]), weapon: 'sabre', manner: 'disengaging' }],
  [
    'VG-10.23 outnumbering',
    { position: stand([CAPTAIN, near('pikeman'), blue('rifleman', 11.4, 11.2)]), weapon: 'sabre', tail: 5e-2 },
  ],
];

describe('VG-10 odds of attacks match the real sequence, up to the tail', () => {
  for (const [name, proof] of CASES) it(name, () => void proves(proof));
});

describe('VG-3.4 the odds are approached the more bonus dice are followed', () => {
  const position = stand([blue('rifleman', 10, 10, LONG), far('captain')]);
  it('to one part in a hundred thousand', () => {
    proves({ position, weapon: 'long-rifle', deep: 7, tail: 1e-5 });
  });
  it('with a sixth less for every bonus die', () => {
    const odds = proves({ position: stand([RIFLE, far('rifleman')]), weapon: 'carbine', deep: 6, tail: 1e-4 });
    // Two dice at 4+: three faces of six, and a fifth more from bonus dice.
    expect(odds.hits).toBeCloseTo(2 * (3 / 5), 14);
  });
});
