import { describe, expect, it } from 'vitest';
import { apart, armed, block, broke, spot } from '../testing/attacks.ts';
import { blue, open, type Stood, withPieces } from '../testing/field.ts';
import type { Effect, Operative, Position } from '../types.ts';
import type { Use } from '../uses.ts';
import type { FightCase, ShotCase } from './case.ts';
import { asEndings, sorted } from './enumerate.oracle.ts';
import { type Combat, playFight } from './play-fight.oracle.ts';
import { playShot, type Shot } from './play-shot.oracle.ts';

// Faction rules that reach beyond the two who fight, each with what they change in the case.

const covered = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
const lasting = (rule: string, seat: number, holder: number | null = null): Effect => ({
  use: { rule, seat, holder } as Use,
  until: 'battle',
});
const at = (seat: number, card: string, [x, y]: readonly [number, number], change: Partial<Operative> = {}): Stood => [
  seat,
  card,
  x,
  y,
  change,
];
const own = (card: string, weapon: string, change: Partial<Operative> = {}, y = 5): Stood =>
  at(0, card, [5, y], { ...armed(weapon), ...change });
const theirs = (card: string, change: Partial<Operative> = {}): Stood => at(1, card, [5, 12], change);
const shot = (stood: readonly Stood[], effects: readonly Effect[] = [], setup = open): Shot => ({
  setup,
  position: broke(stood, { effects }),
  weapon: stood[0]![4]!.weapons![0]!,
});

const oneDie = { most: 1, faces: [] };
const bolter = own('tactical-marine-warrior', 'boltgun');
const hurt = { wounds: 4 };

const SHOTS: readonly (readonly [string, Shot, Partial<ShotCase>])[] = [
  [
    'Shimmershield',
    shot([
      bolter,
      theirs('dire-avenger-warrior'),
      at(1, 'dire-avenger-exarch', [6.5, 12], armed('shimmershield', 'power-glaive')),
    ]),
    { invulnerable: 5 },
  ],
  [
    'Shimmershield, too far away',
    shot([
      bolter,
      theirs('dire-avenger-warrior'),
      at(1, 'dire-avenger-exarch', [12, 12], armed('shimmershield', 'power-glaive')),
    ]),
    { invulnerable: null },
  ],
  [
    'Kustom Force Field',
    shot([bolter, theirs('boy-fighter'), at(1, 'spanner', [6.5, 12], { equipment: ['kustom-force-field'] })]),
    { invulnerable: 5 },
  ],
  [
    'Skulk About',
    shot([bolter, theirs('clan-kommando-fighter', { order: 'conceal' })], [lasting('skulk-about', 1)]),
    { kept: 1 },
  ],
  [
    'Skulk About on engage',
    shot([bolter, theirs('clan-kommando-fighter', { order: 'engage' })], [lasting('skulk-about', 1)]),
    { kept: 0 },
  ],
  [
    'And They Shall Know No Fear: no worse for injuries',
    shot([own('tactical-marine-warrior', 'boltgun', hurt), theirs('boy-fighter')], [lasting('fearless', 0, 0)]),
    { hitOn: 3 },
  ],
  ['injured without it', shot([own('tactical-marine-warrior', 'boltgun', hurt), theirs('boy-fighter')]), { hitOn: 4 }],
  [
    'Only In Death Does Duty End: no wounds to lose',
    shot(
      [bolter, at(1, 'intercessor-warrior', [5, 12], { wounds: 1 })],
      [{ use: { rule: 'last-duty', during: null, seat: 1, holder: 1 } as Use, until: 'battle' }],
    ),
    { damage: [0, 0] },
  ],
  [
    'Tactical Precision',
    shot(
      [bolter, theirs('boy-fighter'), at(0, 'tactical-marine-sergeant', [7, 5])],
      [lasting('tactical-precision', 0)],
    ),
    { reRolls: [oneDie] },
  ],
  [
    'Auspex: no cover from who is scanned',
    shot([own('tactical-marine-warrior', 'boltgun'), theirs('boy-fighter')], [lasting('scanned', 0, 0)], covered),
    { kept: 0 },
  ],
  ['Camouflage Field', shot([bolter, theirs('stealth-battlesuit-shasui')]), { kept: 1 }],
  [
    'Artificial Intelligence on engage',
    shot([bolter, theirs('mv1-gun-drone', { order: 'engage' })], [], covered),
    { kept: 0 },
  ],
  [
    'Artificial Intelligence on conceal',
    shot([bolter, theirs('mv1-gun-drone', { order: 'conceal' })], [], covered),
    { kept: 1 },
  ],
  [
    'Markerlight',
    shot([own('fire-warrior-shasla', 'pulse-carbine'), theirs('boy-fighter')], [lasting('markerlit', 0, 1)]),
    { reRolls: [oneDie] },
  ],
  [
    'Target Lock',
    shot([own('stealth-battlesuit-shasui', 'burst-cannon', { equipment: ['target-lock'] }), theirs('boy-fighter')]),
    { reRolls: [{ most: 99, faces: [1] }, oneDie] },
  ],
  [
    'Aimed Pulse Volley',
    shot([own('fire-warrior-shasla', 'pulse-rifle'), theirs('boy-fighter')], [lasting('aimed-pulse-volley', 0)]),
    { reRolls: [oneDie] },
  ],
  [
    'Breach And Clear: near, out of cover',
    {
      ...shot(
        [own('fire-warrior-shasla', 'pulse-blaster', {}, 9.2), theirs('boy-fighter')],
        [lasting('breach-and-clear', 0)],
        covered,
      ),
      weapon: 'pulse-blaster/long-range',
    },
    { reRolls: [oneDie], kept: 0 },
  ],
  [
    'Synapse: an injury does not hinder',
    shot([
      own('termagant', 'fleshborer', { wounds: 2 }),
      theirs('boy-fighter'),
      at(0, 'tyranid-warrior-leader', [8, 5]),
    ]),
    { hitOn: 4 },
  ],
  [
    'Ranger Scope',
    shot([own('ranger-warrior', 'ranger-long-rifle', { equipment: ['ranger-scope'] }), theirs('boy-fighter')]),
    { criticalOn: 5 },
  ],
];

const lostBy = (before: Position, id: number) => (end: Position) =>
  String(before.operatives[id]!.wounds - end.operatives[id]!.wounds);

describe('KT-13.1 odds of shots with what stands around are those of the real sequence', () => {
  for (const [name, each, expected] of SHOTS)
    it(name, () => {
      const played = playShot(each);
      expect(played.shotCase).toMatchObject(expected);
      expect(sorted(played.damage())).toEqual(sorted(asEndings(played.odds.damage)));
    });
});

type Armed = readonly [card: string, weapon: string, change?: Partial<Operative>];

const fight = (
  [card, weapon, change]: Armed,
  [other, parry, more]: Armed,
  effects: readonly Effect[] = [],
  around: readonly Stood[] = [],
): Combat => ({
  setup: open,
  position: broke(
    [
      [0, card, 0, 0, { at: spot(2000, 2000), ...armed(weapon), ...change }],
      [1, other, 0, 0, { at: spot(2000 + apart(0.5), 2000), ...armed(parry), ...more }],
      ...around,
    ],
    { effects },
  ),
  weapon: `${weapon}/standard`,
  parry: `${parry}/standard`,
});

type Expected = { readonly [S in keyof FightCase]?: Partial<FightCase[S]> };

const FIGHTS: readonly (readonly [string, Combat, Expected])[] = [
  [
    'Weaponbeast: two weapons, a die more',
    fight(
      ['tyranid-warrior-fighter', 'scything-talons', { weapons: ['scything-talons', 'scything-talons'] }],
      ['tactical-marine-warrior', 'fists'],
    ),
    { attacker: { attacks: 5 } },
  ],
  [
    'Weaponbeast with one weapon',
    fight(['tyranid-warrior-fighter', 'scything-talons'], ['tactical-marine-warrior', 'fists']),
    { attacker: { attacks: 4 } },
  ],
  [
    'Lash Whip: a die less for the enemy',
    fight(
      ['tactical-marine-warrior', 'fists'],
      ['tyranid-warrior-fighter', 'scything-talons', { weapons: ['scything-talons', 'lash-whip'] }],
    ),
    { attacker: { attacks: 2 } },
  ],
  [
    'Hyperphase Blade',
    fight(['necron-warrior', 'bayonet', { equipment: ['hyperphase-blade'] }], ['tactical-marine-warrior', 'fists']),
    { attacker: { criticalOn: 5 } },
  ],
  [
    'Tactical Precision in combat',
    fight(
      ['tactical-marine-warrior', 'fists'],
      ['boy-fighter', 'choppa'],
      [lasting('tactical-precision', 0)],
      [blue('tactical-marine-sergeant', 7, 10)],
    ),
    { attacker: { reRolls: [oneDie] } },
  ],
  [
    'Synapse in combat',
    fight(['termagant', 'claws', { wounds: 2 }], ['boy-fighter', 'choppa'], [], [blue('tyranid-warrior-leader', 4, 8)]),
    { attacker: { hitOn: 4 } },
  ],
];

describe('KT-13.1 odds of fights with what stands around are those of the real sequence', () => {
  for (const [name, each, expected] of FIGHTS)
    it(name, () => {
      const played = playFight(each);
      expect(played.fightCase).toMatchObject(expected);
      expect(sorted(played.endings(lostBy(each.position, 1)))).toEqual(sorted(asEndings(played.odds.dealt)));
      expect(sorted(played.endings(lostBy(each.position, 0)))).toEqual(sorted(asEndings(played.odds.taken)));
    });
});
