import { type Frame, set } from '@little-wars/engine';
import { reRollable, rollSequence, rollWith } from '../dice/rolls.ts';
import { ownerOf } from '../measuring/lookups.ts';
import { type ModelId, type SharedRule, sequence } from '../types.ts';

export interface Throttle {
  readonly rule: 'full-throttle';
  readonly inches: number;
}

export interface Throttling<U> {
  readonly model: ModelId;
  readonly use: U;
  readonly isHurt?: boolean;
}

export interface ThrottleParts<U> {
  readonly clauses: readonly [rule: string, reRolls: string];
  readonly mortalWound: (model: ModelId) => Frame;
  /** Whether this die costs a mortal wound. */
  readonly hurts: (face: number, use: U) => boolean;
}

export const enginesRoll = reRollable('roll for the engines');

/** May Advance this far without a roll; a D6 may then cost it a mortal wound. */
export function fullThrottleOf<U extends Throttle>({ clauses, mortalWound, hurts }: ThrottleParts<U>) {
  const [clause] = clauses;
  const rollThrottle = rollSequence(enginesRoll, clauses);
  const throttle = sequence<Throttling<U>>('full throttle', clause, s => [
    s.call(
      clause,
      'roll for the engines',
      (t, { model }) => rollWith(rollThrottle, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
      (_t, v, [face]) => ({ ...v, isHurt: hurts(face!, v.use) }),
    ),
    s.call(clause, 'a mortal wound', (_t, v) => (v.isHurt ? mortalWound(v.model) : null)),
  ]);
  const rule: SharedRule<U> = {
    clause,
    name: 'Full Throttle',
    modify: {
      'flat-advance': set((value, { holder, inches: out }, { model }) => (model === holder ? out : value)),
    },
    on: {
      'went-flat-out': (_t, { model }, use) => (model === use.holder ? throttle.start({ model, use }) : null),
    },
  };
  return { rule, sequences: [rollThrottle, throttle] };
}
