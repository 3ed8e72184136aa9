import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { Rule } from '../../types.ts';

/** VG-7.3: its charges go further. */
export const ereWeGo: Rule<'ere-we-go'> = {
  clause: 'VG-7.3',
  words: 'Its charges go {by}" further.',
  modify: {
    allowance: add((far, { holder, by }, { model, action }) =>
      model === holder && action === 'charge' ? far + inches(by) : far,
    ),
  },
};
