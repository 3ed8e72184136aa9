import { add } from '@little-wars/engine';
import type { TraitRule } from '../types.ts';

/** RS-2.4; RS-2.11 and RS-2.12 are in core/07-breaking. */
export const champion: TraitRule<'champion'> = {
  clause: 'RS-2.4',
  name: 'Champion',
  words: '+2 Ld; tests first, and friends within 12" may test on its Ld.',
  modify: { leadership: add((value, { holder }, { model }) => (model === holder ? value + 2 : value)) },
};
