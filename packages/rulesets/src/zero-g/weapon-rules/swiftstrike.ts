import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: A bonus to Initiative. */
export const swiftstrike: WeaponRule<'swiftstrike'> = {
  clause: 'ZG-8.3',
  name: 'Swiftstrike',
  label: ({ by }) => `Initiative +${by}`,
  words: ({ by }) => `Its bearer strikes with Initiative ${by} higher.`,
  modify: {
    initiative: add((value, { holder, by }, { model }) => (model === holder ? value + by : value)),
  },
};
