// VG-2.4  Abilities that several factions have
import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** VG-10.9, VG-10.29: one of its values may be used instead of AR. */
export const invulnerable: Rule<'invulnerable'> = {
  clause: 'VG-10.9',
  name: 'invulnerable armor',
  label: 'inv{on}',
  words: 'Invulnerable armor {on}+.',
  modify: { invulnerable: add((values, { holder, on }, { model }) => (model === holder ? [...values, on] : values)) },
};

export const steadfast: Rule<'steadfast'> = {
  clause: 'VG-12.1',
  name: 'steadfast',
  words: '{by} more on nerve tests.',
  modify: { 'nerve-modifier': add((sum, { holder, by }, { model }) => (model === holder ? sum + by : sum)) },
};
