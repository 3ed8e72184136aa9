import { describe, expect, it } from 'vitest';
import type { WeaponUse } from '../content/types.ts';
import { armed, block, broke, rules } from '../testing/attacks.ts';
import { blue, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { bestShot, type ShotPolicy } from './case.ts';
import { asEndings, sorted } from './enumerate.oracle.ts';
import { playShot, type Shot } from './play-shot.oracle.ts';

const MARINE: Stood = blue('tactical-marine-warrior', 5, 5);
const BOY: Stood = red('boy-fighter', 5, 12);
const TOUGH: Stood = red('tactical-marine-gunner', 5, 12);

/** Operative 0 against operative 1, with these rules on the weapons of the first. */
const shot = (
  uses: readonly WeaponUse[],
  change: Partial<Shot> = {},
  stood = [MARINE, BOY],
  more: Partial<Position> = {},
): Shot => ({ setup: open, position: broke(stood, { ...rules(uses), ...more }), weapon: 'boltgun', ...change });

/** A low wall just in front of the target. */
const covered = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
const hurt = (stood: Stood, wounds: number): Stood => [stood[0], stood[1], stood[2], stood[3], { wounds }];
const gunner = (weapon: string): Stood => blue('tactical-marine-gunner', 5, 5, armed(weapon));

const balanced = { rule: 'balanced' } as const;
const ceaseless = { rule: 'ceaseless' } as const;
const relentless = { rule: 'relentless' } as const;
const rending = { rule: 'rending' } as const;
const hot = { rule: 'hot' } as const;
const lethal = { rule: 'lethal', face: 5 } as const;
const ap = (by: number): WeaponUse => ({ rule: 'ap', by });
const piercing = (by: number): WeaponUse => ({ rule: 'piercing', by });
const mortal = (wounds: number): WeaponUse => ({ rule: 'mortal-wounds', wounds });

const fails: ShotPolicy = { ...bestShot, reRolls: 'fails', saveReRolls: 'fails' };
const never: ShotPolicy = { ...bestShot, reRolls: 'never', saveReRolls: 'never' };
const toKill: ShotPolicy = { ...bestShot, objective: 'kill' };
const keeping: ShotPolicy = { ...bestShot, cover: 'always' };

const CASES: readonly (readonly [string, Shot, ShotPolicy?])[] = [
  ['a plain shot', shot([])],
  ['at who has few wounds left', shot([], {}, [MARINE, hurt(BOY, 3)])],
  ['by who is injured (KT-6.3)', shot([], {}, [hurt(MARINE, 5), BOY])],
  ['by who has exactly half its wounds', shot([], {}, [blue('tactical-marine-sergeant', 5, 5, { wounds: 6 }), BOY])],
  ['in overwatch (KT-3.14)', shot([], { action: 'overwatch' })],
  ['at who is in cover (KT-4.8)', shot([], { setup: covered })],
  ['at who always keeps the die for cover', shot([], { setup: covered }, [MARINE, TOUGH]), keeping],
  ['at who never does', shot([], { setup: covered }, [MARINE, TOUGH]), { ...bestShot, cover: 'never' }],
  ['cover and AP (KT-4.9)', shot([ap(2)], { setup: covered }, [MARINE, TOUGH])],
  ['no die left for cover', shot([ap(3)], { setup: covered })],
  ['KT-9.1 AP', shot([ap(1)])],
  ['KT-9.1 several AP', shot([ap(1), ap(2)])],
  ['KT-9.2 Barrage', shot([{ rule: 'barrage' }], { setup: covered })],
  ['KT-9.3 Balanced', shot([balanced])],
  ['KT-9.3 Balanced, failures', shot([balanced]), fails],
  ['KT-9.3 Balanced, never', shot([balanced]), never],
  ['KT-9.6 Ceaseless', shot([ceaseless])],
  ['KT-9.6 Ceaseless, failures', shot([ceaseless]), fails],
  ['KT-9.7 Fusillade: some of the dice', shot([{ rule: 'fusillade' }, balanced], { details: { dice: 2 } })],
  ['KT-9.8 Heavy', shot([{ rule: 'heavy' }])],
  ['KT-9.9 Hot', shot([hot])],
  ['KT-9.9 Hot, which may kill the shooter', shot([hot], {}, [hurt(MARINE, 6), BOY])],
  ['KT-9.9 Hot and Balanced', shot([hot, balanced])],
  ['KT-9.9 Hot and Ceaseless, failures', shot([hot, ceaseless]), fails],
  ['KT-9.9 Hot and Relentless', shot([hot, relentless], { details: { dice: 3 } })],
  ['KT-9.10 Indirect', shot([{ rule: 'indirect' }], { setup: covered })],
  ['KT-9.12 Lethal', shot([lethal])],
  ['KT-9.12 Lethal below what hits', shot([{ rule: 'lethal', face: 2 }], {}, [hurt(MARINE, 5), BOY])],
  ['KT-9.12 Grav at heavy armour', shot([{ rule: 'grav' }], {}, [MARINE, TOUGH])],
  ['KT-9.12 Grav at light armour', shot([{ rule: 'grav' }])],
  ['KT-9.13 Limited', shot([{ rule: 'limited' }])],
  ['KT-9.14 MW', shot([mortal(2)])],
  ['KT-9.15 No Cover', shot([{ rule: 'no-cover' }], { setup: covered })],
  ['KT-9.16 P', shot([piercing(1)])],
  ['KT-9.16 P in cover', shot([piercing(2)], { setup: covered }, [MARINE, TOUGH])],
  ['KT-9.1 KT-9.16 AP and P', shot([ap(1), piercing(2)])],
  ['KT-9.17 Rng', shot([{ rule: 'range', inches: 6 }])],
  ['KT-9.19 Relentless', shot([relentless])],
  ['KT-9.19 Relentless, failures', shot([relentless]), fails],
  ['KT-9.19 Relentless to kill', shot([relentless], {}, [MARINE, TOUGH]), toKill],
  ['KT-9.20 Rending', shot([rending])],
  ['KT-9.12 KT-9.20 Rending and Lethal', shot([rending, lethal])],
  [
    'KT-9.20 Rending where a critical hit is worth less',
    shot([rending, balanced], { weapon: 'meltagun' }, [gunner('meltagun'), TOUGH]),
  ],
  ['KT-9.21 Silent', shot([{ rule: 'silent' }])],
  ['KT-9.22 Splash', shot([{ rule: 'splash', wounds: 1 }])],
  ['KT-9.23 Stun', shot([{ rule: 'stun' }])],
  ['KT-9.25 Unwieldy', shot([{ rule: 'unwieldy' }])],
  ['KT-9.3 KT-9.6 Ceaseless, then Balanced', shot([balanced, ceaseless])],
  ['KT-9.3 KT-9.6 Ceaseless, then Balanced, failures', shot([balanced, ceaseless]), fails],
  [
    'KT-6.5 Command Re-rolls',
    shot([], { details: { commandReRolls: { attacker: 1, defender: 1 } } }, [MARINE, BOY], { cp: [1, 1] }),
  ],
  [
    'KT-6.5 several, in cover',
    shot([balanced], { setup: covered, details: { commandReRolls: { attacker: 2, defender: 0 } } }, [MARINE, TOUGH], {
      cp: [2, 0],
    }),
  ],
  [
    'KT-6.5 failures',
    shot([ceaseless], { details: { commandReRolls: { attacker: 1, defender: 2 } } }, [MARINE, BOY], { cp: [1, 2] }),
    fails,
  ],
  [
    'everything at once',
    shot([balanced, lethal, rending, hot, mortal(1), piercing(1)], { setup: covered }, [MARINE, TOUGH]),
  ],
  ['a plasma gun', shot([], { weapon: 'plasma-gun/supercharge' }, [gunner('plasma-gun'), TOUGH])],
  ['a meltagun', shot([], { weapon: 'meltagun' }, [gunner('meltagun'), TOUGH])],
  [
    'a shuriken catapult',
    shot([], { weapon: 'avenger-shuriken-catapult' }, [blue('dire-avenger-warrior', 5, 5), TOUGH]),
  ],
];

const proves = (each: Shot, policy: ShotPolicy = bestShot, listing: 'alike' | 'every face' = 'alike'): void => {
  const played = playShot(each, policy, listing);
  const [lost, own] = [1, 0].map(
    id => (end: Position) => each.position.operatives[id]!.wounds - end.operatives[id]!.wounds,
  ) as [(end: Position) => number, (end: Position) => number];
  const both = played.endings(end => `${lost(end)}/${own(end)}/${end.operatives[1]!.aplChange}`);
  const by = (part: number): ReadonlyMap<string, bigint> => {
    const weights = new Map<string, bigint>();
    for (const [key, weight] of both)
      weights.set(key.split('/')[part]!, (weights.get(key.split('/')[part]!) ?? 0n) + weight);
    return weights;
  };
  expect(sorted(by(0))).toEqual(sorted(asEndings(played.odds.damage)));
  expect(sorted(by(1))).toEqual(sorted(asEndings(played.odds.self)));
  const { criticals } = played.odds;
  const stunned = played.shotCase.stun
    ? { weights: [criticals.weights[0]!, criticals.total - criticals.weights[0]!], total: criticals.total }
    : { weights: [criticals.total], total: criticals.total };
  expect(
    sorted(by(2))
      .map(([key, weight]) => [String(Math.abs(Number(key))), weight])
      .toSorted(),
  ).toEqual(sorted(asEndings(stunned)));
};

describe('KT-4 odds of shots are those of the real sequence', () => {
  for (const [name, each, policy] of CASES) it(name, () => proves(each, policy));
});

describe('KT-4 and so they are with every face of every die told apart', () => {
  const two = { details: { dice: 2 } };
  it('Balanced and Rending', () =>
    proves(shot([balanced, rending], two, [MARINE, hurt(BOY, 6)]), bestShot, 'every face'));
  it('Hot and Ceaseless', () => proves(shot([hot, ceaseless, piercing(1)], two), bestShot, 'every face'));
  it('cover', () => proves(shot([lethal, mortal(1)], { ...two, setup: covered }), bestShot, 'every face'));
});
