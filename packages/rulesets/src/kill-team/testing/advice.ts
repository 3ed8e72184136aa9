// Asks for advice on a small board.
import { type Advised, advise as adviseOn, type Kind, numbers, type Question, tableOf } from '@little-wars/engine';
import { killTeam } from '../index.ts';
import type { Look, Position, Setup } from '../types.ts';
import { open } from './field.ts';

/** A question as the kernel would ask it of seat 0. */
export const asked = <K extends Kind>(kind: K, purpose: string, rest: object): Question<K> =>
  ({ kind, to: 0, purpose, clause: 'KT', secret: false, ...rest }) as unknown as Question<K>;

/** Asks operative 0 for an action. */
export const action = (...options: readonly string[]): Question<'pick-one'> =>
  asked('pick-one', 'choose an action', {
    of: 'action',
    options: ['end-activation', ...options],
    about: { operative: 0 },
  });

export function advise<K extends Kind>(t: Look, question: Question<K>): Advised<K> | null {
  return adviseOn(killTeam, t, question as Question, numbers('advice')) as Advised<K> | null;
}

export const table = (position: Position, setup: Setup = open): Look => tableOf(killTeam, setup, position);
