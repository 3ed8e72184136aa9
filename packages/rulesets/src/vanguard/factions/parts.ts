import type { Frame, ListedSequence, Reason } from '@little-wars/engine';
import type { ListedAction } from '../queries.ts';
import type { Look, ModelId, Rule } from '../types.ts';
import type { FactionUse } from './uses.ts';

/** VG-2.3: an action that cards name by its id. */
export interface SpecialAction extends ListedAction {
  /** The text printed on cards. */
  readonly words: string;
  /** Every reason against it other than VG-5 and its price. */
  readonly reasons: (t: Look, by: ModelId) => readonly Reason[];
  readonly start: (by: ModelId) => Frame;
}

/** What a faction's code contributes. */
export interface FactionParts<U extends FactionUse> {
  readonly rules: { readonly [N in U['rule']]: Rule<N> };
  readonly sequences: readonly ListedSequence[];
  readonly actions: readonly SpecialAction[];
}
