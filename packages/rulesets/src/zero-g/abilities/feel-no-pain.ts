import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-5.10: Ignores unsaved wounds, except Instant Death. */
export const feelNoPain: Rule<'feel-no-pain'> = {
  clause: '7E-5.10',
  name: 'Feel No Pain',
  modify: {
    'feel-no-pain': add((needs, { holder, on }, { model, instant }) =>
      model === holder && !instant ? [...needs, on] : needs,
    ),
  },
};
