// The Fight phase: chargers first, then the others alternating, then those that fight last
import { eachAtPosition, end, type Id, type Seat } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { otherSeat } from '@little-wars/skirmish';
import type { Book } from '../book.ts';
import { hasDone, isAlive, type Lookups, onTable } from '../measuring/lookups.ts';
import type { movingOf } from '../movement/moving.ts';
import { startMove } from '../movement/moving.ts';
import { type Look, type ModelId, question, sequence } from '../types.ts';
import type { blowSequences } from './attacks.ts';

export const chooseFighter = question('choose a model to fight', 'pick-one');

export interface Picking {
  /** Whose pick it is. */
  readonly seat: Seat;
  /** 0 while chargers fight, 1 for the others, 2 for those that fight last. */
  readonly step: number;
  readonly model: ModelId | null;
  /** The number of fights after its own, where fights in between count. */
  readonly fought?: number;
}

export interface OneFight {
  readonly model: ModelId;
}

const PILE_IN = inches(3);

const STEPS: readonly number[] = [0, 1, 2];

/** Touching: it cannot come any nearer. */
const CONTACT = 2;

export interface FightParts {
  readonly moving: ReturnType<typeof movingOf>;
  readonly blows: ReturnType<typeof blowSequences>['blows'];
  /** Who picks first in each step. */
  readonly begins: (t: Look) => Seat;
  /** Whether a model that fights out of order uses up its side's pick. */
  readonly answersTakeTurns?: boolean;
}

const SEATS: readonly Seat[] = [0, 1];

const countFought = ({ position }: Look): number => position.models.filter(({ did }) => did.includes('fought')).length;

export function fightPhaseOf(book: Book, lookups: Lookups, parts: FightParts) {
  const { moving, blows, begins, answersTakeTurns } = parts;
  const { clauses } = book;
  const isFirst = (t: Look, model: ModelId): boolean =>
    t.query('counts-as-charging', hasDone(t, model, 'charged'), { model });
  const mayFight = eachAtPosition(
    (t: Look, model: ModelId): boolean =>
      isAlive(t, model) &&
      !hasDone(t, model, 'fought') &&
      (isFirst(t, model) || lookups.enemiesInReach(t, model).length > 0) &&
      t.query('fight-refused', [], { model }).length === 0,
  );
  /** A model that would fight both first and last fights with the others. */
  const stepOf = (t: Look, model: ModelId): number =>
    1 -
    (t.query('fights-first', isFirst(t, model), { model }) ? 1 : 0) +
    (t.query('fights-last', false, { model }) ? 1 : 0);
  const isFighter = (t: Look, model: ModelId, step: number): boolean => mayFight(t, model) && stepOf(t, model) <= step;
  const fightersOf = (t: Look, seat: Seat, step: number): readonly ModelId[] =>
    onTable(t.position, seat).filter(model => isFighter(t, model, step));
  const isAnyLeft = (t: Look, step: number): boolean =>
    SEATS.some(seat => onTable(t.position, seat).some(model => isFighter(t, model, step)));
  const mayComeNearer = (t: Look, model: ModelId): boolean =>
    isAlive(t, model) && lookups.nearestEnemies(t, model).some(enemy => !lookups.areWithin(t, model, enemy, CONTACT));

  const fight = sequence<OneFight>('fight', clauses.fight, s => [
    s.call(clauses.pileIn, 'pile in', (t, { model }) => {
      t.emit({ type: 'did', clause: clauses.fight, model, deed: 'fought' });
      const allowance = t.query('pile-in', PILE_IN, { model, manner: 'pile-in' });
      return mayComeNearer(t, model) ? startMove(moving, { model, manner: 'pile-in', allowance }) : null;
    }),
    s.call(clauses.fightTargets, 'attack', (_t, { model }) =>
      blows.start({ model, profiles: [], shares: [], declared: [] }),
    ),
    s.call(clauses.consolidate, 'consolidate', (t, { model }) => {
      const allowance = t.query('pile-in', PILE_IN, { model, manner: 'consolidate' });
      return mayComeNearer(t, model) ? startMove(moving, { model, manner: 'consolidate', allowance }) : null;
    }),
  ]);

  const phase = sequence<Picking>('Fight phase', clauses.fight, s => [
    s.run(clauses.fightOrder, 'whose pick it is', (t, v) => {
      const step = STEPS.find(each => each >= v.step && isAnyLeft(t, each));
      if (step === undefined) return end();
      // Each step restarts the alternation.
      const turn = v.step === step ? v.seat : begins(t);
      const seat = fightersOf(t, turn, step).length > 0 ? turn : otherSeat(turn);
      return { seat, step, model: null };
    }),
    s.ask(clauses.fightFirst, chooseFighter, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = fightersOf(t, v.seat, v.step);
        return options.length > 1 ? { of: 'model', options } : null;
      },
      then: (_t, v, model: Id) => ({ ...v, model: model as ModelId }),
    }),
    s.run(clauses.fightFirst, 'the only one there is', (t, v) => ({
      ...v,
      model: v.model ?? fightersOf(t, v.seat, v.step)[0]!,
    })),
    s.call(
      clauses.fight,
      'it fights',
      (_t, v) => fight.start({ model: v.model! }),
      (t, v) => (answersTakeTurns ? { ...v, fought: countFought(t) } : v),
    ),
    s.window(clauses.fight, 'after it fought', 'after-fight', (_t, v) => ({ model: v.model! })),
    s.run(clauses.fightOrder, 'the other is next', (t, v) => {
      // Each Counter-Offensive came from the other side than the fight before it.
      const answers = v.fought === undefined ? 0 : countFought(t) - v.fought;
      return { ...v, seat: answers % 2 === 0 ? otherSeat(v.seat) : v.seat };
    }),
    s.repeat(clauses.fightOrder, 'until all have fought', { from: 'whose pick it is', while: () => true }),
  ]);
  return {
    phase,
    fight,
    mayFight,
    start: (t: Look) => phase.start({ seat: begins(t), step: 0, model: null }),
    sequences: [fight, phase],
  };
}
