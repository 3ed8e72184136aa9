import type { Distribution } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { apart, armed, block, broke, spot } from '../testing/attacks.ts';
import { blue, open, type Stood, withPieces } from '../testing/field.ts';
import type { Effect, Operative, Position } from '../types.ts';
import type { Use } from '../uses.ts';
import { bestShot, type ShotPolicy } from './case.ts';
import { asEndings, sorted, WHOLE } from './enumerate.oracle.ts';
import { type Combat, playFight } from './play-fight.oracle.ts';
import { playShot, type Shot } from './play-shot.oracle.ts';

const lasting = (rule: string, seat: number, holder: number | null = null): Effect => ({
  use: { rule, seat, holder } as Use,
  until: 'battle',
});

const covered = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
const shooter = (card: string, weapon: string, change: Partial<Operative> = {}): Stood => [
  0,
  card,
  5,
  5,
  { ...armed(weapon), ...change },
];
const target = (card: string, change: Partial<Operative> = {}): Stood => [1, card, 5, 12, change];
const shot = (own: Stood, theirs: Stood, effects: readonly Effect[] = [], setup = open): Shot => ({
  setup,
  position: broke([own, theirs], { effects }),
  weapon: own[4]!.weapons![0]!,
});

const boltgun = shooter('tactical-marine-warrior', 'boltgun');
const plasma = shooter('tactical-marine-gunner', 'plasma-gun');

const lostIn = (before: Position, id: number) => (end: Position) =>
  String(before.operatives[id]!.wounds - end.operatives[id]!.wounds);

const SHOTS: readonly (readonly [string, Shot, ShotPolicy?])[] = [
  [
    'KT-9.11 an invulnerable save for this attack',
    shot(plasma, target('guardian-defender-warrior'), [lasting('shielded', 1, 1)]),
  ],
  ['KT-9.11 and cover', shot(plasma, target('guardian-defender-warrior'), [lasting('shielded', 1, 1)], covered)],
  [
    'KT-9.11 never chosen',
    shot(plasma, target('guardian-defender-warrior'), [lasting('shielded', 1, 1)]),
    { ...bestShot, save: 'save' },
  ],
  [
    'KT-9.11 always chosen',
    shot(boltgun, target('guardian-defender-warrior'), [lasting('shielded', 1, 1)]),
    { ...bestShot, save: 'invulnerable' },
  ],
  ['KT-9.11 Lightning Reflexes', shot(plasma, target('genestealer-fighter'))],
  [
    'Extended Chitin: a defence die again',
    shot(boltgun, target('tyranid-warrior-fighter', { equipment: ['extended-chitin'] })),
  ],
  [
    'Extended Chitin, in cover',
    shot(boltgun, target('tyranid-warrior-fighter', { equipment: ['extended-chitin'] }), [], covered),
  ],
  [
    'Extended Chitin, failures',
    shot(boltgun, target('tyranid-warrior-fighter', { equipment: ['extended-chitin'] })),
    { ...bestShot, saveReRolls: 'fails' },
  ],
  ['Forewarned', shot(boltgun, target('guardian-defender-warrior'), [lasting('forewarned', 1)])],
  ['Camo Cloak: two dice kept', shot(boltgun, target('ranger-warrior'), [], covered)],
  ['Lurk', shot(boltgun, target('genestealer-fighter'), [lasting('lurk', 1)], covered)],
  ["'Eavy Armour", shot(boltgun, target('boy-fighter', { equipment: ['eavy-armour'] }))],
  ['Sempiternal Weave', shot(boltgun, target('immortal-leader', { equipment: ['sempiternal-weave'] }))],
  [
    "Targetin' Fing",
    shot(shooter('boy-fighter', 'shoota', { equipment: ['targetin-fing'] }), target('tactical-marine-warrior')),
  ],
  [
    'Dakka! Dakka! Dakka!',
    shot(shooter('boy-fighter', 'shoota'), target('tactical-marine-warrior'), [lasting('dakka-dakka-dakka', 0)]),
  ],
  [
    'Dakka! with a weapon that is Hot',
    shot(shooter('spanner', 'kustom-mega-blasta'), target('tactical-marine-warrior'), [
      lasting('dakka-dakka-dakka', 0),
    ]),
  ],
  [
    'Dakka! does nothing for runts',
    shot(shooter('gretchin', 'gretchin-blasta'), target('tactical-marine-warrior'), [lasting('dakka-dakka-dakka', 0)]),
  ],
  ['Drum Mag', shot(shooter('boy-fighter', 'shoota', { equipment: ['drum-mag'] }), target('tactical-marine-warrior'))],
  [
    'Starfire Core',
    shot(shooter('immortal-warrior', 'gauss-blaster', { equipment: ['starfire-core'] }), target('boy-fighter')),
  ],
  [
    'Relentless Onslaught',
    {
      ...shot(blue('immortal-warrior', 5, 6.5, armed('gauss-blaster')), target('boy-fighter'), [
        lasting('relentless-onslaught', 0),
      ]),
    },
  ],
  [
    'Defence Tactics in overwatch',
    {
      ...shot(shooter('dire-avenger-warrior', 'avenger-shuriken-catapult'), target('boy-fighter')),
      action: 'overwatch',
    },
  ],
];

describe('KT-13.1 odds of shots with what factions have are those of the real sequence', () => {
  for (const [name, each, policy] of SHOTS)
    it(name, () => {
      const played = playShot(each, policy);
      expect(sorted(played.damage())).toEqual(sorted(asEndings(played.odds.damage)));
      expect(sorted(played.self())).toEqual(sorted(asEndings(played.odds.self)));
    });

  /** Equal but for rounding: ignored wounds are rolled for with more dice than whole weights can count. */
  const nearly = (endings: ReadonlyMap<string, bigint>, { weights, total }: Distribution): void => {
    for (const [x, weight] of weights.entries()) {
      const real = Number(((endings.get(String(x)) ?? 0n) * 10n ** 18n) / WHOLE) / 1e18;
      expect(Math.abs(real - weight / total)).toBeLessThan(1e-12);
    }
  };

  it('Shield Generator: an invulnerable save, and wounds ignored', () => {
    const each = shot(boltgun, target('mv4-shield-drone'));
    const played = playShot(each);
    expect(played.shotCase).toMatchObject({ invulnerable: 4, ignoresOn: 5 });
    nearly(played.damage(), played.odds.damage);
  });

  it('Stimulant Injector: mortal wounds ignored too, by target and shooter', () => {
    const stimulated = shot(shooter('tactical-marine-gunner', 'meltagun'), target('fire-warrior-shasla'), [
      lasting('stimulated', 1, 1),
    ]);
    const hit = playShot(stimulated);
    expect(hit.shotCase).toMatchObject({ mortal: 4, ignoresOn: 5, ignoresMortalOn: 5, shooterIgnoresOn: 7 });
    nearly(hit.damage(), hit.odds.damage);
    const rash = shot(
      shooter('pathfinder-heavy-gunner', 'ion-rifle/overcharge', armed('ion-rifle')),
      target('boy-fighter'),
      [lasting('stimulated', 0, 0)],
    );
    const burnt = playShot({ ...rash, weapon: 'ion-rifle/overcharge' });
    expect(burnt.shotCase).toMatchObject({ hot: 3, shooterIgnoresOn: 5 });
    nearly(burnt.self(), burnt.odds.self);
  });

  it('Shield Generator in a fight', () => {
    const each = fight(['tactical-marine-warrior', 'fists'], ['mv4-shield-drone', 'ram']);
    const played = playFight(each);
    nearly(played.endings(lostIn(each.position, 1)), played.odds.dealt);
    nearly(played.endings(lostIn(each.position, 0)), played.odds.taken);
  });
});

type Armed = readonly [card: string, weapon: string, change?: Partial<Operative>];

const fight = (
  [card, weapon, change]: Armed,
  [other, parry, more]: Armed,
  effects: readonly Effect[] = [],
): Combat => ({
  setup: open,
  position: broke(
    [
      [0, card, 0, 0, { at: spot(2000, 2000), ...armed(weapon), ...change }],
      [1, other, 0, 0, { at: spot(2000 + apart(0.5), 2000), ...armed(parry), ...more }],
    ],
    { effects },
  ),
  weapon: `${weapon}/standard`,
  parry: `${parry}/standard`,
});

const FIGHTS: readonly (readonly [string, Combat])[] = [
  ['Waaaagh!', fight(['boy-fighter', 'fists'], ['tactical-marine-warrior', 'fists'], [lasting('waaaagh', 0)])],
  [
    'Waaaagh! of the defender',
    fight(['tactical-marine-warrior', 'fists'], ['boy-fighter', 'fists'], [lasting('waaaagh', 1)]),
  ],
  [
    'Waaaagh! with Rending',
    fight(['boss-nob', 'killsaw'], ['tactical-marine-warrior', 'fists'], [lasting('waaaagh', 0)]),
  ],
  [
    'Get Stuck In!',
    fight(['boy-fighter', 'fists'], ['tactical-marine-warrior', 'fists'], [lasting('get-stuck-in', 0)]),
  ],
  [
    'Supreme Disdain',
    fight(
      ['guardian-defender-warrior', 'fists'],
      ['tactical-marine-warrior', 'fists'],
      [lasting('supreme-disdain', 0)],
    ),
  ],
  [
    'Supreme Disdain of the defender',
    fight(
      ['tactical-marine-warrior', 'fists'],
      ['guardian-defender-warrior', 'fists'],
      [lasting('supreme-disdain', 1)],
    ),
  ],
  ['Toxin Sacs', fight(['termagant', 'claws', { equipment: ['toxin-sacs'] }], ['tactical-marine-warrior', 'fists'])],
  ['Feed', fight(['termagant', 'claws'], ['gretchin', 'gretchin-knife'], [lasting('feed', 0)])],
  ['Feed of the defender', fight(['tactical-marine-warrior', 'fists'], ['termagant', 'claws'], [lasting('feed', 1)])],
];

describe('KT-13.1 odds of fights with what factions have are those of the real sequence', () => {
  for (const [name, each] of FIGHTS)
    it(name, () => {
      const played = playFight(each);
      expect(sorted(played.endings(lostIn(each.position, 1)))).toEqual(sorted(asEndings(played.odds.dealt)));
      expect(sorted(played.endings(lostIn(each.position, 0)))).toEqual(sorted(asEndings(played.odds.taken)));
    });
});
