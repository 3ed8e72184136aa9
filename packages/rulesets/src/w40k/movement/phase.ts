// The Movement phase: each model may move once; then reinforcements arrive
import { eachAtPosition, end, type Frame, type Id, type Reason } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import type { Book, Manner } from '../book.ts';
import { reRollable, rollSequence, rollWith } from '../dice/rolls.ts';
import { hasDone, isAlive, type Lookups, modelOf, onTable, ownerOf } from '../measuring/lookups.ts';
import { DONE } from '../shooting/phase.ts';
import { type AboutModel, type Deed, type Look, type ModelId, question, sequence } from '../types.ts';
import type { movingOf } from './moving.ts';
import { startMove } from './moving.ts';
import type { Proposing } from './propose.ts';

export type MovePhaseManner = 'move' | 'advance' | 'fall-back' | 'break-out';

export interface Picking {
  readonly model: ModelId | null;
  readonly manner: MovePhaseManner | null;
  readonly bonus: number;
  readonly hasMoved?: boolean;
}

const NOBODY: Picking = { model: null, manner: null, bonus: 0 };

export const chooseMover = question('choose a model to move', 'pick-one');
export interface AboutFlatOut extends AboutModel {
  readonly inches: number;
}

export const advanceFlatOut = question<'react', AboutFlatOut>('go flat out', 'react');
export const chooseManner = question<'pick-one', AboutModel>('choose how it moves', 'pick-one');

const DEEDS: { readonly [M in MovePhaseManner]: Deed } = {
  move: 'moved',
  advance: 'advanced',
  'fall-back': 'fell-back',
  'break-out': 'fell-back',
};

const USUAL: readonly MovePhaseManner[] = ['move', 'advance', 'fall-back'];

/** Kinds of moves that leave a fight. */
const LEAVING: readonly MovePhaseManner[] = ['fall-back', 'break-out'];

export interface MovementParts {
  readonly moving: ReturnType<typeof movingOf>;
  readonly proposing: Proposing;
  /** What happens before a model breaks out; nothing in editions without that. */
  readonly breakingOut?: (t: Look, model: ModelId) => Frame;
}

export const advanceRoll = reRollable('roll to Advance');

export function movementPhaseOf(book: Book, lookups: Lookups, { moving, proposing, breakingOut }: MovementParts) {
  const { clauses } = book;
  const rollAdvance = rollSequence(advanceRoll, [clauses.advance, clauses.reRolls]);

  const allowanceOf = (t: Look, model: ModelId, manner: Manner): Tenths =>
    t.query('allowance', lookups.moveOf(t, model), { model, manner });

  /** Every reason against a kind of move: models in combat may only Fall Back, and only they may. */
  const againstManner = (t: Look, model: ModelId, manner: MovePhaseManner): readonly Reason[] => {
    const reasons: Reason[] = [];
    const isHeld = lookups.isInCombat(t, model);
    if (isHeld && !LEAVING.includes(manner)) reasons.push({ reason: 'in-combat', clause: clauses.fallBack });
    if (!isHeld && LEAVING.includes(manner)) reasons.push({ reason: 'not-in-combat', clause: clauses.fallBack });
    if (manner === 'fall-back' && isHeld) {
      const move = { model, manner, allowance: allowanceOf(t, model, manner) };
      if (proposing.find(t, move) === null) reasons.push({ reason: 'no-way-out', clause: clauses.fallBack });
    }
    return t.query('manner-refused', reasons, { model, manner });
  };
  const allManners = (t: Look, model: ModelId): readonly MovePhaseManner[] => [
    ...USUAL,
    ...t.query('more-manners', [], { model }),
  ];
  const mannersOf = eachAtPosition((t: Look, model: ModelId): readonly MovePhaseManner[] =>
    allManners(t, model).filter(manner => againstManner(t, model, manner).length === 0),
  );
  const hasManner = eachAtPosition((t: Look, model: ModelId): boolean =>
    allManners(t, model).some(manner => againstManner(t, model, manner).length === 0),
  );
  const hasMoved = (t: Look, model: ModelId): boolean =>
    hasDone(t, model, 'stayed', 'moved', 'advanced', 'fell-back', 'arrived');
  const mayMove = (t: Look, model: ModelId): boolean => !hasMoved(t, model) && hasManner(t, model);
  /** Models in combat are asked last: whether they may Fall Back takes a search. */
  const isAnyLeft = (t: Look): boolean => {
    const left = onTable(t.position, t.position.turn).filter(model => !hasMoved(t, model));
    const isFree = (model: ModelId): boolean => !lookups.isInCombat(t, model);
    return (
      left.some(model => isFree(model) && mayMove(t, model)) || left.some(model => !isFree(model) && mayMove(t, model))
    );
  };

  const leaving = sequence<AboutModel>('leave a fight', clauses.fallBack, s => [
    s.window(clauses.fallBack, 'enemies may react', 'falling-back', (_t, v) => v),
  ]);

  const phase = sequence<Picking>('Movement phase', clauses.move, s => [
    s.run(clauses.move, 'whether anybody can move', t => (isAnyLeft(t) ? NOBODY : end())),
    s.ask(clauses.move, chooseMover, {
      to: t => t.position.turn,
      ask: t => ({ of: 'model', candidates: [...onTable(t.position, t.position.turn), DONE] }),
      isOption: (t, _v, id: Id) => id === DONE || mayMove(t, id as ModelId),
      then: (_t, _v, model) => (model === DONE ? end() : { ...NOBODY, model: model as ModelId }),
      propose: (_t, _question, next, choices) => choices!.any(next, id => id !== DONE) ?? DONE,
    }),
    s.ask(clauses.move, chooseManner, {
      to: t => t.position.turn,
      ask: (t, v) => {
        const options = mannersOf(t, v.model!);
        return options.length > 1 ? { of: 'manner', options, about: { model: v.model! } } : null;
      },
      then: (_t, v, manner) => ({ ...v, manner: manner as MovePhaseManner }),
    }),
    s.run(clauses.move, 'the only way there is', (t, v) => ({ ...v, manner: v.manner ?? mannersOf(t, v.model!)[0]! })),
    s.ask(clauses.advance, advanceFlatOut, {
      to: t => t.position.turn,
      ask: (t, v) => {
        const inchesOut = v.manner === 'advance' ? t.query('flat-advance', null, { model: v.model! }) : null;
        return inchesOut === null
          ? null
          : { timing: 'advancing', options: ['flat-out'], about: { model: v.model!, inches: inchesOut } };
      },
      then: (t, v, chosen) => {
        if (chosen === null) return v;
        t.emit({ type: 'went-flat-out', clause: clauses.advance, model: v.model! });
        return { ...v, bonus: t.query('flat-advance', 0, { model: v.model! }) ?? 0 };
      },
    }),
    s.call(
      clauses.advance,
      'roll for the Advance',
      (t, v) =>
        v.manner === 'advance' && v.bonus === 0
          ? rollWith(rollAdvance, { what: 'advance', count: 1, seat: ownerOf(t, v.model!), model: v.model })
          : null,
      (t, v, [face]) => ({ ...v, bonus: face! + t.query('advance-bonus', 0, { model: v.model! }) }),
    ),
    s.call(clauses.fallBack, 'what it takes to break out', (t, v) =>
      v.manner === 'break-out' && breakingOut ? breakingOut(t, v.model!) : null,
    ),
    s.run(clauses.move, 'how it moves', (t, v) => {
      const [model, manner] = [v.model!, v.manner!];
      if (manner !== 'move' && isAlive(t, model))
        t.emit({ type: 'did', clause: clauses.move, model, deed: DEEDS[manner] });
      return v;
    }),
    s.call(clauses.fallBack, 'before it Falls Back', (t, v) =>
      LEAVING.includes(v.manner!) && isAlive(t, v.model!) ? leaving.start({ model: v.model! }) : null,
    ),
    s.call(
      clauses.move,
      'the model moves',
      (t, v) => {
        const [model, manner] = [v.model!, v.manner!];
        if (!isAlive(t, model)) return null;
        const allowance = allowanceOf(t, model, manner) + inches(v.bonus);
        return startMove(moving, { model, manner, allowance });
      },
      (_t, v, hasMoved) => ({ ...v, hasMoved }),
    ),
    s.run(clauses.move, 'it has moved, or stayed', (t, v) => {
      const model = v.model!;
      const { at } = modelOf(t, model);
      if (v.manner === 'move' && at !== null)
        t.emit({ type: 'did', clause: clauses.move, model, deed: v.hasMoved ? 'moved' : 'stayed' });
      if (v.manner === 'break-out' && at !== null)
        t.emit({ type: 'did', clause: clauses.fallBack, model, deed: 'broke-out' });
      return v;
    }),
    s.repeat(clauses.move, 'until the player is done', { from: 'whether anybody can move', while: () => true }),
  ]);
  return { phase, allowanceOf, againstManner, sequences: [rollAdvance, moving, leaving, phase] };
}
