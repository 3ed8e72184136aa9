import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself, to as toFact } from '../frame/planted.oracle.ts';
import type { Told, Turn } from '../frame/told.ts';
import type { Attack, Roll } from '../w40k/facts.ts';
import { reconSquad } from './book.ts';
import type { Fact } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'recon-squad') as Edition<Game>;
const games = [
  played(ruleset, 0, 'soldier'),
  // Break Tests; Perils; grenades; powers that are denied.
  played(ruleset, 4, 'eager'),
  played(ruleset, 3, 'random'),
  played(ruleset, 6, 'eager'),
  played(ruleset, 9, 'eager', 'b'),
] as Told<Fact>[];

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;
const to = <T extends Fact['type']>(
  type: T,
  change: (fact: Of<T>, turn: Turn<Fact>) => Fact | readonly Fact[] | null,
) =>
  toFact<Fact, T>(type, (fact, turn) => {
    const changed = change(fact, turn);
    return changed === null || Array.isArray(changed) ? (changed as readonly Fact[] | null) : [changed as Fact];
  });

const withAttack = (change: (attack: Attack) => Partial<Attack> | null) =>
  to('attack-began', f => {
    const changed = f.attack.manner === 'hit' ? null : change(f.attack);
    return changed === null ? null : { ...f, attack: { ...f.attack, ...changed } };
  });
const withRoll = (what: string, change: (roll: Roll) => Partial<Roll>) =>
  to('rolled', f => (f.roll.what === what ? { ...f, roll: { ...f.roll, ...change(f.roll) } } : null));

const SOMEWHERE = { x: 6000, y: 6000, z: 0 };

const DICE = 'dice as rolled';
const TURNS = 'rounds, turns and phases';
const CP = 'command points';
const PLACED = 'placed on the table, clear of models';
const TARGETS = 'targets in range';
const NUMBERS = 'numbers of attacks';
const MINES = 'mines, jumps and falls';
const LENGTH = 'the length of the game';

const plants: readonly Plant<Fact>[] = [
  [
    DICE,
    'a face that was not rolled',
    to('rolled', f => ({ ...f, roll: { ...f.roll, faces: f.roll.faces.map(face => 7 - face) } })),
  ],
  [DICE, 'a die rolled again twice', to('re-rolled', f => [f, f])],
  [TURNS, 'a round left out', to('round-began', f => ({ ...f, round: f.round + 1 }))],
  [TURNS, 'a turn of the wrong side', to('turn-began', f => ({ ...f, seat: 1 - f.seat }))],
  [TURNS, 'a phase twice', to('phase-began', f => [f, f])],
  [CP, 'more than it has', to('cp-spent', f => ({ ...f, cp: 9 }))],
  [CP, 'another price', to('cp-spent', f => ({ ...f, cp: f.cp - 1 }))],
  [CP, 'twice in a phase', to('cp-spent', f => [f, f])],
  [
    'distance moved',
    'a move too long',
    to('moved', f => {
      const end = { ...f.to, x: f.to.x > 5000 ? f.to.x - 4000 : f.to.x + 4000 };
      return f.legs ? { ...f, to: end, legs: [...f.legs, { how: 'go', to: end }] } : null;
    }),
  ],
  ['distance moved', 'an end off the path', to('moved', f => ({ ...f, to: { ...f.to, x: f.to.x + 1 } }))],
  [PLACED, 'a base over the edge', to('moved', f => ({ ...f, to: { ...f.to, x: 20 } }))],
  [
    PLACED,
    'two on one spot',
    to('deployed', f => (f.model > 0 ? [f, { ...f, model: f.model - 1, at: { ...f.at, x: f.at.x + 40 } }] : null)),
  ],
  [TARGETS, 'its own side', withAttack(({ attacker }) => ({ target: attacker }))],
  [TARGETS, 'a weapon that it has not', withAttack(() => ({ profile: 'spoon' }))],
  [
    TARGETS,
    'one too far away',
    to('attack-began', f =>
      f.attack.manner === 'shooting'
        ? [
            { type: 'moved', clause: '8E-4.1', model: f.attack.target, to: SOMEWHERE },
            { type: 'moved', clause: '8E-4.1', model: f.attack.attacker, to: { ...SOMEWHERE, x: 200, y: 200 } },
            f,
          ]
        : null,
    ),
  ],
  [NUMBERS, 'another Strength', withAttack(({ strength }) => ({ strength: strength + 3 }))],
  [NUMBERS, 'another AP', withAttack(({ ap }) => ({ ap: ap - 1 }))],
  [NUMBERS, 'another damage', withAttack(() => ({ damage: 9 }))],
  [NUMBERS, 'more attacks', withAttack(({ attacks }) => ({ attacks: attacks + 20 }))],
  ['hits', 'one more', to('hits-scored', f => ({ ...f, hits: f.hits + 1 }))],
  ['hits', 'a better skill', withRoll('hit', ({ needs }) => ({ needs: needs! - 1 }))],
  ['hits', 'a modifier', withRoll('hit', ({ modifier }) => ({ modifier: modifier + 1 }))],
  ['wounds', 'one more', to('wounds-scored', f => ({ ...f, wounds: [...f.wounds, { ap: 0, damage: 1 }] }))],
  ['wounds', 'an easier roll', withRoll('wound', ({ needs }) => ({ needs: needs! - 1 }))],
  ['wounds', 'a modifier', withRoll('wound', () => ({ modifier: 2 }))],
  ['saves', 'a better save', withRoll('save', ({ needs }) => ({ needs: needs! - 1 }))],
  ['saves', 'no AP', withRoll('save', () => ({ modifier: 4 }))],
  ['saves', 'one unsaved more', to('saves-made', f => ({ ...f, unsaved: [...f.unsaved, { ap: 0, damage: 1 }] }))],
  ['damage', 'a death left out', to('slain', f => (f.clause === '8E-6.19' ? [] : null))],
  [
    'damage',
    'wounds that nothing cost',
    to('attack-ended', f => [{ type: 'slain', clause: '8E-6.19', model: 0, from: null }, f]),
  ],
  ['damage', 'the last wound lost', to('wounds-lost', f => ({ ...f, wounds: 9 }))],
  [
    'charges',
    'after an Advance',
    to('charge-declared', f => [{ type: 'did', clause: '8E-4.1', model: f.model, deed: 'fell-back' }, f]),
  ],
  ['charges', 'at a friend', to('charge-declared', f => ({ ...f, at: [f.model] }))],
  ['charges', 'twice', to('charge-declared', f => [f, f])],
  [
    'charges',
    'somebody that got nowhere',
    to('charge-failed', f => ({ type: 'did', clause: '8E-7.8', model: f.model, deed: 'charged' })),
  ],
  ['picks and fights', 'a second fight', to('did', f => (f.deed === 'fought' ? [f, f] : null))],
  ['picks and fights', 'a second pick', to('did', f => (f.deed === 'picked' ? [f, f] : null))],
  ['powers', 'another total', to('psychic-tested', f => ({ ...f, total: f.total + 4 }))],
  ['powers', 'another warp charge', to('psychic-tested', f => ({ ...f, needs: f.needs - 2 }))],
  ['powers', 'the same power twice', to('power-tried', f => [f, f])],
  ['powers', 'Perils left out', to('perils', () => [])],
  [
    MINES,
    'a fall of another Strength',
    to('moved', f => [f, { type: 'fell', clause: 'RS-4.4', model: f.model, height: 762, strength: 4 }]),
  ],
  [
    MINES,
    'a gap as wide as the die that clears it',
    to('roll-settled', f => [f, { type: 'gap-jumped', clause: 'RS-4.2', model: 0, inches: 3, face: 3, cleared: true }]),
  ],
  [MINES, 'a mine of somebody else', to('mine-laid', f => ({ ...f, by: f.by === 0 ? 1 : 0 }))],
  [MINES, 'a mine far away', to('mine-laid', f => ({ ...f, at: { ...f.at, x: f.at.x + 4000 } }))],
  [
    'grenades',
    'one thrown before',
    to('attack-began', f =>
      /grenade|bomb/.test(f.attack.profile)
        ? [{ type: 'item-used', clause: 'RS-6.3', model: f.attack.attacker, item: f.attack.profile }, f]
        : null,
    ),
  ],
  ['Break Tests', 'another total', to('break-tested', f => ({ ...f, total: f.total + 1 }))],
  ['Break Tests', 'another Leadership', to('break-tested', f => ({ ...f, leadership: f.leadership + 1 }))],
  ['Break Tests', 'another outcome', to('break-tested', f => ({ ...f, passed: !f.passed }))],
  ['Break Tests', 'an army that does not break', to('broke', () => [])],
  ['deployment', 'one outside its zone', to('deployed', f => ({ ...f, at: SOMEWHERE }))],
  [
    'deployment',
    'one that may not wait',
    to('deployed', f => [f, { type: 'held-back', clause: '8E-4.14', model: f.model }]),
  ],
  [LENGTH, 'the die of the wrong side', to('game-goes-on', f => ({ ...f, seat: 1 - f.seat }))],
  [LENGTH, 'another end', to('game-goes-on', f => ({ ...f, goesOn: !f.goesOn }))],
  [
    LENGTH,
    'an end too soon',
    to('round-began', f => (f.round === 3 ? [{ type: 'game-ended', clause: f.clause }] : null)),
  ],
];

describe('the referee of Recon Squad', () => provesItself(reconSquad, games, plants));
