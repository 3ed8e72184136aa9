import { describe, expect, it } from 'vitest';
import type { WeaponUse } from '../content/types.ts';
import { apart, armed, block, broke, rules, spot } from '../testing/attacks.ts';
import { blue, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Operative, Position } from '../types.ts';
import { bestFight, bestShot } from './case.ts';
import { type Asked, bestValue, everyAnswer, type Start, WHOLE } from './enumerate.oracle.ts';
import { type Combat, playFight } from './play-fight.oracle.ts';
import { playShot, type Shot } from './play-shot.oracle.ts';

// The real sequences are searched: every legal answer to every question, the attacker for the most, the defender for
// the least. Nothing of the odds' own choosing is used.

const covered = withPieces([block('low-wall', [3, 11], [4, 0.2], [0, 1])]);
const gunner: Stood = red('tactical-marine-gunner', 5, 12);
const shot = (
  uses: readonly WeaponUse[],
  change: Partial<Shot> = {},
  stood: readonly Stood[] = [blue('tactical-marine-warrior', 5, 5), gunner],
  more: Partial<Position> = {},
): Shot => ({ setup: open, position: broke(stood, { ...rules(uses), ...more }), weapon: 'boltgun', ...change });

const balanced = { rule: 'balanced' } as const;
const ceaseless = { rule: 'ceaseless' } as const;
const relentless = { rule: 'relentless' } as const;
const rending = { rule: 'rending' } as const;
const three = { details: { dice: 3 } };
const hurt: Stood = red('tactical-marine-gunner', 5, 12, { wounds: 7 });

const SHOTS: readonly (readonly [string, Shot])[] = [
  ['cover', shot([], { setup: covered })],
  ['cover and P', shot([{ rule: 'piercing', by: 2 }], { setup: covered })],
  [
    'an invulnerable save in cover',
    shot([{ rule: 'piercing', by: 1 }], { setup: covered }, [
      blue('tactical-marine-warrior', 5, 5),
      red('genestealer-fighter', 5, 12),
    ]),
  ],
  ['Balanced', shot([balanced])],
  [
    'Balanced at who has few wounds left',
    shot([balanced, rending], { setup: covered }, [blue('tactical-marine-warrior', 5, 5), hurt]),
  ],
  ['Relentless', shot([relentless], three)],
  [
    'Relentless at who has few wounds left',
    shot([relentless, { rule: 'lethal', face: 5 }], three, [blue('tactical-marine-warrior', 5, 5), hurt]),
  ],
  ['Ceaseless, then Balanced', shot([ceaseless, balanced], three)],
  [
    'a meltagun with Rending and Balanced',
    shot([rending, balanced], { weapon: 'meltagun', details: { dice: 3 } }, [
      blue('tactical-marine-gunner', 5, 5, armed('meltagun')),
      gunner,
    ]),
  ],
  [
    'a defence die again, in cover',
    shot([], { setup: covered, details: { dice: 3 } }, [
      blue('tactical-marine-warrior', 5, 5),
      red('tyranid-warrior-fighter', 5, 12, { equipment: ['extended-chitin'] }),
    ]),
  ],
  [
    'Command Re-rolls on both sides',
    shot(
      [],
      { details: { dice: 2, commandReRolls: { attacker: 1, defender: 1 } } },
      [blue('boy-fighter', 5, 5, armed('shoota')), red('guardian-defender-warrior', 5, 12)],
      { cp: [1, 1] },
    ),
  ],
  [
    'Transhuman Physiology, in cover',
    shot(
      [{ rule: 'lethal', face: 5 }],
      { setup: covered, details: { dice: 3, reactions: ['transhuman-physiology'] } },
      [blue('tactical-marine-warrior', 5, 5), red('intercessor-warrior', 5, 12, { wounds: 6 })],
      { cp: [0, 1] },
    ),
  ],
  [
    'Just A Scratch',
    shot(
      [],
      { setup: covered, details: { reactions: ['just-a-scratch'] } },
      [blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { wounds: 7 })],
      { cp: [0, 1] },
    ),
  ],
];

describe('KT-4 what each side does is the best there is', () => {
  for (const [name, each] of SHOTS)
    it(name, () => {
      const weapon = each.position.operatives[0]!.card === 'boy-fighter' ? 'shoota' : each.weapon;
      const played = playShot({ ...each, weapon });
      const before = each.position.operatives[1]!.wounds;
      const meant = [...(each.details?.reactions ?? []), ...(each.details?.commandReRolls ? ['command-re-roll'] : [])];
      const answers = only(meant);
      const searched = bestValue(played.start, end => BigInt(before - end.operatives[1]!.wounds), answers);
      expect(searched * BigInt(played.odds.damage.total)).toBe(expectedOf(played.odds.damage.weights) * WHOLE);
      const deadly = playShot({ ...each, weapon }, { ...bestShot, objective: 'kill' }).odds.damage;
      const killed = bestValue(played.start, end => BigInt(end.operatives[1]!.wounds === 0), answers);
      expect(killed * BigInt(deadly.total)).toBe(BigInt(deadly.weights.at(-1)!) * WHOLE);
    });
});

/** Of reactions, those that are meant and those that are free. */
const only =
  (meant: readonly string[]) =>
  (question: Asked): readonly unknown[] =>
    everyAnswer(question).filter(
      given => question.kind !== 'react' || given === null || given === 'rending' || meant.includes(given as string),
    );

const expectedOf = (weights: readonly number[]): bigint =>
  weights.reduce((sum, weight, x) => sum + BigInt(weight) * BigInt(x), 0n);

const marine = (change: Partial<Operative> = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...armed('fists'), ...change });
const boy = (change: Partial<Operative> = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('fists'), ...change });

const combat = (
  own: readonly WeaponUse[],
  theirs: readonly WeaponUse[],
  stood: readonly Stood[] = [marine(), boy()],
): Combat => ({
  setup: open,
  position: broke(stood, { effects: [...rules(own, 0, 0).effects, ...rules(theirs, 1, 1).effects] }),
  weapon: 'fists/standard',
  parry: 'fists/standard',
});

const lethal = { rule: 'lethal', face: 5 } as const;

const scratched = (each: Combat): Combat => ({
  ...each,
  position: { ...each.position, cp: [0, 1] },
  reactions: ['just-a-scratch'],
});

const FIGHTS: readonly (readonly [string, Combat])[] = [
  ['fists against fists', combat([], [])],
  ['few wounds left', combat([lethal], [lethal], [marine({ wounds: 7 }), boy({ wounds: 7 })])],
  ['Brutal and Rending against Stun', combat([{ rule: 'brutal' }, rending], [{ rule: 'stun' }, lethal])],
  ['Balanced', combat([balanced], [])],
  ['Balanced against Balanced', combat([balanced], [balanced], [marine({ wounds: 4 }), boy({ wounds: 4 })])],
  ['Rending on both sides', combat([rending, lethal], [rending, lethal], [marine({ wounds: 8 }), boy({ wounds: 8 })])],
  ['Just A Scratch', scratched(combat([lethal], [], [marine({ wounds: 6 }), boy({ wounds: 6 })]))],
];

describe('KT-5 strike and parry are played as well as can be', () => {
  const wounds = (combatant: Combat, end: Position, id: number): bigint =>
    BigInt(combatant.position.operatives[id]!.wounds - end.operatives[id]!.wounds);
  for (const [name, each] of FIGHTS)
    it(name, () => {
      const played = playFight(each);
      const start: Start = played.start;
      const answers = only(each.reactions ?? []);
      const searched = bestValue(start, end => wounds(each, end, 1) - wounds(each, end, 0), answers);
      const { dealt, taken, total } = played.odds;
      expect(searched * BigInt(total)).toBe((expectedOf(dealt.weights) - expectedOf(taken.weights)) * WHOLE);
      const deadly = playFight(each, { ...bestFight, objective: 'kill' }).odds;
      const felled = (end: Position): bigint => BigInt(end.operatives[1]!.removed) - BigInt(end.operatives[0]!.removed);
      const fallen = bestValue(start, felled, answers);
      const net = BigInt(deadly.dealt.weights.at(-1)!) - BigInt(deadly.taken.weights.at(-1)!);
      expect(fallen * BigInt(deadly.total)).toBe(net * WHOLE);
    });
});
