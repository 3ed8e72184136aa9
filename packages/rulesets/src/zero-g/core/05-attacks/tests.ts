// 7E-1.3, 7E-1.4  Characteristic and Leadership tests, and the effects of failing them
import { initiativeOf, isAlive, leadershipOf, nextOwnTurn, ownerOf } from '../../lookups.ts';
import { type ModelId, question, sequence } from '../../types.ts';
import { hasFallen, slay } from './harm.ts';
import { goToGround } from './saves.ts';
import { passes } from './tables.ts';

export interface Tested {
  readonly model: ModelId;
  /** The model that caused the test; null for none. */
  readonly from: ModelId | null;
}

export const testInitiative = question('test Initiative', 'roll');

/** 7E-6.4: a model that fails an Initiative test is blinded. */
export const blindTest = sequence<Tested>('Blind', '7E-6.4', s => [
  s.roll('7E-1.3', testInitiative, {
    count: (t, { model }) => (isAlive(t, model) ? 1 : 0),
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, [face]) => {
      const { model } = v;
      if (!passes(face!, initiativeOf(t, model)))
        t.emit({ type: 'condition-began', clause: '7E-6.4', model, condition: 'blinded', ends: nextOwnTurn(t, model) });
      return v;
    },
  }),
]);

/** 7E-1.4: whether 2D6 pass a Leadership test. */
export const passesLeadership = (faces: readonly number[], leadership: number): boolean =>
  faces.reduce((sum, face) => sum + face, 0) <= leadership;

export const testForPinning = question('test Leadership for Pinning', 'roll');

/** 7E-6.20: a model that fails a Leadership test goes to ground. */
export const pinTest = sequence<Tested>('Pinning', '7E-6.20', s => [
  s.roll('7E-1.4', testForPinning, {
    count: (t, { model }) => (isAlive(t, model) && !t.query('fearless', false, { model }) ? 2 : 0),
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, faces) => {
      if (!passesLeadership(faces, leadershipOf(t, v.model))) goToGround(t, v.model, '7E-6.20');
      return v;
    },
  }),
]);

/** ZG-8.3: a model that fails a Leadership test is removed. */
/** As many tests as unsaved wounds. */
export interface SoulTested extends Tested {
  readonly tests: number;
}

export const testOrBeRemoved = question('test Leadership or be removed', 'roll');

export const soulTest = sequence<SoulTested>('Soulrazor', 'ZG-8.3', s => [
  s.roll('7E-1.4', testOrBeRemoved, {
    count: (t, { model, tests }) => (tests > 0 && isAlive(t, model) && !hasFallen(t, model) ? 2 : 0),
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, faces) => {
      if (!passesLeadership(faces, leadershipOf(t, v.model))) slay(t, v.model, v.from, 'ZG-8.3');
      return { ...v, tests: v.tests - 1 };
    },
  }),
  s.repeat('ZG-8.3', 'a test for each unsaved wound', {
    from: 'test Leadership or be removed',
    while: (t, { model, tests }) => tests > 0 && isAlive(t, model) && !hasFallen(t, model),
  }),
]);

export const testSequences = [blindTest, pinTest, soulTest];
