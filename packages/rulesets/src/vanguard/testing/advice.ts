// Questions for testing the advice of Kill Team Vanguard.
import {
  type AboutField,
  type Advised,
  type AskOf,
  advise as adviseBy,
  type Declared,
  type Kind,
  type Question,
} from '@little-wars/engine';
import { chooseAction } from '../core/05-activation/activation.ts';
import { vanguard } from '../index.ts';
import type { Look } from '../types.ts';

/** A question to a seat, as its step would ask it. */
export const asked = <K extends Kind, A>(
  { kind, purpose }: Declared<K, A>,
  ask: AskOf<K> & AboutField<A>,
  to = 0,
): Question<K> => ({ kind, to, purpose, clause: 'VG-1.1', secret: false, ...ask }) as unknown as Question<K>;

export const advise = (t: Look, question: Question): Advised | null => adviseBy(vanguard, t, question, () => 0);

/** Asks a model to choose one of these actions, or none. */
export const action = (model: number, ...options: readonly string[]): Question<'pick-one'> =>
  asked(chooseAction, { of: 'action', options: ['end-activation', ...options], about: { model } });
