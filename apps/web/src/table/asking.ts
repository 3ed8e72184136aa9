// What the forms for questions need.
import type { Id, Question, Reason } from '@little-wars/engine';
import type { ReactNode } from 'react';
import type { Running, RunningTable } from '../game/running.ts';
import type { OnStage } from './on-stage.ts';
import type { Seeing } from './seeing.ts';

export interface Asking extends OnStage {
  readonly table: RunningTable;
  readonly running: Running;
  readonly reasons: readonly Reason[];
  readonly answer: (given: unknown) => void;
}

/** What a form needs that is filled in without a map. */
export interface PlainAsking {
  readonly running: Pick<Running, 'session'>;
  readonly seeing: Pick<Seeing, 'teller' | 't'>;
  readonly answer: (given: unknown) => void;
  /** What stands beside an option. */
  readonly beside?: (option: Id) => ReactNode;
  /** What is picked at first, where several may be. */
  readonly begins?: readonly Id[];
}

export type AnswerProps<Q extends Question = Question> = Asking & { readonly question: Q };
export type PlainAnswerProps<Q extends Question = Question> = PlainAsking & { readonly question: Q };
