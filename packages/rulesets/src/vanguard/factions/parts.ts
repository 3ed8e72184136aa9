import type { ListedSequence } from '@little-wars/engine';
import type { Action } from '../core/06-actions/actions.ts';
import type { Rule } from '../types.ts';
import type { FactionUse } from './uses.ts';

/** What the code of a faction brings. */
export interface FactionParts<U extends FactionUse> {
  readonly rules: { readonly [N in U['rule']]: Rule<N> };
  readonly sequences: readonly ListedSequence[];
  /** A function, since the files of actions and of rules know each other. */
  readonly actions: () => readonly Action[];
}
