// Questions put to the soldier of Kill Team Vanguard.
import type { Advised, AskOf, Kind, Question } from '@little-wars/engine';
import { advice } from '../advice/index.ts';
import type { Look } from '../types.ts';

/** A question to a seat, as its step would ask it. */
export const asked = <K extends Kind>(
  kind: K,
  purpose: string,
  ask: AskOf<K> & { about?: object },
  to = 0,
): Question<K> => ({ kind, to, purpose, clause: 'VG-1.1', secret: false, ...ask }) as unknown as Question<K>;

type Adviser = (t: Look, question: Question, next: (below: number) => number) => Advised | null;

export const advise = (t: Look, question: Question): Advised | null =>
  (advice[question.kind] as Adviser | undefined)?.(t, question, () => 0) ?? null;

/** What a model does of these, or nothing. */
export const action = (model: number, ...options: readonly string[]): Question<'pick-one'> =>
  asked('pick-one', 'choose an action', { of: 'action', options: ['end-activation', ...options], about: { model } });
