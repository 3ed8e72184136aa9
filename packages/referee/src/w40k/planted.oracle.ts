// Errors to plant in games of any edition.
import type { FactShape } from '@little-wars/engine';
import { type Change, type Plant, to as toFact } from '../frame/planted.oracle.ts';
import type { Turn } from '../frame/played-game.ts';
import type { Attack, CoreFact, Roll } from './facts.ts';

type Of<F extends FactShape, T extends F['type']> = Extract<F, { type: T }>;

/** Replaces facts of one type by another, by several, or leaves them. */
export const plantsIn = <F extends FactShape>() => ({
  to: <T extends F['type']>(type: T, change: (fact: Of<F, T>, turn: Turn<F>) => F | readonly F[] | null): Change<F> =>
    toFact<F, T>(type, (fact, turn) => {
      const changed = change(fact, turn);
      return changed === null || Array.isArray(changed) ? (changed as readonly F[] | null) : [changed as F];
    }),
});

const { to } = plantsIn<CoreFact>();

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

/** The clauses of an edition's facts that planted errors create or look for. */
export interface PlantClauses {
  readonly move: string;
  readonly charge: string;
  readonly harm: string;
}

/** An error for every check that editions share. */
export function corePlants<F extends FactShape>(clauses: PlantClauses): readonly Plant<F>[] {
  const plants: readonly Plant<CoreFact>[] = [
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
              { type: 'moved', clause: clauses.move, model: f.attack.target, to: SOMEWHERE },
              { type: 'moved', clause: clauses.move, model: f.attack.attacker, to: { ...SOMEWHERE, x: 200, y: 200 } },
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
    ['damage', 'a death left out', to('slain', f => (f.clause === clauses.harm ? [] : null))],
    [
      'damage',
      'wounds that nothing cost',
      to('attack-ended', f => [{ type: 'slain', clause: clauses.harm, model: 0, from: null }, f]),
    ],
    ['damage', 'the last wound lost', to('wounds-lost', f => ({ ...f, wounds: 9 }))],
    [
      'charges',
      'after an Advance',
      to('charge-declared', f => [{ type: 'did', clause: clauses.move, model: f.model, deed: 'fell-back' }, f]),
    ],
    ['charges', 'at a friend', to('charge-declared', f => ({ ...f, at: [f.model] }))],
    ['charges', 'twice', to('charge-declared', f => [f, f])],
    [
      'charges',
      'somebody that got nowhere',
      to('charge-failed', f => ({ type: 'did', clause: clauses.charge, model: f.model, deed: 'charged' })),
    ],
    ['picks and fights', 'a second fight', to('did', f => (f.deed === 'fought' ? [f, f] : null))],
    ['picks and fights', 'a second pick', to('did', f => (f.deed === 'picked' ? [f, f] : null))],
    ['powers', 'another total', to('psychic-tested', f => ({ ...f, total: f.total + 4 }))],
    ['powers', 'another warp charge', to('psychic-tested', f => ({ ...f, needs: f.needs - 2 }))],
    ['powers', 'the same power twice', to('power-tried', f => [f, f])],
    ['powers', 'Perils left out', to('perils', () => [])],
  ];
  return plants as unknown as readonly Plant<F>[];
}
