import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.4: Discounts unsaved wounds, 1 worse against Instant Death. */
export const reanimation: Rule<'reanimation'> = {
  clause: 'ZG-8.4',
  name: 'Reanimation Protocols',
  modify: {
    'feel-no-pain': add((needs, { holder, on }, { model, instant }) =>
      model === holder ? [...needs, instant ? on + 1 : on] : needs,
    ),
  },
};
