import { type Frame, type State, startAt } from '@little-wars/engine';
import { numbers, randomGame } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { inPlay } from '../../lookups.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, ofTheBook, open, red, type Stood } from '../../testing/field.ts';
import type { KillTeam, OperativeId, Position, Setup, Token } from '../../types.ts';
import { turningPoint } from '../02-turning-point/turning-point.ts';
import { incapacitate, removeIncapacitated } from '../06-damage/damage.ts';
import { withoutOrder } from './at-once.ts';

const TOKEN = { id: '', kind: 'x', at: { x: 0, y: 0, z: 0 }, seat: 0 } as unknown as Token;
const FALLEN = {
  by: null,
  how: 'other',
  from: null,
  at: { x: 0, y: 0, z: 0 },
} as unknown as Position['fallen'][number];
const NEXT = 'choose who is removed next';
const RISES = 'choose who may rise next';
const down = { wounds: 0 };
const necron = (x: number, change: Stood[4] = down): Stood => blue('necron-warrior', x, 5, change);
const boy = (x: number, change: Stood[4] = down): Stood => red('boy-fighter', x, 15, change);
const broke = (stood: readonly Stood[], change: Partial<Position> = {}): Position =>
  field(stood, { cp: [0, 0], ...change });

section('KT-1.13 Effects that happen at once', () => {
  rule('KT-1.13', 'the player with initiative chooses the order, whosever the effects are', start => {
    for (const initiative of [0, 1]) {
      const game = start.from(open, broke([necron(5), necron(15), boy(25, {})], { initiative }), remove());
      expect(game.asks(NEXT, 'pick-one')).toMatchObject({ to: initiative, clause: 'KT-1.13', options: [0, 1] });
      game.refuses(2, 'not-an-option', 'KT-1.13').picks(NEXT, 1);
      // Its player may use the ploy for the one that goes first, and not again.
      expect(game.asks('react or pass', 'react')).toMatchObject({ to: 0, timing: 'incapacitated' });
      game.reacts('incapacitated', 'reanimation-protocols');
      expect(game.position.tokens.map(({ id }) => id)).toEqual(['reanimation-1']);
      expect(game.position.fallen.map(({ operative }) => operative)).toEqual([1, 0]);
    }
  });

  rule('KT-1.13', 'of three it says twice which comes next', start => {
    const game = start.from(open, broke([necron(5), necron(10), necron(15), boy(25, {})]), remove());
    game.picks(NEXT, 2).reacts('incapacitated', null);
    expect(game.asks(NEXT, 'pick-one').options).toEqual([0, 1]);
    game.picks(NEXT, 1).reacts('incapacitated', null).reacts('incapacitated', null);
    expect(game.position.fallen.map(({ operative }) => operative)).toEqual([2, 1, 0]);
  });

  rule('KT-1.13', 'nobody is asked where the order cannot matter, or there is one effect', start => {
    const boys = start.from(open, broke([blue('tactical-marine-warrior', 5, 5), boy(5), boy(15)]), remove());
    expect(boys.state.question).toBeNull();
    expect(boys.position.operatives.map(({ removed }) => removed)).toEqual([false, true, true]);
    const one = start.from(open, broke([necron(5), boy(15, {})]), remove());
    expect(one.asks('react or pass')).toBeDefined();
    one.reacts('incapacitated', null);
  });

  const risen = (x: number, operative: number): Token => ({
    id: `reanimation-${operative}`,
    kind: 'reanimation',
    at: { x, y: 1270, z: 0 },
    seat: 0,
    marks: { operative, conceal: 0 },
  });
  const gone: Stood[4] = { at: null, removed: true, ready: false, wounds: 0 };
  const readyStep = (apart: number) =>
    broke([necron(5, gone), necron(15, gone), blue('necron-warrior', 25, 5), boy(25, {})], {
      tokens: [risen(1270, 0), risen(1270 + apart, 1)],
    });

  rule('KT-1.13', 'of two that may rise where one would take the place of the other, initiative chooses', start => {
    for (const initiative of [0, 1]) {
      const game = start.from(open, { ...readyStep(100), initiative }, turningPoint.start({ number: 1 }));
      expect(game.asks(RISES, 'pick-one')).toMatchObject({ to: initiative, clause: 'KT-1.13', options: [0, 1] });
      game.picks(RISES, 1).dice('roll to reanimate', 6).dice('roll for its wounds', 2);
      expect(game.position.operatives[1]).toMatchObject({ at: { x: 1370, y: 1270, z: 0 }, wounds: 2 });
      game.dice('roll to reanimate', 1);
      game.stopsAt(game.state.question!.purpose);
    }
  });

  rule('KT-1.13', 'of two that rise far from one another nobody is asked who comes first', start => {
    const game = start.from(open, readyStep(2540), turningPoint.start({ number: 1 }));
    game.dice('roll to reanimate', 1).dice('roll to reanimate', 1);
    game.stopsAt(game.state.question!.purpose);
  });
});

const remove = (): Frame => removeIncapacitated.start({});

const orders = <X>(of: readonly X[]): readonly (readonly X[])[] =>
  of.length < 2 ? [of] : of.flatMap((x, i) => orders(of.filter((_, k) => k !== i)).map(rest => [x, ...rest]));

/** The position after these are removed in this order; null if a player is asked something on the way. */
function removedInOrder(setup: Setup, position: Position, order: readonly OperativeId[]): string | null {
  let at = position;
  for (const operative of order) {
    const state: State<KillTeam> = startAt(killTeam, setup, at, incapacitate.start({ operative }));
    if (state.question !== null) return null;
    at = state.position;
  }
  return withoutOrder(at);
}

section('KT-1.13 What tells two positions apart', () => {
  rule('KT-1.13', 'neither who fell first nor which token came first does; all else does', () => {
    const token = (id: string): Token => ({ ...TOKEN, id });
    const fell = (operative: number, turningPoint: number) => ({ ...FALLEN, operative, turningPoint });
    const at = (change: Partial<Position>): string => withoutOrder(broke([boy(5, {})], change));
    expect(at({ tokens: [token('a'), token('b')] })).toBe(at({ tokens: [token('b'), token('a')] }));
    expect(at({ tokens: [token('a'), token('b')] })).not.toBe(at({ tokens: [token('a'), token('c')] }));
    expect(at({ fallen: [fell(0, 1), fell(1, 1)] })).toBe(at({ fallen: [fell(1, 1), fell(0, 1)] }));
    expect(at({ fallen: [fell(0, 2), fell(0, 1)] })).toBe(at({ fallen: [fell(0, 1), fell(0, 2)] }));
    expect(at({ fallen: [fell(0, 1)] })).not.toBe(at({ fallen: [fell(0, 2)] }));
    expect(at({ initiative: 0 })).not.toBe(at({ initiative: 1 }));
  });
});

section('KT-1.13 Where nobody is asked', () => {
  rule(['KT-1.13', 'KT-4.7'], 'every order of removal leads to the same position, in positions of whole games', () => {
    let [asked, silent] = [0, 0];
    for (let seed = 1; seed <= 18; seed++) {
      const setup = ofTheBook[seed % ofTheBook.length]!;
      const next = numbers(seed);
      const watch = ({ position }: State<KillTeam>): void => {
        const standing = inPlay(position);
        if (position.turningPoint === 0 || position.attack !== null || standing.length < 6 || next(12) > 0) return;
        const picked = [...new Set([0, 1, 2].map(() => standing[next(standing.length)]!))];
        if (picked.length < 2) return;
        const felled = { by: standing[next(standing.length)]!, how: 'shooting', from: null } as const;
        const struck: Position = {
          ...position,
          operatives: position.operatives.map((one, id) => (picked.includes(id) ? { ...one, wounds: 0 } : one)),
          felled: picked.map(operative => ({ ...felled, operative })),
        };
        const state = startAt(killTeam, setup, struck, remove());
        const ends = orders(picked).map(order => removedInOrder(setup, struck, order));
        if (state.question?.purpose === NEXT) asked++;
        else {
          silent++;
          expect(new Set(ends)).toEqual(new Set([withoutOrder(state.position)]));
        }
      };
      randomGame(killTeam, setup, seed, { watch });
    }
    expect(asked).toBeGreaterThan(20);
    expect(silent).toBeGreaterThan(200);
  });
});
